import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createApiClient, signInStudent } from '../../bench/student-session.ts';
import { getLocale, LANGUAGES } from '../../contract/src/language/language.ts';
import { startProduct } from '../../server/src/testing/product-process.ts';
import { TOUR_STEPS } from '../../web/src/features/landing/tour/tour-steps.ts';
import { print } from '../steps/output.mjs';
import { inRoot } from '../steps/root.mjs';
import { encodePictures } from './encode-pictures.mjs';
import { showStep } from './show-step.mjs';

/**
 * `npm run tour`: walks through the product as a student of the demo content, in both languages on a phone. The pictures
 * are committed, because a build has no browser to take them.
 */
const FOLDER = inRoot('web/src/features/landing/tour/pictures');
/** A demo student with some weeks of results, who has the courses below. */
const STUDENT = { name: 'ସୁବ୍ରତ ନାୟକ', email: 'subrata.nayak@example.com' };
/** The study material of a course is in one language. */
const COURSE_TITLES = { en: 'History of Odisha', or: 'Odia Grammar' };
const ADMIN = { username: 'tour', password: 'only-for-the-tour-9' };
const PHONE = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
};

const product = await startProduct({ ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
try {
  await mkdir(FOLDER, { recursive: true });
  for (const language of LANGUAGES) {
    const screenshots = await takeScreenshots(language);
    const pictures = await encodePictures(screenshots);
    for (const [index, step] of TOUR_STEPS.entries())
      await writeFile(path.join(FOLDER, `${step}.${language}.webp`), pictures[index]);
    const bytes = pictures.reduce((sum, { length }) => sum + length, 0);
    print(`${pictures.length} pictures in ${language}: ${Math.round(bytes / 1000)} kB`);
  }
} finally {
  await browser.close();
  await product.stop();
}

async function takeScreenshots(language) {
  const { course, storage } = await prepare(language);
  const context = await browser.newContext({ ...PHONE, baseURL: product.address });
  await context.addInitScript((stored) => Object.assign(localStorage, stored), storage);
  const page = await context.newPage();
  const screenshots = [];
  for (const step of TOUR_STEPS) {
    await showStep(step, { page, course, locale: getLocale(language) });
    await page.evaluate(() => document.fonts.ready);
    screenshots.push(await page.screenshot());
  }
  await context.close();
  return screenshots;
}

/** Signs the student in and reads the course with its right answers, which only an admin sees. */
async function prepare(language) {
  const ask = createApiClient(product);
  const { storage } = await signInStudent(ask, STUDENT);
  const { token } = await ask('/api/auth/admin/login', undefined, ADMIN);
  const search = new URLSearchParams({ search: COURSE_TITLES[language] });
  const { courses } = await ask(`/api/admin/courses?${search}`, token);
  const { course } = await ask(`/api/admin/courses/${courses[0]._id}`, token);
  return { course, storage };
}

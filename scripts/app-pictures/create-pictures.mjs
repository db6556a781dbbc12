import { chromium } from '@playwright/test';
import { createApiClient, signInStudent } from '../../bench/student-session.ts';
import { LANGUAGES, toLanguagePath } from '../../contract/src/language/language.ts';
import { startProduct } from '../../server/src/testing/product-process.ts';
import { inRoot } from '../steps/root.mjs';
import { sharp } from '../steps/sharp.mjs';
import { drawIcons } from './draw-icons.mjs';

/** The pictures are committed, because a build has no browser to take them. */
const FOLDER = inRoot('web/public/app');
/** A demo student with some weeks of results. */
const STUDENT = { name: 'ସୁବ୍ରତ ନାୟକ', email: 'subrata.nayak@example.com' };
const DESKTOP = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
};

await drawIcons(FOLDER);
// Without the reminder of a date of birth, which most students have entered.
const product = await startProduct({ PRIVACY_MINORS: 'off' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
try {
  const { storage } = await signInStudent(createApiClient(product), STUDENT);
  const context = await browser.newContext({ ...DESKTOP, baseURL: product.address });
  await context.addInitScript((stored) => Object.assign(localStorage, stored), storage);
  const page = await context.newPage();
  for (const language of LANGUAGES) {
    await page.goto(toLanguagePath('/student/dashboard', language), { waitUntil: 'networkidle' });
    // until then the page shows the shell that the server has rendered
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    await page.evaluate(() => document.fonts.ready);
    await sharp(await page.screenshot())
      .webp({ quality: 75, effort: 6, smartSubsample: true })
      .toFile(`${FOLDER}/dashboard.${language}.webp`);
  }
} finally {
  await browser.close();
  await product.stop();
}

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { HELP_ARTICLE_NAMES } from '../../contract/src/help-articles.ts';
import { getLocale, LANGUAGES } from '../../contract/src/language/language.ts';
import { startProduct } from '../../server/src/testing/product-process.ts';
import { ARTICLE_MODULES } from '../../web/src/features/help/article-modules.ts';
import { getAudience, PICTURE_SIZES, SCREEN_SIZES } from '../../web/src/features/help/picture-size.ts';
import { print } from '../steps/output.mjs';
import { inRoot } from '../steps/root.mjs';
import { sharp } from '../steps/sharp.mjs';
import { ADMIN, prepareContent } from './prepare-content.mjs';
import { FOR_VISITORS, STARTS_TEST, showScreen } from './show-screen.mjs';

/** The pictures are committed, because a build has no browser to take them. */
const FOLDER = inRoot('web/src/features/help/pictures');
const QUALITY = 60;
const TIMEOUT_MS = 15_000;

const wanted = process.argv.slice(2);
const names = [];
for (const name of HELP_ARTICLE_NAMES)
  if ((await ARTICLE_MODULES[name]()).picture && (wanted.length === 0 || wanted.includes(name)))
    names.push(name);

const product = await startProduct({ ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
try {
  await mkdir(FOLDER, { recursive: true });
  const content = await prepareContent(product);
  let bytes = 0;
  for (const name of names)
    for (const language of LANGUAGES) {
      const picture = await takePicture(name, language, content).catch((error) => {
        print(`${name} in ${language} could not be taken: ${error.message}`);
        process.exitCode = 1;
      });
      if (!picture) continue;
      await writeFile(path.join(FOLDER, `${name}.${language}.webp`), picture);
      bytes += picture.length;
    }
  print(`${Math.round(bytes / 1000)} kB of pictures`);
} finally {
  await browser.close();
  await product.stop();
}

async function takePicture(name, language, content) {
  const audience = getAudience(name);
  const context = await browser.newContext({
    baseURL: product.address,
    viewport: SCREEN_SIZES[audience],
    deviceScaleFactor: PICTURE_SIZES[audience].width / SCREEN_SIZES[audience].width,
    isMobile: audience === 'student',
    hasTouch: audience === 'student',
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  try {
    if (!FOR_VISITORS.includes(name)) {
      const session = STARTS_TEST.includes(name)
        ? await content.createStudent(`${name}.${language}`)
        : content.storage[audience];
      await context.addInitScript((stored) => Object.assign(localStorage, stored), session);
    }
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await showScreen(name, { page, content, locale: getLocale(language) });
    await page.evaluate(() => document.fonts.ready);
    // a headless browser shows no scrollbar, only the space for it
    await page.evaluate(() => document.documentElement.style.setProperty('scrollbar-gutter', 'auto'));
    await page.waitForFunction(areImagesLoaded);
    const png = await page.screenshot();
    return await sharp(png).webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toBuffer();
  } finally {
    await context.close();
  }
}

/** Runs in the page. Pictures outside the screen are not loaded. */
function areImagesLoaded() {
  return [...document.images].every((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.complete || bottom < 0 || top > window.innerHeight;
  });
}

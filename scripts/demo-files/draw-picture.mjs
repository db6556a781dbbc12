import { readFile } from 'node:fs/promises';
import { inRoot } from '../steps/root.mjs';

const WIDTH = 1280;
const HEIGHT = 720;
const PAPER = '#fbf7ee';
const MARIGOLD = '#f0ad3d';

/** Draws a course's picture: background, the stepped diamonds of an ikat cloth, the course's motif, a temple border. */
export async function drawPicture(browser, { background, shade, motif }) {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  try {
    const odia = await readFile(
      inRoot('node_modules/@fontsource-variable/anek-odia/files/anek-odia-oriya-wght-normal.woff2'),
    );
    const latin = await readFile(
      inRoot('node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'),
    );
    await page.setContent(`<!doctype html><style>
      @font-face { font-family: Anek; font-weight: 100 800; src: url(data:font/woff2;base64,${odia.toString('base64')}); unicode-range: U+0B01-0B77; }
      @font-face { font-family: Anek; font-weight: 100 800; src: url(data:font/woff2;base64,${latin.toString('base64')}); unicode-range: U+0000-00FF; }
      body { margin: 0; } svg { display: block; } text { font-family: Anek; font-weight: 700; text-anchor: middle; }
      </style>
      <svg viewBox="0 0 640 360" width="${WIDTH}" height="${HEIGHT}" style="--ground:${background};--shade:${shade};--paper:${PAPER};--gold:${MARIGOLD}">
        <rect width="640" height="360" fill="${background}"/>
        ${diamonds()}
        <g>${motif}</g>
        ${border()}
      </svg>`);
    await page.evaluate(() => document.fonts.ready);
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 88 });
    return Buffer.from(data, 'base64');
  } finally {
    await page.close();
  }
}

function diamonds() {
  return [60, 110, 118, 170, 230, 238, 300, 360, 368, 430]
    .map(
      (radius) =>
        `<path d="${steppedDiamond(320, 165, radius)}" fill="none" stroke="${PAPER}" stroke-opacity=".13" stroke-width="2.5"/>`,
    )
    .join('');
}

/** Returns the path of a diamond whose sides are steps, as in cloth woven from tied and dyed threads. */
function steppedDiamond(x, y, radius) {
  const step = 8;
  const steps = Math.round(radius / step);
  const side = (dx, dy, first) =>
    Array.from({ length: steps }, () => (first === 'v' ? `v${dy}h${dx}` : `h${dx}v${dy}`)).join('');
  return `M${x} ${y - steps * step}${side(step, step, 'h')}${side(-step, step, 'v')}${side(-step, -step, 'h')}${side(step, -step, 'v')}z`;
}

function border() {
  const tooth = (x) => {
    const steps = [20, 16, 12, 8, 4];
    return steps
      .map((half, i) => `<rect x="${x - half}" y="${348 - i * 6}" width="${half * 2}" height="6"/>`)
      .join('');
  };
  const teeth = Array.from({ length: 17 }, (_, i) => tooth(i * 40)).join('');
  return `<g fill="var(--shade)">${teeth}<rect y="354" width="640" height="6"/></g><rect y="351" width="640" height="2.5" fill="${MARIGOLD}"/>`;
}

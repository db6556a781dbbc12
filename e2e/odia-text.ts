import { appendFileSync, mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ADMIN, expect } from './product.ts';

/** Latin words that an Odia page may show: product names, formats, units, keys, exams and terms of the tax law. */
const ALLOWED = new Set(
  `Sikhya Google Authenticator Aegis QR Chrome PDF CSV JSON ZIP JPG PNG WebP HEIC Unicode UTF Word Excel InScript Ctrl Akruti Shree Lipi
   OSSC CGL OSSSC OPSC OCS OTET OSSTET IBPS RRB UR PwD RI ARI Amin KB kB MB GB px txt csv tsv English PostgreSQL WhatsApp LinkedIn Open Badge SMTP URL Node iPhone PIN OTP UPI Mbps GST GSTIN CGST SGST IGST SAC client id npm run backup reqId`.split(
    /\s+/,
  ),
);

/** Pictures of the screens and their texts for `npm run texts -- export`. */
const FOLDER = 'test-results/odia-screens';

/**
 * Fails on Latin words in texts and labels that claim to be Odia. Content and names in English carry their own `lang`
 * attribute and are not part of the interface.
 */
export async function expectOdia(page: Page, name: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'or');
  const { texts, content } = await page.evaluate(collectTexts);
  if (process.env.SCREENS) await saveScreen(page, name, texts);
  const findLatin = (names: string[]) => {
    const sorted = names.filter((text) => text.length > 3).toSorted((a, b) => b.length - a.length);
    return texts.filter((text) => findLatinWords(removeAll(text, sorted)).length > 0);
  };
  // a label may contain the name of the admin, or a name or title that the page also shows as content
  const names = [...content, ADMIN.username];
  let leftOver = findLatin(names);
  if (leftOver.length > 0) leftOver = findLatin([...names, ...(await fetchCourseTexts(page))]);
  expect(leftOver, `${name}: texts that are not Odia`).toEqual([]);
}

/** The titles and descriptions of all courses: other journeys add courses that mix both languages in one text. */
async function fetchCourseTexts(page: Page): Promise<string[]> {
  const response = await page.request.get('/api/public/courses?limit=100');
  const { courses } = (await response.json()) as { courses: { title: string; description: string }[] };
  return courses.flatMap(({ title, description }) => [title, description]);
}

function findLatinWords(text: string): string[] {
  // e-mail addresses, URLs, folders, processes such as host:123, commits, payments such as pay_123, orders such as O261117-P6V6JH
  const withoutAddresses = text.replace(
    /\S+@\S+|\S*\/\S+|\w+:\d+|\([0-9a-f]{12}\)|\bpay_\w+|\bO\d{6}-\w+/g,
    '',
  );
  // a single letter is an option, a key or an initial
  return (withoutAddresses.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !ALLOWED.has(word));
}

function removeAll(text: string, parts: string[]): string {
  return parts.reduce((rest, part) => rest.replaceAll(part, ''), text);
}

/** Runs in the browser: every text and label in Odia, and the texts in English, which are content. */
function collectTexts(): { texts: string[]; content: string[] } {
  const isOdia = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'or';
  const texts = new Set<string>([document.title]);
  const content = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || element.closest('script, style, noscript, code, .textLayer')) continue;
    (isOdia(element) ? texts : content).add(text);
  }
  const attributes = [
    'aria-label',
    'title',
    'placeholder',
    'alt',
    'aria-description',
    'aria-roledescription',
  ];
  for (const element of document.body.querySelectorAll('*')) {
    for (const attribute of attributes) {
      const text = element.getAttribute(attribute)?.trim();
      if (text && isOdia(element)) texts.add(text);
    }
  }
  return { texts: [...texts], content: [...content] };
}

async function saveScreen(page: Page, name: string, texts: string[]): Promise<void> {
  const picture = `${name.replaceAll(/[^\w-]+/g, '_')}.png`;
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: `${FOLDER}/${picture}`, fullPage: true });
  appendFileSync(`${FOLDER}/screens.jsonl`, `${JSON.stringify({ picture, text: texts.join('\n') })}\n`);
}

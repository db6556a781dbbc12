import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Running } from '../server/src/testing/product-process.ts';
import { type Admin, signInAdmin } from './admin.ts';
import { createLargeCourse } from './large-course.ts';

/** A keystroke must be visible within one frame. */
const LIMIT_MS = 16;
const KEYS = 120;
const BILINGUAL_QUESTIONS = 300;

/** `times` are sorted. `cpuMs` is the time of the page's main thread per keystroke, with painting and deferred work. */
type Typing = { times: number[]; cpuMs: number };

/**
 * Measures typing into a question of a course with 30 subjects, 300 chapters and 6,000 questions, and into both versions
 * of one of 300 bilingual questions of one chapter, in both languages. A text area in an empty page shows how much of it
 * is the browser and the load of the machine.
 */
export async function editorKeystrokes(product: Running): Promise<void> {
  const admin = await signInAdmin(product);
  const largeId = await createLargeCourse(admin);
  const bilingualId = await createBilingualCourse(admin);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
  const measure = async (address: string, field: string) => {
    const page = await openPage(browser, product.address);
    await signIn(page, admin.token);
    await page.goto(`${address}?field=${field}`);
    // the editor opens the rows of the field and moves the focus there
    await page.locator('textarea:focus').waitFor();
    // Odia typing is on by itself in an Odia field and is loaded then
    if (field.includes('odia'))
      await page.locator('[role=switch][aria-checked=true][aria-busy=false]').waitFor();
    // nobody types before the rows around the field have unfolded
    await page.evaluate(
      'Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => {})',
    );
    return typeAndMeasure(page);
  };
  try {
    report('a text area in an empty page', await measureEmptyPage(browser, product.address));
    const large = await measure(
      `/admin/edit-course/${largeId}`,
      'subjects.14.chapters.4.questions.9.question',
    );
    report('one of 6,000 questions', large);
    for (const prefix of ['', '/or']) {
      const address = `${prefix}/admin/edit-course/${bilingualId}`;
      const question = 'subjects.0.chapters.0.questions.9';
      const place = `one of ${BILINGUAL_QUESTIONS} bilingual questions below ${prefix || '/'}`;
      report(place, await measure(address, `${question}.question`));
      const odia = await measure(address, `${question}.odia.question`);
      report(`the Odia version of ${place}, with Odia typing`, odia);
    }
  } finally {
    await browser.close();
  }
}

/** Opens a page in a context of its own, because a local draft of an earlier page would be offered. */
async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 900 } });
  await page.addInitScript({ path: path.join(import.meta.dirname, 'key-times.js') });
  return page;
}

async function signIn(page: Page, token: string): Promise<void> {
  const storage = { token, user: JSON.stringify({ role: 'admin', username: 'admin' }) };
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storage);
}

async function measureEmptyPage(browser: Browser, baseURL: string): Promise<Typing> {
  const page = await openPage(browser, baseURL);
  await page.goto('data:text/html,<textarea rows="4" cols="60"></textarea>');
  await page.locator('textarea').focus();
  return typeAndMeasure(page);
}

/** Types into the focused field. */
async function typeAndMeasure(page: Page): Promise<Typing> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readCpuSeconds = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const before = await readCpuSeconds();
  await page.keyboard.type('the war of kalinga '.repeat(10).slice(0, KEYS), { delay: 25 });
  const cpuMs = ((await readCpuSeconds()) - before) * 1000;
  const times = await page.evaluate<number[]>('keyTimes');
  await page.close();
  return { times: times.toSorted((one, other) => one - other), cpuMs: cpuMs / times.length };
}

function report(place: string, { times, cpuMs }: Typing): void {
  const [median, p95] = [0.5, 0.95].map((share) => times[Math.floor(times.length * share)]!);
  console.log(`  ${times.length} keystrokes in ${place}, each until the field is updated`);
  console.log(`  median ${median!.toFixed(1)} ms, p95 ${p95!.toFixed(1)} ms; limit ${LIMIT_MS} ms`);
  console.log(
    `  CPU time of the page: ${cpuMs.toFixed(1)} ms per keystroke, with painting and deferred work`,
  );
  console.log(`  ratio: ${(median! / LIMIT_MS).toFixed(2)} (p95 ${(p95! / LIMIT_MS).toFixed(2)})`);
}

/** Creates a course with one chapter of bilingual questions, and returns its id. */
async function createBilingualCourse(admin: Admin): Promise<string> {
  const texts = { title: 'Odisha', description: 'For measuring' };
  const odia = { title: 'ଓଡ଼ିଶା', description: 'ମାପିବା ପାଇଁ' };
  const questions = Array.from({ length: BILINGUAL_QUESTIONS }, (_, n) => ({
    question: `Question ${n + 1}: on the bank of which river was the Kalinga war fought?`,
    options: ['Mahanadi', 'Daya', 'Brahmani', 'Baitarani'],
    correctAnswer: 1,
    explanation: 'On the bank of the Daya.',
    odia: {
      question: `ପ୍ରଶ୍ନ ${n + 1}: କଳିଙ୍ଗ ଯୁଦ୍ଧ କେଉଁ ନଦୀ କୂଳରେ ହୋଇଥିଲା?`,
      options: ['ମହାନଦୀ', 'ଦୟା', 'ବ୍ରାହ୍ମଣୀ', 'ବୈତରଣୀ'],
      explanation: 'ଦୟା ନଦୀ କୂଳରେ।',
    },
  }));
  const { course } = await admin.call('POST', '/api/admin/courses', {
    ...texts,
    odia,
    isFree: true,
    subjects: [{ ...texts, odia, chapters: [{ ...texts, odia, questions }] }],
  });
  return course._id;
}

import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { Running } from '../server/src/testing/product-process.ts';
import { signInAdmin } from './admin.ts';
import { createLargeCourse } from './large-course.ts';

/** A keystroke must be visible within one frame. */
const LIMIT_MS = 16;
const KEYS = 120;

/** Measures typing into a question of a course with 30 subjects, 300 chapters and 6,000 questions. */
export async function editorKeystrokes(product: Running): Promise<void> {
  const admin = await signInAdmin(product);
  const courseId = await createLargeCourse(admin);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ baseURL: product.address, viewport: { width: 1280, height: 900 } });
    await page.goto('/login');
    const user = JSON.stringify({ role: 'admin', username: 'admin' });
    await page.evaluate(
      `localStorage.setItem('token', '${admin.token}'); localStorage.setItem('user', '${user}')`,
    );
    await page.addInitScript({ path: path.join(import.meta.dirname, 'key-times.js') });
    await page.goto(`/admin/edit-course/${courseId}`);
    for (const row of [/^Subject 15/, /^Chapter 5/, /^Question 10/])
      await page.getByRole('button', { name: row }).click();
    const times = await typeAndMeasure(page);
    const [median, p95] = [0.5, 0.95].map((share) => times[Math.floor(times.length * share)]!);
    console.log(
      `  ${times.length} keystrokes in one of 6,000 questions, each until the browser is idle again`,
    );
    console.log(`  median ${median!.toFixed(1)} ms, p95 ${p95!.toFixed(1)} ms; limit ${LIMIT_MS} ms`);
    console.log(`  ratio: ${(median! / LIMIT_MS).toFixed(2)} (p95 ${(p95! / LIMIT_MS).toFixed(2)})`);
  } finally {
    await browser.close();
  }
}

/** Types and returns the sorted durations of the keystrokes. */
async function typeAndMeasure(page: Page): Promise<number[]> {
  await page.locator('textarea[name$=":question"]').click();
  await page.keyboard.type('the war of kalinga '.repeat(10).slice(0, KEYS), { delay: 25 });
  const times = await page.evaluate<number[]>('keyTimes');
  return times.toSorted((one, other) => one - other);
}

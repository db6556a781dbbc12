import { test as base, expect, type Page } from '@playwright/test';
import { type Product, startProduct } from '../server/src/testing/product-process.ts';
import { ADMIN, FILLED_FOLDER, SETTINGS } from './product-settings.ts';

type Fixtures = {
  /** Complaints of the browser that a journey expects, such as a call that is meant to fail. */
  expectedComplaints: RegExp;
  complaints: string[];
};

/**
 * Each worker has a product of its own, with its own PostgreSQL and the demo content. A journey fails on any error in
 * the browser's console, a broken content security policy among them.
 */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const product = await startProduct(SETTINGS, process.env[FILLED_FOLDER]);
      await use(product);
      await product.stop();
    },
    // its start is not part of the time of a journey
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ product }, use) => use(product.address),
  expectedComplaints: [/^$/, { option: true }],
  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const listen = (page: Page) => {
        page.on('console', (message) => {
          // asked for beside a PDF, which cannot name its own; whether in time before its tab closes is chance
          if (message.location().url.endsWith('/favicon.ico')) return;
          // the app's log of a failed call, of which the browser complains by itself
          if (message.text().startsWith('ApiError: ')) return;
          if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
        });
        page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
      };
      context.on('page', listen);
      await use(complaints);
      expect(complaints.filter((text) => !expectedComplaints.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { ADMIN, expect };

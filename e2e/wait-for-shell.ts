import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** Waits until the worker has stored the shell that opens the app without a connection. */
export async function waitForShell(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (shell) => (await caches.match(shell))?.status, path))
    .toBe(200);
}

import { randomBytes } from 'node:crypto';
import { startProduct } from '../server/src/testing/product-process.ts';
import { expect, test } from './product.ts';

test.use({ expectedConsoleErrors: /404/ });

test('in production there is no design page and no sign-in without Google', async ({ page }) => {
  const product = await startProduct({
    NODE_ENV: 'production',
    SESSION_SECRET: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'silent',
    DEMO: '0',
  });
  try {
    const response = await page.goto(`${product.address}/design`);
    expect(response?.status()).toBe(404);
    await page.goto(`${product.address}/login`);
    await expect(page.getByRole('alert')).toContainText('not set up');
  } finally {
    // it may still load files in the background
    await page.close();
    await product.stop();
  }
});

import { randomBytes } from 'node:crypto';
import { startProduct } from '../server/src/testing/product-process.ts';
import { expect, test } from './product.ts';

test.use({ expectedComplaints: /404/ });

test('in production the page of all parts is not there, and nobody signs in without Google', async ({
  page,
}) => {
  const product = await startProduct({
    NODE_ENV: 'production',
    SESSION_SECRET: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'silent',
    DEMO: '0',
  });
  try {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const answer = await page.goto(`${product.address}/design`, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here');
    expect(fetched.filter((address) => /assets\/design/.test(address))).toEqual([]);
    await page.goto(`${product.address}/login`);
    await expect(page.getByRole('alert')).toContainText('not set up');
  } finally {
    await product.stop();
  }
});

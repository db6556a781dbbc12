import { startProduct } from '../server/src/testing/product-process.ts';
import { expect, test } from './product.ts';
import { EMPTY_FOLDER, SETTINGS } from './product-settings.ts';

/** A fake of Google's script, because tests only use this machine. */
const SCRIPT = `window.google = { accounts: { oauth2: { initTokenClient: ({ client_id, error_callback }) => ({
  requestAccessToken: () => { window.usedClientId = client_id; error_callback({ type: 'popup_closed' }); },
}) } } };`;

test.use({ expectedConsoleErrors: /sign-in window/ });

test("10 with a client id the page loads Google's script, which the content security policy allows", async ({
  page,
}) => {
  const product = await startProduct(
    { ...SETTINGS, GOOGLE_CLIENT_ID: 'our-client.apps.googleusercontent.com', DEMO: '0' },
    process.env[EMPTY_FOLDER],
  );
  try {
    await page.route('https://accounts.google.com/gsi/client', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
    );
    await page.goto(`${product.address}/login`);
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await expect(page.getByRole('alert')).toContainText('The sign-in window was closed');
    expect(await page.evaluate('window.usedClientId')).toBe('our-client.apps.googleusercontent.com');
    await expect(page.getByText('local sign-in')).toBeHidden();
  } finally {
    // its requests in the background would fail
    await page.close();
    await product.stop();
  }
});

import { getLocale, type Language, toLanguagePath } from '../contract/src/language/language.ts';
import { getTexts } from '../contract/src/language/texts.ts';
import { startMailServer } from '../server/src/testing/mail-server.ts';
import { startProduct } from '../server/src/testing/product-process.ts';
import { texts } from '../web/src/features/system/texts.ts';
import { paths } from '../web/src/lib/paths.ts';
import { expectNoViolations } from './axe.ts';
import { expectOdia } from './odia-text.ts';
import { expect, test as productTest } from './product.ts';
import { FILLED_FOLDER, SETTINGS } from './product-settings.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';

type MailServer = Awaited<ReturnType<typeof startMailServer>> & { isRefusing: boolean };

/** With a mail server that refuses all addresses for good, until it is told not to. */
const test = productTest.extend<object, { mailServer: MailServer }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const server: MailServer = Object.assign(
        await startMailServer(() => (server.isRefusing ? 550 : null)),
        { isRefusing: true },
      );
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mailServer }, use) => {
      const settings = { ...SETTINGS, SMTP_URL: mailServer.url };
      const product = await startProduct(settings, process.env[FILLED_FOLDER]);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

for (const language of ['or', 'en'] as Language[])
  test(`an admin sends again what could not be sent, in the language ${language}`, async ({
    page,
    product,
    mailServer,
  }) => {
    mailServer.isRefusing = true;
    const t = getTexts(texts, getLocale(language));
    await page.setViewportSize({ width: 360, height: 780 });
    const addresses = [1, 2, 3].map((n) => `dead-${n}-${language}-${crypto.randomUUID()}@example.com`);
    const ids: string[] = [];
    for (const email of addresses) {
      await signInAsStudent(page, { name: 'ରୀତା', email });
      ids.push(await page.evaluate(() => JSON.parse(localStorage.getItem('user')!)._id as string));
    }
    await signInAsAdmin(page);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const breach = { title: 'x', text: 'x', odia: { title: 'x', text: 'x' }, studentIds: ids, count: 3 };
    const sent = await page.request.post(`${product.address}/api/admin/breaches`, {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      data: breach,
    });
    expect(sent.ok()).toBe(true);

    const rows = page.getByRole('table', { name: t.deadDeliveries }).getByRole('row');
    await expect(async () => {
      await page.goto(toLanguagePath(paths.system, language));
      await expect(rows).toHaveCount(4, { timeout: 5000 });
    }).toPass();
    await expect(page.getByRole('region', { name: t.outbox })).toContainText(t.deadDeliveries);
    if (language === 'or') await expectOdia(page, 'dead deliveries');
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);

    mailServer.isRefusing = false;
    await rows.nth(1).getByRole('button', { name: t.retry }).click();
    await expect(page.getByText(t.retried({ count: 1 }))).toBeVisible();
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: t.retryAllEmail({ count: 2 }) }).click();
    const question = page.getByRole('alertdialog', { name: t.retryQuestion });
    await expect(question).toContainText(t.retryText);
    if (language === 'or') await expectOdia(page, 'send again');
    await question.getByRole('button', { name: t.retryAllEmail({ count: 2 }) }).click();
    await expect(page.getByText(t.retried({ count: 2 }))).toBeVisible();
    await expect(page.getByRole('heading', { name: t.deadDeliveries })).toBeHidden();
    const countArrived = () =>
      addresses.filter((address) => mailServer.mails.some(({ to }) => to === address)).length;
    await expect.poll(countArrived).toBe(3);
  });

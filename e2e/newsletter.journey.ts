import { getLocale, type Language, toLanguagePath } from '../contract/src/language/language.ts';
import { getTexts } from '../contract/src/language/texts.ts';
import { texts as answers, pageTexts } from '../server/src/features/newsletter/texts.ts';
import { texts as layout } from '../web/src/app/layout/texts.ts';
import { texts } from '../web/src/features/newsletter/texts.ts';
import { paths } from '../web/src/lib/paths.ts';
import { expectNoViolations } from './axe.ts';
import { readMail, test } from './mail-test.ts';
import { expectOdia } from './odia-text.ts';
import { expect } from './product.ts';
import { signInAsAdmin } from './sign-in.ts';

for (const language of ['or', 'en'] as Language[]) {
  test(`a visitor subscribes, confirms and unsubscribes in the language ${language}`, async ({
    page,
    server,
    mailServer,
  }) => {
    const locale = getLocale(language);
    const form = getTexts(layout, locale);
    const answer = getTexts(answers, locale);
    const t = getTexts(pageTexts, locale);
    const list = getTexts(texts, locale);
    const email = 'reader@example.com';
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(toLanguagePath('/about', language));
    await page.getByPlaceholder(form.yourEmail).fill(email);
    await page.getByRole('button', { name: form.subscribe }).click();
    await expect(page.getByText(answer.checkMail)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);

    await expect.poll(() => mailServer.mails.length).toBe(1);
    const mail = readMail(mailServer.mails[0]!.raw);
    // links use the public address of the site, which is not that of this server
    const findLink = (kind: string) =>
      server.address + new RegExp(`(/newsletter/${kind}\\?token=[\\w.-]+)`).exec(mail.text)![1]!;
    await page.goto(findLink('confirm'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.confirmTitle);
    await expectNoViolations(page);
    await page.getByRole('button', { name: t.confirmButton }).click();
    await expect(page.getByRole('status')).toHaveText(t.confirmed);

    await signInAsAdmin(page);
    await page.goto(toLanguagePath(paths.newsletter, language));
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText(list.subscribed);
    await expectNoViolations(page);
    if (language === 'or') await expectOdia(page, 'newsletter');
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /CSV/ }).click();
    expect((await download).suggestedFilename()).toBe('newsletter.csv');

    await page.goto(findLink('unsubscribe'));
    await page.getByRole('button', { name: t.unsubscribeButton }).click();
    await expect(page.getByRole('status')).toHaveText(t.unsubscribed);
    await page.goto(toLanguagePath(`${paths.newsletter}?state=unsubscribed`, language));
    await expect(row).toContainText(list.unsubscribed);
    await row.getByRole('button', { name: list.removeOf({ email }) }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: list.remove }).click();
    await expect(page.getByRole('heading', { name: list.noneFound })).toBeVisible();
  });
}

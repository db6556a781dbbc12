import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './product.ts';
import { fillAdminForm, signInAsAdmin } from './sign-in.ts';
import { createAdminClient } from './study-course.ts';

const PASSWORD = 'କଳିଙ୍ଗ-ସାଗର-9431-patha';

/** Creates an invite in the browser and returns its link. */
async function invite(page: Page, role: string): Promise<string> {
  await page.goto('/admin/team');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('For whom').fill(`for a new ${role}`);
  await dialog.getByRole('radio', { name: role }).check();
  const review = dialog.getByRole('checkbox');
  if (await review.isVisible()) await review.uncheck();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(`for a new ${role}`)).toBeVisible();
  return link;
}

/** Opens an invite in another browser, creates the account and signs in. */
async function accept(browser: Browser, link: string, username: string): Promise<Page> {
  const { origin } = new URL(link);
  const page = await (await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })).newPage();
  await page.goto(link);
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('A password has at least 12 characters.')).toBeVisible();
  await page.locator('input[autocomplete=new-password]').fill(PASSWORD);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await fillAdminForm(page, { username, password: PASSWORD });
  await expect(page.getByRole('heading', { name: `Welcome, ${username}` })).toBeVisible();
  return page;
}

test('an owner invites an author, who sees only own courses, and the activity shows it', async ({
  page,
  browser,
  product,
}) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('Konark for Rabi', [[{ title: 'Wheel', questions: 1 }]]);
  await signInAsAdmin(page);
  const link = await invite(page, 'Author');
  const author = await accept(browser, link, 'rabi');

  const menu = author.getByRole('navigation', { name: 'Admin Panel' });
  await expect(menu.getByRole('link', { name: 'Create Course' })).toBeVisible();
  for (const name of ['Student Details', 'Team', 'Activity', 'System State'])
    await expect(menu.getByRole('link', { name })).toHaveCount(0);
  await expect(author.getByText('No courses available yet!')).toBeVisible();
  await author.goto('/admin/students');
  await expect(author.getByRole('heading', { name: 'Your role does not include this page' })).toBeVisible();
  await author.goto(link);
  await expect(author.getByText('The invite could not be opened')).toBeVisible();

  await page.goto(`/admin/view-course/${course._id}`);
  await page.getByLabel('Add an author').selectOption('rabi');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove rabi' })).toBeVisible();
  await author.goto('/admin/dashboard');
  await expect(author.getByRole('link', { name: 'Edit Konark for Rabi' })).toBeVisible();

  await page.goto('/admin/activity');
  await expect(page.getByText('asha made rabi an author of the course Konark for Rabi.')).toBeVisible();
  await page.getByLabel('Person').selectOption('rabi');
  await expect(page.getByText('rabi joined the team with the role Author.')).toBeVisible();
  await expect(page.getByText('asha made rabi')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/activity?person=rabi');
  await page.reload();
  await expect(page.getByText('rabi joined the team with the role Author.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(',rabi,accept-invite,');
  await author.context().close();
});

test('an owner changes a role, blocks and unblocks an admin', async ({ page, browser }) => {
  await signInAsAdmin(page);
  const member = await accept(browser, await invite(page, 'Support'), 'mina');
  await page.reload();
  await page.getByRole('button', { name: 'Manage mina' }).click();
  const dialog = page.getByRole('dialog');
  await expectNoViolations(page);
  await dialog.getByRole('radio', { name: 'Reviewer' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The role was saved.')).toBeVisible();
  await member.goto('/admin/dashboard');
  await expect(member.getByRole('link', { name: 'Create Course' }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Unblock' })).toBeVisible();
  await member.reload();
  await expect(member).toHaveURL('/login');
  await fillAdminForm(member, { username: 'mina', password: PASSWORD });
  await expect(member.getByText('This account is blocked. Ask an owner of the site.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText('mina can sign in again.')).toBeVisible();
  await fillAdminForm(member, { username: 'mina', password: PASSWORD });
  await expect(member.getByRole('heading', { name: 'Welcome, mina' })).toBeVisible();
  await member.context().close();
});

test('the activity of one course is filtered by the address', async ({ page, product }) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('Filtered course', [[{ title: 'One' }]]);
  await signInAsAdmin(page);
  await page.goto(`/admin/view-course/${course._id}`);
  await page.getByRole('main').getByRole('link', { name: 'Activity' }).click();
  await expect(page).toHaveURL(`/admin/activity?courseId=${course._id}`);
  await expect(page.getByText('1 entry')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Filtered course' }).click();
  await expect(page).toHaveURL(`/admin/view-course/${course._id}`);
  await page.goBack();
  await page.getByRole('button', { name: 'Course Filtered course' }).click();
  await page.getByRole('button', { name: 'All courses' }).click();
  await expect(page).toHaveURL('/admin/activity');
  await page.getByLabel('From').fill('2020-02-01');
  await page.getByLabel('To').fill('2020-02-02');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('asha signed in.').first()).toBeVisible();
});

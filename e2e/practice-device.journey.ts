import { button, countStored, getPractice, option, post, signInWithMistakes } from './practice-page.ts';
import { expect, test } from './product.ts';
import { png } from './sample-files.ts';

// Networks fail on purpose.
test.use({ expectedConsoleErrors: /Failed to load resource|net::ERR|Failed to fetch|unreachable/i });

test('without a network the notebook opens from the device, with pictures and figures', async ({
  page,
  context,
  product,
}) => {
  await signInWithMistakes(page, product, 'River', { picture: png('map.png', 400, 200).buffer });
  await page.goto('/student/practice', { waitUntil: 'networkidle' });
  for (const store of ['decks', 'progress', 'pictures'] as const)
    await expect.poll(() => countStored(page, store), store).toBe(1);
  const panel = page.getByRole('complementary', { name: 'Student Portal' });
  await panel.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/student/dashboard');
  await context.setOffline(true);
  await panel.getByRole('link', { name: 'Practice' }).click();
  await expect(page.getByText(/^No connection. These are your questions as of/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your habit' })).toBeVisible();
  await page.getByText('Marked', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No due question fits these filters' })).toBeVisible();
  await button(page, 'Show all').click();
  await expect(page.getByRole('heading', { name: 'Today: 3 questions, about 2 min' })).toBeVisible();
  await button(page, 'Start').click();
  const picture = page.getByRole('img', { name: /^Belongs to question 1/ });
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  for (const next of ['Next', 'Next', 'Finish']) {
    await option(page, 'A').check();
    await button(page, 'Check').click();
    await button(page, next).click();
  }
  await expect(page.getByText('You practised 3 questions today.')).toBeVisible();
  await expect(page.getByText('1 of 5 days')).toBeVisible();

  await context.setOffline(false);
  await expect.poll(async () => (await getPractice(page)).today.questions).toBe(3);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL('/login');
  for (const store of ['decks', 'progress', 'pictures'] as const)
    await expect.poll(() => countStored(page, store), store).toBe(0);
});

for (const closesTab of [false, true]) {
  const when = closesTab ? 'at the next visit' : 'later';
  test(`41 deletes unsent answers ${when} after a sign-out before the code for it was loaded`, async ({
    page,
    context,
    product,
  }) => {
    await signInWithMistakes(page, product, `Left at once ${when}`);
    await page.goto('/student/practice');
    await button(page, 'Start').click();
    await expect(option(page, 'A')).toBeVisible();
    await context.route('**/api/student/practice/reviews', (route) => route.abort());
    await option(page, 'A').check();
    await button(page, 'Check').click();
    await expect.poll(() => countStored(page, 'reviews')).toBe(1);

    // the code that deletes the data arrives late
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await context.route('**/assets/after-load-*.js', async (route) => {
      await isReleased;
      await route.continue().catch(() => {});
    });
    await page.goto('/student/dashboard');
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect(page).toHaveURL('/login');
    expect(await countStored(page, 'reviews')).toBe(1);
    let later = page;
    if (closesTab) {
      later = await context.newPage();
      await page.close();
    }
    release();
    if (closesTab) await later.goto('/about');
    await expect.poll(() => countStored(later, 'reviews')).toBe(0);
  });
}

test('41 deletes unsent work when the server says that the account was deleted', async ({
  page,
  context,
  product,
}) => {
  await signInWithMistakes(page, product, 'Deleted elsewhere');
  await page.goto('/student/practice');
  await button(page, 'Start').click();
  await context.route('**/api/student/practice/reviews', (route) => route.abort());
  await option(page, 'A').check();
  await button(page, 'Check').click();
  await expect.poll(() => countStored(page, 'reviews')).toBe(1);
  const { name, email } = await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user')!) as { name: string; email: string };
    localStorage.setItem(
      `unsent-minutes:${user.email}`,
      JSON.stringify([{ courseId: 'c', chapterId: 'c', minutes: 3 }]),
    );
    return user;
  });
  // on another device
  const proof = await page.request.post('/identity/token', { data: { name, email } });
  const { access_token: accessToken } = await proof.json();
  const userinfo = await page.request.get('/identity/userinfo', {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  await post(page, '/api/student/account/delete', { googleId: (await userinfo.json()).sub, accessToken });
  await page.goto('/student/dashboard');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => countStored(page, 'reviews')).toBe(0);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .not.toContain(`unsent-minutes:${email}`);
});

test('tabs with older and newer builds do not stop each other', async ({ page, context, product }) => {
  await signInWithMistakes(page, product, 'Builds');
  const other = await context.newPage();
  await other.goto('/about');
  // an older build, which does not close the database
  await other.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('practice', 1).onsuccess = resolve;
      }),
  );
  await page.goto('/student/practice');
  await expect(page.getByRole('heading', { name: /^Today: 3 questions/ })).toBeVisible();
  await other.reload();

  await page.reload();
  await button(page, 'Start').click();
  // a newer build
  const upgrade = other.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('practice', 99);
        request.onsuccess = () => resolve('upgraded');
        request.onblocked = () => resolve('blocked');
      }),
  );
  expect(await upgrade).toBe('upgraded');
  await option(page, 'A').check();
  await button(page, 'Check').click();
  await expect(page.getByText('Right', { exact: true })).toBeVisible();
  await expect.poll(async () => (await getPractice(page)).today.questions).toBe(1);
});

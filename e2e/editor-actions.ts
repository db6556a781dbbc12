import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Actions of an admin in the course editor. */

export const rowButton = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}\\b`) });

/** The content of the row that was opened last: a row that is closing is still in the page for a moment. */
export const openRow = (page: Page) => page.locator('[role=region][data-state=open]').last();

export async function fillCourse(page: Page, title: string, description: string): Promise<void> {
  await page.getByLabel('Course Title').fill(title);
  await page.getByLabel('Course Description').fill(description);
}

export async function addSubject(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Subject' }).click();
  await expect(openRow(page).getByLabel('Subject Title')).toBeFocused();
  await openRow(page).getByLabel('Subject Title').fill(title);
  await openRow(page).getByLabel('Subject Description').fill('About the subject');
}

export async function fillChapter(page: Page, title: string): Promise<void> {
  await openRow(page).getByLabel('Chapter Title').fill(title);
  await openRow(page).getByLabel('Chapter Description').fill('About the chapter');
}

export const questionField = (page: Page) => openRow(page).locator('textarea[name$=":question"]');

export async function fillQuestion(page: Page, question: string, options: string[]): Promise<void> {
  await questionField(page).fill(question);
  for (const [index, option] of options.entries())
    await openRow(page).getByLabel(`Option ${'ABCD'[index]} *`).fill(option);
}

/** Turns autosave off on the pages that are opened from now on, because they seem to be offline. */
export async function pauseAutosave(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
}

/** The line that says that the server has everything. */
export const savedLine = (page: Page) => page.getByText(/^Saved at /);

/** Publishes the course and returns to the dashboard. */
export async function saveAndLeave(page: Page, button: 'Create Course' | 'Update Course'): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Success!' });
  const message =
    button === 'Create Course' ? 'Course created successfully!' : 'Course updated successfully!';
  await expect(dialog).toContainText(message);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
}

/** Fetches the stored course tree of the first course that matches the title. */
export async function fetchCourse(page: Page, title: string) {
  return page.evaluate(async (search) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const list = await fetch(`/api/admin/courses?search=${encodeURIComponent(search)}`, { headers });
    const { courses } = await list.json();
    const response = await fetch(`/api/admin/courses/${courses[0]._id}`, { headers });
    return (await response.json()).course;
  }, title);
}

/** Creates a course of two subjects through the API and returns its id. */
export async function createCourse(page: Page, title: string): Promise<string> {
  return page.evaluate(async (name) => {
    const question = (text: string) => ({ question: text, options: ['a', 'b', 'c', 'd'], correctAnswer: 1 });
    const chapter = (text: string) => ({
      title: text,
      description: 'd',
      questions: [question('First?'), question('Second?'), question('Third?')],
    });
    const subject = (text: string) => ({
      title: text,
      description: 'd',
      chapters: [chapter('Opening'), chapter('Middle')],
    });
    const response = await fetch('/api/admin/courses', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('token')}`,
      },
      body: JSON.stringify({
        title: name,
        description: 'd',
        price: 250,
        subjects: [subject('History'), subject('Polity')],
      }),
    });
    return (await response.json()).course._id;
  }, title);
}

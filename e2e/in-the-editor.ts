import { expect, type Page } from '@playwright/test';

/** What an admin does in the course editor, in the words of the screen. */

export const row = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}\\b`) });

/** What is inside the row that was opened last; one that is closing is still there for a moment. */
export const inside = (page: Page) => page.locator('[role=region][data-state=open]').last();

export async function writeCourse(page: Page, title: string, description: string): Promise<void> {
  await page.getByLabel('Course Title').fill(title);
  await page.getByLabel('Course Description').fill(description);
}

export async function addSubject(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Subject' }).click();
  await expect(inside(page).getByLabel('Subject Title')).toBeFocused();
  await inside(page).getByLabel('Subject Title').fill(title);
  await inside(page).getByLabel('Subject Description').fill('About the subject');
}

export async function writeChapter(page: Page, title: string): Promise<void> {
  await inside(page).getByLabel('Chapter Title').fill(title);
  await inside(page).getByLabel('Chapter Description').fill('About the chapter');
}

export const questionText = (page: Page) => inside(page).locator('textarea[name$=":question"]');

export async function writeQuestion(page: Page, question: string, options: string[]): Promise<void> {
  await questionText(page).fill(question);
  for (const [index, option] of options.entries())
    await inside(page).getByLabel(`Option ${'ABCD'[index]} *`).fill(option);
}

/** The first save of a course, to the dashboard. */
export async function finish(page: Page, button: 'Create Course' | 'Update Course'): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const said = page.getByRole('alertdialog', { name: 'Success!' });
  const words = button === 'Create Course' ? 'Course created successfully!' : 'Course updated successfully!';
  await expect(said).toContainText(words);
  await said.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
}

/** The course as the server holds it. */
export async function storedCourse(page: Page, title: string) {
  return page.evaluate(async (wanted) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const list = await fetch(`/api/admin/courses?search=${encodeURIComponent(wanted)}`, { headers });
    const { courses } = await list.json();
    const answer = await fetch(`/api/admin/courses/${courses[0]._id}`, { headers });
    return (await answer.json()).course;
  }, title);
}

/** Makes a course of two subjects through the API; answers its id. */
export async function makeCourse(page: Page, title: string): Promise<string> {
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
    const answer = await fetch('/api/admin/courses', {
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
    return (await answer.json()).course._id;
  }, title);
}

import { SAMPLE_QUESTIONS } from '../contract/src/sample-questions.ts';
import {
  addSubject,
  createCourse,
  fetchCourse,
  fillChapter,
  fillCourse,
  fillQuestion,
  openRow,
  questionField,
  rowButton,
  saveAndLeave,
  savedLine,
} from './editor-actions.ts';
import { expect, test } from './product.ts';
import { pdf, png, text } from './sample-files.ts';
import { signInAsAdmin } from './sign-in.ts';
import { createAdminClient } from './study-course.ts';

test('creates, views and deletes a bilingual course with a picture, a PDF and a question file', async ({
  page,
}) => {
  const title = 'ଓଡ଼ିଶାର ଇତିହାସ · Odisha in an editor';
  await signInAsAdmin(page);
  await page.goto('/admin/create-course');
  await fillCourse(page, title, 'ପ୍ରାଚୀନ କଳିଙ୍ଗରୁ ଆଜି');
  await page.getByText('Paid', { exact: true }).click();
  await page.getByPlaceholder('Enter price in ₹').fill('249.50');
  await page.getByLabel('Thumbnail', { exact: true }).setInputFiles(png('cover.png', 900, 900));
  await expect(page.getByText(/^cover\.png/)).toBeVisible();
  await expect(page.getByText(/KB · image\/png/)).toBeVisible();

  await addSubject(page, 'ପ୍ରାଚୀନ ଓଡ଼ିଶା');
  await rowButton(page, 'Chapter 1').click();
  await fillChapter(page, 'କଳିଙ୍ଗ ଯୁଦ୍ଧ');
  await openRow(page)
    .getByLabel('Chapter PDF', { exact: true })
    .setInputFiles(await pdf('notes.pdf', 'Notes'));
  const broken = `${SAMPLE_QUESTIONS}\nQuestion 5\nWithout a mark?\nA. a\nB. b\nC. c\nD. d\n`;
  await openRow(page).getByLabel('Questions (.txt)', { exact: true }).setInputFiles(text('bulk.txt', broken));
  const preview = page.getByRole('dialog', { name: '4 questions found' });
  await expect(preview).toContainText(`Line ${SAMPLE_QUESTIONS.split('\n').length + 1}`);
  await expect(preview).toContainText('No option is marked Correct.');
  await preview.getByRole('button', { name: 'Replace 1 question' }).click();
  await expect(page.getByText('Uploaded 4 questions from file.')).toBeVisible();
  await rowButton(page, 'Question 2').click();
  await openRow(page)
    .getByLabel('Question Image', { exact: true })
    .setInputFiles(png('sketch.png', 300, 200));
  await page.getByRole('button', { name: 'Add Question' }).click();
  await fillQuestion(page, 'Which river?', ['ମହାନଦୀ', 'ଦୟା', 'c', 'd']);
  await openRow(page).getByLabel('Option B is correct').check();
  await saveAndLeave(page, 'Create Course');

  const course = await fetchCourse(page, title);
  expect(course).toMatchObject({
    price: 249.5,
    isFree: false,
    thumbnail: expect.stringMatching(/^\/files\//),
  });
  const [chapter] = course.subjects[0].chapters;
  expect(chapter.title).toBe('କଳିଙ୍ଗ ଯୁଦ୍ଧ'.normalize('NFC'));
  expect(chapter.pdf).toMatch(/^\/files\//);
  expect(chapter.questions).toHaveLength(5);
  expect(chapter.questions[1].questionImage).toMatch(/^\/files\//);
  expect(chapter.questions[4]).toMatchObject({ question: 'Which river?', correctAnswer: 1 });

  await page.goto(`/admin/view-course/${course._id}`);
  await page.getByRole('button', { name: /^ପ୍ରାଚୀନ/ }).click();
  await page.getByRole('button', { name: /^କଳିଙ୍ଗ/ }).click();
  // not the address of the tab, because a browser without a PDF viewer downloads the PDF instead
  const [tab, response] = await Promise.all([
    page.waitForEvent('popup'),
    page.context().waitForEvent('response', (response) => /\/files\/.*document\.pdf\?/.test(response.url())),
    page.getByRole('button', { name: 'View PDF' }).click(),
  ]);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/pdf');
  await tab.close();

  await page.goto(`/admin/dashboard?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText('Course deleted successfully!')).toBeVisible();
});

test('edits a course: replaces, removes, restores, reorders and duplicates rows', async ({ page }) => {
  await signInAsAdmin(page);
  const courseId = await createCourse(page, 'To be edited');
  await page.goto(`/admin/edit-course/${courseId}`);
  await expect(page.getByLabel('Price (₹) *')).toHaveValue('250');
  await page.getByText('Free', { exact: true }).click();
  await page.getByLabel('Thumbnail', { exact: true }).setInputFiles(png('one.png', 400, 400));

  await test.step('one subject, one chapter and one question are open at a time', async () => {
    await rowButton(page, 'Subject 1').click();
    await rowButton(page, 'Subject 2').click();
    await expect(openRow(page).getByLabel('Subject Title')).toHaveValue('Polity');
    await rowButton(page, 'Subject 2').click();
    await expect(page.getByLabel('Subject Title')).toHaveCount(0);
    await rowButton(page, 'Subject 1').click();
    await rowButton(page, 'Chapter 1').click();
    await rowButton(page, 'Question 1').click();
    await rowButton(page, 'Question 2').click();
    await expect(questionField(page)).toHaveValue('Second?');
  });

  await test.step('a removal asks for confirmation and can be undone', async () => {
    await page.getByRole('button', { name: 'Remove Question 2' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove Question?' });
    await expect(dialog).toContainText('This question will be permanently deleted.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(rowButton(page, 'Question 3')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Question 2' }).click();
    await dialog.getByRole('button', { name: 'Yes, Remove' }).click();
    await expect(rowButton(page, 'Question 3')).toHaveCount(0);
    // the focused button was removed, and the focus must not move to the top of the page
    await expect(page.locator('main :focus')).toBeAttached();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rowButton(page, 'Question 2')).toContainText('Second?');
    await page.getByRole('button', { name: 'Remove Question 1' }).click();
    await dialog.getByRole('button', { name: 'Yes, Remove' }).click();
  });

  await test.step('rows are moved by keys and by dragging, and duplicated', async () => {
    await page.getByRole('button', { name: 'Move Question 2', exact: true }).press('ArrowUp');
    await expect(page.getByRole('button', { name: 'Move Question 1', exact: true })).toBeFocused();
    await expect(page.getByText('Question moved to position 1 of 2.')).toBeAttached();
    await expect(rowButton(page, 'Question 1')).toContainText('Third?');
    await page.getByRole('button', { name: 'Duplicate Question 1' }).click();
    await questionField(page).fill('Third, again?');
    await rowButton(page, 'Subject 1').click();
    const handle = page.getByRole('button', { name: 'Move Subject 1', exact: true });
    const below = page.getByRole('button', { name: 'Move Subject 2', exact: true });
    await handle.hover();
    await page.mouse.down();
    const { y = 0, x = 0 } = (await below.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 20, { steps: 5 });
    await page.mouse.move(x + 20, y + 40, { steps: 5 });
    await page.mouse.up();
    await expect(rowButton(page, 'Subject 1')).toContainText('Polity');
  });

  await saveAndLeave(page, 'Update Course');
  const course = await fetchCourse(page, 'To be edited');
  expect(course).toMatchObject({ isFree: true, price: 0 });
  expect(course.subjects.map((subject: { title: string }) => subject.title)).toEqual(['Polity', 'History']);
  const questions = course.subjects[1].chapters[0].questions.map(
    ({ question }: { question: string }) => question,
  );
  expect(questions).toEqual(['Third?', 'Third, again?', 'Second?']);

  await test.step('a stored picture is viewed and removed', async () => {
    await page.goto(`/admin/edit-course/${courseId}`);
    await page.getByRole('button', { name: 'View Thumbnail' }).click();
    await page.getByRole('dialog', { name: 'Thumbnail' }).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Remove Thumbnail' }).click();
    await saveAndLeave(page, 'Update Course');
    expect((await fetchCourse(page, 'To be edited')).thumbnail).toBeNull();
  });
});

test('names an empty field as the screen counts it and focuses it', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(`/admin/edit-course/${await createCourse(page, 'With a gap')}`);
  await rowButton(page, 'Subject 2').click();
  await rowButton(page, 'Chapter 1').click();
  await rowButton(page, 'Question 3').click();
  await openRow(page).getByLabel('Option C *').fill(' ');
  await rowButton(page, 'Subject 2').click();
  await page.getByRole('button', { name: 'Update Course' }).click();
  await expect(page.getByText('Subject 2, Chapter 1, Question 3: option C is empty')).toBeVisible();
  await expect(openRow(page).getByLabel('Option C *')).toBeFocused();
  await page.keyboard.type('now');
  await saveAndLeave(page, 'Update Course');
});

test('saves with Ctrl+S repeatedly and keeps the focus', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/create-course');
  await fillCourse(page, 'Saved by keys', 'ଅଧାରୁ');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/edit-course\//);
  await expect(savedLine(page)).toBeVisible();

  await addSubject(page, 'ନୂଆ');
  await page.getByRole('button', { name: 'Create Course' }).click();
  await expect(page.getByText(/Chapter 1: title is empty/)).toBeVisible();
  await expect(openRow(page).getByLabel('Chapter Title')).toBeFocused();
  await fillChapter(page, 'First');
  await page.getByRole('button', { name: 'Remove Question 1' }).click();
  await page.getByRole('button', { name: 'Yes, Remove' }).click();
  await openRow(page).getByLabel('Chapter Description').focus();
  for (const more of [' one', ' two']) {
    await page.keyboard.press('Control+End');
    await page.keyboard.type(more);
    const saved = page.waitForResponse(/\/api\/admin\/courses\//);
    await page.keyboard.press('Control+s');
    await saved;
    await expect(savedLine(page)).toBeVisible();
    await expect(openRow(page).getByLabel('Chapter Description')).toBeFocused();
  }
  await page.reload();
  await rowButton(page, 'Subject 1').click();
  await page.getByLabel('Subject Description').fill('Changed since');
  await saveAndLeave(page, 'Create Course');
  const { subjects, state } = await fetchCourse(page, 'Saved by keys');
  expect(state).toBe('published');
  expect(subjects).toMatchObject([
    {
      description: 'Changed since',
      chapters: [{ title: 'First', description: 'About the chapter one two' }],
    },
  ]);
});

test.describe('with animations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a link to a field scrolls to it after its rows have unfolded, also if somebody types at once', async ({
    page,
    product,
  }) => {
    const admin = await createAdminClient(product);
    const { _id } = await admin.create('With a linked field', [[{ title: 'Rivers', questions: 40 }]]);
    await signInAsAdmin(page);
    await page.goto(`/admin/edit-course/${_id}?field=subjects.0.chapters.0.questions.35.question`);
    const field = questionField(page);
    await expect(field).toBeFocused();
    await page.keyboard.type('Which river is longer? ', { delay: 25 });
    await expect(field).toBeInViewport({ ratio: 1 });
  });
});

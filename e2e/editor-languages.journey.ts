import type { Page } from '@playwright/test';
import { paths } from '../web/src/lib/paths.ts';
import { expectNoViolations } from './axe.ts';
import {
  addSubject,
  createCourse,
  fetchCourse,
  fillChapter,
  fillCourse,
  fillQuestion,
  openRow,
  pauseAutosave,
  questionField,
  rowButton,
  saveAndLeave,
} from './editor-actions.ts';
import { expect, test } from './product.ts';
import { text } from './sample-files.ts';
import { signInAsAdmin } from './sign-in.ts';
import { createAdminClient } from './study-course.ts';

// without animations, because a row that opens or a page that scrolls moves away from a click
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const nfc = (odia: string) => odia.normalize('NFC');

/** A field of the Odia version in the row that was opened last, or in the course information. */
const odiaField = (page: Page, field: string, isCourse = false) =>
  (isCourse ? page : openRow(page)).locator(`[name$=":odia.${field}"]`).first();

const OPTIONS = ['୧୯୩୬', '୧୯୪୭', '୧୯୫୦', '୨୦୦୦'];

async function fillOdiaQuestion(page: Page, question: string): Promise<void> {
  await odiaField(page, 'question').fill(question);
  for (const [index, option] of OPTIONS.entries()) await odiaField(page, `options.${index}`).fill(option);
}

test('a bilingual course is written side by side, saved, and shown in both versions', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAsAdmin(page);
  await page.goto('/admin/create-course');
  await fillCourse(page, 'Odisha side by side', 'All about 1936');
  const bar = page.getByRole('region', { name: 'Translation' });
  await expect(bar).toContainText('0 of 2 texts are in Odia');

  await test.step('Odia typing is on by itself in Odia fields, and only there', async () => {
    const odiaTitle = odiaField(page, 'title', true);
    await odiaTitle.click();
    const typing = page.getByRole('switch', { name: 'Odia typing' });
    await expect(typing).toBeChecked();
    await expect(typing).toHaveAttribute('aria-busy', 'false');
    await page.keyboard.type('odishara itihasa ');
    await expect(odiaTitle).toHaveValue(nfc('ଓଡ଼ିଶାର ଇତିହାସ '));
    await expect(odiaTitle).toHaveAttribute('lang', 'or');
    await page.getByLabel('Course Title').click();
    await expect(typing).not.toBeChecked();
    await odiaTitle.click();
    await page.keyboard.press('Control+g');
    await expect(typing).not.toBeChecked();
    await page.keyboard.press('Control+g');
    await expect(typing).toBeChecked();
  });
  await expect(bar).toContainText('1 of 2 texts are in Odia');

  await addSubject(page, 'History');
  await odiaField(page, 'title').fill('ଇତିହାସ');
  await rowButton(page, 'Chapter 1').click();
  await fillChapter(page, 'The province');
  await rowButton(page, 'Question 1').click();
  await fillQuestion(page, 'Was it formed in 1936?', ['1936', '1947', '1950', '2000']);

  await test.step('a difference is pointed out at the question and before saving', async () => {
    await fillOdiaQuestion(page, 'ଏହା ୧୯୩୭ରେ ଗଠିତ ହୋଇଥିଲା କି?');
    await expect(openRow(page)).toContainText('the numbers differ. 1936 became 1937 in Odia.');
    await page.getByRole('button', { name: 'Create Course' }).click();
    const dialog = page.getByRole('alertdialog', { name: '1 text differs from its Odia version' });
    await expect(dialog).toContainText('Subject 1, Chapter 1, Question 1');
    await dialog.getByRole('button', { name: 'Check it' }).click();
    await expect(odiaField(page, 'question')).toBeFocused();
    await odiaField(page, 'question').fill('ଏହା ୧୯୩୬ରେ ଗଠିତ ହୋଇଥିଲା କି?');
    await expect(openRow(page)).not.toContainText('the numbers differ');
  });

  await test.step('the list of missing texts leads to their fields', async () => {
    await bar.getByRole('button', { name: 'Show what is missing' }).click();
    await expect(bar.getByRole('listitem')).toHaveCount(4);
    await bar.getByRole('button', { name: 'Subject 1: Odia description' }).click();
    const description = page.locator('[name$=":odia.description"]:focus');
    await expect(description).toBeVisible();
    await description.fill('ବିଷୟ ସମ୍ବନ୍ଧରେ');
    await expect(bar.getByRole('listitem')).toHaveCount(3);
    await bar.getByRole('combobox').selectOption({ label: 'Texts of questions (0)' });
    await expect(bar).toContainText('Nothing is missing here.');
    await expectNoViolations(page);
    await bar.getByRole('button', { name: 'Hide what is missing' }).click();
  });
  await saveAndLeave(page, 'Create Course');

  const course = await fetchCourse(page, 'Odisha side by side');
  expect(course.odia).toEqual({ title: nfc('ଓଡ଼ିଶାର ଇତିହାସ'), description: '' });
  const [subject] = course.subjects;
  expect(subject.odia).toEqual({ title: 'ଇତିହାସ', description: nfc('ବିଷୟ ସମ୍ବନ୍ଧରେ') });
  expect(subject.chapters[0].odia).toBeNull();
  expect(subject.chapters[0].questions[0].odia).toMatchObject({ options: OPTIONS, explanation: '' });

  await test.step('both versions are there after a reload, and in the preview', async () => {
    await page.goto(`/admin/edit-course/${course._id}`);
    await expect(odiaField(page, 'title', true)).toHaveValue(nfc('ଓଡ଼ିଶାର ଇତିହାସ'));
    await rowButton(page, 'Subject 1').click();
    await rowButton(page, 'Chapter 1').click();
    await rowButton(page, 'Question 1').click();
    await expect(questionField(page)).toHaveValue('Was it formed in 1936?');
    await expect(odiaField(page, 'options.3')).toHaveValue('୨୦୦୦');
    await page.goto(`/admin/view-course/${course._id}`);
    await expect(page.getByRole('main')).toContainText(nfc('ଓଡ଼ିଶାର ଇତିହାସ'));
    await page.getByRole('button', { name: /^History/ }).click();
    await page.getByRole('button', { name: /^The province/ }).click();
    await expect(page.getByRole('article')).toContainText('୧୯୩୬ରେ');
    await expect(page.getByRole('article')).toContainText('Was it formed in 1936?');
    await page.goto(`/or/admin/view-course/${course._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nfc('ଓଡ଼ିଶାର ଇତିହାସ'));
  });
});

test('on a phone the versions are tabs, and an incomplete Odia version is named before saving', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsAdmin(page);
  await pauseAutosave(page);
  const courseId = await createCourse(page, 'Odia on a phone');
  await page.goto(`/admin/edit-course/${courseId}`);
  const tab = (name: string) => openRow(page).getByRole('tab', { name });
  await rowButton(page, 'Subject 1').click();
  await rowButton(page, 'Chapter 1').click();
  await rowButton(page, 'Question 1').click();
  await expect(questionField(page)).toHaveValue('First?');
  await expect(odiaField(page, 'question')).toHaveCount(0);
  await tab('ଓଡ଼ିଆ').click();
  await expect(questionField(page)).toHaveCount(0);
  await odiaField(page, 'question').fill('ପ୍ରଥମ?');
  await page.getByRole('button', { name: 'Update Course' }).click();
  await expect(
    page.getByText('Subject 1, Chapter 1, Question 1: Odia option A is empty (and 3 more)'),
  ).toBeVisible();
  await expect(odiaField(page, 'options.0')).toBeFocused();
  for (const [index, option] of ['କ', 'ଖ', 'ଗ', 'ଘ'].entries())
    await odiaField(page, `options.${index}`).fill(option);

  await test.step('a duplicate has both versions, and a local draft keeps them', async () => {
    await openRow(page).getByRole('button', { name: 'Duplicate Question 1' }).click();
    await expect(questionField(page)).toBeFocused();
    await tab('ଓଡ଼ିଆ').click();
    await expect(odiaField(page, 'question')).toHaveValue(nfc('ପ୍ରଥମ?'));
    await odiaField(page, 'question').fill('ଦ୍ୱିତୀୟ?');
    await expect(page.getByText('Draft saved')).toBeVisible();
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Continue with it' }).click();
    await rowButton(page, 'Subject 1').click();
    await rowButton(page, 'Chapter 1').click();
    await rowButton(page, 'Question 2').click();
    await tab('ଓଡ଼ିଆ').click();
    await expect(odiaField(page, 'question')).toHaveValue(nfc('ଦ୍ୱିତୀୟ?'));
  });
  await saveAndLeave(page, 'Update Course');
  const [, second] = (await fetchCourse(page, 'Odia on a phone')).subjects[0].chapters[0].questions;
  expect(second).toMatchObject({ question: 'First?', odia: { question: nfc('ଦ୍ୱିତୀୟ?') } });

  await test.step('an emptied Odia version is removed', async () => {
    await page.goto(`/admin/edit-course/${courseId}`);
    await rowButton(page, 'Subject 1').click();
    await rowButton(page, 'Chapter 1').click();
    await rowButton(page, 'Question 1').click();
    await tab('ଓଡ଼ିଆ').click();
    for (const field of ['question', 'options.0', 'options.1', 'options.2', 'options.3'])
      await odiaField(page, field).fill('');
    await saveAndLeave(page, 'Update Course');
    const [first] = (await fetchCourse(page, 'Odia on a phone')).subjects[0].chapters[0].questions;
    expect(first.odia).toBeNull();
  });
});

const FILE = `Question 1
In which year was Odisha formed?
A. 1936
Correct
B. 1947
C. 1950
D. 2000
Odia
ଓଡ଼ିଶା କେଉଁ ବର୍ଷ ଗଠିତ ହୋଇଥିଲା?
A. ୧୯୩୬
B. ୧୯୪୮
C. ୧୯୫୦
D. ୨୦୦୦

Question 2
Which?
A. one
Correct
B. two
C. three
D. four
Odia
କେଉଁଟି?
A. ଏକ
B. ଦୁଇ
C. ତିନି
`;

test('the preview of a bilingual file shows both versions and what is wrong in either', async ({ page }) => {
  await signInAsAdmin(page);
  const courseId = await createCourse(page, 'A bilingual file');
  await page.goto(`/admin/edit-course/${courseId}`);
  await rowButton(page, 'Subject 1').click();
  await rowButton(page, 'Chapter 1').click();
  await openRow(page).getByLabel('Questions (.txt)', { exact: true }).setInputFiles(text('both.txt', FILE));
  const preview = page.getByRole('dialog', { name: '1 question found' });
  await expect(preview).toContainText('In which year was Odisha formed?');
  await expect(preview).toContainText(nfc('ଓଡ଼ିଶା କେଉଁ ବର୍ଷ ଗଠିତ ହୋଇଥିଲା?'));
  await expect(preview).toContainText('option B: the numbers differ. 1947 became 1948 in Odia.');
  await expect(preview).toContainText('Odia version: Option D is missing.');

  await preview.getByRole('button', { name: 'Edit question 1' }).click();
  await preview.getByLabel('Odia version of option B').fill('୧୯୪୭');
  await preview.getByRole('button', { name: 'Done' }).click();
  await expect(preview).not.toContainText('the numbers differ');
  await preview.getByRole('button', { name: 'Replace 3 questions' }).click();
  await rowButton(page, 'Question 1').click();
  await expect(odiaField(page, 'options.1')).toHaveValue('୧୯୪୭');
  await saveAndLeave(page, 'Update Course');
  const [chapter] = (await fetchCourse(page, 'A bilingual file')).subjects[0].chapters;
  expect(chapter.questions[0].odia.options).toEqual(['୧୯୩୬', '୧୯୪୭', '୧୯୫୦', '୨୦୦୦']);
});

const bilingualFile = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => `Question ${n + 1}
What is ${n} and 1?
A. ${n + 1}
Correct
B. ${n + 2}
C. ${n + 3}
D. ${n + 4}
Explanation
It is ${n + 1}.
Odia
${n} ଓ 1 ର ଯୋଗଫଳ କେତେ?
A. ${n + 1}
B. ${n + 2}
C. ${n + 3}
D. ${n + 4}
Explanation
ଉତ୍ତର ${n + 1}।
`,
  ).join('\n');

test('a bilingual file of 1,000 questions is previewed, imported and saved', async ({ page }) => {
  await signInAsAdmin(page);
  const courseId = await createCourse(page, 'A thousand bilingual questions');
  await page.goto(`/admin/edit-course/${courseId}`);
  await rowButton(page, 'Subject 1').click();
  await rowButton(page, 'Chapter 1').click();
  const file = text('thousand.txt', bilingualFile(1000));
  await openRow(page).getByLabel('Questions (.txt)', { exact: true }).setInputFiles(file);
  const preview = page.getByRole('dialog', { name: '1,000 questions found' });
  await expect(preview.getByRole('listitem', { name: 'Question 10', exact: true })).toContainText(
    '9 ଓ 1 ର ଯୋଗଫଳ କେତେ?',
  );
  await expect(preview).not.toContainText('needs a correction');
  await expect(preview).not.toContainText('differ');
  await preview.getByRole('button', { name: 'Replace 3 questions' }).click();
  await expect(page.getByText('Uploaded 1,000 questions from file.')).toBeVisible();
  await saveAndLeave(page, 'Update Course');
  const course = await fetchCourse(page, 'A thousand bilingual questions');
  const { questions } = course.subjects[0].chapters[0];
  expect(questions).toHaveLength(1000);
  expect(questions[999]).toMatchObject({
    question: 'What is 999 and 1?',
    options: ['1000', '1001', '1002', '1003'],
    correctAnswer: 0,
    explanation: 'It is 1000.',
    odia: {
      question: '999 ଓ 1 ର ଯୋଗଫଳ କେତେ?',
      options: ['1000', '1001', '1002', '1003'],
      explanation: nfc('ଉତ୍ତର 1000।'),
    },
  });
});

test('edits 300 bilingual questions: what is missing is found, and only that question changes', async ({
  page,
  product,
}) => {
  const admin = await createAdminClient(product);
  const title = 'ତିନି ଶହ ପ୍ରଶ୍ନ';
  const course = await admin.create(title, [[{ title: 'Long', questions: 300, isBilingual: true }]]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAsAdmin(page);
  await page.goto(`/admin/edit-course/${course._id}`);
  const bar = page.getByRole('region', { name: 'Translation' });
  await expect(bar).toContainText(/300 of 30\d texts are in Odia/);
  await page.goto(
    paths.editCourseField(course._id, ['subjects', 0, 'chapters', 0, 'questions', 299, 'question']),
  );
  await expect(odiaField(page, 'question')).toHaveValue('ପ୍ରଶ୍ନ 300');
  for (const field of ['question', 'options.0', 'options.1', 'options.2', 'options.3', 'explanation'])
    await odiaField(page, field).fill('');
  await expect(bar).toContainText(/299 of 30\d texts are in Odia/);
  await bar.getByRole('button', { name: 'Show what is missing' }).click();
  await bar.getByRole('combobox').selectOption({ label: 'Texts of questions (1)' });
  await bar.getByRole('button', { name: /Question 300/ }).click();
  await expect(odiaField(page, 'question')).toBeFocused();
  const odia = { question: 'ନୂଆ ପ୍ରଶ୍ନ 300', options: ['କ', 'ଖ', 'ଗ', 'ଘ'], explanation: 'ନୂଆ ବ୍ୟାଖ୍ୟା' };
  await odiaField(page, 'question').fill(odia.question);
  for (const [index, option] of odia.options.entries())
    await odiaField(page, `options.${index}`).fill(option);
  await odiaField(page, 'explanation').fill(odia.explanation);
  await expect(bar).toContainText('Nothing is missing here.');
  await saveAndLeave(page, 'Update Course');
  const stored = (await fetchCourse(page, title)).subjects[0].chapters[0].questions;
  expect(stored).toHaveLength(300);
  expect(stored[299].odia).toMatchObject(odia);
  const others = stored.slice(0, 299).map(({ odia }: { odia: { explanation: string } }) => odia.explanation);
  expect(new Set(others)).toEqual(new Set(['ବ୍ୟାଖ୍ୟା']));
});

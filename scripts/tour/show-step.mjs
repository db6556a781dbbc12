import { inLanguage } from '../../contract/src/language/in-language.ts';
import { toLanguagePath } from '../../contract/src/language/language.ts';
import { getTexts } from '../../contract/src/language/texts.ts';
import { texts as viewerTexts } from '../../web/src/features/pdf-viewer/texts.ts';
import { texts as studyTexts } from '../../web/src/features/study/texts.ts';
import { texts as testTexts } from '../../web/src/features/test-taking/texts.ts';
import { texts as uiTexts } from '../../web/src/ui/texts.ts';

/** Brings the page to a step of the tour. The steps must be shown in their order. */
export async function showStep(step, tour) {
  await STEPS[step](tour);
}

const STEPS = {
  async catalogue({ page, locale }) {
    await open(page, '/student/courses', locale);
    await scrollToTop(page.locator('main input').first());
  },
  async course({ page, course, locale }) {
    const t = getTexts(studyTexts, locale);
    await openChapter(page, course, locale);
    await page.getByRole('button', { name: t.courseMenu }).click();
    await page.getByRole('dialog').waitFor();
  },
  async chapter({ page, course, locale }) {
    const t = getTexts(viewerTexts, locale);
    await openChapter(page, course, locale);
    await page.getByRole('button', { name: t.keepPageView }).click();
  },
  async mockTest({ page, course, locale }) {
    const t = getTexts(testTexts, locale);
    await open(page, `/student/course/${course._id}/subject/0/chapter/0/test`, locale);
    await page.getByRole('button', { name: t.startTest }).click();
    await answerRight(page, getRightAnswers(course, locale));
    // checking the last option scrolls the question out of the picture
    await page.evaluate(() => window.scrollTo(0, 0));
  },
  async result({ page, course, locale }) {
    const t = getTexts(testTexts, locale);
    const { next } = getTexts(uiTexts, locale);
    const rightAnswers = getRightAnswers(course, locale);
    const { length: count } = course.subjects[0].chapters[0].questions;
    // the last question stays open
    for (let number = 2; number <= count; number += 1) {
      await page.getByRole('button', { name: next, exact: true }).click();
      if (number < count) await answerRight(page, rightAnswers);
    }
    await page.getByRole('button', { name: t.submitTest }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.submitTest }).click();
    await page.getByRole('alertdialog').getByRole('button').click();
    await page.getByRole('heading', { name: t.review }).waitFor();
  },
  async analytics({ page, locale }) {
    await open(page, '/student/analytics', locale);
  },
};

async function open(page, path, { language }) {
  await page.goto(toLanguagePath(path, language), { waitUntil: 'networkidle' });
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
}

/** Scrolls the element to the top of the screen, below the header of the page. */
async function scrollToTop(locator) {
  await locator.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 80));
}

async function openChapter(page, course, locale) {
  await open(page, `/student/course/${course._id}`, locale);
  await page.locator('section[data-drawn=true]').first().waitFor();
}

/** The texts of the right options of the first chapter, in the language. */
function getRightAnswers(course, { language }) {
  const { questions } = course.subjects[0].chapters[0];
  return new Set(questions.map((question) => inLanguage(question, language).options[question.correctAnswer]));
}

/** Checks the right option of the question on screen. */
async function answerRight(page, rightAnswers) {
  const options = page.getByRole('radio', { name: /^[A-D] / });
  await options.first().waitFor();
  const names = await options.evaluateAll((radios) =>
    radios.map(({ labels }) => labels[0].textContent.replace(/^[A-D]\s*/, '').trim()),
  );
  const index = names.findIndex((name) => rightAnswers.has(name));
  await options.nth(index).check();
}

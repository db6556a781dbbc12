import { toLanguagePath } from '../../contract/src/language/language.ts';
import { getTexts } from '../../contract/src/language/texts.ts';
import { portalTexts } from '../../web/src/app/layout/portal-texts.ts';
import { texts as layoutTexts } from '../../web/src/app/layout/texts.ts';
import { texts as checksTexts } from '../../web/src/features/authoring/checks/texts.ts';
import { texts as publishingTexts } from '../../web/src/features/authoring/editor/publishing/texts.ts';
import { texts as importTexts } from '../../web/src/features/authoring/editor/question-file/texts.ts';
import { texts as authoringTexts } from '../../web/src/features/authoring/texts.ts';
import { texts as breachTexts } from '../../web/src/features/breaches/texts.ts';
import { texts as enrolmentTexts } from '../../web/src/features/enrolment/texts.ts';
import { texts as orderTexts } from '../../web/src/features/orders/texts.ts';
import { texts as viewerTexts } from '../../web/src/features/pdf-viewer/texts.ts';
import { texts as reportTexts } from '../../web/src/features/reports/texts.ts';
import { texts as sessionTexts } from '../../web/src/features/session/texts.ts';
import { texts as accountTexts } from '../../web/src/features/student-account/texts.ts';
import { texts as studentsTexts } from '../../web/src/features/students/texts.ts';
import { texts as systemTexts } from '../../web/src/features/system/texts.ts';
import { texts as examTexts } from '../../web/src/features/test-taking/exam/texts.ts';
import { texts as testTexts } from '../../web/src/features/test-taking/texts.ts';
import { paths } from '../../web/src/lib/paths.ts';

/** Articles about what people see before they sign in. */
export const FOR_VISITORS = ['sign-in'];

/** Articles whose pictures start a test, each by a student of its own. */
export const STARTS_TEST = ['take-a-mock-test', 'no-network-during-a-test', 'take-an-exam'];

/** Brings the page to what the picture of an article shows. */
export async function showScreen(name, tour) {
  await SCREENS[name](tour);
}

/** A screen that is shown as it opens. */
const at = (getPath) => async (tour) => open(tour, getPath(tour.content));

const SCREENS = {
  async 'sign-in'(tour) {
    await open(tour, paths.login);
    await remove(tour, sessionTexts, 'localSignIn');
  },
  async 'start-a-course'(tour) {
    await open(tour, paths.studentCourses);
    await toMiddle(cardButton(tour, 'enrolFree'));
  },
  async 'read-study-material'(tour) {
    const { page, content } = tour;
    await open(tour, paths.studentCourse(content.course._id));
    await page.locator('section[data-drawn=true]').first().waitFor();
    await button(tour, viewerTexts, 'keepPageView').click();
  },
  'take-a-mock-test': startTest,
  async 'no-network-during-a-test'(tour) {
    await startTest(tour);
    await tour.page.context().setOffline(true);
    await tour.page.getByRole('radio', { name: /^B / }).check();
    await tour.page.getByText(getTexts(testTexts, tour.locale).savedOnDevice).first().waitFor();
    await scrollToTop(tour);
  },
  async 'take-an-exam'(tour) {
    await open(tour, paths.studentExam(tour.content.exam._id));
    await tour.page.getByRole('checkbox').check();
    await button(tour, examTexts, 'startExam').click();
    await tour.page.getByRole('radio', { name: /^A / }).waitFor();
  },
  'get-a-certificate': at(({ certificate }) => paths.certificate(certificate.code)),
  async 'report-a-problem'(tour) {
    await open(tour, paths.studentExamResult(tour.content.exam._id));
    const { reportNumbered } = getTexts(reportTexts, tour.locale);
    await tour.page.getByRole('button', { name: reportNumbered({ number: 2 }), exact: true }).click();
    await tour.page.getByRole('dialog').getByRole('textbox').waitFor();
  },
  practise: at(() => paths.practice),
  async 'buy-a-course'(tour) {
    await open(tour, paths.studentCourses);
    await cardButton(tour, 'buyNow').click();
    await tour.page.getByRole('dialog').waitFor();
    await remove(tour, orderTexts, 'testPayment');
  },
  'ask-for-a-refund': at(() => paths.purchases),
  async 'change-the-language'(tour) {
    await open(tour, paths.studentDashboard);
    await button(tour, portalTexts, 'openStudentPortal').click();
    const { logout } = getTexts(layoutTexts, tour.locale);
    await toMiddle(tour.page.getByRole('dialog').getByRole('button', { name: logout }));
  },
  async 'delete-my-account'(tour) {
    await open(tour, paths.studentAccount);
    await toMiddle(button(tour, accountTexts, 'deleteButton'));
  },
  'write-a-course': at(({ course }) => paths.editCourse(course._id)),
  async 'import-questions'(tour) {
    await openChapterFields(tour);
    await toMiddle(button(tour, importTexts, 'downloadSample'));
  },
  'write-in-two-languages': openChapterFields,
  async 'type-odia-at-a-desk'(tour) {
    const { page } = tour;
    await open(tour, paths.questionBank);
    await page.getByRole('searchbox').click();
    await page.keyboard.press('Control+g');
    await page.locator('[data-odia-typing] [aria-busy=false]').waitFor();
    await page.keyboard.type('odisha', { delay: 50 });
    await page.getByRole('listbox').waitFor();
  },
  async 'publish-a-course'(tour) {
    await open(tour, paths.editCourse(tour.content.paidCourse._id));
    await button(tour, publishingTexts, 'publish').click();
    await tour.page.getByText(getTexts(checksTexts, tour.locale).nothingFound).waitFor();
  },
  'restore-a-version': at(({ course }) => paths.courseVersions(course._id)),
  async 'restore-from-the-bin'(tour) {
    await open(tour, paths.adminDashboard);
    await button(tour, authoringTexts, 'bin').click();
    await settle(tour.page);
    await toMiddle(button(tour, authoringTexts, 'bin'));
  },
  'create-an-exam': at(({ draftExam }) => paths.exam(draftExam._id)),
  'use-the-question-bank': at(() => paths.questionBank),
  'watch-an-exam': at(({ exam }) => paths.examLive(exam._id)),
  'correct-a-question': at(() => paths.reports),
  'offer-certificates': at(({ certificate }) => paths.courseCertificate(certificate.courseId)),
  async 'give-a-course'(tour) {
    await open(tour, paths.student(tour.content.studentId));
    await button(tour, studentsTexts, 'giveCourse').click();
    await tour.page.getByRole('dialog').waitFor();
  },
  'refund-an-order': at(({ order }) => paths.order(order._id)),
  'coupons-and-passes': at(() => paths.coupons),
  'write-to-students': at(({ message }) => paths.message(message._id)),
  async 'answer-requests'(tour) {
    await open(tour, paths.requests);
    await tour.page.getByRole('table').getByRole('button').first().click();
    await tour.page.getByRole('dialog').getByRole('textbox').waitFor();
  },
  'tell-of-a-breach': checkBreachNotice,
  'team-and-roles': at(() => paths.team),
  'second-factor': at(() => paths.account),
  async 'back-up-and-restore'(tour) {
    await open(tour, paths.system);
    await toMiddle(tour.page.getByText(getTexts(systemTexts, tour.locale).lastBackup, { exact: true }));
  },
};

/** Fills a breach notice to all students in and opens its preview. */
async function checkBreachNotice(tour) {
  const t = getTexts(breachTexts, tour.locale);
  const fill = (label, text) => tour.page.getByLabel(label).fill(text);
  await open(tour, paths.breaches);
  await fill(t.titleIn({ language: t.english }), 'A list of names was exposed');
  await fill(
    t.textIn({ language: t.english }),
    'On 3 March a list with names and e-mail addresses could be read for two hours. We have closed it. Beware of mails that ask for your password.',
  );
  await fill(t.titleIn({ language: t.odia }), 'ନାମର ଏକ ତାଲିକା ପ୍ରକାଶ ପାଇଲା');
  await fill(
    t.textIn({ language: t.odia }),
    'ମାର୍ଚ୍ଚ 3ରେ ନାମ ଓ ଇ-ମେଲ ଠିକଣାର ଏକ ତାଲିକା ଦୁଇ ଘଣ୍ଟା ଧରି ପଢ଼ାଯାଇପାରୁଥିଲା। ଆମେ ତାହା ବନ୍ଦ କରିଦେଇଛୁ। ପାସୱାର୍ଡ ମାଗୁଥିବା ଇ-ମେଲରୁ ସାବଧାନ ରୁହନ୍ତୁ।',
  );
  await tour.page.getByText(t.allStudents, { exact: true }).click();
  await button(tour, breachTexts, 'preview').click();
  await tour.page.getByRole('dialog', { name: t.checkTitle }).waitFor();
}

async function open({ page, locale }, path) {
  await page.goto(toLanguagePath(path, locale.language), { waitUntil: 'networkidle' });
  await settle(page);
}

/** Waits until nothing in the page is loading. */
async function settle(page) {
  await page.locator('[aria-busy=true]:visible').first().waitFor({ state: 'hidden' });
}

/** A button by its text. */
function button({ page, locale }, texts, key) {
  return page.getByRole('button', { name: getTexts(texts, locale)[key], exact: true }).first();
}

/** The button of a course card, whose name also contains the title of the course. */
function cardButton({ page, locale }, key) {
  return page.getByRole('button', { name: getTexts(enrolmentTexts, locale)[key] }).first();
}

/** Removes a sentence that only a site for trying out shows. */
async function remove({ page, locale }, texts, key) {
  await page.getByText(getTexts(texts, locale)[key]).evaluate((element) => element.remove());
}

async function startTest(tour) {
  await open(tour, paths.chapterTest(tour.content.course._id, 0, 0));
  await button(tour, testTexts, 'startTest').click();
  await tour.page.getByRole('radio', { name: /^A / }).waitFor();
  await scrollToTop(tour);
}

/** The editor with the fields of the first chapter. */
async function openChapterFields(tour) {
  const { course } = tour.content;
  await open(tour, paths.editCourseField(course._id, ['subjects', 0, 'chapters', 0, 'title']));
  await toMiddle(tour.page.locator(':focus'));
}

async function scrollToTop({ page }) {
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function toMiddle(locator) {
  await locator.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

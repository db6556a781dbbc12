import type { HelpArticleName } from '@sikhya/contract/help-articles.ts';
import type { HelpArticle } from './article.ts';

/** One file per article, so that a page loads only its own. */
export const ARTICLE_MODULES: Record<HelpArticleName, () => Promise<HelpArticle>> = {
  'sign-in': () => import('./articles/sign-in.ts'),
  'cannot-sign-in': () => import('./articles/cannot-sign-in.ts'),
  'start-a-course': () => import('./articles/start-a-course.ts'),
  'read-study-material': () => import('./articles/read-study-material.ts'),
  'take-a-mock-test': () => import('./articles/take-a-mock-test.ts'),
  'no-network-during-a-test': () => import('./articles/no-network-during-a-test.ts'),
  'study-without-a-network': () => import('./articles/study-without-a-network.ts'),
  'take-an-exam': () => import('./articles/take-an-exam.ts'),
  'get-a-certificate': () => import('./articles/get-a-certificate.ts'),
  'report-a-problem': () => import('./articles/report-a-problem.ts'),
  practise: () => import('./articles/practise.ts'),
  'buy-a-course': () => import('./articles/buy-a-course.ts'),
  passes: () => import('./articles/passes.ts'),
  'ask-for-a-refund': () => import('./articles/ask-for-a-refund.ts'),
  notices: () => import('./articles/notices.ts'),
  'change-the-language': () => import('./articles/change-the-language.ts'),
  'type-odia-on-a-phone': () => import('./articles/type-odia-on-a-phone.ts'),
  'install-the-app': () => import('./articles/install-the-app.ts'),
  'use-less-data': () => import('./articles/use-less-data.ts'),
  'export-my-data': () => import('./articles/export-my-data.ts'),
  'delete-my-account': () => import('./articles/delete-my-account.ts'),
  'write-a-course': () => import('./articles/write-a-course.ts'),
  'import-questions': () => import('./articles/import-questions.ts'),
  'write-in-two-languages': () => import('./articles/write-in-two-languages.ts'),
  'type-odia-at-a-desk': () => import('./articles/type-odia-at-a-desk.ts'),
  'publish-a-course': () => import('./articles/publish-a-course.ts'),
  'restore-a-version': () => import('./articles/restore-a-version.ts'),
  'restore-from-the-bin': () => import('./articles/restore-from-the-bin.ts'),
  'create-an-exam': () => import('./articles/create-an-exam.ts'),
  'use-the-question-bank': () => import('./articles/use-the-question-bank.ts'),
  'watch-an-exam': () => import('./articles/watch-an-exam.ts'),
  'give-extra-time': () => import('./articles/give-extra-time.ts'),
  'correct-a-question': () => import('./articles/correct-a-question.ts'),
  'offer-certificates': () => import('./articles/offer-certificates.ts'),
  'give-a-course': () => import('./articles/give-a-course.ts'),
  'refund-an-order': () => import('./articles/refund-an-order.ts'),
  'coupons-and-passes': () => import('./articles/coupons-and-passes.ts'),
  'answer-requests': () => import('./articles/answer-requests.ts'),
  'tell-of-a-breach': () => import('./articles/tell-of-a-breach.ts'),
  'write-to-students': () => import('./articles/write-to-students.ts'),
  'team-and-roles': () => import('./articles/team-and-roles.ts'),
  'second-factor': () => import('./articles/second-factor.ts'),
  'back-up-and-restore': () => import('./articles/back-up-and-restore.ts'),
};

const loaded = new Map<HelpArticleName, HelpArticle>();

/** For `load` of the page's handle. */
export async function loadArticle(name: HelpArticleName): Promise<void> {
  if (!loaded.has(name)) loaded.set(name, await ARTICLE_MODULES[name]());
}

export function getLoadedArticle(name: HelpArticleName): HelpArticle {
  const article = loaded.get(name);
  if (!article) throw new Error(`The article ${name} is not loaded`);
  return article;
}

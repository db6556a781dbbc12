/**
 * The articles of the help pages by whom they are for, in the order of the list. A name is part of the address
 * `/help/<name>`, so it stays as it is.
 */
export const HELP_ARTICLES = {
  student: [
    'sign-in',
    'cannot-sign-in',
    'start-a-course',
    'read-study-material',
    'take-a-mock-test',
    'no-network-during-a-test',
    'study-without-a-network',
    'take-an-exam',
    'get-a-certificate',
    'report-a-problem',
    'practise',
    'buy-a-course',
    'passes',
    'ask-for-a-refund',
    'notices',
    'change-the-language',
    'type-odia-on-a-phone',
    'install-the-app',
    'use-less-data',
    'export-my-data',
    'delete-my-account',
  ],
  admin: [
    'write-a-course',
    'import-questions',
    'write-in-two-languages',
    'type-odia-at-a-desk',
    'publish-a-course',
    'restore-a-version',
    'restore-from-the-bin',
    'create-an-exam',
    'use-the-question-bank',
    'watch-an-exam',
    'give-extra-time',
    'correct-a-question',
    'offer-certificates',
    'give-a-course',
    'refund-an-order',
    'coupons-and-passes',
    'write-to-students',
    'answer-requests',
    'tell-of-a-breach',
    'team-and-roles',
    'second-factor',
    'back-up-and-restore',
  ],
} as const;

export type HelpAudience = keyof typeof HELP_ARTICLES;

export type HelpArticleName = (typeof HELP_ARTICLES)[HelpAudience][number];

export const HELP_ARTICLE_NAMES: readonly HelpArticleName[] = Object.values(HELP_ARTICLES).flat();

export function isHelpArticle(name: string | undefined): name is HelpArticleName {
  return HELP_ARTICLE_NAMES.some((known) => known === name);
}

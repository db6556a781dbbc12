import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts about courses that several features share. */
export const courseTexts = defineTexts({
  chapterCount: {
    en: { one: '{count:number} chapter', other: '{count:number} chapters' },
    or: '{count:number}ଟି ଅଧ୍ୟାୟ',
  },
  questionCount: {
    en: { one: '{count:number} question', other: '{count:number} questions' },
    or: '{count:number}ଟି ପ୍ରଶ୍ନ',
  },
});

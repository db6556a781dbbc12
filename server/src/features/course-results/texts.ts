import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  noQuestions: { en: 'No questions in this chapter', or: 'ଏହି ଅଧ୍ୟାୟରେ କୌଣସି ପ୍ରଶ୍ନ ନାହିଁ।' },
});

import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  resultNotFound: { en: 'There is no such result.', or: 'ଏପରି କୌଣସି ଫଳାଫଳ ନାହିଁ।' },
  questionNotFound: {
    en: 'There is no such question in this review.',
    or: 'ଏହି ସମୀକ୍ଷାରେ ଏପରି କୌଣସି ପ୍ରଶ୍ନ ନାହିଁ।',
  },
});

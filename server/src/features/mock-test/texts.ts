import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  resultNotFound: { en: 'This result was not found.', or: 'ଏହି ଫଳାଫଳ ମିଳିଲା ନାହିଁ।' },
  noTest: { en: 'This chapter has no mock test.', or: 'ଏହି ଅଧ୍ୟାୟରେ ଅଭ୍ୟାସ ପରୀକ୍ଷା ନାହିଁ।' },
});

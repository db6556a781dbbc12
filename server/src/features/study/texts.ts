import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  progressReset: { en: 'Progress reset successfully!', or: 'ଅଗ୍ରଗତି ସଫଳତାର ସହ ଲିଭାଇ ଦିଆଗଲା!' },
});

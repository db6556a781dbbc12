import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  notDeleted: { en: 'This account is not deleted.', or: 'ଏହି ଖାତା ବିଲୋପ ହୋଇନାହିଁ।' },
  tooLate: {
    en: 'The time to restore this account is over.',
    or: 'ଏହି ଖାତା ପୁନରୁଦ୍ଧାର କରିବାର ସମୟ ସରିଯାଇଛି।',
  },
});

import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  invalidQuery: {
    en: 'The search or the course in this address is invalid.',
    or: 'ଏହି ଠିକଣାରେ ଥିବା ଖୋଜା ଶବ୍ଦ କିମ୍ବା ପାଠ୍ୟକ୍ରମ ଠିକ ନୁହେଁ।',
  },
});

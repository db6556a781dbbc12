import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  needsReview: {
    en: 'Your changes need a review. Ask a reviewer or an owner to publish them.',
    or: 'ଆପଣଙ୍କ ପରିବର୍ତ୍ତନଗୁଡ଼ିକର ସମୀକ୍ଷା ଆବଶ୍ୟକ। ପ୍ରକାଶ କରିବା ପାଇଁ ଜଣେ ସମୀକ୍ଷକ କିମ୍ବା ମାଲିକଙ୍କୁ କୁହନ୍ତୁ।',
  },
});

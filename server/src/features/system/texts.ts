import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  needsToken: {
    en: 'This needs the METRICS_TOKEN of the server, as a bearer token.',
    or: 'ଏଥିପାଇଁ ସର୍ଭରର METRICS_TOKEN ଆବଶ୍ୟକ; ତାହାକୁ bearer token ଭାବରେ ପଠାନ୍ତୁ।',
  },
});

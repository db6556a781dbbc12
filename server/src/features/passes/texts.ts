import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  notFound: { en: 'Pass not found', or: 'ପାସଟି ମିଳିଲା ନାହିଁ।' },
  unknownCourse: {
    en: 'One of the courses does not exist.',
    or: 'ପାଠ୍ୟକ୍ରମଗୁଡ଼ିକ ମଧ୍ୟରୁ ଗୋଟିଏ ନାହିଁ।',
  },
  ended: { en: 'This pass has ended already.', or: 'ଏହି ପାସର ଅବଧି ସରିଯାଇଛି।' },
});

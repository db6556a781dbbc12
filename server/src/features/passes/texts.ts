import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  notFound: { en: 'Pass not found', or: 'ପାସଟି ମିଳିଲା ନାହିଁ।' },
  unknownCourse: {
    en: 'One of the courses does not exist.',
    or: 'ପାଠ୍ୟକ୍ରମଗୁଡ଼ିକ ମଧ୍ୟରୁ ଗୋଟିଏ ନାହିଁ।',
  },
  savedMeanwhile: {
    en: 'Somebody else saved this pass meanwhile. Close this form and open the pass again.',
    or: 'ଇତିମଧ୍ୟରେ ଅନ୍ୟ କେହି ଏହି ପାସ ସଂରକ୍ଷଣ କରିଛନ୍ତି। ଏହି ଫର୍ମ ବନ୍ଦ କରି ପାସଟି ପୁଣି ଖୋଲନ୍ତୁ।',
  },
  tooMany: {
    en: 'There are {max:number} passes already. Delete one that is no longer sold.',
    or: 'ପୂର୍ବରୁ {max:number}ଟି ପାସ ଅଛି। ଯେଉଁ ପାସ ଆଉ ବିକ୍ରି ହେଉନାହିଁ, ତାହା ବିଲୋପ କରନ୍ତୁ।',
  },
  ended: { en: 'This pass has ended already.', or: 'ଏହି ପାସର ଅବଧି ସରିଯାଇଛି।' },
});

import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  unknownIds: {
    en: 'These ids belong to no student: {ids}',
    or: 'ଏହି ପରିଚୟ ସଂଖ୍ୟା କୌଣସି ଶିକ୍ଷାର୍ଥୀଙ୍କର ନୁହେଁ: {ids}',
  },
  countChanged: {
    en: 'The notice would now reach {count:number} people. Check the number and confirm it again.',
    or: 'ଏହି ସୂଚନା ଏବେ {count:number} ଜଣଙ୍କ ପାଖରେ ପହଞ୍ଚିବ। ସଂଖ୍ୟା ଯାଞ୍ଚ କରି ପୁଣି ନିଶ୍ଚିତ କରନ୍ତୁ।',
  },
  nobody: { en: 'There is nobody to write to.', or: 'ଲେଖିବାକୁ କେହି ନାହାନ୍ତି।' },
});

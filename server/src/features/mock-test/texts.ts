import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  resultNotFound: { en: 'This result was not found.', or: 'ଏହି ଫଳାଫଳ ମିଳିଲା ନାହିଁ।' },
  noTest: { en: 'This chapter has no mock test.', or: 'ଏହି ଅଧ୍ୟାୟରେ ଅଭ୍ୟାସ ପରୀକ୍ଷା ନାହିଁ।' },
  notStarted: {
    en: 'The test could not be started. Please try again.',
    or: 'ପରୀକ୍ଷା ଆରମ୍ଭ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  testNotFound: { en: 'This test no longer exists.', or: 'ଏହି ପରୀକ୍ଷା ଆଉ ନାହିଁ।' },
  handedIn: { en: 'This test was already handed in.', or: 'ଏହି ପରୀକ୍ଷା ପୂର୍ବରୁ ଦାଖଲ ହୋଇସାରିଛି।' },
  timeOver: {
    en: 'The time is over. Your test was graded with the answers that were saved in time.',
    or: 'ସମୟ ସରିଗଲା। ସମୟ ଭିତରେ ସଂରକ୍ଷିତ ହୋଇଥିବା ଉତ୍ତର ଅନୁଯାୟୀ ଆପଣଙ୍କ ପରୀକ୍ଷାର ମୂଲ୍ୟାଙ୍କନ ହୋଇଛି।',
  },
  noSuchQuestion: {
    en: 'This test has no question number {number}.',
    or: 'ଏହି ପରୀକ୍ଷାରେ {number} ନମ୍ବର ପ୍ରଶ୍ନ ନାହିଁ।',
  },
});

import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
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
  sectionOver: {
    en: 'The time of this section is over. Answers that were saved in time count.',
    or: 'ଏହି ବିଭାଗର ସମୟ ସରିଗଲା। ସମୟ ଭିତରେ ସଂରକ୍ଷିତ ହୋଇଥିବା ଉତ୍ତର ଗଣାଯିବ।',
  },
  otherDevice: {
    en: 'This exam is open on another device. You can continue here instead.',
    or: 'ଏହି ପରୀକ୍ଷା ଅନ୍ୟ ଏକ ଉପକରଣରେ ଖୋଲା ଅଛି। ଆପଣ ତାହା ବଦଳରେ ଏଠାରେ ଜାରି ରଖିପାରିବେ।',
  },
  noSuchOption: { en: 'The question has no such option.', or: 'ପ୍ରଶ୍ନଟିରେ ଏପରି ବିକଳ୍ପ ନାହିଁ।' },
  noSuchQuestion: {
    en: 'This test has no question number {number}.',
    or: 'ଏହି ପରୀକ୍ଷାରେ {number} ନମ୍ବର ପ୍ରଶ୍ନ ନାହିଁ।',
  },
});

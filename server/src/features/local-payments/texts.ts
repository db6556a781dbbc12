import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  onlyOnThisMachine: {
    en: 'Test payments work only on this machine. Set RAZORPAY_KEY_ID, or PAYMENTS=local if anybody may pay without money.',
    or: 'ପରୀକ୍ଷାମୂଳକ ଦେୟ କେବଳ ଏହି କମ୍ପ୍ୟୁଟରରେ ହୋଇପାରିବ। RAZORPAY_KEY_ID ସେଟ କରନ୍ତୁ, କିମ୍ବା ଯେ କେହି ବିନା ଟଙ୍କାରେ ଦେୟ ଦେଇପାରିବେ ବୋଲି PAYMENTS=local ସେଟ କରନ୍ତୁ।',
  },
  unknownOrder: {
    en: 'The local payment provider has no such order.',
    or: 'ସ୍ଥାନୀୟ ଦେୟ ସେବାରେ ଏପରି କୌଣସି ବରାଦ ନାହିଁ।',
  },
});

/** The window in which one chooses what happens. */
export const windowTexts = defineTexts({
  title: { en: 'Test payment', or: 'ପରୀକ୍ଷାମୂଳକ ଦେୟ' },
  note: { en: 'Test payment, no money moves', or: 'ପରୀକ୍ଷାମୂଳକ ଦେୟ, କୌଣସି ଟଙ୍କା କଟେ ନାହିଁ' },
  question: { en: 'What should happen?', or: 'କ’ଣ ହେବା ଉଚିତ?' },
  paid: { en: 'The payment succeeds', or: 'ଦେୟ ସଫଳ ହୁଏ' },
  failed: { en: 'The payment fails', or: 'ଦେୟ ବିଫଳ ହୁଏ' },
  failedThenPaid: { en: 'It fails first, then succeeds', or: 'ପ୍ରଥମେ ବିଫଳ, ପରେ ସଫଳ ହୁଏ' },
  closed: { en: 'Close the window without paying', or: 'ଦେୟ ନଦେଇ ୱିଣ୍ଡୋ ବନ୍ଦ କରନ୍ତୁ' },
  late: { en: 'The bank answers late', or: 'ବ୍ୟାଙ୍କ ବିଳମ୍ବରେ ଉତ୍ତର ଦିଏ' },
  wrongAmount: { en: 'A wrong amount is paid', or: 'ଭୁଲ ରାଶି ଦିଆଯାଏ' },
  webhookTwice: { en: 'It succeeds, the webhook comes twice', or: 'ଦେୟ ସଫଳ, ୱେବହୁକ ଦୁଇଥର ଆସେ' },
  webhookLost: { en: 'It succeeds, the webhook is lost', or: 'ଦେୟ ସଫଳ, ୱେବହୁକ ହଜିଯାଏ' },
  returnLost: { en: 'It succeeds, the browser does not return', or: 'ଦେୟ ସଫଳ, ବ୍ରାଉଜର ଫେରେ ନାହିଁ' },
  bothLost: {
    en: 'It succeeds, webhook and return are lost',
    or: 'ଦେୟ ସଫଳ, ୱେବହୁକ ଓ ଫେରିବା ଦୁଇଟି ହଜିଯାଏ',
  },
  paymentFailed: {
    en: 'The payment failed. Choose again or close the window.',
    or: 'ଦେୟ ବିଫଳ ହେଲା। ପୁଣି ବାଛନ୍ତୁ କିମ୍ବା ୱିଣ୍ଡୋ ବନ୍ଦ କରନ୍ତୁ।',
  },
  unreachable: {
    en: 'The server cannot be reached. Please try again.',
    or: 'ସର୍ଭର ସହ ସଂଯୋଗ ହୋଇପାରୁନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
});

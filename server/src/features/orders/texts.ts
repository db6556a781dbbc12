import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  notFound: { en: 'Order not found', or: 'ଏହି ବରାଦ ମିଳିଲା ନାହିଁ।' },
  oneItem: {
    en: 'Order either a course or a pass.',
    or: 'ଗୋଟିଏ ପାଠ୍ୟକ୍ରମ କିମ୍ବା ଗୋଟିଏ ପାସ ବରାଦ କରନ୍ତୁ।',
  },
  freeCourse: {
    en: 'This course is free. Enroll without paying.',
    or: 'ଏହି ପାଠ୍ୟକ୍ରମଟି ମାଗଣା। ବିନା ଦେୟରେ ନାମ ଲେଖାନ୍ତୁ।',
  },
  priceChanged: {
    en: 'The price has changed: it is {amount} now. Nothing was charged. Look at the new price before you pay.',
    or: 'ମୂଲ୍ୟ ବଦଳିଛି: ଏବେ ଏହା {amount}। କୌଣସି ଟଙ୍କା କଟିନାହିଁ। ଦେୟ ଦେବା ପୂର୍ବରୁ ନୂଆ ମୂଲ୍ୟ ଦେଖନ୍ତୁ।',
  },
  owned: { en: 'You have this course already.', or: 'ଏହି ପାଠ୍ୟକ୍ରମଟି ଆପଣଙ୍କ ପାଖରେ ପୂର୍ବରୁ ଅଛି।' },
  providerDown: {
    en: 'The payment service does not respond. Nothing was charged. Try again in a minute.',
    or: 'ଦେୟ ସେବା ଉତ୍ତର ଦେଉନାହିଁ। କୌଣସି ଟଙ୍କା କଟିନାହିଁ। ଗୋଟିଏ ମିନିଟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  notChecked: {
    en: 'The order could not be checked with the payment service. Try again in a minute.',
    or: 'ଦେୟ ସେବାରୁ ବରାଦଟି ଯାଞ୍ଚ ହୋଇପାରିଲା ନାହିଁ। ଗୋଟିଏ ମିନିଟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  tooManyOrders: {
    en: 'You have ordered too often. Try again in a few minutes.',
    or: 'ଆପଣ ଅତ୍ୟଧିକ ଥର ବରାଦ କରିଛନ୍ତି। କିଛି ମିନିଟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  wrongSignature: {
    en: 'The payment could not be verified. If money was taken, the course opens by itself within minutes.',
    or: 'ଦେୟର ସତ୍ୟତା ଯାଞ୍ଚ ହୋଇପାରିଲା ନାହିଁ। ଯଦି ଟଙ୍କା କଟିଛି, ପାଠ୍ୟକ୍ରମଟି କିଛି ମିନିଟରେ ଆପେ ଖୋଲିଯିବ।',
  },
  nothingToRefund: {
    en: 'There is nothing left to refund.',
    or: 'ଫେରାଇବାକୁ ଆଉ କିଛି ନାହିଁ।',
  },
  alreadyRequested: {
    en: 'A refund of this order is already under way.',
    or: 'ଏହି ବରାଦର ଟଙ୍କା ଫେରସ୍ତ ପ୍ରକ୍ରିୟା ପୂର୍ବରୁ ଚାଲିଛି।',
  },
  noRequest: {
    en: 'The student has not asked for a refund of this order.',
    or: 'ଶିକ୍ଷାର୍ଥୀ ଏହି ବରାଦର ଟଙ୍କା ଫେରସ୍ତ ମାଗିନାହାନ୍ତି।',
  },
  tooMuch: {
    en: 'At most {amount} of this payment can be refunded.',
    or: 'ଏହି ଦେୟର ସର୍ବାଧିକ {amount} ଫେରାଯାଇପାରିବ।',
  },
  tooLittleLeft: {
    en: 'Less than ₹1 would be left, which cannot be refunded later. Refund {whole}, or at most {part}.',
    or: '₹1ରୁ କମ ବାକି ରହିବ, ଯାହା ପରେ ଫେରାଯାଇପାରିବ ନାହିଁ। {whole} ଫେରାନ୍ତୁ, କିମ୍ବା ସର୍ବାଧିକ {part}।',
  },
  noReceipt: { en: 'This order has no receipt.', or: 'ଏହି ବରାଦର କୌଣସି ରସିଦ ନାହିଁ।' },
  issueNotFound: { en: 'This entry does not exist.', or: 'ଏହି ତଥ୍ୟ ନାହିଁ।' },
  invalidWebhook: { en: 'The signature is wrong.', or: 'ଦସ୍ତଖତଟି ଭୁଲ।' },
  periodTooLong: {
    en: 'Choose a period of at most 400 days that ends after it starts.',
    or: 'ସର୍ବାଧିକ 400 ଦିନର ଅବଧି ବାଛନ୍ତୁ, ଯାହାର ଶେଷ ତାରିଖ ଆରମ୍ଭ ତାରିଖ ପରେ ଥିବ।',
  },
});

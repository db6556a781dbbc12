import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  unknown: { en: 'There is no such coupon. Check the code.', or: 'ଏପରି କୌଣସି କୁପନ ନାହିଁ। କୋଡଟି ଯାଞ୍ଚ କରନ୍ତୁ।' },
  notYet: { en: 'This coupon is not valid yet.', or: 'ଏହି କୁପନଟି ଏପର୍ଯ୍ୟନ୍ତ ବ୍ୟବହାର କରିହେବ ନାହିଁ।' },
  expired: { en: 'This coupon has expired.', or: 'ଏହି କୁପନର ସମୟ ସରିଯାଇଛି।' },
  otherCourse: {
    en: 'This coupon is not valid for this course.',
    or: 'ଏହି କୁପନଟି ଏହି ପାଠ୍ୟକ୍ରମ ପାଇଁ ନୁହେଁ।',
  },
  usedUp: { en: 'This coupon has been used up.', or: 'ଏହି କୁପନଟି ଶେଷ ହୋଇଯାଇଛି।' },
  usedByYou: { en: 'You have used this coupon already.', or: 'ଆପଣ ଏହି କୁପନଟି ପୂର୍ବରୁ ବ୍ୟବହାର କରିଛନ୍ତି।' },
  notFound: { en: 'Coupon not found', or: 'କୁପନଟି ମିଳିଲା ନାହିଁ।' },
  codeTaken: {
    en: 'Another coupon has this code. Choose another code.',
    or: 'ଅନ୍ୟ ଏକ କୁପନର ଏହି କୋଡ ଅଛି। ଅନ୍ୟ କୋଡ ବାଛନ୍ତୁ।',
  },
  savedMeanwhile: {
    en: 'Somebody else saved this coupon meanwhile. Close this form and open the coupon again.',
    or: 'ଇତିମଧ୍ୟରେ ଅନ୍ୟ କେହି ଏହି କୁପନ ସଂରକ୍ଷଣ କରିଛନ୍ତି। ଏହି ଫର୍ମ ବନ୍ଦ କରି କୁପନଟି ପୁଣି ଖୋଲନ୍ତୁ।',
  },
  percentOrAmount: {
    en: 'Enter either a percentage or an amount.',
    or: 'ପ୍ରତିଶତ କିମ୍ବା ରାଶି ମଧ୍ୟରୁ ଗୋଟିଏ ଲେଖନ୍ତୁ।',
  },
  endsBeforeStart: {
    en: 'The end must be after the start.',
    or: 'ଶେଷ ତାରିଖ ଆରମ୍ଭ ତାରିଖ ପରେ ହେବା ଆବଶ୍ୟକ।',
  },
  unknownCourse: {
    en: 'One of the courses does not exist.',
    or: 'ପାଠ୍ୟକ୍ରମଗୁଡ଼ିକ ମଧ୍ୟରୁ ଗୋଟିଏ ନାହିଁ।',
  },
});

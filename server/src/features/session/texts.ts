import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  wrongPassword: {
    en: 'The username or the password is wrong.',
    or: 'ବ୍ୟବହାରକାରୀ ନାମ କିମ୍ବା ପାସୱାର୍ଡ ଭୁଲ ଅଛି।',
  },
  blocked: {
    en: 'This account is blocked. Please write to our support.',
    or: 'ଏହି ଖାତା ଅବରୋଧ କରାଯାଇଛି। ଦୟାକରି ଆମ ସହାୟତା ଦଳକୁ ଲେଖନ୍ତୁ।',
  },
  adminBlocked: {
    en: 'This account is blocked. Ask an owner of the site.',
    or: 'ଏହି ଖାତା ଅବରୋଧ କରାଯାଇଛି। ୱେବସାଇଟର ଜଣେ ମାଲିକଙ୍କୁ କୁହନ୍ତୁ।',
  },
  wrongCode: {
    en: 'The code is wrong or was used already.',
    or: 'କୋଡ ଭୁଲ ଅଛି କିମ୍ବା ପୂର୍ବରୁ ବ୍ୟବହାର ହୋଇସାରିଛି।',
  },
  passkeyFailed: {
    en: 'The passkey was not accepted. Try again, or sign in with your password.',
    or: 'ପାସକି ଗ୍ରହଣ ହେଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ, କିମ୍ବା ପାସୱାର୍ଡ ଦ୍ୱାରା ପ୍ରବେଶ କରନ୍ତୁ।',
  },
  secondStepExpired: {
    en: 'This sign-in took too long. Enter your password again.',
    or: 'ଏହି ପ୍ରବେଶରେ ବହୁତ ସମୟ ଲାଗିଗଲା। ଆପଣଙ୍କ ପାସୱାର୍ଡ ପୁଣି ଲେଖନ୍ତୁ।',
  },
  verifyFirst: {
    en: 'Confirm that it is you first.',
    or: 'ଏହା ଆପଣ ବୋଲି ପ୍ରଥମେ ନିଶ୍ଚିତ କରନ୍ତୁ।',
  },
  beingErased: {
    en: 'Your deleted account is being erased. You can open a new one in an hour.',
    or: 'ଆପଣଙ୍କ ବିଲୋପ ହୋଇଥିବା ଖାତା ଲିଭାଯାଉଛି। ଏକ ଘଣ୍ଟା ପରେ ଆପଣ ନୂଆ ଖାତା ଖୋଲିପାରିବେ।',
  },
  noAccount: { en: 'Your account no longer exists.', or: 'ଆପଣଙ୍କ ଖାତା ଆଉ ନାହିଁ।' },
  googleFailed: {
    en: 'Google login failed. Please try again.',
    or: 'Google ମାଧ୍ୟମରେ ପ୍ରବେଶ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  googleUnavailable: {
    en: 'Google does not respond. Please try again in a few minutes.',
    or: 'Google ଉତ୍ତର ଦେଉନାହିଁ। ଦୟାକରି କିଛି ମିନିଟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  queueFull: {
    en: 'Too many people are signing in. Try again in a few seconds.',
    or: 'ବର୍ତ୍ତମାନ ଅନେକ ଲୋକ ପ୍ରବେଶ କରୁଛନ୍ତି। କିଛି ସେକେଣ୍ଡ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
});

/** Refused sign-ins, by the unit of the time to wait. */
export const tooManySignIns = defineTexts({
  seconds: {
    en: {
      one: 'Too many sign-ins. Try again in {count:number} second.',
      other: 'Too many sign-ins. Try again in {count:number} seconds.',
    },
    or: 'ଅତ୍ୟଧିକ ଥର ପ୍ରବେଶ କରାଯାଇଛି। {count:number} ସେକେଣ୍ଡ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  minutes: {
    en: {
      one: 'Too many sign-ins. Try again in {count:number} minute.',
      other: 'Too many sign-ins. Try again in {count:number} minutes.',
    },
    or: 'ଅତ୍ୟଧିକ ଥର ପ୍ରବେଶ କରାଯାଇଛି। {count:number} ମିନିଟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
});

export const tooManyFailures = defineTexts({
  seconds: {
    en: {
      one: 'Too many failed sign-ins. Try again in {count:number} second.',
      other: 'Too many failed sign-ins. Try again in {count:number} seconds.',
    },
    or: 'ଅତ୍ୟଧିକ ଥର ପ୍ରବେଶ ବିଫଳ ହୋଇଛି। {count:number} ସେକେଣ୍ଡ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  minutes: {
    en: {
      one: 'Too many failed sign-ins. Try again in {count:number} minute.',
      other: 'Too many failed sign-ins. Try again in {count:number} minutes.',
    },
    or: 'ଅତ୍ୟଧିକ ଥର ପ୍ରବେଶ ବିଫଳ ହୋଇଛି। {count:number} ମିନିଟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
});

export const tooManyFailuresOfAll = defineTexts({
  seconds: {
    en: {
      one: 'Too many failed sign-ins to this account. Try again in {count:number} second, or sign in on a device that you have used before.',
      other:
        'Too many failed sign-ins to this account. Try again in {count:number} seconds, or sign in on a device that you have used before.',
    },
    or: 'ଏହି ଖାତାରେ ଅତ୍ୟଧିକ ଥର ପ୍ରବେଶ ବିଫଳ ହୋଇଛି। {count:number} ସେକେଣ୍ଡ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ, କିମ୍ବା ପୂର୍ବରୁ ବ୍ୟବହାର କରିଥିବା ଉପକରଣରୁ ପ୍ରବେଶ କରନ୍ତୁ।',
  },
  minutes: {
    en: {
      one: 'Too many failed sign-ins to this account. Try again in {count:number} minute, or sign in on a device that you have used before.',
      other:
        'Too many failed sign-ins to this account. Try again in {count:number} minutes, or sign in on a device that you have used before.',
    },
    or: 'ଏହି ଖାତାରେ ଅତ୍ୟଧିକ ଥର ପ୍ରବେଶ ବିଫଳ ହୋଇଛି। {count:number} ମିନିଟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ, କିମ୍ବା ପୂର୍ବରୁ ବ୍ୟବହାର କରିଥିବା ଉପକରଣରୁ ପ୍ରବେଶ କରନ୍ତୁ।',
  },
});

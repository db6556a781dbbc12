import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** In a table of its own, because few people see the second step. */
export const texts = defineTexts({
  title: { en: 'One more step', or: 'ଆଉ ଗୋଟିଏ ପାହାଚ' },
  totpCode: { en: 'Code of your authenticator app', or: 'ପ୍ରମାଣୀକରଣ ଆପର କୋଡ' },
  totpHint: { en: '6 digits that change every 30 seconds.', or: 'ପ୍ରତି 30 ସେକେଣ୍ଡରେ ବଦଳୁଥିବା 6ଟି ଅଙ୍କ।' },
  recoveryCode: { en: 'Recovery code', or: 'ପୁନରୁଦ୍ଧାର କୋଡ' },
  recoveryHint: {
    en: 'One of the codes that you saved. Each works once.',
    or: 'ଆପଣ ସାଇତି ରଖିଥିବା କୋଡ ମଧ୍ୟରୁ ଗୋଟିଏ। ପ୍ରତ୍ୟେକ କୋଡ ଥରେ ମାତ୍ର କାମ କରେ।',
  },
  usePasskey: { en: 'Use a passkey', or: 'ପାସକି ବ୍ୟବହାର କରନ୍ତୁ' },
  passkeyText: {
    en: 'Confirm with the passkey of your phone, computer or security key.',
    or: 'ଆପଣଙ୍କ ଫୋନ, କମ୍ପ୍ୟୁଟର କିମ୍ବା ସୁରକ୍ଷା ଚାବିର ପାସକି ଦ୍ୱାରା ନିଶ୍ଚିତ କରନ୍ତୁ।',
  },
  useRecoveryCode: { en: 'Use a recovery code', or: 'ପୁନରୁଦ୍ଧାର କୋଡ ବ୍ୟବହାର କରନ୍ତୁ' },
  useApp: { en: 'Use the authenticator app', or: 'ପ୍ରମାଣୀକରଣ ଆପ ବ୍ୟବହାର କରନ୍ତୁ' },
  enterCode: { en: 'Enter the code.', or: 'କୋଡ ଲେଖନ୍ତୁ।' },
  signIn: { en: 'Sign in', or: 'ପ୍ରବେଶ କରନ୍ତୁ' },
  signingIn: { en: 'Signing in...', or: 'ପ୍ରବେଶ ହେଉଛି...' },
  back: { en: 'Back to the password', or: 'ପାସୱାର୍ଡକୁ ଫେରନ୍ତୁ' },
  unexpectedError: {
    en: 'An unexpected error occurred. Please try again.',
    or: 'ଏକ ଅପ୍ରତ୍ୟାଶିତ ତ୍ରୁଟି ହେଲା। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  noDevice: {
    en: 'Lost your phone and your recovery codes? Ask the person who runs the server for a sign-in code.',
    or: 'ଫୋନ ଓ ପୁନରୁଦ୍ଧାର କୋଡ ଦୁଇଟିଯାକ ହଜିଯାଇଛି କି? ସର୍ଭର ପରିଚାଳନା କରୁଥିବା ବ୍ୟକ୍ତିଙ୍କୁ ପ୍ରବେଶ କୋଡ ମାଗନ୍ତୁ।',
  },
});

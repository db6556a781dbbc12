import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  noAccount: { en: 'Your account no longer exists.', or: 'ଆପଣଙ୍କ ଖାତା ଆଉ ନାହିଁ।' },
  wrongPassword: { en: 'The current password is wrong.', or: 'ବର୍ତ୍ତମାନର ପାସୱାର୍ଡ ଭୁଲ ଅଛି।' },
  samePassword: {
    en: 'The new password is the same as the current one.',
    or: 'ନୂଆ ପାସୱାର୍ଡ ବର୍ତ୍ତମାନର ପାସୱାର୍ଡ ସହ ସମାନ ଅଛି।',
  },
  wrongCode: {
    en: 'The code is wrong or was used already.',
    or: 'କୋଡ ଭୁଲ ଅଛି କିମ୍ବା ପୂର୍ବରୁ ବ୍ୟବହାର ହୋଇସାରିଛି।',
  },
  wrongFirstCode: {
    en: 'The code is wrong. Check that the clock of your phone is right, and enter the current code.',
    or: 'କୋଡ ଭୁଲ ଅଛି। ଆପଣଙ୍କ ଫୋନର ସମୟ ଠିକ ଅଛି କି ନାହିଁ ଦେଖି, ଏବେ ଦେଖାଯାଉଥିବା କୋଡ ଲେଖନ୍ତୁ।',
  },
  setUpExpired: {
    en: 'The set-up took too long. Start again.',
    or: 'ଏଥିରେ ବହୁତ ସମୟ ଲାଗିଗଲା। ପୁଣି ଆରମ୍ଭ କରନ୍ତୁ।',
  },
  passkeyRefused: { en: 'The passkey was not accepted. Try again.', or: 'ପାସକି ଗ୍ରହଣ ହେଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।' },
  passkeyNotAdded: { en: 'The passkey could not be added. Try again.', or: 'ପାସକି ଯୋଡ଼ିହେଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।' },
  tooManyPasskeys: {
    en: 'You can have at most {max:number} passkeys. Remove one first.',
    or: 'ଆପଣ ଅତି ବେଶିରେ {max:number}ଟି ପାସକି ରଖିପାରିବେ। ପ୍ରଥମେ ଗୋଟିଏ ହଟାନ୍ତୁ।',
  },
  noPasskey: { en: 'This passkey does not exist.', or: 'ଏହି ପାସକି ନାହିଁ।' },
  noTotp: { en: 'You have no authenticator app.', or: 'ଆପଣଙ୍କର କୌଣସି ପ୍ରମାଣୀକରଣ ଆପ ନାହିଁ।' },
  noSecondFactor: { en: 'Set up a second factor first.', or: 'ପ୍ରଥମେ ଦ୍ୱିତୀୟ ପ୍ରମାଣ ଯୋଡ଼ନ୍ତୁ।' },
  lastSecondFactor: {
    en: 'Your account needs a second factor. Set up another one before you remove this one.',
    or: 'ଆପଣଙ୍କ ଖାତା ପାଇଁ ଦ୍ୱିତୀୟ ପ୍ରମାଣ ଆବଶ୍ୟକ। ଏହାକୁ ହଟାଇବା ପୂର୍ବରୁ ଅନ୍ୟ ଗୋଟିଏ ଯୋଡ଼ନ୍ତୁ।',
  },
  passwordChanged: {
    en: 'Your password was changed. You are signed out on all other devices.',
    or: 'ଆପଣଙ୍କ ପାସୱାର୍ଡ ବଦଳିଗଲା। ଅନ୍ୟ ସବୁ ଉପକରଣରୁ ଆପଣଙ୍କର ପ୍ରସ୍ଥାନ ହୋଇଗଲା।',
  },
});

import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  myAccount: { en: 'My Account', or: 'ମୋ ଖାତା' },
  signedInAs: { en: 'Signed in as <name>{username}</name>', or: '<name>{username}</name> ନାମରେ ପ୍ରବେଶ କରିଛନ୍ତି' },
  loadFailed: { en: 'Your account could not be loaded', or: 'ଆପଣଙ୍କ ଖାତା ଖୋଲିପାରିଲା ନାହିଁ' },

  password: { en: 'Password', or: 'ପାସୱାର୍ଡ' },
  passwordNote: {
    en: 'A new password signs you out on all other devices.',
    or: 'ନୂଆ ପାସୱାର୍ଡ ଦେଲେ ଅନ୍ୟ ସବୁ ଉପକରଣରୁ ଆପଣଙ୍କର ପ୍ରସ୍ଥାନ ହୋଇଯିବ।',
  },
  currentPassword: { en: 'Current password', or: 'ବର୍ତ୍ତମାନର ପାସୱାର୍ଡ' },
  newPassword: { en: 'New password', or: 'ନୂଆ ପାସୱାର୍ଡ' },
  newPasswordHint: {
    en: 'At least {min:number} characters of any kind. Four random words make a good password.',
    or: 'ଯେକୌଣସି ପ୍ରକାରର ଅତି କମରେ {min:number}ଟି ଅକ୍ଷର। ପରସ୍ପର ସମ୍ପର୍କ ନଥିବା ଚାରିଟି ଶବ୍ଦ ଏକ ଭଲ ପାସୱାର୍ଡ।',
  },
  enterCurrentPassword: { en: 'Enter your current password.', or: 'ଆପଣଙ୍କ ବର୍ତ୍ତମାନର ପାସୱାର୍ଡ ଲେଖନ୍ତୁ।' },
  changePassword: { en: 'Change Password', or: 'ପାସୱାର୍ଡ ବଦଳାନ୍ତୁ' },
  changingPassword: { en: 'Changing Password...', or: 'ପାସୱାର୍ଡ ବଦଳୁଛି...' },

  weakPassword: {
    en: 'Your password is short or easy to guess.',
    or: 'ଆପଣଙ୍କ ପାସୱାର୍ଡ ଛୋଟ କିମ୍ବା ସହଜରେ ଅନୁମାନ କରିହେବ।',
  },
  weakPasswordHere: {
    en: 'Your password is short or easy to guess. Please change it.',
    or: 'ଆପଣଙ୍କ ପାସୱାର୍ଡ ଛୋଟ କିମ୍ବା ସହଜରେ ଅନୁମାନ କରିହେବ। ଦୟାକରି ଏହାକୁ ବଦଳାନ୍ତୁ।',
  },
  changeItNow: { en: 'Change it now', or: 'ଏବେ ବଦଳାନ୍ତୁ' },
});

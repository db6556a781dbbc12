import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  noAccount: { en: 'Your account no longer exists.', or: 'ଆପଣଙ୍କ ଖାତା ଆଉ ନାହିଁ।' },
  wrongPassword: { en: 'The current password is wrong.', or: 'ବର୍ତ୍ତମାନର ପାସୱାର୍ଡ ଭୁଲ ଅଛି।' },
  samePassword: {
    en: 'The new password is the same as the current one.',
    or: 'ନୂଆ ପାସୱାର୍ଡ ବର୍ତ୍ତମାନର ପାସୱାର୍ଡ ସହ ସମାନ ଅଛି।',
  },
  passwordChanged: {
    en: 'Your password was changed. You are signed out on all other devices.',
    or: 'ଆପଣଙ୍କ ପାସୱାର୍ଡ ବଦଳିଗଲା। ଅନ୍ୟ ସବୁ ଉପକରଣରୁ ଆପଣଙ୍କର ପ୍ରସ୍ଥାନ ହୋଇଗଲା।',
  },
});

import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const logoutTexts = defineTexts({
  testIsRunning: { en: 'A test is running', or: 'ଏକ ପରୀକ୍ଷା ଚାଲିଛି' },
  clockKeepsRunning: {
    en: 'The clock keeps running after you log out. Your answers are saved. To continue, sign in again before the time is up.',
    or: 'ଆପଣ ପ୍ରସ୍ଥାନ କଲା ପରେ ମଧ୍ୟ ସମୟ ଗଡ଼ିଚାଲିବ। ଆପଣଙ୍କ ଉତ୍ତର ସଂରକ୍ଷିତ ଅଛି। ଆଗକୁ ବଢ଼ିବା ପାଇଁ ସମୟ ସରିବା ପୂର୍ବରୁ ପୁଣି ପ୍ରବେଶ କରନ୍ତୁ।',
  },
  logOut: { en: 'Log out', or: 'ପ୍ରସ୍ଥାନ କରନ୍ତୁ' },
});

import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  databaseDoesNotAnswer: {
    en: 'The database does not answer at the moment.',
    or: 'ତଥ୍ୟଭଣ୍ଡାରରୁ ବର୍ତ୍ତମାନ ଉତ୍ତର ମିଳୁନାହିଁ।',
  },
  signedInAsAdmin: { en: 'You are signed in as an admin.', or: 'ଆପଣ ପରିଚାଳକ ଭାବରେ ପ୍ରବେଶ କରିଛନ୍ତି।' },
});

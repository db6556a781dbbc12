import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  newVersion: { en: 'A new version of {site} is ready.', or: '{site}ର ନୂଆ ସଂସ୍କରଣ ପ୍ରସ୍ତୁତ ଅଛି।' },
  update: { en: 'Update', or: 'ଅଦ୍ୟତନ କରନ୍ତୁ' },
  later: { en: 'Later', or: 'ପରେ' },
});

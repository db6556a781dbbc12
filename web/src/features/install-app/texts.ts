import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  offer: {
    en: 'Put {site} on your home screen. It opens faster, also on a weak connection.',
    or: '{site}କୁ ହୋମ ସ୍କ୍ରିନରେ ରଖନ୍ତୁ। ଦୁର୍ବଳ ସଂଯୋଗରେ ମଧ୍ୟ ଶୀଘ୍ର ଖୋଲିବ।',
  },
  install: { en: 'Install', or: 'ଇନଷ୍ଟଲ କରନ୍ତୁ' },
  notNow: { en: 'Not now', or: 'ଏବେ ନୁହେଁ' },
});

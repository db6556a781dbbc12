import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** Apart from the other texts of ui, because visitors do not need them. */
export const texts = defineTexts({
  questionLanguage: { en: 'Language of the questions', or: 'ପ୍ରଶ୍ନର ଭାଷା' },
  english: { en: 'English', or: 'English' },
  odia: { en: 'ଓଡ଼ିଆ', or: 'ଓଡ଼ିଆ' },
  bothLanguages: { en: 'Both', or: 'ଉଭୟ' },

  showImage: { en: 'Show image of question {number:number}', or: 'ପ୍ରଶ୍ନ {number:number}ର ଛବି ଦେଖାନ୍ତୁ' },
  imageMissing: { en: 'Image not available', or: 'ଛବି ଉପଲବ୍ଧ ନାହିଁ' },
  imageAlt: {
    en: 'Belongs to question {number:number}. Press to enlarge',
    or: 'ପ୍ରଶ୍ନ {number:number}ର ଛବି। ବଡ଼ କରି ଦେଖିବାକୁ ଦବାନ୍ତୁ',
  },
  imageTitle: { en: 'Image of question {number:number}', or: 'ପ୍ରଶ୍ନ {number:number}ର ଛବି' },
  enlargedImage: { en: 'Enlarged image', or: 'ବଡ଼ ଆକାରର ଛବି' },
});

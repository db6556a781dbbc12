import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  otherDocument: { en: 'This link is for another document.', or: 'ଏହି ଲିଙ୍କ ଅନ୍ୟ ଏକ PDF ପାଇଁ।' },
  notFound: { en: 'There is no PDF for this chapter.', or: 'ଏହି ଅଧ୍ୟାୟ ପାଇଁ PDF ନାହିଁ।' },
  pastTheEnd: {
    en: 'The requested part begins after the end of the PDF.',
    or: 'ମଗାଯାଇଥିବା ଅଂଶ PDFର ଶେଷ ପରେ ଆରମ୍ଭ ହୁଏ।',
  },
});

import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  invalidName: {
    en: 'A username has from 1 to 200 characters.',
    or: 'ବ୍ୟବହାରକାରୀ ନାମରେ 1ରୁ 200ଟି ଅକ୍ଷର ରହେ।',
  },
  nameTaken: { en: "There is an admin '{name}' already.", or: "'{name}' ନାମରେ ଜଣେ ପରିଚାଳକ ପୂର୍ବରୁ ଅଛନ୍ତି।" },
  lastAdmin: {
    en: "'{name}' is the only admin; add another before you remove this one.",
    or: "'{name}' ଏକମାତ୍ର ପରିଚାଳକ; ଏହାଙ୍କୁ ହଟାଇବା ପୂର୍ବରୁ ଅନ୍ୟ ଜଣଙ୍କୁ ଯୋଡ଼ନ୍ତୁ।",
  },
  lastOwner: {
    en: "'{name}' is the only active owner. Make somebody else an owner first.",
    or: "'{name}' ଏକମାତ୍ର ସକ୍ରିୟ ମାଲିକ। ପ୍ରଥମେ ଅନ୍ୟ ଜଣଙ୍କୁ ମାଲିକ କରନ୍ତୁ।",
  },
  notFound: { en: "There is no admin '{name}'.", or: "'{name}' ନାମରେ କୌଣସି ପରିଚାଳକ ନାହାନ୍ତି।" },
});

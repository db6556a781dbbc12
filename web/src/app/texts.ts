import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts of the error screen and of the notice without a connection. */
export const texts = defineTexts({
  somethingWentWrong: { en: 'Something went wrong', or: 'କିଛି ତ୍ରୁଟି ହେଲା' },
  ourFault: {
    en: 'This is our fault, not yours. Try again; if it still fails, come back in a few minutes.',
    or: 'ଏହା ଆମର ଭୁଲ, ଆପଣଙ୍କର ନୁହେଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ; ତଥାପି ନହେଲେ କିଛି ମିନିଟ ପରେ ଫେରି ଆସନ୍ତୁ।',
  },
  stillOffline: {
    en: 'You are offline. Try again when the connection is back.',
    or: 'ଆପଣଙ୍କ ସଂଯୋଗ ନାହିଁ। ସଂଯୋଗ ଫେରିଲେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  opensWhenOnline: {
    en: 'You are offline. The page opens when the connection is back.',
    or: 'ଆପଣଙ୍କ ସଂଯୋଗ ନାହିଁ। ସଂଯୋଗ ଫେରିଲେ ପୃଷ୍ଠାଟି ଖୋଲିବ।',
  },
  asOf: { en: 'Offline, as of {time}', or: 'ସଂଯୋଗ ନାହିଁ, {time}ର ତଥ୍ୟ' },
  stayHere: { en: 'Stay here', or: 'ଏଠାରେ ରୁହନ୍ତୁ' },
});

import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  onlyOnThisMachine: {
    en: 'Local sign-in works only on this machine. Set GOOGLE_CLIENT_ID, or IDENTITY=local if anybody may sign in as anybody.',
    or: 'ସ୍ଥାନୀୟ ପ୍ରବେଶ କେବଳ ଏହି କମ୍ପ୍ୟୁଟରରେ ହୋଇପାରିବ। GOOGLE_CLIENT_ID ସେଟ କରନ୍ତୁ, କିମ୍ବା ଯେ କେହି ଯେ କୌଣସି ନାମରେ ପ୍ରବେଶ କରିପାରିବେ ବୋଲି IDENTITY=local ସେଟ କରନ୍ତୁ।',
  },
  invalidToken: {
    en: 'The token is invalid or expired.',
    or: 'ଟୋକେନଟି ଠିକ ନୁହେଁ କିମ୍ବା ଏହାର ସମୟ ସରିଯାଇଛି।',
  },
});

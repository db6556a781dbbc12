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

/** The sign-in window. */
export const windowTexts = defineTexts({
  title: { en: 'Local sign-in', or: 'ସ୍ଥାନୀୟ ପ୍ରବେଶ' },
  heading: { en: 'Who are you?', or: 'ଆପଣ କିଏ?' },
  note: {
    en: 'This is the local sign-in for trying out the server. It does not check who you are.',
    or: 'ସର୍ଭରକୁ ପରଖିବା ପାଇଁ ଏହା ସ୍ଥାନୀୟ ପ୍ରବେଶ। ଆପଣ କିଏ, ତାହା ଏଠାରେ ଯାଞ୍ଚ ହୁଏ ନାହିଁ।',
  },
  somebodyElse: { en: 'Somebody else', or: 'ଅନ୍ୟ କେହି' },
  name: { en: 'Name', or: 'ନାମ' },
  email: { en: 'E-mail', or: 'ଇ-ମେଲ' },
  signIn: { en: 'Sign in', or: 'ପ୍ରବେଶ କରନ୍ତୁ' },
  openerClosed: {
    en: 'The page that opened this window was closed. Close this window and sign in again.',
    or: 'ଏହି ୱିଣ୍ଡୋ ଖୋଲିଥିବା ପୃଷ୍ଠାଟି ବନ୍ଦ ହୋଇଯାଇଛି। ଏହି ୱିଣ୍ଡୋ ବନ୍ଦ କରି ପୁଣି ପ୍ରବେଶ କରନ୍ତୁ।',
  },
  unreachable: {
    en: 'The server cannot be reached. Please try again.',
    or: 'ସର୍ଭର ସହ ସଂଯୋଗ ହୋଇପାରୁନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
});

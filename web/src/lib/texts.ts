import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** Messages of lib/. The keys of the first two are stored as the reason of a sign-out, so they keep their names. */
export const texts = defineTexts({
  signedOutInAnotherTab: {
    en: 'You signed out in another tab.',
    or: 'ଆପଣ ଅନ୍ୟ ଏକ ଟ୍ୟାବରେ ପ୍ରସ୍ଥାନ କରିଛନ୍ତି।',
  },
  signInToEnrol: {
    en: 'Please sign in to enroll in a course.',
    or: 'ପାଠ୍ୟକ୍ରମରେ ନାମ ଲେଖାଇବା ପାଇଁ ଦୟାକରି ପ୍ରବେଶ କରନ୍ତୁ।',
  },
  unreachable: {
    en: 'The server could not be reached. Check your connection and try again.',
    or: 'ସର୍ଭର ସହ ଯୋଗାଯୋଗ ହୋଇପାରିଲା ନାହିଁ। ଆପଣଙ୍କ ସଂଯୋଗ ଯାଞ୍ଚ କରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  needsConnection: { en: '(needs a connection)', or: '(ସଂଯୋଗ ଦରକାର)' },
  serverFailed: {
    en: 'Something went wrong on the server. Try again in a moment.',
    or: 'ସର୍ଭରରେ କିଛି ତ୍ରୁଟି ହେଲା। କିଛି ସମୟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  unknownError: { en: 'Unknown error', or: 'ଅଜଣା ତ୍ରୁଟି' },
});

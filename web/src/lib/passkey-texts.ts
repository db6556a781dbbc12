import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  notFinished: {
    en: 'The passkey was not used. Try again when you are ready.',
    or: 'ପାସକି ବ୍ୟବହାର ହେଲା ନାହିଁ। ପ୍ରସ୍ତୁତ ହେଲେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  existsAlready: {
    en: 'This device has a passkey of your account already.',
    or: 'ଏହି ଉପକରଣରେ ଆପଣଙ୍କ ଖାତାର ପାସକି ପୂର୍ବରୁ ଅଛି।',
  },
  wrongAddress: {
    en: 'Passkeys do not work at this address. Open the site at its usual address.',
    or: 'ଏହି ଠିକଣାରେ ପାସକି କାମ କରେ ନାହିଁ। ୱେବସାଇଟକୁ ତାହାର ସାଧାରଣ ଠିକଣାରେ ଖୋଲନ୍ତୁ।',
  },
});

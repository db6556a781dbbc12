import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  noAccount: { en: 'Your account no longer exists.', or: 'ଆପଣଙ୍କ ଖାତା ଆଉ ନାହିଁ।' },
  otherAccount: {
    en: 'You have signed in with another account. Sign in with the one that you want to delete.',
    or: 'ଆପଣ ଅନ୍ୟ ଏକ ଖାତାରେ ପ୍ରବେଶ କରିଛନ୍ତି। ଯେଉଁ ଖାତା ବିଲୋପ କରିବାକୁ ଚାହାଁନ୍ତି, ସେଥିରେ ପ୍ରବେଶ କରନ୍ତୁ।',
  },
  noDevice: {
    en: 'You are no longer signed in on that device.',
    or: 'ସେହି ଉପକରଣରୁ ଆପଣଙ୍କର ପ୍ରସ୍ଥାନ ହୋଇସାରିଛି।',
  },
  thisDevice: {
    en: 'This is the device that you are using. Log out here instead.',
    or: 'ଆପଣ ଏବେ ଏହି ଉପକରଣ ବ୍ୟବହାର କରୁଛନ୍ତି। ଏଠାରୁ ପ୍ରସ୍ଥାନ କରନ୍ତୁ।',
  },
});

import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  unknownPermit: {
    en: 'This test was not issued by this site, so it cannot be graded.',
    or: 'ଏହି ପରୀକ୍ଷା ଏହି ସାଇଟରୁ ଦିଆଯାଇନଥିଲା, ତେଣୁ ଏହାର ମୂଲ୍ୟାଙ୍କନ ହୋଇପାରିବ ନାହିଁ।',
  },
  otherStudent: {
    en: 'This test was issued to another student.',
    or: 'ଏହି ପରୀକ୍ଷା ଅନ୍ୟ ଜଣେ ଛାତ୍ରଛାତ୍ରୀଙ୍କୁ ଦିଆଯାଇଥିଲା।',
  },
  tooLate: {
    en: 'This test was taken along too long ago, so it can no longer be handed in. Take it again with a connection.',
    or: 'ଏହି ପରୀକ୍ଷା ବହୁତ ଦିନ ତଳେ ଫୋନରେ ରଖାଯାଇଥିଲା, ତେଣୁ ଏହା ଆଉ ଜମା ହୋଇପାରିବ ନାହିଁ। ଇଣ୍ଟରନେଟ ଥିବାବେଳେ ପୁଣି ଥରେ ଦିଅନ୍ତୁ।',
  },
});

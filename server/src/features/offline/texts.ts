import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  unknownPermit: {
    en: 'This test was not issued by this site, so it cannot be graded.',
    or: 'ଏହି ପରୀକ୍ଷା ଏହି ୱେବସାଇଟରୁ ଦିଆଯାଇନଥିଲା, ତେଣୁ ଏହାର ମୂଲ୍ୟାଙ୍କନ ହୋଇପାରିବ ନାହିଁ।',
  },
  otherStudent: {
    en: 'This test was issued to another student.',
    or: 'ଏହି ପରୀକ୍ଷା ଅନ୍ୟ ଜଣେ ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ଦିଆଯାଇଥିଲା।',
  },
  beforeReset: {
    en: 'You took this test before you reset your progress in this course, so it does not count. You can take it again.',
    or: 'ଆପଣ ଏହି ପାଠ୍ୟକ୍ରମର ଅଗ୍ରଗତି ଲିଭାଇବା ପୂର୍ବରୁ ଏହି ପରୀକ୍ଷା ଦେଇଥିଲେ, ତେଣୁ ଏହା ଗଣାଯିବ ନାହିଁ। ଆପଣ ଏହାକୁ ପୁଣି ଥରେ ଦେଇପାରିବେ।',
  },
  tooLate: {
    en: 'This test was taken along too long ago, so it can no longer be handed in. Take it again with a connection.',
    or: 'ଏହି ପରୀକ୍ଷା ବହୁତ ଦିନ ତଳେ ସାଙ୍ଗରେ ରଖାଯାଇଥିଲା, ତେଣୁ ଏହା ଆଉ ଦାଖଲ ହୋଇପାରିବ ନାହିଁ। ସଂଯୋଗ ଥିବାବେଳେ ପୁଣି ଥରେ ଦିଅନ୍ତୁ।',
  },
});

import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  notFound: { en: 'This message no longer exists.', or: 'ଏହି ବାର୍ତ୍ତା ଆଉ ନାହିଁ।' },
  unknownCourse: {
    en: 'This course no longer exists. Choose another one.',
    or: 'ଏହି ପାଠ୍ୟକ୍ରମ ଆଉ ନାହିଁ। ଅନ୍ୟ ଏକ ବାଛନ୍ତୁ।',
  },
  unknownStudent: {
    en: 'This student no longer exists. Choose another one.',
    or: 'ଏହି ଶିକ୍ଷାର୍ଥୀ ଆଉ ନାହାନ୍ତି। ଅନ୍ୟ ଜଣଙ୍କୁ ବାଛନ୍ତୁ।',
  },
  changed: {
    en: 'Somebody else has changed this message. Reload the page to see it.',
    or: 'ଏହି ସମୟ ମଧ୍ୟରେ କେହି ଏହି ବାର୍ତ୍ତା ବଦଳାଇଛନ୍ତି। ପୁଣି ଖୋଲନ୍ତୁ।',
  },
  alreadySent: {
    en: 'This message was sent and can no longer be changed.',
    or: 'ଏହି ବାର୍ତ୍ତା ପଠାଯାଇଛି, ତେଣୁ ଆଉ ବଦଳାଯାଇପାରିବ ନାହିଁ।',
  },
  notScheduled: { en: 'This message is not scheduled.', or: 'ଏହି ବାର୍ତ୍ତା ପାଇଁ ସମୟ ସ୍ଥିର ହୋଇନାହିଁ।' },
  cancelFirst: {
    en: 'This message is scheduled. Cancel it before you delete it.',
    or: 'ଏହି ବାର୍ତ୍ତା ପାଇଁ ସମୟ ସ୍ଥିର ହୋଇଛି। ବିଲୋପ କରିବା ପୂର୍ବରୁ ଏହାକୁ ବାତିଲ କରନ୍ତୁ।',
  },
  missingCourse: { en: 'Choose the course.', or: 'ପାଠ୍ୟକ୍ରମ ବାଛନ୍ତୁ।' },
  missingStudent: { en: 'Choose the student.', or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ବାଛନ୍ତୁ।' },
  missingTitle: { en: 'Enter the title in English.', or: 'ଇଂରାଜୀରେ ଶୀର୍ଷକ ଲେଖନ୍ତୁ।' },
  missingText: { en: 'Enter the text in English.', or: 'ଇଂରାଜୀରେ ବାର୍ତ୍ତା ଲେଖନ୍ତୁ।' },
  nobody: {
    en: 'This message would reach nobody. Choose other recipients.',
    or: 'ଏହି ବାର୍ତ୍ତା କାହା ପାଖରେ ପହଞ୍ଚିବ ନାହିଁ। ଅନ୍ୟ ପ୍ରାପକ ବାଛନ୍ତୁ।',
  },
  scheduleOutOfRange: {
    en: 'Choose a time in the future, within one year.',
    or: 'ଆଗାମୀ ଏକ ବର୍ଷ ଭିତରର ସମୟ ବାଛନ୍ତୁ।',
  },
  sampleName: { en: 'student', or: 'ଶିକ୍ଷାର୍ଥୀ' },
});

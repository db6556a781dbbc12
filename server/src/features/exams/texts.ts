import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  notFound: { en: 'This exam was not found.', or: 'ଏହି ପରୀକ୍ଷା ମିଳିଲା ନାହିଁ।' },
  noQuestions: { en: 'This exam has no questions.', or: 'ଏହି ପରୀକ୍ଷାରେ କୌଣସି ପ୍ରଶ୍ନ ନାହିଁ।' },
  noResult: { en: 'You have no result in this exam.', or: 'ଏହି ପରୀକ୍ଷାରେ ଆପଣଙ୍କର ଫଳାଫଳ ନାହିଁ।' },
  attemptOver: { en: 'Your attempt at this exam has ended.', or: 'ଏହି ପରୀକ୍ଷାରେ ଆପଣଙ୍କ ପ୍ରୟାସ ସମାପ୍ତ ହୋଇଛି।' },
  noAttempt: { en: 'You are not taking this exam.', or: 'ଆପଣ ଏହି ପରୀକ୍ଷା ଦେଉନାହାନ୍ତି।' },
  notPublished: { en: 'This exam is not published.', or: 'ଏହି ପରୀକ୍ଷା ପ୍ରକାଶିତ ହୋଇନାହିଁ।' },
  unknownCourse: { en: 'One of the courses no longer exists.', or: 'ପାଠ୍ୟକ୍ରମଗୁଡ଼ିକ ମଧ୍ୟରୁ ଗୋଟିଏ ଆଉ ନାହିଁ।' },
  missingImages: {
    en: 'A picture no longer exists. Please upload it again.',
    or: 'ଗୋଟିଏ ଛବି ଆଉ ନାହିଁ। ଦୟାକରି ତାହା ପୁଣି ଅପଲୋଡ କରନ୍ତୁ।',
  },
  savedMeanwhile: {
    en: 'Somebody else saved this exam meanwhile. Reload it to see the changes.',
    or: 'ଇତିମଧ୍ୟରେ ଅନ୍ୟ କେହି ଏହି ପରୀକ୍ଷା ସଂରକ୍ଷଣ କରିଛନ୍ତି। ପରିବର୍ତ୍ତନ ଦେଖିବା ପାଇଁ ପୃଷ୍ଠାଟି ପୁଣି ଖୋଲନ୍ତୁ।',
  },
  hasBegun: {
    en: 'Students have started this exam, so its questions, marks and times can no longer change.',
    or: 'ଶିକ୍ଷାର୍ଥୀମାନେ ଏହି ପରୀକ୍ଷା ଆରମ୍ଭ କରିସାରିଛନ୍ତି, ତେଣୁ ଏହାର ପ୍ରଶ୍ନ, ନମ୍ବର ଓ ସମୟ ଆଉ ବଦଳିପାରିବ ନାହିଁ।',
  },
  stillRunning: {
    en: 'Students are taking this exam now, so its results cannot be released yet.',
    or: 'ଶିକ୍ଷାର୍ଥୀମାନେ ଏବେ ଏହି ପରୀକ୍ଷା ଦେଉଛନ୍ତି, ତେଣୁ ଏହାର ଫଳାଫଳ ଏପର୍ଯ୍ୟନ୍ତ ପ୍ରକାଶ କରାଯାଇପାରିବ ନାହିଁ।',
  },
  otherDevice: {
    en: 'This exam is open on another device. You can continue here instead.',
    or: 'ଏହି ପରୀକ୍ଷା ଅନ୍ୟ ଏକ ଉପକରଣରେ ଖୋଲା ଅଛି। ଆପଣ ତାହା ବଦଳରେ ଏଠାରେ ଜାରି ରଖିପାରିବେ।',
  },
  namesNotAllowed: {
    en: 'Your role does not include the names of students, so you cannot search for them.',
    or: 'ଆପଣଙ୍କ ଭୂମିକାରେ ଶିକ୍ଷାର୍ଥୀଙ୍କ ନାମ ଦେଖିବାର ଅନୁମତି ନାହିଁ, ତେଣୁ ଆପଣ ତାହା ଖୋଜିପାରିବେ ନାହିଁ।',
  },
  nobodyToExtend: {
    en: 'Nobody is taking this exam now.',
    or: 'ଏବେ କେହି ଏହି ପରୀକ୍ଷା ଦେଉନାହାନ୍ତି।',
  },
  unknownStudent: {
    en: 'No student has this e-mail address.',
    or: 'ଏହି ଇ-ମେଲ ଠିକଣା କୌଣସି ଶିକ୍ଷାର୍ଥୀଙ୍କର ନୁହେଁ।',
  },
  noExtraTime: {
    en: 'This student has no extra time in this exam.',
    or: 'ଏହି ପରୀକ୍ଷାରେ ଏହି ଶିକ୍ଷାର୍ଥୀଙ୍କର ଅତିରିକ୍ତ ସମୟ ନାହିଁ।',
  },
  cancelled: { en: 'This exam was cancelled.', or: 'ଏହି ପରୀକ୍ଷା ବାତିଲ ହୋଇଛି।' },
  notOpenYet: { en: 'This exam has not opened yet.', or: 'ଏହି ପରୀକ୍ଷା ଏପର୍ଯ୍ୟନ୍ତ ଆରମ୍ଭ ହୋଇନାହିଁ।' },
  closed: { en: 'This exam can no longer be started.', or: 'ଏହି ପରୀକ୍ଷା ଆଉ ଆରମ୍ଭ କରାଯାଇପାରିବ ନାହିଁ।' },
  noAttemptsLeft: {
    en: 'You have taken this exam as often as it is allowed.',
    or: 'ଅନୁମୋଦିତ ସଂଖ୍ୟକ ଥର ଆପଣ ଏହି ପରୀକ୍ଷା ଦେଇସାରିଛନ୍ତି।',
  },
});

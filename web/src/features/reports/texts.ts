import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  reportProblem: { en: 'Report a problem', or: 'ସମସ୍ୟା ଜଣାନ୍ତୁ' },
  reportNumbered: {
    en: 'Report a problem with question {number:number}',
    or: 'ପ୍ରଶ୍ନ {number:number}ର ସମସ୍ୟା ଜଣାନ୍ତୁ',
  },
  reportNote: {
    en: 'We look at every report. If the question is wrong, it is corrected for everybody.',
    or: 'ଆମେ ପ୍ରତ୍ୟେକ ଅଭିଯୋଗ ଦେଖୁ। ପ୍ରଶ୍ନ ଭୁଲ ଥିଲେ ସମସ୍ତଙ୍କ ପାଇଁ ସଂଶୋଧନ ହୁଏ।',
  },
  whatIsWrong: { en: 'What is wrong?', or: 'କ’ଣ ଭୁଲ ଅଛି?' },
  'wrong-key': { en: 'The right answer is wrong', or: 'ସଠିକ ଉତ୍ତରଟି ଭୁଲ' },
  'several-right': { en: 'Several answers are right', or: 'ଏକାଧିକ ଉତ୍ତର ଠିକ' },
  unclear: { en: 'The question is unclear', or: 'ପ୍ରଶ୍ନଟି ଅସ୍ପଷ୍ଟ' },
  translation: { en: 'The translation is wrong', or: 'ଅନୁବାଦ ଭୁଲ' },
  picture: { en: 'The picture is missing', or: 'ଛବି ନାହିଁ' },
  whichLanguage: { en: 'In which language?', or: 'କେଉଁ ଭାଷାରେ?' },
  en: { en: 'English', or: 'ଇଂରାଜୀ' },
  or: { en: 'Odia', or: 'ଓଡ଼ିଆ' },
  explain: { en: 'Explain it in a sentence', or: 'ଗୋଟିଏ ବାକ୍ୟରେ ବୁଝାନ୍ତୁ' },
  explainMissing: { en: 'Write a sentence, so that we can check it.', or: 'ଆମେ ଯାଞ୍ଚ କରିବା ପାଇଁ ଗୋଟିଏ ବାକ୍ୟ ଲେଖନ୍ତୁ।' },
  pictureLabel: { en: 'Picture (optional)', or: 'ଛବି (ଇଚ୍ଛାଧୀନ)' },
  choosePicture: { en: 'Choose a picture', or: 'ଛବି ବାଛନ୍ତୁ' },
  pictureChosen: { en: 'The picture is attached.', or: 'ଛବି ଯୋଡ଼ାଗଲା।' },
  removePicture: { en: 'Remove the picture', or: 'ଛବି ହଟାନ୍ତୁ' },
  attachShared: { en: 'Attach the shared picture', or: 'ସେୟାର କରାଯାଇଥିବା ଛବି ଯୋଡ଼ନ୍ତୁ' },
  sharedPicture: { en: 'The shared picture', or: 'ସେୟାର କରାଯାଇଥିବା ଛବି' },
  sharedTitle: { en: 'A picture is ready for your report', or: 'ଆପଣଙ୍କ ଅଭିଯୋଗ ପାଇଁ ଗୋଟିଏ ଛବି ପ୍ରସ୍ତୁତ ଅଛି' },
  sharedHelp: {
    en: 'Open the review of the test, press ‘Report a problem’ below the question and attach the picture there. It stays on this device for a day.',
    or: 'ପରୀକ୍ଷାର ସମୀକ୍ଷା ଖୋଲନ୍ତୁ, ପ୍ରଶ୍ନ ତଳେ ‘ସମସ୍ୟା ଜଣାନ୍ତୁ’ ଦବାନ୍ତୁ ଓ ସେଠାରେ ଛବିଟି ଯୋଡ଼ନ୍ତୁ। ଏହା ଗୋଟିଏ ଦିନ ଏହି ଉପକରଣରେ ରହିବ।',
  },
  sharedFailed: {
    en: 'The picture could not be kept on this device. Choose it in the report instead. It must be a PNG, JPEG or WebP picture.',
    or: 'ଛବିଟି ଏହି ଉପକରଣରେ ରଖିହେଲା ନାହିଁ। ତାହା ଅଭିଯୋଗ ଲେଖିବା ସମୟରେ ବାଛନ୍ତୁ। ଏହା PNG, JPEG କିମ୍ବା WebP ଛବି ହେବା ଦରକାର।',
  },
  toMyCourses: { en: 'My Courses', or: 'ମୋ ପାଠ୍ୟକ୍ରମ' },
  send: { en: 'Send Report', or: 'ପଠାନ୍ତୁ' },
  cancel: { en: 'Cancel', or: 'ବାତିଲ କରନ୍ତୁ' },
  sent: {
    en: 'Thank you. You find your report under My Reports.',
    or: 'ଧନ୍ୟବାଦ। ଆପଣଙ୍କ ଅଭିଯୋଗ ‘ମୋ ଅଭିଯୋଗ’ରେ ଅଛି।',
  },

  myReports: { en: 'My Reports', or: 'ମୋ ଅଭିଯୋଗ' },
  myReportsIntro: {
    en: 'Questions that you reported, and what became of it.',
    or: 'ଆପଣ ଜଣାଇଥିବା ପ୍ରଶ୍ନ ଓ ସେଗୁଡ଼ିକର ଫଳ।',
  },
  noReports: { en: 'You have not reported a problem yet', or: 'ଆପଣ କିଛି ଜଣାଇନାହାନ୍ତି' },
  noReportsHelp: {
    en: 'Below every question of a review there is ‘Report a problem’.',
    or: 'ସମୀକ୍ଷାର ପ୍ରତ୍ୟେକ ପ୍ରଶ୍ନ ତଳେ ‘ସମସ୍ୟା ଜଣାନ୍ତୁ’ ଅଛି।',
  },
  open: { en: 'Being checked', or: 'ଯାଞ୍ଚ ଚାଲିଛି' },
  reportedOn: { en: 'Reported on {date}', or: '{date} ଦିନ ଜଣାଇଥିଲେ' },
  decidedOn: { en: 'Decided on {date}', or: '{date} ଦିନ ନିଷ୍ପତ୍ତି' },
  'key-changed': { en: 'The right answer was changed', or: 'ସଠିକ ଉତ୍ତର ବଦଳାଗଲା' },
  'decided-several-right': { en: 'Several answers count as right', or: 'ଏକାଧିକ ଉତ୍ତର ଠିକ ଧରାଗଲା' },
  dropped: {
    en: 'The question was dropped: everybody gets its marks',
    or: 'ପ୍ରଶ୍ନଟି ବାଦ ଦିଆଗଲା: ସମସ୍ତେ ଏହାର ନମ୍ବର ପାଇବେ',
  },
  bonus: { en: 'Everybody who answered gets the marks', or: 'ଯେଉଁମାନେ ଉତ୍ତର ଦେଇଛନ୍ତି, ସମସ୍ତେ ନମ୍ବର ପାଇବେ' },
  'decided-translation': {
    en: 'The translation was wrong: everybody who saw it gets the marks',
    or: 'ଅନୁବାଦ ଭୁଲ ଥିଲା: ଯେଉଁମାନେ ତାହା ଦେଖିଛନ୍ତି, ସମସ୍ତେ ନମ୍ବର ପାଇବେ',
  },
  'no-change': { en: 'Nothing was changed', or: 'କିଛି ବଦଳାଗଲା ନାହିଁ' },

  scoreChanges: { en: 'Changed Scores', or: 'ବଦଳିଥିବା ପ୍ରାପ୍ତାଙ୍କ' },
  changedNotice: {
    en: {
      one: 'A correction has changed one of your scores.',
      other: 'Corrections have changed {count:number} of your scores.',
    },
    or: 'ସଂଶୋଧନ ଯୋଗୁଁ ଆପଣଙ୍କ {count:number}ଟି ପ୍ରାପ୍ତାଙ୍କ ବଦଳିଛି।',
  },
  showChanges: { en: 'Show them', or: 'ଦେଖନ୍ତୁ' },
  change: { en: '{from} → {to} after the correction on {date}', or: '{date} ଦିନର ସଂଶୋଧନ ପରେ {from} → {to}' },
  nowPassed: { en: 'Now passed', or: 'ଏବେ ଉତ୍ତୀର୍ଣ୍ଣ' },
  noLongerPassed: { en: 'No longer passed', or: 'ଆଉ ଉତ୍ତୀର୍ଣ୍ଣ ନୁହେଁ' },
  corrections: { en: 'Corrections', or: 'ସଂଶୋଧନ' },
  correctionsNote: {
    en: 'Questions that were corrected after students had answered them.',
    or: 'ଶିକ୍ଷାର୍ଥୀମାନେ ଉତ୍ତର ଦେବା ପରେ ସଂଶୋଧିତ ପ୍ରଶ୍ନ।',
  },
  changedScoresCount: {
    en: { one: '{count:number} score changed', other: '{count:number} scores changed' },
    or: '{count:number}ଟି ପ୍ରାପ୍ତାଙ୍କ ବଦଳିଲା',
  },
});

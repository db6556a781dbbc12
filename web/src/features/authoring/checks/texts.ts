import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts of the checks before publishing. */
export const texts = defineTexts({
  title: { en: 'Checks before publishing', or: 'ପ୍ରକାଶ ପୂର୍ବରୁ ଯାଞ୍ଚ' },
  hint: {
    en: 'The saved working copy was checked. Students see it only after you publish.',
    or: 'ସଂରକ୍ଷିତ ଅପ୍ରକାଶିତ ପରିବର୍ତ୍ତନ ଯାଞ୍ଚ କରାଗଲା। ଆପଣ ପ୍ରକାଶ କଲା ପରେ ହିଁ ଶିକ୍ଷାର୍ଥୀମାନେ ଏହା ଦେଖିବେ।',
  },
  failed: { en: 'The checks could not be run.', or: 'ଯାଞ୍ଚ କରିହେଲା ନାହିଁ।' },
  nothingFound: { en: 'Nothing was found. The course is ready.', or: 'କିଛି ତ୍ରୁଟି ମିଳିଲା ନାହିଁ। ପାଠ୍ୟକ୍ରମଟି ପ୍ରସ୍ତୁତ।' },
  refusals: { en: 'Must be corrected ({count:number})', or: 'ସୁଧାରିବା ଆବଶ୍ୟକ ({count:number})' },
  warnings: { en: 'Worth a look ({count:number})', or: 'ଥରେ ଦେଖିନିଅନ୍ତୁ ({count:number})' },
  warningsHint: {
    en: 'You can publish with these.',
    or: 'ଏଗୁଡ଼ିକ ଥାଇ ମଧ୍ୟ ପ୍ରକାଶ କରିହେବ।',
  },
  checking: { en: 'Checking the course…', or: 'ପାଠ୍ୟକ୍ରମ ଯାଞ୍ଚ ହେଉଛି…' },
  showFindings: { en: 'Show what was found', or: 'କ’ଣ ମିଳିଲା ଦେଖନ୍ତୁ' },
  andMore: { en: 'and {count:number} more', or: 'ଏବଂ ଆଉ {count:number}ଟି' },
  close: { en: 'Close', or: 'ବନ୍ଦ କରନ୍ତୁ' },
  course: { en: 'Course', or: 'ପାଠ୍ୟକ୍ରମ' },

  // the groups of findings
  noPdf: { en: 'Chapters without a PDF ({count:number})', or: 'PDF ନଥିବା ଅଧ୍ୟାୟ ({count:number})' },
  noQuestions: { en: 'Chapters without questions ({count:number})', or: 'ପ୍ରଶ୍ନ ନଥିବା ଅଧ୍ୟାୟ ({count:number})' },
  fewQuestions: {
    en: 'Tests with fewer than 5 questions ({count:number})',
    or: '5ଟିରୁ କମ ପ୍ରଶ୍ନ ଥିବା ପରୀକ୍ଷା ({count:number})',
  },
  sameOptions: { en: 'Equal options ({count:number})', or: 'ଏକାପରି ବିକଳ୍ପ ({count:number})' },
  duplicates: {
    en: 'Questions that this course has twice ({count:number})',
    or: 'ଏହି ପାଠ୍ୟକ୍ରମରେ ଦୁଇଥର ଥିବା ପ୍ରଶ୍ନ ({count:number})',
  },
  inOtherCourses: {
    en: 'Questions of other courses ({count:number})',
    or: 'ଅନ୍ୟ ପାଠ୍ୟକ୍ରମରେ ଥିବା ପ୍ରଶ୍ନ ({count:number})',
  },
  noExplanation: { en: 'Missing explanations ({count:number})', or: 'ବ୍ୟାଖ୍ୟା ନାହିଁ ({count:number})' },
  longOptions: {
    en: 'Options that are long for a phone ({count:number})',
    or: 'ଫୋନ ପାଇଁ ଅଧିକ ଲମ୍ବା ବିକଳ୍ପ ({count:number})',
  },
  noOdia: {
    en: 'Missing Odia versions where others have one ({count:number})',
    or: 'ଅନ୍ୟମାନଙ୍କର ଥାଇ ଏଗୁଡ଼ିକର ଓଡ଼ିଆ ରୂପ ନାହିଁ ({count:number})',
  },

  // what follows the name of the field of a finding
  questionCount: {
    en: { one: '{count:number} question', other: '{count:number} questions' },
    or: '{count:number}ଟି ପ୍ରଶ୍ନ',
  },
  equalLetters: { en: '{first} and {second} are equal', or: '{first} ଓ {second} ଏକାପରି' },
  sameQuestion: { en: 'same as {other}', or: '{other} ସହ ସମାନ' },
  sameText: { en: 'same text as {other}, other options', or: '{other} ସହ ଲେଖା ସମାନ, ବିକଳ୍ପ ଭିନ୍ନ' },
  alsoIn: { en: 'also in {course}', or: '{course}ରେ ମଧ୍ୟ ଅଛି' },
  alsoInAnother: { en: 'also in another course', or: 'ଅନ୍ୟ ଏକ ପାଠ୍ୟକ୍ରମରେ ମଧ୍ୟ ଅଛି' },
  letterCount: {
    en: { one: '{count:number} letter', other: '{count:number} letters' },
    or: '{count:number}ଟି ଅକ୍ଷର',
  },
});

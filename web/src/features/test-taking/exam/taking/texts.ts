import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  leaveTitle: { en: 'Leave the exam?', or: 'ପରୀକ୍ଷା ଛାଡ଼ି ଯିବେ କି?' },
  leaveText: {
    en: 'The clock keeps running. Your answers are saved, and you can return while there is time left.',
    or: 'ପରୀକ୍ଷାର ସମୟ ଚାଲୁ ରହିବ। ଆପଣଙ୍କ ଉତ୍ତର ସଂରକ୍ଷିତ ଅଛି, ସମୟ ଥିବା ପର୍ଯ୍ୟନ୍ତ ଆପଣ ଫେରି ଆସିପାରିବେ।',
  },
  sectionTime: { en: 'Section', or: 'ବିଭାଗ' },
  total: { en: 'Total', or: 'ମୋଟ' },

  // sections
  sections: { en: 'Sections', or: 'ବିଭାଗ' },
  answeredOfTotal: { en: '{answered:number}/{total:number}', or: '{answered:number}/{total:number}' },
  answeredInSection: {
    en: '{answered:number} of {total:number} answered',
    or: '{total:number}ଟିରୁ {answered:number}ଟିର ଉତ୍ତର ଦିଆଯାଇଛି',
  },
  sectionRunning: { en: 'Running', or: 'ଚାଲିଛି' },
  sectionOver: { en: 'Over', or: 'ସମାପ୍ତ' },
  sectionLater: { en: 'Opens later', or: 'ପରେ ଖୋଲିବ' },
  sectionBegins: { en: 'The section “{title}” has begun.', or: '“{title}” ବିଭାଗ ଆରମ୍ଭ ହୋଇଛି।' },
  lateAnswers: {
    en: {
      one: 'One answer could not be saved before its section ended. It does not count.',
      other: '{count:number} answers could not be saved before their section ended. They do not count.',
    },
    or: 'ବିଭାଗର ସମୟ ସରିବା ପୂର୍ବରୁ {count:number}ଟି ଉତ୍ତର ସଂରକ୍ଷିତ ହୋଇପାରିଲା ନାହିଁ। ତାହା ଗଣାଯିବ ନାହିଁ।',
  },

  // the question
  questionNumber: { en: 'Question {number:number}', or: 'ପ୍ରଶ୍ନ {number:number}' },
  marksOfQuestion: { en: 'Right {right} · Wrong {wrong}', or: 'ସଠିକ {right} · ଭୁଲ {wrong}' },
  saveAndNext: { en: 'Save & Next', or: 'ସଂରକ୍ଷଣ ଓ ପରବର୍ତ୍ତୀ' },
  markAndNext: { en: 'Mark for Review & Next', or: 'ଚିହ୍ନ ଦେଇ ପରବର୍ତ୍ତୀ' },
  clearResponse: { en: 'Clear Response', or: 'ଉତ୍ତର ହଟାନ୍ତୁ' },
  keysHint: {
    en: 'Keys: A to {last} choose, N saves and goes on, M marks and goes on, P goes back, X clears.',
    or: 'କି: A ରୁ {last} ବାଛେ, N ସଂରକ୍ଷଣ କରି ଆଗକୁ ଯାଏ, M ଚିହ୍ନ ଦେଇ ଆଗକୁ ଯାଏ, P ପଛକୁ ଯାଏ, X ଉତ୍ତର ହଟାଏ।',
  },
  languageKeyHint: { en: 'L changes the language.', or: 'L ଭାଷା ବଦଳାଏ।' },

  // the palette
  questions: { en: 'Questions', or: 'ପ୍ରଶ୍ନ' },
  answered: { en: 'Answered', or: 'ଉତ୍ତର ଦିଆଯାଇଛି' },
  notAnswered: { en: 'Not answered', or: 'ଉତ୍ତର ଦିଆଯାଇନାହିଁ' },
  notVisited: { en: 'Not visited', or: 'ଦେଖାଯାଇନାହିଁ' },
  marked: { en: 'Marked for review', or: 'ପୁଣି ଦେଖିବାକୁ ଚିହ୍ନିତ' },
  answeredMarked: { en: 'Answered and marked (counts)', or: 'ଉତ୍ତର ଦିଆଯାଇ ଚିହ୍ନିତ (ଗଣାଯିବ)' },
  questionAnswered: {
    en: 'Question {number:number}, answered',
    or: 'ପ୍ରଶ୍ନ {number:number}, ଉତ୍ତର ଦିଆଯାଇଛି',
  },
  questionNotAnswered: {
    en: 'Question {number:number}, not answered',
    or: 'ପ୍ରଶ୍ନ {number:number}, ଉତ୍ତର ଦିଆଯାଇନାହିଁ',
  },
  questionNotVisited: {
    en: 'Question {number:number}, not visited',
    or: 'ପ୍ରଶ୍ନ {number:number}, ଦେଖାଯାଇନାହିଁ',
  },
  questionMarked: {
    en: 'Question {number:number}, marked for review',
    or: 'ପ୍ରଶ୍ନ {number:number}, ପୁଣି ଦେଖିବାକୁ ଚିହ୍ନିତ',
  },
  questionAnsweredMarked: {
    en: 'Question {number:number}, answered, marked for review',
    or: 'ପ୍ରଶ୍ନ {number:number}, ଉତ୍ତର ଦିଆଯାଇଛି, ପୁଣି ଦେଖିବାକୁ ଚିହ୍ନିତ',
  },

  // tools
  textSize: { en: 'Text size: {size}', or: 'ଅକ୍ଷରର ଆକାର: {size}' },
  sizeNormal: { en: 'normal', or: 'ସାଧାରଣ' },
  sizeLarge: { en: 'large', or: 'ବଡ଼' },
  sizeLargest: { en: 'very large', or: 'ଅତି ବଡ଼' },
  fullScreen: { en: 'Full screen', or: 'ପୂର୍ଣ୍ଣ ପରଦା' },
  leftPage: {
    en: { one: 'Left the page once', other: 'Left the page {count:number} times' },
    or: 'ପୃଷ୍ଠା ଛାଡ଼ିଛନ୍ତି: {count:number} ଥର',
  },
  leftFullScreen: {
    en: { one: 'Left full screen once', other: 'Left full screen {count:number} times' },
    or: 'ପୂର୍ଣ୍ଣ ପରଦା ଛାଡ଼ିଛନ୍ତି: {count:number} ଥର',
  },

  // the calculator
  calculator: { en: 'Calculator', or: 'କ୍ୟାଲକୁଲେଟର' },
  closeCalculator: { en: 'Close calculator', or: 'କ୍ୟାଲକୁଲେଟର ବନ୍ଦ କରନ୍ତୁ' },
  calculatorResult: { en: 'Result', or: 'ଫଳ' },
  calculatorError: { en: 'Error', or: 'ତ୍ରୁଟି' },
  plus: { en: 'Plus', or: 'ଯୋଗ' },
  minus: { en: 'Minus', or: 'ବିଯୋଗ' },
  times: { en: 'Times', or: 'ଗୁଣନ' },
  dividedBy: { en: 'Divided by', or: 'ହରଣ' },
  equals: { en: 'Equals', or: 'ସମାନ' },
  squareRoot: { en: 'Square root', or: 'ବର୍ଗମୂଳ' },
  changeSign: { en: 'Change the sign', or: 'ଚିହ୍ନ ବଦଳାନ୍ତୁ' },
  deleteDigit: { en: 'Delete the last digit', or: 'ଶେଷ ଅଙ୍କ ହଟାନ୍ତୁ' },
  clearAll: { en: 'Clear', or: 'ସବୁ ହଟାନ୍ତୁ' },
  decimalPoint: { en: 'Decimal point', or: 'ଦଶମିକ ବିନ୍ଦୁ' },

  // handing in
  submit: { en: 'Submit Exam', or: 'ପରୀକ୍ଷା ଦାଖଲ କରନ୍ତୁ' },
  submitTitle: { en: 'Submit the exam?', or: 'ପରୀକ୍ଷା ଦାଖଲ କରିବେ କି?' },
  submitText: {
    en: 'You cannot change your answers afterwards.',
    or: 'ଏହା ପରେ ଆପଣ ଉତ୍ତର ବଦଳାଇପାରିବେ ନାହିଁ।',
  },
  section: { en: 'Section', or: 'ବିଭାଗ' },
  goBack: { en: 'Go back', or: 'ଫେରନ୍ତୁ' },

  // another device
  takenOverTitle: { en: 'This exam continues on another device', or: 'ଏହି ପରୀକ୍ଷା ଅନ୍ୟ ଉପକରଣରେ ଚାଲିଛି' },
  takenOverText: {
    en: 'Answers from this device are no longer saved. You can move the exam back here; the move is recorded.',
    or: 'ଏହି ଉପକରଣର ଉତ୍ତର ଆଉ ସଂରକ୍ଷିତ ହେଉନାହିଁ। ଆପଣ ପରୀକ୍ଷାକୁ ପୁଣି ଏଠାକୁ ଆଣିପାରିବେ; ତାହା ଲିପିବଦ୍ଧ ହୁଏ।',
  },
});

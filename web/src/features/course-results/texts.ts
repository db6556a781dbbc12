import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts of the results of a course, and of their screen. */
export const texts = defineTexts({
  resultsPage: { en: 'Results', or: 'ଫଳାଫଳ' },
  resultsOf: { en: 'Results: {title}', or: 'ଫଳାଫଳ: {title}' },
  courseResults: { en: 'Course Results', or: 'ପାଠ୍ୟକ୍ରମର ଫଳାଫଳ' },
  backToCourse: { en: 'Back to the course', or: 'ପାଠ୍ୟକ୍ରମକୁ ଫେରନ୍ତୁ' },
  noChapters: { en: 'No chapters in this course yet', or: 'ଏହି ପାଠ୍ୟକ୍ରମରେ ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ଅଧ୍ୟାୟ ନାହିଁ' },
  noQuestions: { en: 'No questions in this chapter', or: 'ଏହି ଅଧ୍ୟାୟରେ କୌଣସି ପ୍ରଶ୍ନ ନାହିଁ' },
  testsTaken: {
    en: { one: '{count:number} test taken', other: '{count:number} tests taken' },
    or: '{count:number}ଟି ପରୀକ୍ଷା ଦିଆଯାଇଛି',
  },
  average: { en: 'average {score}', or: 'ହାରାହାରି {score}' },
  passed: { en: '{share} passed', or: '{share} ଉତ୍ତୀର୍ଣ୍ଣ' },
  nobody: { en: 'Nobody has taken this test yet.', or: 'ଏପର୍ଯ୍ୟନ୍ତ କେହି ଏହି ପରୀକ୍ଷା ଦେଇନାହାନ୍ତି।' },
  fromTests: {
    en: { one: 'From {count:number} test.', other: 'From {count:number} tests.' },
    or: '{count:number}ଟି ପରୀକ୍ଷାରୁ।',
  },
  fromNewestTests: {
    en: { one: 'From the newest {count:number} test.', other: 'From the newest {count:number} tests.' },
    or: 'ସଦ୍ୟତମ {count:number}ଟି ପରୀକ୍ଷାରୁ।',
  },
  checkKey: {
    en: 'Most chose another option: check the key',
    or: 'ଅଧିକାଂଶ ଅନ୍ୟ ବିକଳ୍ପ ବାଛିଛନ୍ତି: ସଠିକ ଉତ୍ତର ଯାଞ୍ଚ କରନ୍ତୁ',
  },
  chosenBy: { en: '{count:number} ({share})', or: '{count:number} ({share})' },
  unanswered: { en: '{count:number} unanswered', or: '{count:number} ଜଣ ଉତ୍ତର ଦେଇନାହାନ୍ତି' },
  choseChangedOption: {
    en: '{count:number} chose an option whose text has changed since',
    or: '{count:number} ଜଣ ବାଛିଥିବା ବିକଳ୍ପର ଲେଖା ପରେ ବଦଳିଯାଇଛି',
  },
  rightAnswer: { en: 'right answer', or: 'ସଠିକ ଉତ୍ତର' },
});

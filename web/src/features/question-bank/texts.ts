import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  questionBank: { en: 'Question Bank', or: 'ପ୍ରଶ୍ନ ଭଣ୍ଡାର' },
  note: {
    en: 'All questions of published courses and of exams.',
    or: 'ପ୍ରକାଶିତ ପାଠ୍ୟକ୍ରମ ଓ ପରୀକ୍ଷାର ସବୁ ପ୍ରଶ୍ନ।',
  },
  search: { en: 'Search questions', or: 'ପ୍ରଶ୍ନ ଖୋଜନ୍ତୁ' },
  course: { en: 'Course', or: 'ପାଠ୍ୟକ୍ରମ' },
  chapter: { en: 'Chapter', or: 'ଅଧ୍ୟାୟ' },
  exam: { en: 'Exam', or: 'ପରୀକ୍ଷା' },
  tag: { en: 'Tag', or: 'ଟ୍ୟାଗ' },
  difficulty: { en: 'Difficulty', or: 'କଠିନତା' },
  use: { en: 'Used in exams', or: 'ପରୀକ୍ଷାରେ ବ୍ୟବହୃତ' },
  all: { en: 'All', or: 'ସବୁ' },
  easy: { en: 'Easy', or: 'ସହଜ' },
  medium: { en: 'Medium', or: 'ମଧ୍ୟମ' },
  hard: { en: 'Hard', or: 'କଠିନ' },
  unknown: { en: 'Not known yet', or: 'ଏପର୍ଯ୍ୟନ୍ତ ଜଣା ନାହିଁ' },
  used: { en: 'Used', or: 'ବ୍ୟବହୃତ' },
  never: { en: 'Never used', or: 'କେବେ ବ୍ୟବହୃତ ନୁହେଁ' },
  usedIn: {
    en: { one: 'In {count:number} exam', other: 'In {count:number} exams' },
    or: '{count:number}ଟି ପରୀକ୍ଷାରେ',
  },
  rightShare: {
    en: '{percent}% of {count:number} right',
    or: '{count:number} ଜଣଙ୍କ ମଧ୍ୟରୁ {percent}% ସଠିକ',
  },
  discrimination: { en: 'Discrimination {value}', or: 'ପାର୍ଥକ୍ୟ କ୍ଷମତା {value}' },
  noneFound: { en: 'No questions found', or: 'କୌଣସି ପ୍ରଶ୍ନ ମିଳିଲା ନାହିଁ' },
  tryOther: { en: 'Try other words or fewer filters.', or: 'ଅନ୍ୟ ଶବ୍ଦ କିମ୍ବା କମ ବାଛଣି ଚେଷ୍ଟା କରନ୍ତୁ।' },

  // adding to an exam
  addFromBank: { en: 'From the question bank', or: 'ପ୍ରଶ୍ନ ଭଣ୍ଡାରରୁ ଯୋଡ଼ନ୍ତୁ' },
  byHand: { en: 'By hand', or: 'ନିଜେ ବାଛି' },
  byBlueprint: { en: 'By blueprint', or: 'ଯୋଜନା ଅନୁସାରେ' },
  way: { en: 'How to choose', or: 'କିପରି ବାଛିବେ' },
  choose: { en: 'Choose: {question}', or: 'ବାଛନ୍ତୁ: {question}' },
  alreadyIn: { en: 'In this exam already', or: 'ଏହି ପରୀକ୍ଷାରେ ପୂର୍ବରୁ ଅଛି' },
  addChosen: {
    en: { one: 'Add {count:number} question', other: 'Add {count:number} questions' },
    or: '{count:number}ଟି ପ୍ରଶ୍ନ ଯୋଡ଼ନ୍ତୁ',
  },
  added: {
    en: { one: '{count:number} question is added.', other: '{count:number} questions are added.' },
    or: '{count:number}ଟି ପ୍ରଶ୍ନ ଯୋଡ଼ାଗଲା।',
  },
  count: { en: 'Number of questions', or: 'ପ୍ରଶ୍ନ ସଂଖ୍ୟା' },
  hardPercent: { en: 'Hard (%)', or: 'କଠିନ (%)' },
  addRow: { en: 'Add a row', or: 'ଧାଡ଼ି ଯୋଡ଼ନ୍ତୁ' },
  removeRow: { en: 'Remove row {number:number}', or: 'ଧାଡ଼ି {number:number} ହଟାନ୍ତୁ' },
  row: { en: 'Row {number:number}', or: 'ଧାଡ଼ି {number:number}' },
  draw: { en: 'Draw questions', or: 'ପ୍ରଶ୍ନ ବାଛନ୍ତୁ' },
  rowIncomplete: {
    en: 'Choose a course or tag and enter 1 to 1000 questions and 0 to 100% hard ones.',
    or: 'ଏକ ପାଠ୍ୟକ୍ରମ କିମ୍ବା ଟ୍ୟାଗ ବାଛନ୍ତୁ; 1 ରୁ 1000 ପ୍ରଶ୍ନ ଓ 0 ରୁ 100% କଠିନ ଲେଖନ୍ତୁ।',
  },
  drawn: {
    en: 'Row {number:number}: {found:number} of {wanted:number} found, {hard:number} of them hard.',
    or: 'ଧାଡ଼ି {number:number}: {wanted:number}ଟିରୁ {found:number}ଟି ମିଳିଲା, ସେଥିରୁ {hard:number}ଟି କଠିନ।',
  },
});

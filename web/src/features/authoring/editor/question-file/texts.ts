import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts of the import and export of questions. */
export const texts = defineTexts({
  bulkQuestions: { en: 'Bulk questions', or: 'ଏକାଠି ଅନେକ ପ୍ରଶ୍ନ' },
  bulkHint: {
    en: 'A text file (.txt), or a table (.csv, .tsv). You see the questions before they replace those of this chapter or are added to them.',
    or: 'ଟେକ୍ସଟ ଫାଇଲ (.txt) କିମ୍ବା ସାରଣୀ (.csv, .tsv)। ପ୍ରଶ୍ନଗୁଡ଼ିକ ଏହି ଅଧ୍ୟାୟର ପ୍ରଶ୍ନକୁ ବଦଳାଇବା ବା ସେଥିରେ ଯୋଡ଼ା ହେବା ପୂର୍ବରୁ ଆପଣ ସେଗୁଡ଼ିକ ଦେଖିବେ।',
  },
  questionsFile: { en: 'Questions (.txt)', or: 'ପ୍ରଶ୍ନ (.txt)' },
  uploadQuestions: { en: 'Upload questions', or: 'ପ୍ରଶ୍ନ ଅପଲୋଡ କରନ୍ତୁ' },
  pasteQuestions: { en: 'Paste questions', or: 'ପ୍ରଶ୍ନ ପେଷ୍ଟ କରନ୍ତୁ' },
  downloadSample: { en: 'Download sample', or: 'ନମୁନା ଡାଉନଲୋଡ କରନ୍ତୁ' },
  exportQuestions: { en: 'Export questions', or: 'ପ୍ରଶ୍ନ ରପ୍ତାନି କରନ୍ତୁ' },
  undoImport: { en: 'Undo import', or: 'ଆଣିବା ପୂର୍ବବତ୍ କରନ୍ତୁ' },

  // after an import or export
  questionsAdded: {
    en: { one: 'Added {count:number} question.', other: 'Added {count:number} questions.' },
    or: '{count:number}ଟି ପ୍ରଶ୍ନ ଯୋଡ଼ା ହେଲା।',
  },
  questionsUploaded: {
    en: 'Uploaded {count:number} questions from file.',
    or: 'ଫାଇଲରୁ {count:number}ଟି ପ୍ରଶ୍ନ ଆସିଲା।',
  },
  questionsReplaced: {
    en: {
      one: 'Replaced by {count:number} pasted question.',
      other: 'Replaced by {count:number} pasted questions.',
    },
    or: 'ପୂର୍ବର ପ୍ରଶ୍ନ ବଦଳରେ ପେଷ୍ଟ କରାଯାଇଥିବା {count:number}ଟି ପ୍ରଶ୍ନ ରହିଲା।',
  },
  nothingToExport: {
    en: 'There are no complete questions to export.',
    or: 'ରପ୍ତାନି କରିବାକୁ କୌଣସି ସମ୍ପୂର୍ଣ୍ଣ ପ୍ରଶ୍ନ ନାହିଁ।',
  },
  exported: {
    en: { one: 'Exported {count:number} question.', other: 'Exported {count:number} questions.' },
    or: '{count:number}ଟି ପ୍ରଶ୍ନ ରପ୍ତାନି ହେଲା।',
  },
  unfinishedLeftOut: {
    en: {
      one: '{count:number} unfinished question was left out.',
      other: '{count:number} unfinished questions were left out.',
    },
    or: '{count:number}ଟି ଅସମ୍ପୂର୍ଣ୍ଣ ପ୍ରଶ୍ନ ଛାଡ଼ି ଦିଆଗଲା।',
  },
  imagesNotExported: {
    en: 'Question images are not part of the file.',
    or: 'ଫାଇଲରେ ପ୍ରଶ୍ନର ଛବି ନାହିଁ।',
  },

  // pasting
  pasteHint: {
    en: 'Copy questions from Word, Excel or any text, with options and answers. You see them before anything changes.',
    or: 'Word, Excel ବା ଯେକୌଣସି ଲେଖାରୁ ବିକଳ୍ପ ଓ ଉତ୍ତର ସହ ପ୍ରଶ୍ନ ନକଲ କରି ଆଣନ୍ତୁ। କିଛି ବଦଳିବା ପୂର୍ବରୁ ଆପଣ ସେଗୁଡ଼ିକ ଦେଖିବେ।',
  },
  questions: { en: 'Questions', or: 'ପ୍ରଶ୍ନ' },
  readQuestions: { en: 'Read questions', or: 'ପ୍ରଶ୍ନ ପଢ଼ନ୍ତୁ' },
  pasteFirst: { en: 'Paste some questions first.', or: 'ପ୍ରଥମେ କିଛି ପ୍ରଶ୍ନ ପେଷ୍ଟ କରନ୍ତୁ।' },
  pastedText: { en: 'Pasted text', or: 'ପେଷ୍ଟ କରାଯାଇଥିବା ଲେଖା' },
  cancel: { en: 'Cancel', or: 'ବାତିଲ କରନ୍ତୁ' },
  close: { en: 'Close', or: 'ବନ୍ଦ କରନ୍ତୁ' },

  // problems with the file
  fileTooLarge: {
    en: 'This file is too large for the questions of a chapter.',
    or: 'ଗୋଟିଏ ଅଧ୍ୟାୟର ପ୍ରଶ୍ନ ପାଇଁ ଏହି ଫାଇଲଟି ଅତି ବଡ଼।',
  },
  fileNotRead: {
    en: 'The file could not be read. Check your connection and choose it again.',
    or: 'ଫାଇଲଟି ପଢ଼ି ହେଲା ନାହିଁ। ଆପଣଙ୍କ ସଂଯୋଗ ଯାଞ୍ଚ କରି ପୁଣି ବାଛନ୍ତୁ।',
  },
  textTooLong: {
    en: 'This text is too long for the questions of a chapter.',
    or: 'ଗୋଟିଏ ଅଧ୍ୟାୟର ପ୍ରଶ୍ନ ପାଇଁ ଏହି ଲେଖାଟି ଅତି ଲମ୍ବା।',
  },
  textNotRead: {
    en: 'The text could not be read. Check your connection and try again.',
    or: 'ଲେଖାଟି ପଢ଼ି ହେଲା ନାହିଁ। ଆପଣଙ୍କ ସଂଯୋଗ ଯାଞ୍ଚ କରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  noQuestionsInText: {
    en: 'No valid questions found in the text.',
    or: 'ଲେଖାରେ କୌଣସି ଠିକ ପ୍ରଶ୍ନ ମିଳିଲା ନାହିଁ।',
  },
  noQuestionsInFile: {
    en: 'No valid questions found in the file.',
    or: 'ଫାଇଲରେ କୌଣସି ଠିକ ପ୍ରଶ୍ନ ମିଳିଲା ନାହିଁ।',
  },

  // preview
  questionsFound: {
    en: { one: '{count:number} question found', other: '{count:number} questions found' },
    or: '{count:number}ଟି ପ୍ରଶ୍ନ ମିଳିଲା',
  },
  converted: {
    en: 'These questions were converted from another format. Check each question, its options and its right answer.',
    or: 'ଏହି ପ୍ରଶ୍ନଗୁଡ଼ିକ ଅନ୍ୟ ଧାଞ୍ଚାରୁ ରୂପାନ୍ତରିତ। ପ୍ରତ୍ୟେକ ପ୍ରଶ୍ନ, ତାହାର ବିକଳ୍ପ ଓ ସଠିକ ଉତ୍ତର ଯାଞ୍ଚ କରନ୍ତୁ।',
  },
  partsNotAccepted: {
    en: { one: '{count:number} part not accepted', other: '{count:number} parts not accepted' },
    or: '{count:number}ଟି ଅଂଶ ଗ୍ରହଣ ହେଲା ନାହିଁ',
  },
  line: { en: 'Line {number:number}', or: 'ଧାଡ଼ି {number:number}' },
  lineLabel: { en: 'Line {number:number}:', or: 'ଧାଡ଼ି {number:number}:' },
  moreByConversion: {
    en: {
      one: 'With the parts in other formats there are {count:number} question.',
      other: 'With the parts in other formats there are {count:number} questions.',
    },
    or: 'ଅନ୍ୟ ଧାଞ୍ଚାର ଅଂଶ ମିଶାଇଲେ {count:number}ଟି ପ୍ରଶ୍ନ ଅଛି।',
  },
  convertAll: { en: 'Convert all parts', or: 'ସମସ୍ତ ଅଂଶ ରୂପାନ୍ତର କରନ୍ତୁ' },
  linesNotUsed: {
    en: {
      one: '{count:number} line not used: it belongs to no question',
      other: '{count:number} lines not used: they belong to no question',
    },
    or: '{count:number}ଟି ଧାଡ଼ି ବ୍ୟବହାର ହେଲା ନାହିଁ: ଏହା କୌଣସି ପ୍ରଶ୍ନର ନୁହେଁ',
  },
  andMore: { en: 'and {count:number} more', or: 'ଏବଂ ଆଉ {count:number}ଟି' },
  show: { en: 'Show', or: 'ଦେଖାନ୍ତୁ' },
  filterAll: { en: 'All questions ({count:number})', or: 'ସମସ୍ତ ପ୍ରଶ୍ନ ({count:number})' },
  filterErrors: { en: 'Need a correction ({count:number})', or: 'ସଂଶୋଧନ ଆବଶ୍ୟକ ({count:number})' },
  filterWarnings: { en: 'To check ({count:number})', or: 'ଯାଞ୍ଚ କରିବାକୁ ଅଛି ({count:number})' },
  filterLeftOut: { en: 'Left out ({count:number})', or: 'ଛାଡ଼ି ଦିଆଯାଇଛି ({count:number})' },
  noMoreHere: { en: 'No more questions here.', or: 'ଏଠାରେ ଆଉ ପ୍ରଶ୍ନ ନାହିଁ।' },
  foundPages: { en: 'Pages of found questions', or: 'ମିଳିଥିବା ପ୍ରଶ୍ନର ପୃଷ୍ଠାଗୁଡ଼ିକ' },
  addQuestions: {
    en: { one: 'Add {count:number} question', other: 'Add {count:number} questions' },
    or: '{count:number}ଟି ପ୍ରଶ୍ନ ଯୋଡ଼ନ୍ତୁ',
  },
  replaceQuestions: {
    en: { one: 'Replace {count:number} question', other: 'Replace {count:number} questions' },
    or: '{count:number}ଟି ପ୍ରଶ୍ନ ବଦଳାନ୍ତୁ',
  },
  needCorrection: {
    en: {
      one: '{count:number} question needs a correction and is left out until then.',
      other: '{count:number} questions need a correction and are left out until then.',
    },
    or: '{count:number}ଟି ପ୍ରଶ୍ନରେ ସଂଶୋଧନ ଆବଶ୍ୟକ; ସେପର୍ଯ୍ୟନ୍ତ ତାହା ଅଣାଯିବ ନାହିଁ।',
  },
  tooMany: {
    en: 'A chapter can have at most {maximum:number} questions. Adding these would make {total:number}.',
    or: 'ଗୋଟିଏ ଅଧ୍ୟାୟରେ ସର୍ବାଧିକ {maximum:number}ଟି ପ୍ରଶ୍ନ ରହିପାରେ। ଏଗୁଡ଼ିକ ଯୋଡ଼ିଲେ {total:number}ଟି ହେବ।',
  },

  // one question
  question: { en: 'Question {number:number}', or: 'ପ୍ରଶ୍ନ {number:number}' },
  edit: { en: 'Edit', or: 'ସମ୍ପାଦନା' },
  editQuestion: { en: 'Edit question {number:number}', or: 'ପ୍ରଶ୍ନ {number:number} ସମ୍ପାଦନା କରନ୍ତୁ' },
  leaveOut: { en: 'Leave out', or: 'ଛାଡ଼ନ୍ତୁ' },
  leaveOutQuestion: { en: 'Leave out question {number:number}', or: 'ପ୍ରଶ୍ନ {number:number} ଛାଡ଼ନ୍ତୁ' },
  putBack: { en: 'Put back', or: 'ଫେରାନ୍ତୁ' },
  putBackQuestion: { en: 'Put back question {number:number}', or: 'ପ୍ରଶ୍ନ {number:number} ଫେରାନ୍ତୁ' },
  leftOut: { en: 'Left out', or: 'ଛାଡ଼ି ଦିଆଯାଇଛି' },
  correctAnswer: { en: 'correct answer', or: 'ସଠିକ ଉତ୍ତର' },
  explanationText: { en: 'Explanation: {text}', or: 'ବ୍ୟାଖ୍ୟା: {text}' },
  explanation: { en: 'Explanation', or: 'ବ୍ୟାଖ୍ୟା' },
  optional: { en: 'Optional.', or: 'ନ ଦେଲେ ବି ଚଳିବ।' },
  done: { en: 'Done', or: 'ହୋଇଗଲା' },
  options: { en: 'Options: mark the correct one', or: 'ବିକଳ୍ପ: ସଠିକଟି ଚିହ୍ନଟ କରନ୍ତୁ' },
  option: { en: 'Option {letter}', or: 'ବିକଳ୍ପ {letter}' },
  optionIsCorrect: { en: 'Option {letter} is correct', or: 'ବିକଳ୍ପ {letter} ସଠିକ' },
  removeOption: { en: 'Remove option {letter}', or: 'ବିକଳ୍ପ {letter} ହଟାନ୍ତୁ' },
  odiaVersion: { en: 'Odia version', or: 'ଓଡ଼ିଆ ରୂପ' },
  odiaQuestion: { en: 'Odia version of the question', or: 'ପ୍ରଶ୍ନର ଓଡ଼ିଆ ରୂପ' },
  odiaOption: { en: 'Odia version of option {letter}', or: 'ବିକଳ୍ପ {letter}ର ଓଡ଼ିଆ ରୂପ' },
  odiaExplanation: { en: 'Odia version of the explanation', or: 'ବ୍ୟାଖ୍ୟାର ଓଡ଼ିଆ ରୂପ' },
  sameAsQuestion: {
    en: 'This is the same as question {number:number}.',
    or: 'ଏହା ପ୍ରଶ୍ନ {number:number} ସହ ସମାନ।',
  },
  sameTextAsQuestion: {
    en: 'Question {number:number} has the same text and other options.',
    or: 'ପ୍ରଶ୍ନ {number:number}ର ଲେଖା ସମାନ, କିନ୍ତୁ ବିକଳ୍ପ ଅଲଗା।',
  },
  alreadyInChapter: {
    en: 'The chapter has this question already, as question {number:number}.',
    or: 'ଏହି ପ୍ରଶ୍ନ ଅଧ୍ୟାୟରେ ପୂର୍ବରୁ ଅଛି: ପ୍ରଶ୍ନ {number:number}।',
  },
});

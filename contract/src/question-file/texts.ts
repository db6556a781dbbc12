import { defineTexts } from '../language/texts.ts';

/** Messages about files with questions. They tell the author of the file what to change. */
export const texts = defineTexts({
  // blocks of a strict file
  lineTooLong: {
    en: 'This line is too long to be part of a question.',
    or: 'ପ୍ରଶ୍ନର ଅଂଶ ହେବା ପାଇଁ ଏହି ଧାଡ଼ିଟି ଅତି ଲମ୍ବା।',
  },
  belongsToNoQuestion: {
    en: "This text belongs to no question: a question starts with a line that begins with 'Question'.",
    or: "ଏହି ଲେଖା କୌଣସି ପ୍ରଶ୍ନର ନୁହେଁ: ପ୍ରଶ୍ନ ଏପରି ଧାଡ଼ିରୁ ଆରମ୍ଭ ହୁଏ ଯାହାର ଆରମ୍ଭରେ 'Question' ଥାଏ।",
  },
  mistypedHeader: {
    en: "A question starts with a line that begins with 'Question', spelt exactly like this.",
    or: "ପ୍ରଶ୍ନ ଏପରି ଧାଡ଼ିରୁ ଆରମ୍ଭ ହୁଏ ଯାହାର ଆରମ୍ଭରେ ଠିକ ଏହିପରି 'Question' ଲେଖା ଥାଏ।",
  },
  correctBeforeOptions: {
    en: "'Correct' is before option A; it must be on the line after an option.",
    or: "'Correct' ବିକଳ୍ପ A ପୂର୍ବରୁ ଅଛି; ଏହା କୌଣସି ବିକଳ୍ପର ପର ଧାଡ଼ିରେ ରହିବା ଆବଶ୍ୟକ।",
  },
  correctInExplanation: {
    en: "'Correct' is in the explanation; it must be on the line after an option. Is a 'Question' line missing above?",
    or: "'Correct' ବ୍ୟାଖ୍ୟା ଭିତରେ ଅଛି; ଏହା କୌଣସି ବିକଳ୍ପର ପର ଧାଡ଼ିରେ ରହିବା ଆବଶ୍ୟକ। ଉପରେ 'Question' ଧାଡ଼ିଟି ଛାଡ଼ି ଯାଇଛି କି?",
  },
  mistypedExplanation: {
    en: "The line with the explanation must begin with 'Explanation', spelt exactly like this.",
    or: "ବ୍ୟାଖ୍ୟା ଥିବା ଧାଡ଼ିର ଆରମ୍ଭରେ ଠିକ ଏହିପରି 'Explanation' ଲେଖା ଥିବା ଆବଶ୍ୟକ।",
  },
  mistypedOdia: {
    en: "The Odia version must begin with a line that reads exactly 'Odia'.",
    or: "ଓଡ଼ିଆ ରୂପ ପୂର୍ବରୁ ଏପରି ଏକ ଧାଡ଼ି ଥିବା ଆବଶ୍ୟକ ଯେଉଁଥିରେ କେବଳ 'Odia' ଲେଖା ଥାଏ।",
  },
  answerLine: {
    en: "Mark the right option with a line 'Correct' right after it.",
    or: "ସଠିକ ବିକଳ୍ପର ଠିକ ପରେ 'Correct' ଧାଡ଼ି ଲେଖି ତାହାକୁ ଚିହ୍ନଟ କରନ୍ତୁ।",
  },
  odiaVersion: { en: 'Odia version: {reason}', or: 'ଓଡ଼ିଆ ରୂପ: {reason}' },
  otherOptionMarked: {
    en: "'Correct' is after another option than in the question. In the Odia version it may be left out.",
    or: "'Correct' ମୂଳ ପ୍ରଶ୍ନ ଅପେକ୍ଷା ଅନ୍ୟ ବିକଳ୍ପ ପରେ ଅଛି। ଓଡ଼ିଆ ରୂପରେ ଏହାକୁ ଛାଡ଼ି ଦେଇପାରନ୍ତି।",
  },
  optionMissing: { en: 'Option {letter} is missing.', or: 'ବିକଳ୍ପ {letter} ନାହିଁ।' },
  optionMistyped: {
    en: "Option {letter} must begin with '{letter}.'.",
    or: "ବିକଳ୍ପ {letter}ର ଆରମ୍ଭରେ '{letter}.' ଥିବା ଆବଶ୍ୟକ।",
  },
  optionTwice: { en: 'Option {letter} is given twice.', or: 'ବିକଳ୍ପ {letter} ଦୁଇ ଥର ଦିଆଯାଇଛି।' },
  fifthOption: {
    en: 'There is a fifth option; a question has exactly four.',
    or: 'ଏଠାରେ ପଞ୍ଚମ ବିକଳ୍ପ ଅଛି; ଗୋଟିଏ ପ୍ରଶ୍ନରେ ଠିକ ଚାରୋଟି ବିକଳ୍ପ ଥାଏ।',
  },
  optionsOutOfOrder: {
    en: 'The options are not in the order A, B, C, D.',
    or: 'ବିକଳ୍ପଗୁଡ଼ିକ A, B, C, D କ୍ରମରେ ନାହିଁ।',
  },
  mistypedCorrect: {
    en: "The line that marks the right option must read exactly 'Correct'.",
    or: "ସଠିକ ବିକଳ୍ପକୁ ଚିହ୍ନଟ କରୁଥିବା ଧାଡ଼ିରେ ଠିକ ଏହିପରି 'Correct' ଲେଖା ଥିବା ଆବଶ୍ୟକ।",
  },
  optionExpected: {
    en: 'This line is not recognised: option {letter} is expected here, and an option is one line.',
    or: 'ଏହି ଧାଡ଼ିଟି ବୁଝି ହେଲା ନାହିଁ: ଏଠାରେ ବିକଳ୍ପ {letter} ରହିବା କଥା, ଏବଂ ଗୋଟିଏ ବିକଳ୍ପ ଗୋଟିଏ ଧାଡ଼ିରେ ରହେ।',
  },
  nothingExpected: {
    en: "This line is not recognised: only 'Explanation' or the next 'Question' may follow the options.",
    or: "ଏହି ଧାଡ଼ିଟି ବୁଝି ହେଲା ନାହିଁ: ବିକଳ୍ପ ପରେ କେବଳ 'Explanation' କିମ୍ବା ପରବର୍ତ୍ତୀ 'Question' ରହିପାରେ।",
  },
  textOnHeaderLine: {
    en: "The question's text must be on its own line, below the 'Question' line.",
    or: "ପ୍ରଶ୍ନର ଲେଖା 'Question' ଧାଡ଼ିର ତଳେ, ଅଲଗା ଧାଡ଼ିରେ ରହିବା ଆବଶ୍ୟକ।",
  },
  noText: { en: 'The question has no text.', or: 'ପ୍ରଶ୍ନଟିରେ କୌଣସି ଲେଖା ନାହିଁ।' },
  optionEmpty: { en: 'Option {letter} is empty.', or: 'ବିକଳ୍ପ {letter} ଖାଲି ଅଛି।' },
  markedTwice: {
    en: 'Option {letter} is marked Correct twice.',
    or: 'ବିକଳ୍ପ {letter} ଦୁଇ ଥର Correct ଚିହ୍ନଟ ହୋଇଛି।',
  },
  twoMarked: { en: 'Two options are marked Correct.', or: 'ଦୁଇଟି ବିକଳ୍ପ Correct ଚିହ୍ନଟ ହୋଇଛି।' },
  noneMarked: { en: 'No option is marked Correct.', or: 'କୌଣସି ବିକଳ୍ପ Correct ଚିହ୍ନଟ ହୋଇନାହିଁ।' },

  // limits of a question
  option: { en: 'Option {letter}', or: 'ବିକଳ୍ପ {letter}' },
  theQuestion: { en: 'The question', or: 'ପ୍ରଶ୍ନଟି' },
  theExplanation: { en: 'The explanation', or: 'ବ୍ୟାଖ୍ୟାଟି' },
  fieldTooLong: { en: '{field} is too long.', or: '{field} ଅତି ଲମ୍ବା।' },
  fieldNotStorable: {
    en: '{field} holds characters that cannot be stored.',
    or: '{field}: ଏଥିରେ ଏପରି ଅକ୍ଷର ଅଛି ଯାହାକୁ ସଂରକ୍ଷଣ କରିହେବ ନାହିଁ।',
  },
  fieldStackedMarks: {
    en: '{field} has too many marks on one letter.',
    or: '{field}: ଏଥିରେ ଗୋଟିଏ ଅକ୍ଷର ଉପରେ ଅତ୍ୟଧିକ ଚିହ୍ନ ଅଛି।',
  },
  fieldEmpty: { en: '{field} is empty.', or: '{field} ଖାଲି ଅଛି।' },

  // checks of a question
  chooseAnswer: { en: 'Choose the right answer.', or: 'ସଠିକ ଉତ୍ତର ବାଛନ୍ତୁ।' },
  tooManyOptions: {
    en: 'There are {count:number} options; a question has exactly four. Remove one.',
    or: 'ଏଠାରେ {count:number}ଟି ବିକଳ୍ପ ଅଛି; ଗୋଟିଏ ପ୍ରଶ୍ନରେ ଠିକ ଚାରୋଟି ଥାଏ। ଗୋଟିଏ ହଟାନ୍ତୁ।',
  },
  sameOptions: {
    en: 'Options {first} and {second} are the same.',
    or: 'ବିକଳ୍ପ {first} ଓ {second} ସମାନ।',
  },
  matchingLists: {
    en: 'This question matches lists. Check that both lists are complete.',
    or: 'ଏହା ମେଳ କରିବା ପ୍ରଶ୍ନ। ଦୁଇଟି ଯାକ ତାଲିକା ସମ୍ପୂର୍ଣ୍ଣ ଅଛି କି ନାହିଁ ଯାଞ୍ଚ କରନ୍ତୁ।',
  },
  oldFont: {
    en: 'Some letters look like an old Odia font (such as Akruti or Shree-Lipi). Type them again in Unicode.',
    or: 'କିଛି ଅକ୍ଷର ପୁରୁଣା ଓଡ଼ିଆ ଫଣ୍ଟ (ଯେପରି Akruti ବା Shree-Lipi) ପରି ଲାଗୁଛି। ସେଗୁଡ଼ିକୁ Unicodeରେ ପୁଣି ଲେଖନ୍ତୁ।',
  },

  // doubts about the answer
  answerNamesTwo: {
    en: 'The letter of the answer and its text name different options.',
    or: 'ଉତ୍ତରର ଅକ୍ଷର ଓ ଲେଖା ଅଲଗା ଅଲଗା ବିକଳ୍ପକୁ ସୂଚାଉଛି।',
  },
  severalAnswers: { en: 'More than one answer is given.', or: 'ଏକାଧିକ ଉତ୍ତର ଦିଆଯାଇଛି।' },
  numberOrText: {
    en: 'The answer ‘{answer}’ may be the number of an option or its text.',
    or: 'ଉତ୍ତର ‘{answer}’ ବିକଳ୍ପର ନମ୍ବର କିମ୍ବା ତାହାର ଲେଖା ହୋଇପାରେ।',
  },
  notAnOption: {
    en: 'The answer ‘{answer}’ is not one of the options.',
    or: 'ଉତ୍ତର ‘{answer}’ ବିକଳ୍ପଗୁଡ଼ିକ ମଧ୍ୟରେ ନାହିଁ।',
  },
  severalMarked: {
    en: 'More than one option is marked as right.',
    or: 'ଏକାଧିକ ବିକଳ୍ପ ସଠିକ ବୋଲି ଚିହ୍ନଟ ହୋଇଛି।',
  },
  markAndAnswerDiffer: {
    en: 'The marked option and the answer differ.',
    or: 'ଚିହ୍ନଟ ବିକଳ୍ପ ଓ ଉତ୍ତର ଅଲଗା।',
  },

  // about a table
  columnsNotRead: { en: 'These columns were not read: {names}', or: 'ଏହି ସ୍ତମ୍ଭଗୁଡ଼ିକ ପଢ଼ାଗଲା ନାହିଁ: {names}' },
  optionPerRow: {
    en: 'In this table each option has its own row. Put a question, its four options and the answer into one row.',
    or: 'ଏହି ସାରଣୀରେ ପ୍ରତ୍ୟେକ ବିକଳ୍ପ ଅଲଗା ଧାଡ଼ିରେ ଅଛି। ପ୍ରଶ୍ନ, ତାହାର ଚାରୋଟି ବିକଳ୍ପ ଓ ଉତ୍ତର ଗୋଟିଏ ଧାଡ଼ିରେ ରଖନ୍ତୁ।',
  },
  moreCells: {
    en: 'This row has more cells than the heading. A comma inside a cell needs quotation marks around the cell.',
    or: 'ଏହି ଧାଡ଼ିରେ ଶୀର୍ଷକ ଅପେକ୍ଷା ଅଧିକ ଘର ଅଛି। କୌଣସି ଘର ଭିତରେ କମା ଥିଲେ ସେହି ଘରକୁ ଉଦ୍ଧୃତି ଚିହ୍ନ ମଧ୍ୟରେ ରଖନ୍ତୁ।',
  },

  // files that cannot be read
  wordDocument: {
    en: 'This is a Word document, not a text file; save it as plain text (.txt).',
    or: 'ଏହା Word ଦସ୍ତାବିଜ, ଟେକ୍ସଟ ଫାଇଲ ନୁହେଁ; ଏହାକୁ ସାଧା ଟେକ୍ସଟ (.txt) ଭାବେ ସଂରକ୍ଷଣ କରନ୍ତୁ।',
  },
  excelWorkbook: {
    en: 'This is an Excel workbook, not a text file; save the questions as plain text (.txt).',
    or: 'ଏହା Excel ଫାଇଲ, ଟେକ୍ସଟ ଫାଇଲ ନୁହେଁ; ପ୍ରଶ୍ନଗୁଡ଼ିକୁ ସାଧା ଟେକ୍ସଟ (.txt) ଭାବେ ସଂରକ୍ଷଣ କରନ୍ତୁ।',
  },
  archive: {
    en: 'This is a zip archive or an office document, not a text file; save the questions as plain text (.txt).',
    or: 'ଏହା zip କିମ୍ବା ଅଫିସ ଦସ୍ତାବିଜ, ଟେକ୍ସଟ ଫାଇଲ ନୁହେଁ; ପ୍ରଶ୍ନଗୁଡ଼ିକୁ ସାଧା ଟେକ୍ସଟ (.txt) ଭାବେ ସଂରକ୍ଷଣ କରନ୍ତୁ।',
  },
  pdf: {
    en: 'This is a PDF, not a text file; copy its text into a plain text file (.txt).',
    or: 'ଏହା PDF, ଟେକ୍ସଟ ଫାଇଲ ନୁହେଁ; ଏହାର ଲେଖାକୁ ସାଧା ଟେକ୍ସଟ ଫାଇଲ (.txt)ରେ ନକଲ କରନ୍ତୁ।',
  },
  richText: {
    en: 'This is a rich text document, not a text file; save it as plain text (.txt).',
    or: 'ଏହା ସଜ୍ଜିତ ଲେଖା (rtf), ଟେକ୍ସଟ ଫାଇଲ ନୁହେଁ; ଏହାକୁ ସାଧା ଟେକ୍ସଟ (.txt) ଭାବେ ସଂରକ୍ଷଣ କରନ୍ତୁ।',
  },
  picture: {
    en: 'This is a picture, not a text file; the questions must be typed into a plain text file (.txt).',
    or: 'ଏହା ଛବି, ଟେକ୍ସଟ ଫାଇଲ ନୁହେଁ; ପ୍ରଶ୍ନଗୁଡ଼ିକୁ ସାଧା ଟେକ୍ସଟ ଫାଇଲ (.txt)ରେ ଟାଇପ କରିବା ଆବଶ୍ୟକ।',
  },
  binary: {
    en: 'This is not a text file; save the questions as plain text (.txt).',
    or: 'ଏହା ଟେକ୍ସଟ ଫାଇଲ ନୁହେଁ; ପ୍ରଶ୍ନଗୁଡ଼ିକୁ ସାଧା ଟେକ୍ସଟ (.txt) ଭାବେ ସଂରକ୍ଷଣ କରନ୍ତୁ।',
  },
  legacyFont: {
    en: 'This file was typed in an old Odia font (such as Akruti or Shree-Lipi); convert it to Unicode first, then upload it again.',
    or: 'ଏହି ଫାଇଲ ପୁରୁଣା ଓଡ଼ିଆ ଫଣ୍ଟରେ (ଯେପରି Akruti ବା Shree-Lipi) ଟାଇପ ହୋଇଛି; ପ୍ରଥମେ Unicodeକୁ ବଦଳାଇ ପୁଣି ଅପଲୋଡ କରନ୍ତୁ।',
  },
  garbled: {
    en: 'The Odia letters of this file were garbled when it was saved; save the original file again with the encoding UTF-8.',
    or: 'ସଂରକ୍ଷଣ ସମୟରେ ଏହି ଫାଇଲର ଓଡ଼ିଆ ଅକ୍ଷର ଗୋଳମାଳ ହୋଇଯାଇଛି; ମୂଳ ଫାଇଲଟିକୁ UTF-8ରେ ପୁଣି ସଂରକ୍ଷଣ କରନ୍ତୁ।',
  },
  lostLetters: {
    en: 'The Odia letters of this file were replaced by question marks when it was saved; save the original file again with the encoding UTF-8 (in Excel: CSV UTF-8).',
    or: 'ସଂରକ୍ଷଣ ସମୟରେ ଏହି ଫାଇଲର ଓଡ଼ିଆ ଅକ୍ଷର ବଦଳରେ ପ୍ରଶ୍ନଚିହ୍ନ ରହିଯାଇଛି; ମୂଳ ଫାଇଲଟିକୁ UTF-8ରେ (Excelରେ: CSV UTF-8) ପୁଣି ସଂରକ୍ଷଣ କରନ୍ତୁ।',
  },
  damaged: {
    en: 'Some characters of this file are damaged; save the original file again with the encoding UTF-8.',
    or: 'ଏହି ଫାଇଲର କିଛି ଅକ୍ଷର ନଷ୍ଟ ହୋଇଛି; ମୂଳ ଫାଇଲଟିକୁ UTF-8ରେ ପୁଣି ସଂରକ୍ଷଣ କରନ୍ତୁ।',
  },
  encoding: {
    en: 'This file is not saved as Unicode; save it again with the encoding UTF-8.',
    or: 'ଏହି ଫାଇଲ Unicodeରେ ସଂରକ୍ଷିତ ହୋଇନାହିଁ; ଏହାକୁ UTF-8ରେ ପୁଣି ସଂରକ୍ଷଣ କରନ୍ତୁ।',
  },
  tooLong: {
    en: 'This text is too long to be converted. Divide it into files of at most 5,000 questions, or use the format of the sample.',
    or: 'ରୂପାନ୍ତର ପାଇଁ ଏହି ଲେଖା ଅତି ଲମ୍ବା। ଏହାକୁ ସର୍ବାଧିକ 5,000 ପ୍ରଶ୍ନର ଫାଇଲରେ ଭାଗ କରନ୍ତୁ, କିମ୍ବା ନମୁନାର ଧାଞ୍ଚା ବ୍ୟବହାର କରନ୍ତୁ।',
  },
});

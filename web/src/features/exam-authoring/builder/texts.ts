import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  editExam: { en: 'Edit Exam', or: 'ପରୀକ୍ଷା ସମ୍ପାଦନା' },
  editPageTitle: { en: 'Edit {title}', or: '{title} ସମ୍ପାଦନା' },
  backToExams: { en: 'All exams', or: 'ସବୁ ପରୀକ୍ଷା' },
  preview: { en: 'Preview', or: 'ପୂର୍ବାବଲୋକନ' },
  results: { en: 'Results', or: 'ଫଳାଫଳ' },
  english: { en: 'English', or: 'ଇଂରାଜୀ' },
  odia: { en: 'Odia', or: 'ଓଡ଼ିଆ' },
  odiaField: { en: '{label} (Odia)', or: '{label} (ଓଡ଼ିଆ)' },
  locked: {
    en: 'Students have started this exam. Its questions, marks and times are locked; everything else can still change.',
    or: 'ଶିକ୍ଷାର୍ଥୀମାନେ ଏହି ପରୀକ୍ଷା ଆରମ୍ଭ କରିସାରିଛନ୍ତି। ଏହାର ପ୍ରଶ୍ନ, ନମ୍ବର ଓ ସମୟ ଆଉ ବଦଳିବ ନାହିଁ; ଅନ୍ୟ ସବୁ ବଦଳାଯାଇପାରିବ।',
  },

  // about the exam
  about: { en: 'About the exam', or: 'ପରୀକ୍ଷା ବିଷୟରେ' },
  title: { en: 'Title', or: 'ଶୀର୍ଷକ' },
  instructions: { en: 'Instructions', or: 'ନିର୍ଦ୍ଦେଶାବଳୀ' },

  // time and marks
  rules: { en: 'Time and rules', or: 'ସମୟ ଓ ନିୟମ' },
  timing: { en: 'Time limit for', or: 'ସମୟସୀମା କାହା ପାଇଁ' },
  wholeExam: { en: 'The whole exam', or: 'ସମଗ୍ର ପରୀକ୍ଷା' },
  eachSection: { en: 'Each section', or: 'ପ୍ରତ୍ୟେକ ବିଭାଗ' },
  freeMovement: {
    en: 'Students move freely between the sections.',
    or: 'ଶିକ୍ଷାର୍ଥୀ ବିଭାଗଗୁଡ଼ିକ ମଧ୍ୟରେ ଇଚ୍ଛାମତେ ଯାଇପାରିବେ।',
  },
  lockedSections: {
    en: 'One section after the other. A section closes when its time is over.',
    or: 'ଗୋଟିଏ ପରେ ଗୋଟିଏ ବିଭାଗ। ସମୟ ସରିଲେ ବିଭାଗ ବନ୍ଦ ହୁଏ।',
  },
  minutes: { en: 'Minutes', or: 'ମିନିଟ' },
  passMark: { en: 'Passing score (%)', or: 'ଆବଶ୍ୟକ ପ୍ରାପ୍ତାଙ୍କ (%)' },
  shuffleQuestions: { en: 'Shuffle the questions', or: 'ପ୍ରଶ୍ନର କ୍ରମ ବଦଳାନ୍ତୁ' },
  shuffleOptions: { en: 'Shuffle the options', or: 'ବିକଳ୍ପର କ୍ରମ ବଦଳାନ୍ତୁ' },
  calculator: { en: 'Allow a calculator', or: 'କ୍ୟାଲକୁଲେଟରର ଅନୁମତି' },

  // who and when
  access: { en: 'Who can take it, and when', or: 'କିଏ ଓ କେବେ ଦେଇପାରିବେ' },
  opensAt: { en: 'Opens', or: 'ଖୋଲିବ' },
  closesAt: { en: 'Closes', or: 'ବନ୍ଦ ହେବ' },
  timeHint: { en: 'India time. Leave it empty for no limit.', or: 'ଭାରତୀୟ ସମୟ; ସୀମା ନ ଥିଲେ ଖାଲି ରଖନ୍ତୁ।' },
  lateEntry: { en: 'Late entry (minutes)', or: 'ବିଳମ୍ବରେ ପ୍ରବେଶ (ମିନିଟ)' },
  lateEntryHint: {
    en: 'How many minutes after the opening students may still start. Leave it empty to allow it until the exam closes.',
    or: 'ଖୋଲିବାର କେତେ ମିନିଟ ପର୍ଯ୍ୟନ୍ତ ଆରମ୍ଭ କରିହେବ। ବନ୍ଦ ହେବା ପର୍ଯ୍ୟନ୍ତ ପାଇଁ ଖାଲି ରଖନ୍ତୁ।',
  },
  releaseAt: { en: 'Results and answers are shown from', or: 'ଫଳାଫଳ ଓ ଉତ୍ତର ଦେଖାଯିବ' },
  releaseHint: { en: 'Leave it empty to show them at once.', or: 'ସଙ୍ଗେ ସଙ୍ଗେ ପାଇଁ ଖାଲି ରଖନ୍ତୁ।' },
  attempts: { en: 'Attempts for each student', or: 'ପ୍ରତ୍ୟେକ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପ୍ରୟାସ ସଂଖ୍ୟା' },
  coursesHint: { en: 'Choose none to open the exam to all students.', or: 'ସବୁ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ କିଛି ବାଛନ୍ତୁ ନାହିଁ।' },
  cutOffs: { en: 'Cut-offs', or: 'କଟ-ଅଫ' },
  cutOffsHint: {
    en: 'Marks with which students compare their result, such as UR 75.5.',
    or: 'ଯେଉଁ ନମ୍ବର ସହ ଶିକ୍ଷାର୍ଥୀ ନିଜ ଫଳାଫଳ ତୁଳନା କରିବେ, ଯେପରି UR 75.5।',
  },
  category: { en: 'Category', or: 'ବର୍ଗ' },
  marks: { en: 'Marks', or: 'ନମ୍ବର' },
  addCutOff: { en: 'Add a cut-off', or: 'କଟ-ଅଫ ଯୋଡ଼ନ୍ତୁ' },
  removeCutOff: { en: 'Remove the cut-off {category}', or: 'କଟ-ଅଫ {category} ହଟାନ୍ତୁ' },

  // sections
  sections: { en: 'Sections and questions', or: 'ବିଭାଗ ଓ ପ୍ରଶ୍ନ' },
  section: { en: 'Section {number:number}', or: 'ବିଭାଗ {number:number}' },
  sectionTitled: { en: 'Section {number:number}: {title}', or: 'ବିଭାଗ {number:number}: {title}' },
  questionCount: {
    en: { one: '{count:number} question', other: '{count:number} questions' },
    or: '{count:number}ଟି ପ୍ରଶ୍ନ',
  },
  emptyCount: {
    en: { one: '{count:number} still empty', other: '{count:number} still empty' },
    or: '{count:number}ଟି ଏପର୍ଯ୍ୟନ୍ତ ଖାଲି',
  },
  addSection: { en: 'Add a section', or: 'ବିଭାଗ ଯୋଡ଼ନ୍ତୁ' },
  sectionTitle: { en: 'Title of the section', or: 'ବିଭାଗର ଶୀର୍ଷକ' },
  marksRight: { en: 'Marks for a right answer', or: 'ସଠିକ ଉତ୍ତରର ନମ୍ବର' },
  marksWrong: { en: 'Marks lost for a wrong answer', or: 'ଭୁଲ ଉତ୍ତରରେ କଟିବା ନମ୍ବର' },
  marksEmpty: { en: 'Marks without an answer', or: 'ଉତ୍ତର ନ ଥିଲେ ନମ୍ବର' },
  marksHint: { en: 'Such as 2, 0.25 or 1/3', or: 'ଯେପରି 2, 0.25 କିମ୍ବା 1/3' },
  maxAnswers: { en: 'Number of answers that count', or: 'ଗଣାଯାଉଥିବା ଉତ୍ତର ସଂଖ୍ୟା' },
  maxAnswersHint: { en: 'Leave it empty to count all.', or: 'ସବୁ ପାଇଁ ଖାଲି ରଖନ୍ତୁ।' },
  moveUp: { en: 'Move {name} up', or: '{name} ଉପରକୁ ଘୁଞ୍ଚାନ୍ତୁ' },
  moveDown: { en: 'Move {name} down', or: '{name} ତଳକୁ ଘୁଞ୍ଚାନ୍ତୁ' },
  remove: { en: 'Remove {name}', or: '{name} ହଟାନ୍ତୁ' },
  removed: { en: '{name} is removed.', or: '{name} ହଟାଗଲା।' },
  undo: { en: 'Undo', or: 'ପୂର୍ବବତ୍ କରନ୍ତୁ' },

  // questions
  question: { en: 'Question', or: 'ପ୍ରଶ୍ନ' },
  questionNumber: { en: 'Question {number:number}', or: 'ପ୍ରଶ୍ନ {number:number}' },
  emptyQuestion: { en: 'Empty question', or: 'ଖାଲି ପ୍ରଶ୍ନ' },
  addQuestion: { en: 'Add a question', or: 'ପ୍ରଶ୍ନ ଯୋଡ଼ନ୍ତୁ' },
  addFromFile: { en: 'Add from a text file', or: 'ଟେକ୍ସଟ ଫାଇଲରୁ ଯୋଡ଼ନ୍ତୁ' },
  textFile: { en: 'Text file with questions', or: 'ପ୍ରଶ୍ନ ଥିବା ଟେକ୍ସଟ ଫାଇଲ' },
  fileHint: {
    en: 'The format of the bulk upload of courses. Lines such as “Section: Reasoning” divide the questions.',
    or: 'ପାଠ୍ୟକ୍ରମରେ ଏକାଠି ପ୍ରଶ୍ନ ଅପଲୋଡର ଧାଞ୍ଚା। “Section: Reasoning” ପରି ଧାଡ଼ି ପ୍ରଶ୍ନଗୁଡ଼ିକୁ ବିଭାଗରେ ବାଣ୍ଟେ।',
  },
  fileTooLarge: { en: 'The file is larger than 20 MB.', or: 'ଫାଇଲଟି 20 MB ରୁ ବଡ଼।' },
  noQuestionsInFile: {
    en: 'The file has no complete question.',
    or: 'ଫାଇଲରେ କୌଣସି ସମ୍ପୂର୍ଣ୍ଣ ପ୍ରଶ୍ନ ନାହିଁ।',
  },
  questionsAdded: {
    en: { one: '{count:number} question is added.', other: '{count:number} questions are added.' },
    or: '{count:number}ଟି ପ୍ରଶ୍ନ ଯୋଡ଼ାଗଲା।',
  },
  questionsLeftOut: {
    en: {
      one: '{count:number} question was left out because it is incomplete or in another format (line {lines}).',
      other:
        '{count:number} questions were left out because they are incomplete or in another format (lines {lines}).',
    },
    or: '{count:number}ଟି ପ୍ରଶ୍ନ ବାଦ ଦିଆଗଲା: ଅସମ୍ପୂର୍ଣ୍ଣ କିମ୍ବା ଅନ୍ୟ ଧାଞ୍ଚାରେ ଅଛି (ଧାଡ଼ି {lines})।',
  },
  answersToCheck: {
    en: {
      one: 'The answer of {count:number} question is doubtful. Check it (line {lines}).',
      other: 'The answers of {count:number} questions are doubtful. Check them (lines {lines}).',
    },
    or: '{count:number}ଟି ପ୍ରଶ୍ନର ଉତ୍ତର ସନ୍ଦେହଜନକ। ଯାଞ୍ଚ କରନ୍ତୁ (ଧାଡ଼ି {lines})।',
  },
  numberOfOptions: { en: 'Number of options', or: 'ବିକଳ୍ପ ସଂଖ୍ୟା' },
  options: { en: 'Options', or: 'ବିକଳ୍ପଗୁଡ଼ିକ' },
  option: { en: 'Option {letter}', or: 'ବିକଳ୍ପ {letter}' },
  optionIsCorrect: { en: 'Option {letter} is correct', or: 'ବିକଳ୍ପ {letter} ସଠିକ' },
  ownMarks: { en: 'Each option has its own marks', or: 'ପ୍ରତ୍ୟେକ ବିକଳ୍ପର ନିଜସ୍ୱ ନମ୍ବର ଅଛି' },
  marksOfOption: { en: 'Marks of option {letter}', or: 'ବିକଳ୍ପ {letter}ର ନମ୍ବର' },
  explanation: { en: 'Explanation', or: 'ବ୍ୟାଖ୍ୟା' },
  tags: { en: 'Tags', or: 'ଟ୍ୟାଗ' },
  tagsHint: { en: 'Topics, separated by commas', or: 'ପ୍ରସଙ୍ଗ, କମା ଦେଇ ଅଲଗା କରନ୍ତୁ' },
  copied: { en: 'From the question bank', or: 'ପ୍ରଶ୍ନ ଭଣ୍ଡାରରୁ' },
  picture: { en: 'Picture', or: 'ଛବି' },
  choosePicture: { en: 'Choose a picture', or: 'ଛବି ବାଛନ୍ତୁ' },
  removePicture: { en: 'Remove the picture', or: 'ଛବି ହଟାନ୍ତୁ' },
  pictureOf: { en: 'Picture of the question', or: 'ପ୍ରଶ୍ନର ଛବି' },

  // publishing
  publish: { en: 'Publish', or: 'ପ୍ରକାଶ କରନ୍ତୁ' },
  publishing: { en: 'Publishing…', or: 'ପ୍ରକାଶ ହେଉଛି…' },
  publishedNow: { en: 'The exam is published.', or: 'ପରୀକ୍ଷା ପ୍ରକାଶିତ ହେଲା।' },
  checks: { en: 'Before you publish', or: 'ପ୍ରକାଶ କରିବା ପୂର୍ବରୁ' },
  checksFine: { en: 'Nothing is missing.', or: 'କିଛି ବାକି ନାହିଁ।' },
  problemCount: {
    en: { one: '{count:number} thing to correct', other: '{count:number} things to correct' },
    or: '{count:number}ଟି ସଂଶୋଧନ ଆବଶ୍ୟକ',
  },
  andMore: {
    en: { one: 'and {count:number} more', other: 'and {count:number} more' },
    or: 'ଏବଂ ଆଉ {count:number}ଟି',
  },
  earlyRelease: {
    en: 'Results and answers are shown while students can still start the exam. They could learn the answers from others.',
    or: 'ଶିକ୍ଷାର୍ଥୀମାନେ ପରୀକ୍ଷା ଆରମ୍ଭ କରିପାରୁଥିବା ସମୟରେ ଫଳାଫଳ ଓ ଉତ୍ତର ଦେଖାଯିବ। ସେମାନେ ଅନ୍ୟମାନଙ୍କଠାରୁ ଉତ୍ତର ଜାଣିପାରିବେ।',
  },
  equalQuestions: {
    en: 'Section {section:number}, Question {question:number} asks the same as an earlier question.',
    or: 'ବିଭାଗ {section:number}, ପ୍ରଶ୍ନ {question:number} ପୂର୍ବର ଏକ ପ୍ରଶ୍ନ ସହ ସମାନ।',
  },

  // versions
  versions: { en: 'Published versions', or: 'ପ୍ରକାଶିତ ସଂସ୍କରଣ' },
  noVersions: { en: 'Not published yet.', or: 'ଏପର୍ଯ୍ୟନ୍ତ ପ୍ରକାଶିତ ହୋଇନାହିଁ।' },
  versionNumber: { en: 'Version {number:number}', or: 'ସଂସ୍କରଣ {number:number}' },
  versionFacts: {
    en: '{date}, {person}, {count:number} questions',
    or: '{date}, {person}, {count:number}ଟି ପ୍ରଶ୍ନ',
  },
  view: { en: 'View', or: 'ଦେଖନ୍ତୁ' },
  viewVersion: { en: 'View version {number:number}', or: 'ସଂସ୍କରଣ {number:number} ଦେଖନ୍ତୁ' },
  compare: { en: 'Compare', or: 'ତୁଳନା କରନ୍ତୁ' },
  compareVersion: { en: 'Compare version {number:number}', or: 'ସଂସ୍କରଣ {number:number} ତୁଳନା କରନ୍ତୁ' },
  compareTitle: { en: 'Compare versions', or: 'ସଂସ୍କରଣଗୁଡ଼ିକର ତୁଳନା' },
  compareFrom: { en: 'From', or: 'ଏଠାରୁ' },
  compareTo: { en: 'To', or: 'ଏପର୍ଯ୍ୟନ୍ତ' },
  savedNow: { en: 'What is saved now', or: 'ଏବେ ସଂରକ୍ଷିତ' },
  noDifferences: { en: 'Nothing differs.', or: 'କିଛି ଭିନ୍ନ ନାହିଁ।' },
  rulesChanged: {
    en: { one: '{count:number} setting changed', other: '{count:number} settings changed' },
    or: '{count:number}ଟି ସେଟିଂ ବଦଳିଛି',
  },
  questionsNew: {
    en: { one: '{count:number} question added', other: '{count:number} questions added' },
    or: '{count:number}ଟି ପ୍ରଶ୍ନ ଯୋଡ଼ାଯାଇଛି',
  },
  questionsChanged: {
    en: { one: '{count:number} question changed', other: '{count:number} questions changed' },
    or: '{count:number}ଟି ପ୍ରଶ୍ନ ବଦଳିଛି',
  },
  questionsRemoved: {
    en: { one: '{count:number} question removed', other: '{count:number} questions removed' },
    or: '{count:number}ଟି ପ୍ରଶ୍ନ ହଟାଯାଇଛି',
  },
  questionWithoutText: { en: 'A question without text', or: 'ଲେଖା ନଥିବା ପ୍ରଶ୍ନ' },
  changedTitle: { en: 'Title', or: 'ଶୀର୍ଷକ' },
  changedInstructions: { en: 'Instructions', or: 'ନିର୍ଦ୍ଦେଶାବଳୀ' },
  changedTime: { en: 'Time allowed', or: 'ସମୟସୀମା' },
  changedSections: { en: 'Titles of sections', or: 'ବିଭାଗର ଶୀର୍ଷକ' },
  changedMarks: { en: 'Marks', or: 'ନମ୍ବର' },
  changedMaxAnswers: { en: 'Number of answers that count', or: 'ଗଣାଯାଉଥିବା ଉତ୍ତର ସଂଖ୍ୟା' },
  changedPassPercent: { en: 'Passing score', or: 'ଆବଶ୍ୟକ ପ୍ରାପ୍ତାଙ୍କ' },
  changedShuffling: { en: 'Shuffling', or: 'କ୍ରମ ବଦଳାଇବା' },
  changedCalculator: { en: 'Calculator', or: 'କ୍ୟାଲକୁଲେଟର' },
  changedWindow: { en: 'Opening and closing', or: 'ଆରମ୍ଭ ଓ ଶେଷ ସମୟ' },
  changedRelease: { en: 'Release of results', or: 'ଫଳାଫଳ ପ୍ରକାଶ' },
  changedAttempts: { en: 'Number of attempts', or: 'ପ୍ରୟାସ ସଂଖ୍ୟା' },
  changedCourses: { en: 'Courses', or: 'ପାଠ୍ୟକ୍ରମ' },
  changedCutOffs: { en: 'Cut-offs', or: 'କଟ-ଅଫ' },
  restoreVersion: { en: 'Restore version {number:number}', or: 'ସଂସ୍କରଣ {number:number} ପୁନରୁଦ୍ଧାର କରନ୍ତୁ' },
  restore: { en: 'Restore', or: 'ପୁନରୁଦ୍ଧାର କରନ୍ତୁ' },
  restored: {
    en: 'Version {number:number} is restored as a draft.',
    or: 'ସଂସ୍କରଣ {number:number} ଖସଡ଼ା ଭାବେ ପୁନରୁଦ୍ଧାର ହେଲା।',
  },
  restoreTitle: { en: 'Replace what is saved now?', or: 'ଏବେ ସଂରକ୍ଷିତ ଥିବା ବଦଳାଇବେ?' },
  restoreText: {
    en: 'Unpublished changes of the exam are lost.',
    or: 'ପରୀକ୍ଷାର ଅପ୍ରକାଶିତ ପରିବର୍ତ୍ତନ ହଜିଯିବ।',
  },
});

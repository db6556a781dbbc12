import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  mockTest: { en: 'Mock Test', or: 'ଅଭ୍ୟାସ ପରୀକ୍ଷା' },
  mockTestHeading: { en: 'Mock test', or: 'ଅଭ୍ୟାସ ପରୀକ୍ଷା' },
  pageTitle: { en: 'Mock test: {chapter} · {course}', or: 'ଅଭ୍ୟାସ ପରୀକ୍ଷା: {chapter} · {course}' },
  backToCourse: { en: 'Back to Course', or: 'ପାଠ୍ୟକ୍ରମକୁ ଫେରନ୍ତୁ' },
  questions: { en: 'Questions', or: 'ପ୍ରଶ୍ନ' },
  questionsShown: { en: 'Questions shown', or: 'ଦେଖାଯାଉଥିବା ପ୍ରଶ୍ନ' },
  /** Before the time on a clock. */
  timeLeft: { en: 'Time left:', or: 'ବାକି ସମୟ:' },

  // the intro
  introFailed: { en: 'Failed to load the test', or: 'ପରୀକ୍ଷା ଖୋଲିପାରିଲା ନାହିଁ' },
  allCourses: { en: 'All Courses', or: 'ସବୁ ପାଠ୍ୟକ୍ରମ' },
  timeLimit: { en: 'Time limit', or: 'ସମୟସୀମା' },
  passingScore: { en: 'Passing score', or: 'ଆବଶ୍ୟକ ପ୍ରାପ୍ତାଙ୍କ' },
  ruleClock: {
    en: 'The clock starts when you start, and keeps running if you leave.',
    or: 'ଆପଣ ଆରମ୍ଭ କଲା ମାତ୍ରେ ସମୟ ଗଣନା ଆରମ୍ଭ ହୁଏ ଏବଂ ଆପଣ ଚାଲିଗଲେ ମଧ୍ୟ ଚାଲୁ ରହେ।',
  },
  ruleSaved: {
    en: 'Every answer is saved at once. If the network fails, continue: your answers stay on this device.',
    or: 'ପ୍ରତ୍ୟେକ ଉତ୍ତର ସଙ୍ଗେ ସଙ୍ଗେ ସଂରକ୍ଷିତ ହୁଏ। ସଂଯୋଗ କଟିଗଲେ ମଧ୍ୟ ଉତ୍ତର ଦେଇ ଚାଲନ୍ତୁ: ଆପଣଙ୍କ ଉତ୍ତର ଏହି ଉପକରଣରେ ରହେ।',
  },
  ruleOffline: {
    en: 'You have no connection. Your answers stay on this device and are handed in when it is back.',
    or: 'ଆପଣଙ୍କର ସଂଯୋଗ ନାହିଁ। ଆପଣଙ୍କ ଉତ୍ତର ଏହି ଉପକରଣରେ ରହେ ଏବଂ ସଂଯୋଗ ଫେରିଲେ ଦାଖଲ ହୁଏ।',
  },
  ruleOfflineResult: {
    en: 'The result is marked “Taken offline” and is never ranked.',
    or: 'ଫଳାଫଳରେ “ବିନା ସଂଯୋଗରେ ଦିଆଯାଇଛି” ଲେଖାଯାଏ ଏବଂ ଏହାର କୌଣସି ସ୍ଥାନ ଗଣାଯାଏ ନାହିଁ।',
  },
  startOffline: { en: 'Start without a connection', or: 'ବିନା ସଂଯୋଗରେ ଆରମ୍ଭ କରନ୍ତୁ' },
  takenOffline: { en: 'Taken offline', or: 'ବିନା ସଂଯୋଗରେ ଦିଆଯାଇଛି' },
  takenOfflineAlready: {
    en: 'You have taken this test without a connection. It is handed in when the connection is back; then you can take it again.',
    or: 'ଆପଣ ଏହି ପରୀକ୍ଷା ବିନା ସଂଯୋଗରେ ଦେଇସାରିଛନ୍ତି। ସଂଯୋଗ ଫେରିଲେ ଏହା ଦାଖଲ ହେବ; ତା’ପରେ ଆପଣ ପୁଣି ଦେଇପାରିବେ।',
  },
  ruleNotStored: {
    en: 'This is a preview. Your answers are graded, and nothing is saved.',
    or: 'ଏହା ଏକ ନମୁନା। ଆପଣଙ୍କ ଉତ୍ତରର ମୂଲ୍ୟାଙ୍କନ ହୁଏ, କିନ୍ତୁ କିଛି ସଂରକ୍ଷିତ ହୁଏ ନାହିଁ।',
  },
  ruleUnanswered: {
    en: 'Unanswered questions count as wrong. You may take the test as often as you like.',
    or: 'ଉତ୍ତର ନ ଦେଇଥିବା ପ୍ରଶ୍ନ ଭୁଲ ବୋଲି ଗଣାଯାଏ। ଆପଣ ଯେତେ ଥର ଇଚ୍ଛା ପରୀକ୍ଷା ଦେଇପାରିବେ।',
  },
  noExamQuestions: {
    en: 'This exam has no questions, so there is nothing to take.',
    or: 'ଏହି ପରୀକ୍ଷାରେ କୌଣସି ପ୍ରଶ୍ନ ନାହିଁ, ତେଣୁ ଦେବା ପାଇଁ କିଛି ନାହିଁ।',
  },
  noQuestions: {
    en: 'This chapter has no questions, so there is no test to take.',
    or: 'ଏହି ଅଧ୍ୟାୟରେ କୌଣସି ପ୍ରଶ୍ନ ନାହିଁ, ତେଣୁ ପରୀକ୍ଷା ମଧ୍ୟ ନାହିଁ।',
  },
  opening: { en: 'Opening...', or: 'ଖୋଲୁଛି...' },
  resume: { en: 'Resume', or: 'ଜାରି ରଖନ୍ତୁ' },
  startTest: { en: 'Start Test', or: 'ପରୀକ୍ଷା ଆରମ୍ଭ କରନ୍ତୁ' },
  answersSaved: {
    en: {
      one: '{count:number} answer saved so far. The clock is running.',
      other: '{count:number} answers saved so far. The clock is running.',
    },
    or: 'ଏପର୍ଯ୍ୟନ୍ତ {count:number}ଟି ଉତ୍ତର ସଂରକ୍ଷିତ ହୋଇଛି। ସମୟ ଗଡ଼ି ଚାଲିଛି।',
  },
  earlierTests: { en: 'Your earlier tests', or: 'ଆପଣଙ୍କ ପୂର୍ବ ପରୀକ୍ଷା' },
  passed: { en: 'Passed', or: 'ଉତ୍ତୀର୍ଣ୍ଣ' },
  notPassed: { en: 'Not passed', or: 'ଅନୁତ୍ତୀର୍ଣ୍ଣ' },

  // running tests, on other screens
  testIsRunning: { en: 'Your test is running', or: 'ଆପଣଙ୍କ ପରୀକ୍ଷା ଚାଲିଛି' },
  runningTests: { en: 'Running tests', or: 'ଚାଲିଥିବା ପରୀକ୍ଷା' },
  resumeTest: { en: 'Resume Test', or: 'ପରୀକ୍ଷା ଜାରି ରଖନ୍ତୁ' },
  answeredOfTotal: {
    en: '{answered:number} of {total:number} answered',
    or: '{total:number}ଟିରୁ {answered:number}ଟିର ଉତ୍ତର ଦିଆଯାଇଛି',
  },

  // taking the test
  leaveTitle: { en: 'Leave the test?', or: 'ପରୀକ୍ଷା ଛାଡ଼ି ଯିବେ କି?' },
  leaveText: {
    en: 'The clock keeps running. Your answers are saved, and you can return while there is time left.',
    or: 'ପରୀକ୍ଷାର ସମୟ ଚାଲୁ ରହିବ। ଆପଣଙ୍କ ଉତ୍ତର ସଂରକ୍ଷିତ ଅଛି, ସମୟ ଥିବା ପର୍ଯ୍ୟନ୍ତ ଆପଣ ଫେରି ଆସିପାରିବେ।',
  },
  saved: { en: 'Saved', or: 'ସଂରକ୍ଷିତ' },
  notStored: { en: 'Preview: nothing is saved', or: 'ନମୁନା: କିଛି ସଂରକ୍ଷିତ ହୁଏ ନାହିଁ' },
  leaveUnstoredText: {
    en: 'This is a preview. Your answers will be lost.',
    or: 'ଏହା ଏକ ନମୁନା। ଆପଣଙ୍କ ଉତ୍ତର ରହିବ ନାହିଁ।',
  },
  savedOnDevice: {
    en: 'Saved on this device, waiting for network',
    or: 'ଏହି ଉପକରଣରେ ସଂରକ୍ଷିତ, ସଂଯୋଗକୁ ଅପେକ୍ଷା',
  },
  waitingForNetwork: {
    en: 'Waiting for network. Keep this page open',
    or: 'ସଂଯୋଗକୁ ଅପେକ୍ଷା। ଏହି ପୃଷ୍ଠା ଖୋଲା ରଖନ୍ତୁ',
  },
  secondsLeft: {
    en: { one: '{count:number} second left', other: '{count:number} seconds left' },
    or: '{count:number} ସେକେଣ୍ଡ ବାକି',
  },
  minutesLeft: {
    en: { one: '{count:number} minute left', other: '{count:number} minutes left' },
    or: '{count:number} ମିନିଟ ବାକି',
  },
  timeIsOver: { en: 'The time is over', or: 'ସମୟ ସମାପ୍ତ' },
  questionOfTotal: {
    en: 'Question {number:number} of {total:number}',
    or: 'ପ୍ରଶ୍ନ {number:number}/{total:number}',
  },
  markForReview: { en: 'Mark for review', or: 'ପୁଣି ଦେଖିବାକୁ ଚିହ୍ନ ଦିଅନ୍ତୁ' },
  markedForReview: { en: 'Marked for review', or: 'ପୁଣି ଦେଖିବାକୁ ଚିହ୍ନିତ' },
  answered: { en: 'Answered', or: 'ଉତ୍ତର ଦିଆଯାଇଛି' },
  notAnswered: { en: 'Not answered', or: 'ଉତ୍ତର ଦିଆଯାଇନାହିଁ' },
  keysHint: {
    en: 'Press A, B, C or D to choose an option.',
    or: 'ବିକଳ୍ପ ବାଛିବାକୁ A, B, C କିମ୍ବା D ଦବାନ୍ତୁ।',
  },
  languageKeyHint: { en: 'Press L to change the language.', or: 'ଭାଷା ବଦଳାଇବାକୁ L ଦବାନ୍ତୁ।' },
  clearAnswer: { en: 'Clear answer', or: 'ଉତ୍ତର ହଟାନ୍ତୁ' },
  allQuestionsNow: {
    en: 'All questions, now {number:number} of {total:number}',
    or: 'ସମସ୍ତ ପ୍ରଶ୍ନ, ବର୍ତ୍ତମାନ {total:number}ରୁ {number:number}',
  },
  questionRange: { en: '{from:number}–{to:number}', or: '{from:number}–{to:number}' },
  questionAnswered: {
    en: 'Question {number:number}, answered',
    or: 'ପ୍ରଶ୍ନ {number:number}, ଉତ୍ତର ଦିଆଯାଇଛି',
  },
  questionUnanswered: {
    en: 'Question {number:number}, not answered',
    or: 'ପ୍ରଶ୍ନ {number:number}, ଉତ୍ତର ଦିଆଯାଇନାହିଁ',
  },
  questionMarked: {
    en: 'Question {number:number}, not answered, marked for review',
    or: 'ପ୍ରଶ୍ନ {number:number}, ଉତ୍ତର ଦିଆଯାଇନାହିଁ, ପୁଣି ଦେଖିବାକୁ ଚିହ୍ନିତ',
  },
  questionAnsweredMarked: {
    en: 'Question {number:number}, answered, marked for review',
    or: 'ପ୍ରଶ୍ନ {number:number}, ଉତ୍ତର ଦିଆଯାଇଛି, ପୁଣି ଦେଖିବାକୁ ଚିହ୍ନିତ',
  },

  // handing in
  submitTest: { en: 'Submit Test', or: 'ପରୀକ୍ଷା ଦାଖଲ କରନ୍ତୁ' },
  submitTitle: { en: 'Submit the test?', or: 'ପରୀକ୍ଷା ଦାଖଲ କରିବେ କି?' },
  submitSummary: {
    en: {
      one: 'You have answered {answered:number} of {count:number} question.',
      other: 'You have answered {answered:number} of {count:number} questions.',
    },
    or: 'ଆପଣ {count:number}ଟି ପ୍ରଶ୍ନରୁ {answered:number}ଟିର ଉତ୍ତର ଦେଇଛନ୍ତି।',
  },
  notAnsweredCount: { en: 'Not answered: {count:number}', or: 'ଉତ୍ତର ଦିଆଯାଇନାହିଁ: {count:number}' },
  markedCount: { en: 'Marked for review: {count:number}', or: 'ପୁଣି ଦେଖିବାକୁ ଚିହ୍ନିତ: {count:number}' },
  countAsWrong: { en: 'They count as wrong.', or: 'ଏଗୁଡ଼ିକ ଭୁଲ ବୋଲି ଗଣାଯିବ।' },
  goToQuestion: { en: 'Go to question {number:number}', or: 'ପ୍ରଶ୍ନ {number:number}କୁ ଯାଆନ୍ତୁ' },
  andMore: { en: 'and {count:number} more', or: 'ଏବଂ ଆଉ {count:number}ଟି' },
  goBack: { en: 'Go back', or: 'ଫେରନ୍ତୁ' },
  handingIn: { en: 'Handing in…', or: 'ଦାଖଲ ହେଉଛି…' },
  handInFailed: {
    en: 'Test completed but results could not be saved. Please check your connection.',
    or: 'ପରୀକ୍ଷା ସମାପ୍ତ ହେଲା, କିନ୍ତୁ ଫଳାଫଳ ସଂରକ୍ଷିତ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ଆପଣଙ୍କ ସଂଯୋଗ ଯାଞ୍ଚ କରନ୍ତୁ।',
  },
  handInLater: {
    en: 'Your answers stay on this device and are handed in automatically when the network is back.',
    or: 'ଆପଣଙ୍କ ଉତ୍ତର ଏହି ଉପକରଣରେ ରହିଛି ଏବଂ ସଂଯୋଗ ଫେରିଲେ ଆପେ ଆପେ ଦାଖଲ ହେବ।',
  },
  handInLaterKeepOpen: {
    en: 'Your answers are handed in automatically when the network is back. Keep this page open until then.',
    or: 'ସଂଯୋଗ ଫେରିଲେ ଆପଣଙ୍କ ଉତ୍ତର ଆପେ ଆପେ ଦାଖଲ ହେବ। ସେ ପର୍ଯ୍ୟନ୍ତ ଏହି ପୃଷ୍ଠା ଖୋଲା ରଖନ୍ତୁ।',
  },
  examHandedIn: { en: '“{title}” was handed in.', or: '“{title}” ଦାଖଲ ହୋଇଛି।' },
  handedIn: { en: '“{chapter}” was handed in. {score}', or: '“{chapter}” ଦାଖଲ ହୋଇଛି। {score}' },

  // the result
  youScored: {
    en: 'You scored {correct:number}/{total:number} ({percent})',
    or: 'ଆପଣ {total:number}ରୁ {correct:number} ପାଇଛନ୍ତି ({percent})',
  },
  passedText: { en: 'You have passed this test.', or: 'ଆପଣ ଏହି ପରୀକ୍ଷାରେ ଉତ୍ତୀର୍ଣ୍ଣ ହୋଇଛନ୍ତି।' },
  notPassedText: {
    en: 'Look at the review below, and try again when you like.',
    or: 'ତଳେ ଥିବା ସମୀକ୍ଷା ଦେଖନ୍ତୁ ଏବଂ ଇଚ୍ଛା ହେଲେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  result: { en: 'Result', or: 'ଫଳାଫଳ' },
  resultFailed: { en: 'Failed to load the result', or: 'ଫଳାଫଳ ଖୋଲିପାରିଲା ନାହିଁ' },
  congratulations: { en: 'Congratulations!', or: 'ଅଭିନନ୍ଦନ!' },
  keepPractising: { en: 'Keep Practicing!', or: 'ଅଭ୍ୟାସ ଜାରି ରଖନ୍ତୁ!' },
  timeUsed: { en: 'Time used {time}', or: 'ବ୍ୟୟିତ ସମୟ {time}' },
  score: { en: 'Score', or: 'ପ୍ରାପ୍ତାଙ୍କ' },
  scoreHistory: { en: 'Corrected score', or: 'ସଂଶୋଧିତ ପ୍ରାପ୍ତାଙ୍କ' },
  scoreChanged: {
    en: '{from} → {to} after the correction on {date}',
    or: '{date} ଦିନର ସଂଶୋଧନ ପରେ {from} → {to}',
  },
  correctedOn: { en: 'Corrected on {date}', or: '{date} ଦିନ ସଂଶୋଧିତ' },
  'key-changed': { en: 'The right answer was changed.', or: 'ସଠିକ ଉତ୍ତର ବଦଳାଗଲା।' },
  'several-right': { en: 'Several answers count as right.', or: 'ଏକାଧିକ ଉତ୍ତର ଠିକ ଧରାଗଲା।' },
  dropped: {
    en: 'The question was dropped: everybody gets its marks.',
    or: 'ପ୍ରଶ୍ନଟି ବାଦ ଦିଆଗଲା: ସମସ୍ତେ ଏହାର ନମ୍ବର ପାଇବେ।',
  },
  bonus: { en: 'Everybody who answered gets the marks.', or: 'ଯେଉଁମାନେ ଉତ୍ତର ଦେଇଛନ୍ତି, ସମସ୍ତେ ନମ୍ବର ପାଇବେ।' },
  translation: {
    en: 'The translation was wrong: everybody who saw it gets the marks.',
    or: 'ଅନୁବାଦ ଭୁଲ ଥିଲା: ଯେଉଁମାନେ ତାହା ଦେଖିଛନ୍ତି, ସମସ୍ତେ ନମ୍ବର ପାଇବେ।',
  },
  correct: { en: 'Correct', or: 'ସଠିକ' },
  incorrect: { en: 'Incorrect', or: 'ଭୁଲ' },
  percent: { en: 'Percent', or: 'ପ୍ରତିଶତ' },
  retakeTest: { en: 'Retake Test', or: 'ପୁଣି ପରୀକ୍ଷା ଦିଅନ୍ତୁ' },

  // the review
  review: { en: 'Review', or: 'ସମୀକ୍ଷା' },
  all: { en: 'All', or: 'ସମସ୍ତ' },
  onlyWrong: { en: 'Only wrong', or: 'କେବଳ ଭୁଲ' },
  partialReview: {
    en: 'This test was handed in without being started here, so only the questions you answered are shown.',
    or: 'ଏହି ପରୀକ୍ଷା ଏଠାରେ ଆରମ୍ଭ ନ ହୋଇ ଦାଖଲ ହୋଇଥିଲା, ତେଣୁ କେବଳ ଆପଣ ଉତ୍ତର ଦେଇଥିବା ପ୍ରଶ୍ନ ଦେଖାଯାଉଛି।',
  },
  allRight: { en: 'All of your answers were right.', or: 'ଆପଣଙ୍କର ସମସ୍ତ ଉତ୍ତର ସଠିକ ଥିଲା।' },
  question: { en: 'Question {number:number}', or: 'ପ୍ରଶ୍ନ {number:number}' },
  marks: { en: 'Marks: {count:number}', or: 'ନମ୍ବର: {count:number}' },
  questionTime: { en: 'Time {time}', or: 'ସମୟ {time}' },
  questionTimeAndMedian: { en: 'Time {time}, median {median}', or: 'ସମୟ {time}, ମଧ୍ୟମା {median}' },
  shownInEnglish: { en: 'Shown in English', or: 'ଇଂରାଜୀରେ ଦେଖାଯାଇଥିଲା' },
  shownInOdia: { en: 'Shown in Odia', or: 'ଓଡ଼ିଆରେ ଦେଖାଯାଇଥିଲା' },
  shownInBoth: { en: 'Shown in both languages', or: 'ଉଭୟ ଭାଷାରେ ଦେଖାଯାଇଥିଲା' },
  explanation: { en: 'Explanation', or: 'ବ୍ୟାଖ୍ୟା' },
  yourAnswer: { en: 'Your answer', or: 'ଆପଣଙ୍କ ଉତ୍ତର' },
  yourAnswerCorrect: { en: 'Your answer, correct', or: 'ଆପଣଙ୍କ ଉତ୍ତର, ସଠିକ' },
  correctAnswer: { en: 'Correct answer', or: 'ସଠିକ ଉତ୍ତର' },
});

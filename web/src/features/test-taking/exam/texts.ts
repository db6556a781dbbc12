import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  exams: { en: 'Exams', or: 'ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା' },
  exam: { en: 'Exam', or: 'ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା' },
  examsIntro: {
    en: 'Full-length exams with sections, negative marks and your rank.',
    or: 'ବିଭାଗ, ଋଣାତ୍ମକ ନମ୍ବର ଓ ଆପଣଙ୍କ ସ୍ଥାନ ସହିତ ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା।',
  },
  backToExams: { en: 'Back to Exams', or: 'ପରୀକ୍ଷା ତାଲିକାକୁ ଫେରନ୍ତୁ' },

  // the list
  listFailed: { en: 'Failed to load the exams', or: 'ପରୀକ୍ଷା ତାଲିକା ଖୋଲିପାରିଲା ନାହିଁ' },
  noExams: { en: 'There is no exam yet', or: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ପରୀକ୍ଷା ନାହିଁ' },
  noExamsText: {
    en: 'Exams appear here as soon as they are announced. Until then, practise with the mock tests of your courses.',
    or: 'ପରୀକ୍ଷା ଘୋଷିତ ହେଲେ ଏଠାରେ ଦେଖାଯିବ। ସେ ପର୍ଯ୍ୟନ୍ତ ଆପଣଙ୍କ ପାଠ୍ୟକ୍ରମର ଅଭ୍ୟାସ ପରୀକ୍ଷା ଦିଅନ୍ତୁ।',
  },
  myCourses: { en: 'My Courses', or: 'ମୋ ପାଠ୍ୟକ୍ରମ' },
  openNow: { en: 'Open now', or: 'ଏବେ ଖୋଲା' },
  coming: { en: 'Upcoming', or: 'ଆଗାମୀ' },
  past: { en: 'Past', or: 'ବିଗତ' },
  questionsAndTime: {
    en: { one: '{count:number} question · {time}', other: '{count:number} questions · {time}' },
    or: '{count:number}ଟି ପ୍ରଶ୍ନ · {time}',
  },
  opensOn: { en: 'Opens on {time}', or: '{time}ରେ ଖୋଲିବ' },
  startUntil: { en: 'Start before {time}', or: '{time} ପୂର୍ବରୁ ଆରମ୍ଭ କରନ୍ତୁ' },
  closesOn: { en: 'Closes on {time}', or: '{time}ରେ ବନ୍ଦ ହେବ' },
  closedOn: { en: 'Closed on {time}', or: '{time}ରେ ବନ୍ଦ ହୋଇଛି' },
  takenOn: { en: 'Taken on {date}', or: '{date}ରେ ଦେଇଛନ୍ତି' },
  resultsOn: { en: 'Results on {time}', or: 'ଫଳାଫଳ {time}ରେ' },
  notTaken: { en: 'Not taken', or: 'ଦିଆଯାଇନାହିଁ' },
  cancelled: { en: 'Cancelled', or: 'ବାତିଲ' },
  running: { en: 'Running', or: 'ଚାଲିଛି' },
  attemptsUsed: {
    en: '{used:number} of {allowed:number} attempts used',
    or: '{allowed:number}ଟିରୁ {used:number}ଟି ପ୍ରୟାସ ହୋଇଛି',
  },
  startsIn: { en: 'Starts in', or: 'ଆରମ୍ଭ ହେବାକୁ ବାକି' },
  timeLeft: { en: 'Time left', or: 'ବାକି ସମୟ' },
  addToCalendar: { en: 'Add to calendar', or: 'କ୍ୟାଲେଣ୍ଡରରେ ଯୋଡ଼ନ୍ତୁ' },
  calendarText: { en: 'Take the exam here: {url}', or: 'ଏଠାରେ ପରୀକ୍ଷା ଦିଅନ୍ତୁ: {url}' },
  openExam: { en: 'Open exam', or: 'ପରୀକ୍ଷା ଖୋଲନ୍ତୁ' },
  seeInstructions: { en: 'Instructions', or: 'ନିର୍ଦ୍ଦେଶାବଳୀ' },
  seeResult: { en: 'See result', or: 'ଫଳାଫଳ ଦେଖନ୍ତୁ' },
  resume: { en: 'Resume', or: 'ଜାରି ରଖନ୍ତୁ' },

  // the instructions
  instructionsFailed: { en: 'Failed to load the exam', or: 'ପରୀକ୍ଷା ଖୋଲିପାରିଲା ନାହିଁ' },
  instructions: { en: 'Instructions', or: 'ନିର୍ଦ୍ଦେଶାବଳୀ' },
  questions: { en: 'Questions', or: 'ପ୍ରଶ୍ନ' },
  timeAllowed: { en: 'Time', or: 'ସମୟ' },
  attempts: { en: 'Attempts', or: 'ପ୍ରୟାସ' },
  attemptsLeft: { en: '{left:number} of {allowed:number} left', or: '{allowed:number}ରୁ {left:number} ବାକି' },
  markingScheme: { en: 'Marking scheme', or: 'ନମ୍ବର ନିୟମ' },
  section: { en: 'Section', or: 'ବିଭାଗ' },
  right: { en: 'Right', or: 'ସଠିକ' },
  wrong: { en: 'Wrong', or: 'ଭୁଲ' },
  notAnswered: { en: 'Not answered', or: 'ଉତ୍ତର ଦିଆଯାଇନାହିଁ' },
  ownTime: { en: 'Own time', or: 'ନିଜସ୍ୱ ସମୟ' },
  firstAnswersCount: {
    en: { one: 'Only the first answer counts.', other: 'Only the first {count:number} answers count.' },
    or: 'କେବଳ ପ୍ରଥମ {count:number}ଟି ଉତ୍ତର ଗଣାଯାଏ।',
  },
  howItWorks: { en: 'How it works', or: 'ପରୀକ୍ଷା କିପରି ହୁଏ' },
  ruleClock: {
    en: 'The clock starts when you start, and keeps running if you leave. At the end, the exam is handed in by itself.',
    or: 'ଆପଣ ଆରମ୍ଭ କଲା ମାତ୍ରେ ସମୟ ଗଣନା ଆରମ୍ଭ ହୁଏ ଏବଂ ଆପଣ ଚାଲିଗଲେ ମଧ୍ୟ ଚାଲୁ ରହେ। ସମୟ ସରିଲେ ପରୀକ୍ଷା ଆପେ ଆପେ ଦାଖଲ ହୁଏ।',
  },
  ruleTimedSections: {
    en: 'Each section has its own time. Only the running section can be answered; when its time ends, the next one opens by itself, and you cannot go back.',
    or: 'ପ୍ରତ୍ୟେକ ବିଭାଗର ନିଜସ୍ୱ ସମୟ ଅଛି। କେବଳ ଚାଲିଥିବା ବିଭାଗର ଉତ୍ତର ଦେଇହେବ; ତାହାର ସମୟ ସରିଲେ ପରବର୍ତ୍ତୀ ବିଭାଗ ଆପେ ଆପେ ଖୋଲେ, ଆଉ ପଛକୁ ଫେରିହେବ ନାହିଁ।',
  },
  ruleFreeSections: {
    en: 'You can move between the sections and change your answers until the end.',
    or: 'ଶେଷ ପର୍ଯ୍ୟନ୍ତ ଆପଣ ଗୋଟିଏ ବିଭାଗରୁ ଅନ୍ୟ ବିଭାଗକୁ ଯାଇ ଉତ୍ତର ବଦଳାଇପାରିବେ।',
  },
  ruleSaved: {
    en: 'Every answer is saved at once. If the network fails, continue: your answers stay on this device.',
    or: 'ପ୍ରତ୍ୟେକ ଉତ୍ତର ସଙ୍ଗେ ସଙ୍ଗେ ସଂରକ୍ଷିତ ହୁଏ। ସଂଯୋଗ କଟିଗଲେ ମଧ୍ୟ ଉତ୍ତର ଦେଇ ଚାଲନ୍ତୁ: ଆପଣଙ୍କ ଉତ୍ତର ଏହି ଉପକରଣରେ ରହେ।',
  },
  ruleMarked: {
    en: 'A question that is answered and marked for review counts.',
    or: 'ଉତ୍ତର ଦେଇ ପୁଣି ଦେଖିବାକୁ ଚିହ୍ନିତ କରିଥିବା ପ୍ରଶ୍ନ ଗଣାଯାଏ।',
  },
  ruleCalculator: {
    en: 'A calculator is on the screen.',
    or: 'ପରଦାରେ କ୍ୟାଲକୁଲେଟର ଅଛି।',
  },
  ruleNoCalculator: { en: 'Calculators are not allowed.', or: 'କ୍ୟାଲକୁଲେଟର ବ୍ୟବହାର ମନା।' },
  honestConditions: { en: 'Honest conditions', or: 'ସଚ୍ଚୋଟତାର ନିୟମ' },
  ruleHonest: {
    en: 'Work alone, without books, notes or help.',
    or: 'ବହି, ଟିପ୍ପଣୀ କିମ୍ବା କାହାରି ସାହାଯ୍ୟ ବିନା ଏକାକୀ ଉତ୍ତର ଦିଅନ୍ତୁ।',
  },
  ruleCounted: {
    en: 'The exam opens in full screen. Leaving full screen or this page is counted and shown to you and to the organisers. Nothing else happens, and your exam goes on.',
    or: 'ପରୀକ୍ଷା ପୂର୍ଣ୍ଣ ପରଦାରେ ଖୋଲେ। ପୂର୍ଣ୍ଣ ପରଦା କିମ୍ବା ଏହି ପୃଷ୍ଠା ଛାଡ଼ିଲେ ତାହା ଗଣାଯାଏ ଏବଂ ଆପଣଙ୍କୁ ଓ ଆୟୋଜକଙ୍କୁ ଦେଖାଯାଏ। ଅନ୍ୟ କିଛି ହୁଏ ନାହିଁ, ଆପଣଙ୍କ ପରୀକ୍ଷା ଚାଲୁ ରହେ।',
  },
  ruleOneDevice: {
    en: 'One device at a time can answer. You can move to another device; the move is recorded.',
    or: 'ଥରକେ ଗୋଟିଏ ଉପକରଣରୁ ଉତ୍ତର ଦେଇହେବ। ଆପଣ ଅନ୍ୟ ଉପକରଣକୁ ଯାଇପାରିବେ; ତାହା ଲିପିବଦ୍ଧ ହୁଏ।',
  },
  resultsAtOnce: {
    en: 'Your result and the answers are shown when you hand in.',
    or: 'ଦାଖଲ କଲା ମାତ୍ରେ ଆପଣଙ୍କ ଫଳାଫଳ ଓ ଉତ୍ତର ଦେଖାଯାଏ।',
  },
  resultsLater: {
    en: 'Results and answers are shown on {time}.',
    or: 'ଫଳାଫଳ ଓ ଉତ୍ତର {time}ରେ ଦେଖାଯିବ।',
  },
  iHaveRead: {
    en: 'I have read and understood the instructions.',
    or: 'ମୁଁ ନିର୍ଦ୍ଦେଶାବଳୀ ପଢ଼ି ବୁଝିଛି।',
  },
  readFirst: {
    en: 'Read the instructions and tick the box to start.',
    or: 'ଆରମ୍ଭ କରିବାକୁ ନିର୍ଦ୍ଦେଶାବଳୀ ପଢ଼ି ବାକ୍ସରେ ଟିକ୍ ଦିଅନ୍ତୁ।',
  },
  startExam: { en: 'Start Exam', or: 'ପରୀକ୍ଷା ଆରମ୍ଭ କରନ୍ତୁ' },
  opening: { en: 'Opening...', or: 'ଖୋଲୁଛି...' },
  examIsRunning: { en: 'Your exam is running', or: 'ଆପଣଙ୍କ ପରୀକ୍ଷା ଚାଲିଛି' },
  notOpenYet: { en: 'This exam has not opened yet.', or: 'ଏହି ପରୀକ୍ଷା ଏପର୍ଯ୍ୟନ୍ତ ଆରମ୍ଭ ହୋଇନାହିଁ।' },
  closed: { en: 'This exam can no longer be started.', or: 'ଏହି ପରୀକ୍ଷା ଆଉ ଆରମ୍ଭ କରାଯାଇପାରିବ ନାହିଁ।' },
  wasCancelled: { en: 'This exam was cancelled.', or: 'ଏହି ପରୀକ୍ଷା ବାତିଲ ହୋଇଛି।' },
  allAttemptsUsed: {
    en: 'You have taken this exam as often as it is allowed.',
    or: 'ଅନୁମୋଦିତ ସଂଖ୍ୟକ ଥର ଆପଣ ଏହି ପରୀକ୍ଷା ଦେଇସାରିଛନ୍ତି।',
  },

  // another device
  otherDeviceTitle: { en: 'Continue on this device?', or: 'ଏହି ଉପକରଣରେ ଜାରି ରଖିବେ କି?' },
  otherDeviceText: {
    en: 'This exam is open on another device. If you continue here, the other device can no longer save answers. The move is recorded.',
    or: 'ଏହି ପରୀକ୍ଷା ଅନ୍ୟ ଏକ ଉପକରଣରେ ଖୋଲା ଅଛି। ଏଠାରେ ଜାରି ରଖିଲେ ସେହି ଉପକରଣରୁ ଆଉ ଉତ୍ତର ସଂରକ୍ଷିତ ହେବ ନାହିଁ। ଏହା ଲିପିବଦ୍ଧ ହୁଏ।',
  },
  continueHere: { en: 'Continue here', or: 'ଏଠାରେ ଜାରି ରଖନ୍ତୁ' },
  notHere: { en: 'Not here', or: 'ଏଠାରେ ନୁହେଁ' },
});

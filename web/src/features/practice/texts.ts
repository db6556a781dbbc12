import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  practice: { en: 'Practice', or: 'ଅଭ୍ୟାସ' },
  intro: {
    en: 'Questions that you got wrong, left empty or took long over come back until you know them.',
    or: 'ଯେଉଁ ପ୍ରଶ୍ନ ଭୁଲ ହୋଇଥିଲା, ଖାଲି ରହିଥିଲା କିମ୍ବା ଅଧିକ ସମୟ ନେଇଥିଲା, ସେଗୁଡ଼ିକ ଆପଣ ଜାଣିବା ପର୍ଯ୍ୟନ୍ତ ଫେରି ଆସେ।',
  },

  // what there is to do
  today: {
    en: {
      one: 'Today: {count:number} question, about {time}',
      other: 'Today: {count:number} questions, about {time}',
    },
    or: 'ଆଜି: {count:number}ଟି ପ୍ରଶ୍ନ, ପ୍ରାୟ {time}',
  },
  start: { en: 'Start', or: 'ଆରମ୍ଭ କରନ୍ତୁ' },
  nothingYet: { en: 'Your notebook is empty', or: 'ଆପଣଙ୍କ ଅଭ୍ୟାସ ଖାତା ଖାଲି ଅଛି' },
  nothingYetText: {
    en: 'Take a mock test. The questions that you miss are then here to practise.',
    or: 'ଗୋଟିଏ ଅଭ୍ୟାସ ପରୀକ୍ଷା ଦିଅନ୍ତୁ। ଯେଉଁ ପ୍ରଶ୍ନ ଭୁଲ ହେବ, ତାହା ଅଭ୍ୟାସ ପାଇଁ ଏଠାରେ ଆସିବ।',
  },
  myCourses: { en: 'My Courses', or: 'ମୋ ପାଠ୍ୟକ୍ରମ' },
  nothingFound: { en: 'No due question fits these filters', or: 'ଏହି ବାଛଣିରେ ଆଜିର କୌଣସି ପ୍ରଶ୍ନ ନାହିଁ' },
  clearFilters: { en: 'Show all', or: 'ସବୁ ଦେଖାନ୍ତୁ' },
  doneToday: { en: 'Done for today', or: 'ଆଜିର ଅଭ୍ୟାସ ଶେଷ' },
  doneText: {
    en: {
      one: 'You practised {count:number} question today.',
      other: 'You practised {count:number} questions today.',
    },
    or: 'ଆପଣ ଆଜି {count:number}ଟି ପ୍ରଶ୍ନ ଅଭ୍ୟାସ କଲେ।',
  },
  moreDue: {
    en: { one: '{count:number} more question is due.', other: '{count:number} more questions are due.' },
    or: 'ଆହୁରି {count:number}ଟି ପ୍ରଶ୍ନ ବାକି ଅଛି।',
  },
  practiseMore: { en: 'Practise 10 more minutes', or: 'ଆଉ 10 ମିନିଟ ଅଭ୍ୟାସ କରନ୍ତୁ' },
  loadFailed: { en: 'Your notebook could not be loaded', or: 'ଆପଣଙ୍କ ଅଭ୍ୟାସ ଖାତା ଖୋଲିପାରିଲା ନାହିଁ' },
  offline: {
    en: 'No connection. These are your questions as of {time}; your answers are kept on this device and sent later.',
    or: 'ସଂଯୋଗ ନାହିଁ। ଏହା {time} ସମୟର ପ୍ରଶ୍ନ; ଆପଣଙ୍କ ଉତ୍ତର ଏହି ଉପକରଣରେ ରହିବ ଓ ପରେ ପଠାଯିବ।',
  },
  savedOnDevice: {
    en: 'No connection. Your answers are kept on this device and sent later.',
    or: 'ସଂଯୋଗ ନାହିଁ। ଆପଣଙ୍କ ଉତ୍ତର ଏହି ଉପକରଣରେ ରହିବ ଓ ପରେ ପଠାଯିବ।',
  },

  // a question
  position: { en: 'Question {number:number} of {total:number}', or: 'ପ୍ରଶ୍ନ {number:number} / {total:number}' },
  options: { en: 'Options', or: 'ବିକଳ୍ପ' },
  check: { en: 'Check', or: 'ଯାଞ୍ଚ କରନ୍ତୁ' },
  dontKnow: { en: 'I don’t know', or: 'ଜାଣି ନାହିଁ' },
  next: { en: 'Next', or: 'ପରବର୍ତ୍ତୀ' },
  finish: { en: 'Finish', or: 'ଶେଷ କରନ୍ତୁ' },
  undo: { en: 'Undo', or: 'ପୂର୍ବବତ୍ କରନ୍ତୁ' },
  right: { en: 'Right', or: 'ସଠିକ' },
  wrong: { en: 'Wrong', or: 'ଭୁଲ' },
  rightAnswer: { en: 'Right answer', or: 'ସଠିକ ଉତ୍ତର' },
  yourAnswer: { en: 'Your answer', or: 'ଆପଣଙ୍କ ଉତ୍ତର' },
  explanation: { en: 'Explanation', or: 'ବ୍ୟାଖ୍ୟା' },
  comesBack: {
    en: { one: 'Comes back tomorrow.', other: 'Comes back in {count:number} days.' },
    or: '{count:number} ଦିନ ପରେ ଫେରିବ।',
  },
  keys: {
    en: 'Keys: 1–6 or A–F choose, Enter checks and goes on, U undoes, L changes the language.',
    or: 'କିବୋର୍ଡ: ବାଛିବାକୁ 1–6, ଯାଞ୍ଚ କରି ଆଗକୁ ବଢ଼ିବାକୁ ଏଣ୍ଟର ଚାବି।',
  },
  wrongOn: { en: 'Wrong on {date}', or: '{date}ରେ ଭୁଲ' },
  emptyOn: { en: 'Left empty on {date}', or: '{date}ରେ ଖାଲି' },
  slowOn: { en: 'Took long on {date}', or: '{date}ରେ ଅଧିକ ସମୟ ନେଇଥିଲା' },
  markedOn: { en: 'Marked on {date}', or: '{date}ରେ ଚିହ୍ନିତ' },
  rightSince: {
    en: { one: 'right once since', other: 'right {count:number} times since' },
    or: 'ତା’ପରେ {count:number} ଥର ସଠିକ',
  },

  // filters
  filters: { en: 'Filters', or: 'ବାଛଣି' },
  from: { en: 'Questions from', or: 'କେଉଁଠୁ ପ୍ରଶ୍ନ' },
  everywhere: { en: 'All courses', or: 'ସବୁ ପାଠ୍ୟକ୍ରମ' },
  wholeCourse: { en: 'All chapters of {course}', or: '{course}: ସବୁ ଅଧ୍ୟାୟ' },
  exams: { en: 'Exams', or: 'ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା' },
  which: { en: 'Which questions', or: 'କେଉଁ ପ୍ରଶ୍ନ' },
  all: { en: 'All', or: 'ସବୁ' },
  onlyWrong: { en: 'Wrong', or: 'କେବଳ ଭୁଲ' },
  onlyMarked: { en: 'Marked', or: 'କେବଳ ଚିହ୍ନିତ' },

  // the plan
  plan: { en: 'My plan', or: 'ମୋ ଯୋଜନା' },
  minutesPerDay: { en: 'Minutes per day', or: 'ଦିନକୁ କେତେ ମିନିଟ' },
  daysPerWeek: { en: 'Days per week', or: 'ସପ୍ତାହକୁ କେତେ ଦିନ' },
  examDay: { en: 'Date of my examination', or: 'ମୋ ପରୀକ୍ଷାର ତାରିଖ' },
  examDayHint: {
    en: 'Questions come back sooner in the weeks before it.',
    or: 'ପରୀକ୍ଷା ପୂର୍ବର ସପ୍ତାହଗୁଡ଼ିକରେ ପ୍ରଶ୍ନ ଶୀଘ୍ର ଫେରି ଆସେ।',
  },
  savePlan: { en: 'Save', or: 'ସଂରକ୍ଷଣ କରନ୍ତୁ' },
  planSaved: { en: 'Your plan is saved.', or: 'ଆପଣଙ୍କ ଯୋଜନା ସଂରକ୍ଷିତ ହେଲା।' },

  // figures
  habit: { en: 'Your habit', or: 'ଆପଣଙ୍କ ଅଭ୍ୟାସ' },
  habitFailed: { en: 'Your progress could not be loaded', or: 'ଆପଣଙ୍କ ଅଗ୍ରଗତି ଖୋଲିପାରିଲା ନାହିଁ' },
  streak: { en: { one: '{count:number} day', other: '{count:number} days' }, or: '{count:number} ଦିନ' },
  streakNote: {
    en: 'A day of practice adds one to your streak, and a missed day takes only one away.',
    or: 'ଅଭ୍ୟାସର ପ୍ରତିଦିନ ଧାରା ଏକ ବଢ଼େ, ଆଉ ଛାଡ଼ିଥିବା ଦିନରେ କେବଳ ଏକ କମେ।',
  },
  streakLabel: { en: 'Streak', or: 'ଧାରା' },
  weekLabel: { en: 'This week', or: 'ଏହି ସପ୍ତାହ' },
  weekDays: { en: '{days:number} of {goal:number} days', or: '{goal:number} ଦିନରୁ {days:number} ଦିନ' },
  heatMap: { en: 'Last 12 weeks', or: 'ଗତ 12 ସପ୍ତାହ' },
  heatMapSummary: {
    en: {
      one: 'You practised on {count:number} of the last 84 days.',
      other: 'You practised on {count:number} of the last 84 days.',
    },
    or: 'ଗତ 84 ଦିନରୁ ଆପଣ {count:number} ଦିନ ଅଭ୍ୟାସ କରିଛନ୍ତି।',
  },
  dayQuestions: {
    en: { one: '{date}: {count:number} question', other: '{date}: {count:number} questions' },
    or: '{date}: {count:number}ଟି ପ୍ରଶ୍ନ',
  },
  forecast: { en: 'Coming up', or: 'ଆଗାମୀ ଦିନ' },
  forecastNote: {
    en: 'How many questions come back on each of the next 14 days.',
    or: 'ଆଗାମୀ 14 ଦିନର ପ୍ରତିଦିନ କେତେଟି ପ୍ରଶ୍ନ ଫେରିବ।',
  },
  questionsLabel: { en: 'Questions', or: 'ପ୍ରଶ୍ନ' },
  dayLabel: { en: 'Day', or: 'ଦିନ' },
  mastery: { en: 'Mastery of your chapters', or: 'ଅଧ୍ୟାୟଗୁଡ଼ିକ ଉପରେ ଦକ୍ଷତା' },
  masteryNote: {
    en: 'How many of a chapter’s practice questions you would probably answer correctly now; it falls slowly until you practise again.',
    or: 'ଗୋଟିଏ ଅଧ୍ୟାୟର ଅଭ୍ୟାସ ପ୍ରଶ୍ନରୁ କେତେ ଭାଗର ସଠିକ ଉତ୍ତର ଆପଣ ଏବେ ସମ୍ଭବତଃ ଦେଇପାରିବେ; ଅଭ୍ୟାସ ନ କଲେ ଏହା ଧୀରେ ଧୀରେ କମେ।',
  },

  // in a review
  addBookmark: { en: 'Add to practice', or: 'ଅଭ୍ୟାସରେ ଯୋଡ଼ନ୍ତୁ' },
  removeBookmark: { en: 'Marked for practice', or: 'ଅଭ୍ୟାସ ପାଇଁ ଚିହ୍ନିତ' },
  bookmarkFailed: { en: 'The mark could not be saved. Try again.', or: 'ଚିହ୍ନ ସଂରକ୍ଷିତ ହେଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।' },

  // in the analytics
  nextActions: { en: 'What to do next', or: 'ଏବେ କ’ଣ କରିବେ' },
  practiseAction: {
    en: {
      one: 'practise {count:number} question ({time})',
      other: 'practise {count:number} questions ({time})',
    },
    or: '{count:number}ଟି ପ୍ରଶ୍ନ ଅଭ୍ୟାସ କରନ୍ତୁ ({time})',
  },
  retakeAction: { en: 'retake the test of {chapter}', or: '{chapter}ର ପରୀକ୍ଷା ପୁଣି ଦିଅନ୍ତୁ' },
  continueAction: { en: 'continue {course}', or: '{course} ଜାରି ରଖନ୍ତୁ' },
});

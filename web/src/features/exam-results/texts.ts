import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  resultsPage: { en: 'Exam Results', or: 'ପରୀକ୍ଷାର ଫଳାଫଳ' },
  livePage: { en: 'Exam in Progress', or: 'ଚାଲୁଥିବା ପରୀକ୍ଷା' },
  resultsOf: { en: 'Results of {title}', or: '{title}ର ଫଳାଫଳ' },
  liveOf: { en: '{title} in progress', or: 'ଚାଲୁଛି: {title}' },
  results: { en: 'Results', or: 'ଫଳାଫଳ' },
  live: { en: 'Live view', or: 'ଏବେ କ’ଣ ଚାଲିଛି' },
  allExams: { en: 'All exams', or: 'ସବୁ ପରୀକ୍ଷା' },
  cancelled: { en: 'This exam was cancelled.', or: 'ଏହି ପରୀକ୍ଷା ବାତିଲ ହୋଇଛି।' },

  // live
  started: { en: 'Started', or: 'ଆରମ୍ଭ କରିଛନ୍ତି' },
  running: { en: 'Taking it now', or: 'ଏବେ ଦେଉଛନ୍ତି' },
  active: { en: 'Saved in the last minute', or: 'ଗତ ମିନିଟରେ ସଂରକ୍ଷଣ' },
  handedIn: { en: 'Handed in', or: 'ଦାଖଲ କରିଛନ୍ତି' },
  savesPerMinute: { en: 'Saves per minute', or: 'ପ୍ରତି ମିନିଟରେ ସଂରକ୍ଷଣ' },
  silent: { en: 'Without a save for 2 minutes', or: '2 ମିନିଟ ଧରି ସଂରକ୍ଷଣ ନାହିଁ' },
  silentNote: {
    en: 'They may have lost the connection, or think about a question.',
    or: 'ସେମାନଙ୍କ ସଂଯୋଗ କଟିଥାଇପାରେ, କିମ୍ବା ସେମାନେ କୌଣସି ପ୍ରଶ୍ନ ବିଷୟରେ ଭାବୁଥାଇପାରନ୍ତି।',
  },
  nobodySilent: { en: 'Everybody is saving.', or: 'ସମସ୍ତଙ୍କ ଉତ୍ତର ସଂରକ୍ଷିତ ହେଉଛି।' },
  leftPage: { en: 'Left the page', or: 'ପୃଷ୍ଠା ଛାଡ଼ିଛନ୍ତି' },
  leftPageNote: {
    en: 'How often students left the page or full screen. It changes nothing in their result.',
    or: 'ଶିକ୍ଷାର୍ଥୀ କେତେ ଥର ପୃଷ୍ଠା କିମ୍ବା ପୂର୍ଣ୍ଣ ପରଦା ଛାଡ଼ିଛନ୍ତି। ଏହାଦ୍ୱାରା ଫଳାଫଳ ବଦଳେ ନାହିଁ।',
  },
  nobodyLeft: { en: 'Nobody left the page.', or: 'କେହି ପୃଷ୍ଠା ଛାଡ଼ିନାହାନ୍ତି।' },
  student: { en: 'Student', or: 'ଶିକ୍ଷାର୍ଥୀ' },
  unnamedStudent: { en: 'Name hidden', or: 'ନାମ ଲୁଚାଯାଇଛି' },
  lastSave: { en: 'Last save', or: 'ଶେଷ ସଂରକ୍ଷଣ' },
  noSave: { en: 'None yet', or: 'ଏପର୍ଯ୍ୟନ୍ତ ନାହିଁ' },
  deadline: { en: 'Ends', or: 'ଶେଷ ସମୟ' },
  times: { en: 'Times', or: 'ଥର' },
  actions: { en: 'Actions', or: 'କାର୍ଯ୍ୟ' },

  // more time
  moreTime: { en: 'More time', or: 'ଅଧିକ ସମୟ' },
  moreTimeNote: {
    en: 'For everybody who is taking the exam now. The exam also closes later.',
    or: 'ଏବେ ପରୀକ୍ଷା ଦେଉଥିବା ସମସ୍ତଙ୍କ ପାଇଁ। ପରୀକ୍ଷା ମଧ୍ୟ ପରେ ବନ୍ଦ ହେବ।',
  },
  minutes: { en: 'Minutes', or: 'ମିନିଟ' },
  extendAll: { en: 'Extend for all', or: 'ସମସ୍ତଙ୍କ ସମୟ ବଢ଼ାନ୍ତୁ' },
  extendOne: { en: 'Give {minutes:number} minutes', or: '{minutes:number} ମିନିଟ ଦିଅନ୍ତୁ' },
  extendStudent: {
    en: 'Give {student} {minutes:number} minutes',
    or: '{student}ଙ୍କୁ {minutes:number} ମିନିଟ ଦିଅନ୍ତୁ',
  },
  wrongMinutes: { en: 'Enter 1 to 600 minutes.', or: '1 ରୁ 600 ମିନିଟ ଲେଖନ୍ତୁ।' },
  extended: {
    en: { one: '{count:number} attempt has more time.', other: '{count:number} attempts have more time.' },
    or: '{count:number}ଟି ପ୍ରୟାସର ସମୟ ବଢ଼ିଲା।',
  },
  cancelExam: { en: 'Cancel the exam', or: 'ପରୀକ୍ଷା ବାତିଲ କରନ୍ତୁ' },
  cancelTitle: { en: 'Cancel this exam?', or: 'ଏହି ପରୀକ୍ଷା ବାତିଲ କରିବେ?' },
  cancelText: {
    en: 'Nobody can start it any more, it gives no results, and the certificates that it has earned are revoked. This cannot be undone.',
    or: 'କେହି ଆଉ ଏହା ଆରମ୍ଭ କରିପାରିବେ ନାହିଁ, ଫଳାଫଳ ମିଳିବ ନାହିଁ, ଏବଂ ଏହା ଦ୍ୱାରା ମିଳିଥିବା ପ୍ରମାଣପତ୍ର ରଦ୍ଦ ହେବ। ଏହା ଫେରାଇହେବ ନାହିଁ।',
  },
  yesCancel: { en: 'Yes, cancel it', or: 'ହଁ, ବାତିଲ କରନ୍ତୁ' },
  keepExam: { en: 'Keep it', or: 'ରଖନ୍ତୁ' },
  examCancelled: { en: 'The exam is cancelled.', or: 'ପରୀକ୍ଷା ବାତିଲ ହେଲା।' },

  // extra time
  extraTime: { en: 'Extra time for single students', or: 'କେତେକ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ଅତିରିକ୍ତ ସମୟ' },
  extraTimeNote: {
    en: 'Such as 20 minutes an hour for people with disabilities (PwD). It also counts in an attempt that runs.',
    or: 'ଯେପରି ଦିବ୍ୟାଙ୍ଗଙ୍କ (PwD) ପାଇଁ ପ୍ରତି ଘଣ୍ଟାରେ 20 ମିନିଟ। ଚାଲୁଥିବା ପ୍ରୟାସରେ ମଧ୍ୟ ଏହା ଲାଗୁ ହୁଏ।',
  },
  email: { en: 'E-mail of the student', or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କ ଇ-ମେଲ' },
  minutesPerHour: { en: 'Minutes an hour', or: 'ପ୍ରତି ଘଣ୍ଟାରେ ମିନିଟ' },
  give: { en: 'Give extra time', or: 'ଅତିରିକ୍ତ ସମୟ ଦିଅନ୍ତୁ' },
  given: { en: 'The student has extra time.', or: 'ଶିକ୍ଷାର୍ଥୀ ଅତିରିକ୍ତ ସମୟ ପାଇଲେ।' },
  noExtraTime: { en: 'Nobody has extra time.', or: 'କାହାରି ଅତିରିକ୍ତ ସମୟ ନାହିଁ।' },
  perHour: { en: '{minutes:number} minutes an hour', or: 'ପ୍ରତି ଘଣ୍ଟାରେ {minutes:number} ମିନିଟ' },
  takeAway: { en: 'Remove the extra time of {name}', or: '{name}ଙ୍କ ଅତିରିକ୍ତ ସମୟ ହଟାନ୍ତୁ' },
  wrongExtraTime: {
    en: 'Enter an e-mail address and 1 to 60 minutes.',
    or: 'ଏକ ଇ-ମେଲ ଠିକଣା ଓ 1 ରୁ 60 ମିନିଟ ଲେଖନ୍ତୁ।',
  },

  // results
  searchStudents: { en: 'Search students', or: 'ଶିକ୍ଷାର୍ଥୀ ଖୋଜନ୍ତୁ' },
  sortBy: { en: 'Sort by', or: 'କ୍ରମ' },
  byMarks: { en: 'Marks', or: 'ନମ୍ବର' },
  byNewest: { en: 'Newest', or: 'ନୂତନତମ' },
  attempt: { en: 'Attempt', or: 'ପ୍ରୟାସ' },
  marks: { en: 'Marks', or: 'ନମ୍ବର' },
  marksOf: { en: '{score} of {maximum}', or: '{maximum}ରୁ {score}' },
  section: { en: 'Section {number:number}', or: 'ବିଭାଗ {number:number}' },
  time: { en: 'Time', or: 'ସମୟ' },
  completed: { en: 'Completed', or: 'ସମାପ୍ତ' },
  noResults: { en: 'No results yet', or: 'ଏପର୍ଯ୍ୟନ୍ତ ଫଳାଫଳ ନାହିଁ' },
  nobodyFound: { en: 'No students found', or: 'କୌଣସି ଶିକ୍ଷାର୍ଥୀ ମିଳିଲେ ନାହିଁ' },

  // analysis
  analysis: { en: 'Item analysis', or: 'ପ୍ରଶ୍ନ ବିଶ୍ଳେଷଣ' },
  analysisNote: {
    en: {
      one: 'From {count:number} result. A discrimination below 0.1 may mean an unclear question or a wrong key.',
      other:
        'From {count:number} results. A discrimination below 0.1 may mean an unclear question or a wrong key.',
    },
    or: '{count:number}ଟି ଫଳାଫଳରୁ। ପାର୍ଥକ୍ୟ କ୍ଷମତା 0.1 ରୁ କମ ଥିଲେ ପ୍ରଶ୍ନ ଅସ୍ପଷ୍ଟ କିମ୍ବା ଉତ୍ତର ଭୁଲ ଥାଇପାରେ।',
  },
  questionNumber: {
    en: 'Section {section:number}, Question {number:number}',
    or: 'ବିଭାଗ {section:number}, ପ୍ରଶ୍ନ {number:number}',
  },
  rightShare: { en: '{percent}% right', or: '{percent}% ସଠିକ' },
  discrimination: { en: 'Discrimination {value}', or: 'ପାର୍ଥକ୍ୟ କ୍ଷମତା {value}' },
  tooFew: { en: 'Too few results', or: 'ଫଳାଫଳ ବହୁତ କମ' },
  unanswered: { en: 'No answer', or: 'ଉତ୍ତର ନାହିଁ' },
  chosen: { en: '{count:number} ({percent}%)', or: '{count:number} ({percent}%)' },
  check: { en: 'Check this question', or: 'ଏହି ପ୍ରଶ୍ନ ଯାଞ୍ଚ କରନ୍ତୁ' },
});

import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  messages: { en: 'Messages', or: 'ବାର୍ତ୍ତା' },
  message: { en: 'Message', or: 'ବାର୍ତ୍ତା' },
  messagesNote: {
    en: 'Write to all students, to the students of a course, or to one student.',
    or: 'ସବୁ ଶିକ୍ଷାର୍ଥୀଙ୍କୁ, ଗୋଟିଏ ପାଠ୍ୟକ୍ରମର ଶିକ୍ଷାର୍ଥୀଙ୍କୁ କିମ୍ବା ଜଣେ ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ଲେଖନ୍ତୁ।',
  },
  write: { en: 'Write message', or: 'ବାର୍ତ୍ତା ଲେଖନ୍ତୁ' },
  backToMessages: { en: 'All messages', or: 'ସବୁ ବାର୍ତ୍ତା' },

  // the list
  search: { en: 'Search by title', or: 'ଶୀର୍ଷକ ଦ୍ୱାରା ଖୋଜନ୍ତୁ' },
  state: { en: 'State', or: 'ସ୍ଥିତି' },
  all: { en: 'All', or: 'ସବୁ' },
  draft: { en: 'Draft', or: 'ଖସଡ଼ା' },
  scheduled: { en: 'Scheduled', or: 'ସମୟ ସ୍ଥିର' },
  sending: { en: 'Sending', or: 'ପଠାଯାଉଛି' },
  sent: { en: 'Sent', or: 'ପଠାଗଲା' },
  cancelled: { en: 'Cancelled', or: 'ବାତିଲ' },
  titleColumn: { en: 'Title', or: 'ଶୀର୍ଷକ' },
  untitled: { en: 'Without a title', or: 'ଶୀର୍ଷକ ନାହିଁ' },
  to: { en: 'To', or: 'ପ୍ରାପକ' },
  time: { en: 'Time', or: 'ସମୟ' },
  recipients: { en: 'Recipients', or: 'ପ୍ରାପକ ସଂଖ୍ୟା' },
  noneFound: { en: 'No messages found', or: 'କୌଣସି ବାର୍ତ୍ତା ମିଳିଲା ନାହିଁ' },
  adjustFilters: { en: 'Try another search or state.', or: 'ଅନ୍ୟ କିଛି ଖୋଜନ୍ତୁ ବା ଅନ୍ୟ ସ୍ଥିତି ବାଛନ୍ତୁ।' },
  noneYet: {
    en: 'Messages that you write appear here, with how many students they reached.',
    or: 'ଆପଣ ଲେଖିଥିବା ବାର୍ତ୍ତା ଏବଂ ତାହା କେତେ ଜଣ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଖରେ ପହଞ୍ଚିଲା, ଏଠାରେ ଦେଖାଯିବ।',
  },
  clearFilters: { en: 'Clear filters', or: 'ବାଛଣି ହଟାନ୍ତୁ' },

  // recipients
  allStudents: { en: 'All students', or: 'ସବୁ ଶିକ୍ଷାର୍ଥୀ' },
  courseStudents: { en: 'A course', or: 'ଗୋଟିଏ ପାଠ୍ୟକ୍ରମ' },
  oneStudent: { en: 'One student', or: 'ଜଣେ ଶିକ୍ଷାର୍ଥୀ' },
  studentsOf: { en: 'Students of “{title}”', or: '“{title}”ର ଶିକ୍ଷାର୍ଥୀ' },
  notChosen: { en: 'Not chosen yet', or: 'ଏପର୍ଯ୍ୟନ୍ତ ବଛାଯାଇନାହିଁ' },
  audience: { en: 'Recipients', or: 'ପ୍ରାପକ' },
  course: { en: 'Course', or: 'ପାଠ୍ୟକ୍ରମ' },
  student: { en: 'Student', or: 'ଶିକ୍ଷାର୍ଥୀ' },
  searchCourses: { en: 'Search courses', or: 'ପାଠ୍ୟକ୍ରମ ଖୋଜନ୍ତୁ' },
  searchStudents: { en: 'Search by name or e-mail', or: 'ନାମ ବା ଇ-ମେଲ ଦ୍ୱାରା ଖୋଜନ୍ତୁ' },
  nothingFound: { en: 'Nothing found. Try another search.', or: 'କିଛି ମିଳିଲା ନାହିଁ। ଅନ୍ୟ କିଛି ଖୋଜନ୍ତୁ।' },
  chosen: { en: 'Chosen', or: 'ବଛାଗଲା' },
  chooseCourse: { en: 'Choose the course.', or: 'ପାଠ୍ୟକ୍ରମ ବାଛନ୍ତୁ।' },
  chooseStudent: { en: 'Choose the student.', or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ବାଛନ୍ତୁ।' },

  // the texts
  content: { en: 'Text', or: 'ଲେଖା' },
  language: { en: 'Language', or: 'ଭାଷା' },
  en: { en: 'English', or: 'ଇଂରାଜୀ' },
  or: { en: 'Odia', or: 'ଓଡ଼ିଆ' },
  titleEn: { en: 'Title in English', or: 'ଇଂରାଜୀରେ ଶୀର୍ଷକ' },
  textEn: { en: 'Text in English', or: 'ଇଂରାଜୀରେ ବାର୍ତ୍ତା' },
  titleOr: { en: 'Title in Odia', or: 'ଓଡ଼ିଆରେ ଶୀର୍ଷକ' },
  textOr: { en: 'Text in Odia', or: 'ଓଡ଼ିଆରେ ବାର୍ତ୍ତା' },
  odiaHint: {
    en: 'Optional. Without it, everybody reads the English text.',
    or: 'ଇଚ୍ଛାଧୀନ। ଏହା ନ ଥିଲେ ସମସ୍ତେ ଇଂରାଜୀ ଲେଖା ପଢ଼ିବେ।',
  },
  enterTitle: { en: 'Enter the title in English.', or: 'ଇଂରାଜୀରେ ଶୀର୍ଷକ ଲେଖନ୍ତୁ।' },
  enterText: { en: 'Enter the text in English.', or: 'ଇଂରାଜୀରେ ବାର୍ତ୍ତା ଲେଖନ୍ତୁ।' },

  // the preview
  preview: { en: 'Preview', or: 'ପୂର୍ବାବଲୋକନ' },
  inApp: { en: 'In the app', or: 'ଆପରେ' },
  asMail: { en: 'As an e-mail', or: 'ଇ-ମେଲରେ' },
  newNotice: { en: 'New', or: 'ନୂଆ' },
  subject: { en: 'Subject', or: 'ବିଷୟ' },
  mailNote: {
    en: 'The e-mail of a student without other notices that day.',
    or: 'ସେଦିନ ଅନ୍ୟ ସୂଚନା ନ ଥିବା ଶିକ୍ଷାର୍ଥୀଙ୍କ ଇ-ମେଲ।',
  },
  noMail: {
    en: 'This server sends no e-mails. The message appears in the app.',
    or: 'ଏହି ସର୍ଭର ଇ-ମେଲ ପଠାଏ ନାହିଁ। ବାର୍ତ୍ତା ଆପରେ ଦେଖାଯିବ।',
  },

  // sending
  send: { en: 'Send', or: 'ପଠାନ୍ତୁ' },
  sendTitle: { en: 'Send the message?', or: 'ବାର୍ତ୍ତା ପଠାଇବେ?' },
  sendText: {
    en: 'It appears in the app at once. E-mails and pushes follow with the digest at 8 am. A sent message cannot be changed.',
    or: 'ଏହା ତୁରନ୍ତ ଆପରେ ଦେଖାଯିବ। ଇ-ମେଲ ଓ ପୁଶ୍ ସକାଳ 8ଟାର ସାରାଂଶ ସହ ଯିବ। ପଠାଯାଇଥିବା ବାର୍ତ୍ତା ବଦଳାଯାଇପାରିବ ନାହିଁ।',
  },
  counting: { en: 'Counting the students…', or: 'ଶିକ୍ଷାର୍ଥୀ ଗଣନା ହେଉଛି…' },
  reaches: {
    en: { one: 'It reaches {count:number} student.', other: 'It reaches {count:number} students.' },
    or: 'ଏହା {count:number} ଜଣ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଖରେ ପହଞ୍ଚିବ।',
  },
  reachesNobody: {
    en: 'It would reach nobody. Choose other recipients.',
    or: 'ଏହା କାହା ପାଖରେ ପହଞ୍ଚିବ ନାହିଁ। ଅନ୍ୟ ପ୍ରାପକ ବାଛନ୍ତୁ।',
  },
  leftOutClosed: {
    en: {
      one: '{count:number} student who is blocked or has deleted the account gets none.',
      other: '{count:number} students who are blocked or have deleted the account get none.',
    },
    or: 'ଅବରୁଦ୍ଧ ଥିବା ବା ଖାତା ବିଲୋପ କରିଥିବା {count:number} ଜଣ ଶିକ୍ଷାର୍ଥୀ ଏହା ପାଇବେ ନାହିଁ।',
  },
  leftOutMinors: {
    en: {
      one: '{count:number} student without the needed consent gets none.',
      other: '{count:number} students without the needed consent get none.',
    },
    or: 'ଆବଶ୍ୟକ ସମ୍ମତି ନ ଥିବା {count:number} ଜଣ ଶିକ୍ଷାର୍ଥୀ ଏହା ପାଇବେ ନାହିଁ।',
  },
  when: { en: 'When', or: 'କେବେ' },
  now: { en: 'Now', or: 'ଏବେ' },
  later: { en: 'Later', or: 'ପରେ' },
  dateAndTime: { en: 'Date and time (India time)', or: 'ତାରିଖ ଓ ସମୟ (ଭାରତୀୟ ସମୟ)' },
  timeMissing: {
    en: 'Choose a time in the future, within one year.',
    or: 'ଆଗାମୀ ଏକ ବର୍ଷ ଭିତରର ସମୟ ବାଛନ୍ତୁ।',
  },
  sendNow: { en: 'Send now', or: 'ଏବେ ପଠାନ୍ତୁ' },
  schedule: { en: 'Schedule', or: 'ସମୟ ସ୍ଥିର କରନ୍ତୁ' },
  back: { en: 'Cancel', or: 'ବାତିଲ କରନ୍ତୁ' },
  wasSent: { en: 'The message is being sent.', or: 'ବାର୍ତ୍ତା ପଠାଯାଉଛି।' },
  wasScheduled: { en: 'The message is scheduled.', or: 'ବାର୍ତ୍ତା ପାଇଁ ସମୟ ସ୍ଥିର ହେଲା।' },
  scheduledFor: { en: 'Is sent on {moment}', or: '{moment}ରେ ପଠାଯିବ' },
  doNotSend: { en: 'Do not send', or: 'ପଠାନ୍ତୁ ନାହିଁ' },
  cancelTitle: { en: 'Cancel the message?', or: 'ବାର୍ତ୍ତା ବାତିଲ କରିବେ?' },
  cancelText: {
    en: 'It is not sent. You can change it and send it later.',
    or: 'ଏହା ପଠାଯିବ ନାହିଁ। ଆପଣ ଏହାକୁ ବଦଳାଇ ପରେ ପଠାଇପାରିବେ।',
  },
  keep: { en: 'Keep it', or: 'ରଖନ୍ତୁ' },
  wasCancelled: { en: 'The message is not sent.', or: 'ବାର୍ତ୍ତା ପଠାଯିବ ନାହିଁ।' },
  remove: { en: 'Delete', or: 'ବିଲୋପ କରନ୍ତୁ' },
  removeTitle: { en: 'Delete the message?', or: 'ବାର୍ତ୍ତା ବିଲୋପ କରିବେ?' },
  removeText: { en: 'It cannot be restored.', or: 'ଏହାକୁ ଆଉ ଫେରାଇହେବ ନାହିଁ।' },
  wasRemoved: { en: 'The message was deleted.', or: 'ବାର୍ତ୍ତା ବିଲୋପ ହେଲା।' },

  // figures
  reached: { en: 'Who was reached', or: 'କାହା ପାଖରେ ପହଞ୍ଚିଲା' },
  sentOn: { en: 'Sent on {moment}', or: '{moment}ରେ ପଠାଗଲା' },
  seenInApp: { en: 'Can see it in the app', or: 'ଆପରେ ଦେଖିପାରିବେ' },
  read: { en: 'Have read it', or: 'ପଢ଼ିଛନ୍ତି' },
  mailed: { en: 'E-mails', or: 'ଇ-ମେଲ' },
  pushed: { en: 'Pushes', or: 'ପୁଶ୍' },
  waitingAndFailed: {
    en: '{waiting:number} waiting, {failed:number} failed',
    or: '{waiting:number}ଟି ଅପେକ୍ଷାରେ, {failed:number}ଟି ବିଫଳ',
  },
  notOffered: { en: 'Not set up', or: 'ବ୍ୟବସ୍ଥା ନାହିଁ' },
  figuresNote: {
    en: 'Counted at {moment}. An e-mail or push counts once the mail server or push service has taken it. Students who read the message in the app before the digest get neither.',
    or: '{moment}ରେ ଗଣାଯାଇଛି। ଇ-ମେଲ ସର୍ଭର ବା ପୁଶ୍ ସେବା ଗ୍ରହଣ କଲେ ଇ-ମେଲ ବା ପୁଶ୍ ଗଣାଯାଏ। ସାରାଂଶ ପୂର୍ବରୁ ଆପରେ ବାର୍ତ୍ତା ପଢ଼ିଥିବା ଶିକ୍ଷାର୍ଥୀ ଏହା ପାଆନ୍ତି ନାହିଁ।',
  },
  studentNotReached: {
    en: 'The student did not get this message. When it was sent, the student was blocked, had deleted the account, or lacked the needed consent.',
    or: 'ଶିକ୍ଷାର୍ଥୀ ଏହି ବାର୍ତ୍ତା ପାଇନାହାନ୍ତି। ପଠାଯିବା ସମୟରେ ସେ ଅବରୁଦ୍ଧ ଥିଲେ, ଖାତା ବିଲୋପ କରିଥିଲେ କିମ୍ବା ଆବଶ୍ୟକ ସମ୍ମତି ନ ଥିଲା।',
  },
  nobodyReached: {
    en: 'Nobody got this message. When it was sent, it had no recipients, or all of them were blocked, had deleted the account, or lacked the needed consent.',
    or: 'କେହି ଏହି ବାର୍ତ୍ତା ପାଇନାହାନ୍ତି। ପଠାଯିବା ସମୟରେ ପ୍ରାପକ ନ ଥିଲେ, କିମ୍ବା ସମସ୍ତେ ଅବରୁଦ୍ଧ ଥିଲେ, ଖାତା ବିଲୋପ କରିଥିଲେ କିମ୍ବା ଆବଶ୍ୟକ ସମ୍ମତି ନ ଥିଲା।',
  },
  notCounted: { en: 'The figures appear in a moment.', or: 'ସଂଖ୍ୟା କିଛି କ୍ଷଣ ପରେ ଦେଖାଯିବ।' },
});

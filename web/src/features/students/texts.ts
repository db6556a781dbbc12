import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts of the list of students, the page of one student, and their screens. */
export const texts = defineTexts({
  // list
  studentsPage: { en: 'Students', or: 'ଶିକ୍ଷାର୍ଥୀ' },
  studentDetails: { en: 'Student Details', or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କ ବିବରଣୀ' },
  totalStudents: { en: 'Total Students', or: 'ମୋଟ ଶିକ୍ଷାର୍ଥୀ' },
  searchStudents: { en: 'Search students', or: 'ଶିକ୍ଷାର୍ଥୀ ଖୋଜନ୍ତୁ' },
  found: {
    en: { one: '{count:number} student found', other: '{count:number} students found' },
    or: '{count:number} ଜଣ ଶିକ୍ଷାର୍ଥୀ ମିଳିଲେ',
  },
  foundOrMore: {
    en: { one: '{count:number} student or more found', other: '{count:number} students or more found' },
    or: '{count:number} ଜଣ କିମ୍ବା ଅଧିକ ଶିକ୍ଷାର୍ଥୀ ମିଳିଲେ',
  },
  noneFound: { en: 'No students found', or: 'କୌଣସି ଶିକ୍ଷାର୍ଥୀ ମିଳିଲେ ନାହିଁ' },
  adjustSearch: { en: 'Try adjusting your search terms.', or: 'ଅନ୍ୟ ଶବ୍ଦ ଦେଇ ଖୋଜନ୍ତୁ।' },
  noneRegistered: {
    en: 'No students have registered yet.',
    or: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ଶିକ୍ଷାର୍ଥୀ ପଞ୍ଜୀକରଣ କରିନାହାନ୍ତି।',
  },
  onlyTheFirst: {
    en: 'Only the first {count:number} are shown. Enter more of the name or e-mail to find others.',
    or: 'କେବଳ ପ୍ରଥମ {count:number} ଜଣଙ୍କୁ ଦେଖାଯାଉଛି। ଅନ୍ୟମାନଙ୍କୁ ପାଇବା ପାଇଁ ନାମ କିମ୍ବା ଇ-ମେଲର ଅଧିକ ଅଂଶ ଲେଖନ୍ତୁ।',
  },
  sortBy: { en: 'Sort by', or: 'କ୍ରମ' },
  name: { en: 'Name', or: 'ନାମ' },
  email: { en: 'Email', or: 'ଇ-ମେଲ' },
  joinDate: { en: 'Join Date', or: 'ଯୋଗଦାନ ତାରିଖ' },
  ascending: { en: 'Ascending; sort descending', or: 'ଆରୋହୀ କ୍ରମ; ଅବରୋହୀ କ୍ରମରେ ସଜାନ୍ତୁ' },
  descending: { en: 'Descending; sort ascending', or: 'ଅବରୋହୀ କ୍ରମ; ଆରୋହୀ କ୍ରମରେ ସଜାନ୍ତୁ' },
  student: { en: 'Student', or: 'ଶିକ୍ଷାର୍ଥୀ' },
  students: { en: 'Students', or: 'ଶିକ୍ଷାର୍ଥୀମାନେ' },
  blocked: { en: 'Blocked', or: 'ଅବରୁଦ୍ଧ' },
  latestCourse: { en: 'Latest: <title></title>', or: 'ସଦ୍ୟତମ: <title></title>' },
  actions: { en: 'Actions', or: 'କାର୍ଯ୍ୟ' },
  view: { en: 'View {name}', or: '{name}ଙ୍କୁ ଦେଖନ୍ତୁ' },
  listRefused: { en: 'Failed to fetch students: {reason}', or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କ ତାଲିକା ମିଳିଲା ନାହିଁ: {reason}' },
  listUnreachable: { en: 'Error fetching students: {reason}', or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କ ତାଲିକା ଆଣିବାରେ ତ୍ରୁଟି: {reason}' },

  // one student
  backToStudents: { en: 'Back to Students', or: 'ଶିକ୍ଷାର୍ଥୀ ତାଲିକାକୁ ଫେରନ୍ତୁ' },
  notFound: { en: 'Student not found', or: 'ଏହି ଶିକ୍ଷାର୍ଥୀ ମିଳିଲେ ନାହିଁ' },
  notFoundHelp: {
    en: 'The link may be wrong, or the account was deleted.',
    or: 'ଲିଙ୍କଟି ଭୁଲ ଥାଇପାରେ, କିମ୍ବା ଖାତାଟି ବିଲୋପ ହୋଇଯାଇଛି।',
  },
  detailsRefused: {
    en: 'Failed to fetch student details: {reason}',
    or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କ ବିବରଣୀ ମିଳିଲା ନାହିଁ: {reason}',
  },
  detailsUnreachable: {
    en: 'Error fetching student details: {reason}',
    or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କ ବିବରଣୀ ଆଣିବାରେ ତ୍ରୁଟି: {reason}',
  },
  profile: { en: 'Profile', or: 'ପ୍ରୋଫାଇଲ' },
  joined: { en: 'Joined {date}', or: '{date}ରେ ଯୋଗ ଦେଇଛନ୍ତି' },
  enrolledCount: {
    en: { one: '{count:number} enrolled course', other: '{count:number} enrolled courses' },
    or: '{count:number}ଟି ପାଠ୍ୟକ୍ରମରେ ନାମ ଲେଖା ଅଛି',
  },
  attempted: {
    en: { one: '{count:number} test attempted', other: '{count:number} tests attempted' },
    or: '{count:number}ଟି ପରୀକ୍ଷା ଦେଇଛନ୍ତି',
  },
  blockedSince: { en: 'Blocked since {date}', or: '{date}ରୁ ଅବରୁଦ୍ଧ' },
  performance: { en: 'Performance Overview', or: 'ପ୍ରଦର୍ଶନର ସାରାଂଶ' },
  averageScore: { en: 'Average score', or: 'ହାରାହାରି ପ୍ରାପ୍ତାଙ୍କ' },
  minutesStudied: { en: 'Minutes studied', or: 'ପଢ଼ିଥିବା ମିନିଟ' },
  testsCompleted: { en: 'Tests completed', or: 'ସମାପ୍ତ ପରୀକ୍ଷା' },
  recentResults: { en: 'Recent Test Results', or: 'ନିକଟରେ ଦେଇଥିବା ପରୀକ୍ଷାର ଫଳାଫଳ' },
  noTests: { en: 'No tests taken yet.', or: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ପରୀକ୍ଷା ଦେଇନାହାନ୍ତି।' },
  test: { en: 'Test', or: 'ପରୀକ୍ଷା' },
  score: { en: 'Score', or: 'ପ୍ରାପ୍ତାଙ୍କ' },
  correct: { en: 'Correct', or: 'ସଠିକ' },
  minutes: { en: 'Minutes', or: 'ମିନିଟ' },
  date: { en: 'Date', or: 'ତାରିଖ' },

  // courses of a student
  enrolledCourses: { en: 'Enrolled Courses', or: 'ନାମ ଲେଖାଥିବା ପାଠ୍ୟକ୍ରମ' },
  giveCourse: { en: 'Give a course', or: 'ପାଠ୍ୟକ୍ରମ ଦିଅନ୍ତୁ' },
  notEnrolled: {
    en: 'This student is not enrolled in any course.',
    or: 'ଏହି ଶିକ୍ଷାର୍ଥୀ କୌଣସି ପାଠ୍ୟକ୍ରମରେ ନାମ ଲେଖାଇନାହାନ୍ତି।',
  },
  enrolled: { en: 'enrolled', or: 'ନାମ ଲେଖା ଅଛି' },
  purchased: { en: 'purchased', or: 'କିଣାଯାଇଛି' },
  free: { en: 'Free', or: 'ମାଗଣା' },
  since: { en: 'since {date}', or: '{date}ରୁ' },
  progress: { en: 'Progress', or: 'ଅଗ୍ରଗତି' },
  giveDescription: {
    en: 'For a course paid by bank transfer or in cash, or as a gift. The audit log records who gave it and when.',
    or: 'ବ୍ୟାଙ୍କ କିମ୍ବା ନଗଦରେ ଦେୟ ମିଳିଥିବା ପାଠ୍ୟକ୍ରମ ପାଇଁ, କିମ୍ବା ଉପହାର ଭାବରେ। କିଏ କେବେ ଦେଲେ, ତାହା କାର୍ଯ୍ୟ ବିବରଣୀରେ ଲେଖାଯାଏ।',
  },
  course: { en: 'Course', or: 'ପାଠ୍ୟକ୍ରମ' },
  searchCourses: { en: 'Search courses', or: 'ପାଠ୍ୟକ୍ରମ ଖୋଜନ୍ତୁ' },
  noCoursesFound: { en: 'No courses found', or: 'କୌଣସି ପାଠ୍ୟକ୍ରମ ମିଳିଲା ନାହିଁ' },
  chooseCourse: { en: 'Choose a course.', or: 'ଏକ ପାଠ୍ୟକ୍ରମ ବାଛନ୍ତୁ।' },
  paymentMethod: { en: 'Payment method', or: 'ଦେୟର ମାଧ୍ୟମ' },
  bank: { en: 'Bank', or: 'ବ୍ୟାଙ୍କ' },
  cash: { en: 'Cash', or: 'ନଗଦ' },
  gift: { en: 'Gift', or: 'ଉପହାର' },
  amountPaid: { en: 'Amount paid', or: 'ମିଳିଥିବା ରାଶି' },
  inRupees: { en: 'In rupees.', or: 'ଟଙ୍କାରେ।' },
  courseIsFree: {
    en: 'This course is free. Enter an amount above ₹0 or choose Gift.',
    or: 'ଏହି ପାଠ୍ୟକ୍ରମ ମାଗଣା। ₹0ରୁ ଅଧିକ ରାଶି ଲେଖନ୍ତୁ କିମ୍ବା ‘ଉପହାର’ ବାଛନ୍ତୁ।',
  },
  noAmount: { en: 'Enter an amount above ₹0.', or: '₹0ରୁ ଅଧିକ ରାଶି ଲେଖନ୍ତୁ।' },
  note: { en: 'Note', or: 'ଟିପ୍ପଣୀ' },
  noteHint: { en: 'For example, the transaction number.', or: 'ଯେପରି କାରବାର ସଂଖ୍ୟା।' },
  give: { en: 'Give the course', or: 'ପାଠ୍ୟକ୍ରମଟି ଦିଅନ୍ତୁ' },
  giving: { en: 'Giving…', or: 'ଦିଆଯାଉଛି…' },
  takeBack: { en: 'Take back', or: 'ଫେରାଇ ନିଅନ୍ତୁ' },
  takeBackCourse: { en: 'Take back {title}', or: '{title} ଫେରାଇ ନିଅନ୍ତୁ' },
  takeBackTitle: { en: 'Take the course back?', or: 'ପାଠ୍ୟକ୍ରମଟି ଫେରାଇ ନେବେ କି?' },
  takeBackText: {
    en: 'The student can no longer open “{title}”. Progress and results are kept and come back if you give the course again.',
    or: 'ଶିକ୍ଷାର୍ଥୀ “{title}” ଆଉ ଖୋଲିପାରିବେ ନାହିଁ। ଅଗ୍ରଗତି ଓ ଫଳାଫଳ ସୁରକ୍ଷିତ ରହିବ ଏବଂ ପାଠ୍ୟକ୍ରମଟି ପୁଣି ଦେଲେ ଫେରି ଆସିବ।',
  },
  takeBackYes: { en: 'Yes, Take Back', or: 'ହଁ, ଫେରାଇ ନିଅନ୍ତୁ' },
  takenBack: { en: 'The course was taken back.', or: 'ପାଠ୍ୟକ୍ରମଟି ଫେରାଇ ନିଆଗଲା।' },

  // account
  signOut: { en: 'Sign out everywhere', or: 'ସବୁ ଉପକରଣରୁ ପ୍ରସ୍ଥାନ କରାନ୍ତୁ' },
  signOutTitle: { en: 'Sign the student out?', or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ପ୍ରସ୍ଥାନ କରାଇବେ କି?' },
  signOutText: {
    en: 'The student is signed out on every device and can sign in again at once. A running test is not lost.',
    or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ସବୁ ଉପକରଣରୁ ପ୍ରସ୍ଥାନ କରାଯିବ; ସେ ସଙ୍ଗେ ସଙ୍ଗେ ପୁଣି ପ୍ରବେଶ କରିପାରିବେ। ଚାଲୁଥିବା ପରୀକ୍ଷା ହଜିବ ନାହିଁ।',
  },
  signOutYes: { en: 'Yes, Sign Out', or: 'ହଁ, ପ୍ରସ୍ଥାନ କରାନ୍ତୁ' },
  block: { en: 'Block', or: 'ଅବରୋଧ କରନ୍ତୁ' },
  blockTitle: { en: 'Block the student?', or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ଅବରୋଧ କରିବେ କି?' },
  blockText: {
    en: 'The student is signed out everywhere and cannot sign in until unblocked. Nothing is deleted.',
    or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ସବୁ ଉପକରଣରୁ ପ୍ରସ୍ଥାନ କରାଯିବ ଏବଂ ଅବରୋଧ ନ ହଟିବା ପର୍ଯ୍ୟନ୍ତ ସେ ପ୍ରବେଶ କରିପାରିବେ ନାହିଁ। କିଛି ବିଲୋପ ହେବ ନାହିଁ।',
  },
  blockYes: { en: 'Yes, Block', or: 'ହଁ, ଅବରୋଧ କରନ୍ତୁ' },
  unblock: { en: 'Unblock', or: 'ଅବରୋଧ ହଟାନ୍ତୁ' },
  cancel: { en: 'Cancel', or: 'ବାତିଲ କରନ୍ତୁ' },
});

/** What an admin did to a student, in the audit log. */
export const auditTexts = defineTexts({
  auditLog: { en: 'Audit Log', or: 'କାର୍ଯ୍ୟ ବିବରଣୀ' },
  gaveCourse: { en: '{actor} gave a course: {title}', or: '{actor} ପାଠ୍ୟକ୍ରମ ଦେଲେ: {title}' },
  gavePaidCourse: {
    en: '{actor} gave a course: {title}, {amount} ({method})',
    or: '{actor} ପାଠ୍ୟକ୍ରମ ଦେଲେ: {title}, {amount} ({method})',
  },
  gaveGift: { en: '{actor} gave a course: {title}, as a gift', or: '{actor} ଉପହାର ଭାବରେ ପାଠ୍ୟକ୍ରମ ଦେଲେ: {title}' },
  tookCourse: { en: '{actor} took a course back: {title}', or: '{actor} ପାଠ୍ୟକ୍ରମ ଫେରାଇ ନେଲେ: {title}' },
  tookPaidCourse: {
    en: '{actor} took a course back: {title}, {amount}',
    or: '{actor} ପାଠ୍ୟକ୍ରମ ଫେରାଇ ନେଲେ: {title}, {amount}',
  },
  endedSessions: { en: '{actor} signed the student out', or: '{actor} ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ପ୍ରସ୍ଥାନ କରାଇଲେ' },
  blocked: { en: '{actor} blocked the student', or: '{actor} ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ଅବରୋଧ କଲେ' },
  unblocked: { en: '{actor} unblocked the student', or: '{actor} ଶିକ୍ଷାର୍ଥୀଙ୍କ ଅବରୋଧ ହଟାଇଲେ' },
  withNote: { en: '{entry}. {note}', or: '{entry}। {note}' },
  bank: { en: 'bank', or: 'ବ୍ୟାଙ୍କ' },
  cash: { en: 'cash', or: 'ନଗଦ' },
  gift: { en: 'gift', or: 'ଉପହାର' },
});

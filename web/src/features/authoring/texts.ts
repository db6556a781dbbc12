import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts of the admin's course lists, the preview of a course, and their screens. */
export const texts = defineTexts({
  // dashboard
  dashboardPage: { en: 'Admin Dashboard', or: 'ପରିଚାଳନା ପୃଷ୍ଠା' },
  welcome: { en: 'Welcome, <name></name>', or: 'ସ୍ୱାଗତ, <name></name>' },
  createCourse: { en: 'Create Course', or: 'ପାଠ୍ୟକ୍ରମ ତିଆରି କରନ୍ତୁ' },
  createCourseHint: { en: 'Subjects, chapters, questions', or: 'ବିଷୟ, ଅଧ୍ୟାୟ, ପ୍ରଶ୍ନ' },
  studentDetails: { en: 'Student Details', or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କ ବିବରଣୀ' },
  studentDetailsHint: { en: 'Students and their progress', or: 'ଶିକ୍ଷାର୍ଥୀ ଓ ସେମାନଙ୍କ ଅଗ୍ରଗତି' },
  uploadPdf: { en: 'Upload PDF', or: 'PDF ଅପଲୋଡ କରନ୍ତୁ' },
  uploadPdfHint: { en: 'Study material', or: 'ପାଠ୍ୟ ସାମଗ୍ରୀ' },
  createTest: { en: 'Create Test', or: 'ପରୀକ୍ଷା ତିଆରି କରନ୍ତୁ' },
  createTestHint: { en: 'Mock tests', or: 'ଅଭ୍ୟାସ ପରୀକ୍ଷା' },
  courses: { en: 'Courses', or: 'ପାଠ୍ୟକ୍ରମ' },
  chapters: { en: 'Chapters', or: 'ଅଧ୍ୟାୟ' },
  questions: { en: 'Questions', or: 'ପ୍ରଶ୍ନ' },

  // local drafts
  localDrafts: { en: 'Unsaved drafts on this device', or: 'ଏହି ଉପକରଣରେ ଥିବା ଅସଂରକ୍ଷିତ ଖସଡ଼ା' },
  untitled: { en: 'Untitled', or: 'ଶୀର୍ଷକ ନାହିଁ' },
  newCourse: { en: 'New course', or: 'ନୂଆ ପାଠ୍ୟକ୍ରମ' },
  changesToCourse: { en: 'Changes to a course', or: 'ଏକ ପାଠ୍ୟକ୍ରମର ପରିବର୍ତ୍ତନ' },
  changesToTitle: { en: 'Changes to <title></title>', or: '<title></title>ର ପରିବର୍ତ୍ତନ' },
  openInAnotherTab: { en: 'Open in another tab', or: 'ଅନ୍ୟ ଟ୍ୟାବରେ ଖୋଲା ଅଛି' },
  discard: { en: 'Discard', or: 'ପରିତ୍ୟାଗ କରନ୍ତୁ' },
  discardDraft: { en: 'Discard the draft {name}', or: '{name} ଖସଡ଼ାକୁ ପରିତ୍ୟାଗ କରନ୍ତୁ' },
  open: { en: 'Open', or: 'ଖୋଲନ୍ତୁ' },
  openDraft: { en: 'Open the draft {name}', or: '{name} ଖସଡ଼ା ଖୋଲନ୍ତୁ' },

  // list of courses
  courseManagement: { en: 'Course Management', or: 'ପାଠ୍ୟକ୍ରମ ପରିଚାଳନା' },
  searchCourses: { en: 'Search courses', or: 'ପାଠ୍ୟକ୍ରମ ଖୋଜନ୍ତୁ' },
  noCoursesFound: { en: 'No courses found', or: 'କୌଣସି ପାଠ୍ୟକ୍ରମ ମିଳିଲା ନାହିଁ' },
  tryAnotherWord: { en: 'Try another word.', or: 'ଅନ୍ୟ ଶବ୍ଦ ଦେଇ ଖୋଜନ୍ତୁ।' },
  noCourses: { en: 'No courses available yet!', or: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ପାଠ୍ୟକ୍ରମ ନାହିଁ!' },
  createTheFirst: { en: 'Create the first one.', or: 'ପ୍ରଥମ ପାଠ୍ୟକ୍ରମ ତିଆରି କରନ୍ତୁ।' },
  course: { en: 'Course', or: 'ପାଠ୍ୟକ୍ରମ' },
  price: { en: 'Price', or: 'ମୂଲ୍ୟ' },
  free: { en: 'Free', or: 'ମାଗଣା' },
  created: { en: 'Created', or: 'ତିଆରି ତାରିଖ' },
  actions: { en: 'Actions', or: 'କାର୍ଯ୍ୟ' },
  viewTitle: { en: 'View {title}', or: '{title} ଦେଖନ୍ତୁ' },
  editTitle: { en: 'Edit {title}', or: '{title} ସମ୍ପାଦନା କରନ୍ତୁ' },
  deleteTitle: { en: 'Delete {title}', or: '{title} ବିଲୋପ କରନ୍ତୁ' },
  deleteCourseQuestion: { en: 'Delete Course?', or: 'ପାଠ୍ୟକ୍ରମ ବିଲୋପ କରିବେ?' },
  deleteCourseWarning: {
    en: 'The course is deleted with all its chapters and questions. This cannot be undone.',
    or: 'ସମସ୍ତ ଅଧ୍ୟାୟ ଓ ପ୍ରଶ୍ନ ସହ ପାଠ୍ୟକ୍ରମଟି ବିଲୋପ ହେବ। ଏହାକୁ ଆଉ ଫେରାଇ ଆଣି ହେବ ନାହିଁ।',
  },
  noStudentHasCourse: { en: 'No student has this course.', or: 'କୌଣସି ଶିକ୍ଷାର୍ଥୀଙ୍କର ଏହି ପାଠ୍ୟକ୍ରମ ନାହିଁ।' },
  studentsLoseCourse: {
    en: {
      one: '{count:number} student has this course and will lose it.',
      other: '{count:number} students have this course and will lose it.',
    },
    or: '{count:number} ଜଣ ଶିକ୍ଷାର୍ଥୀଙ୍କର ଏହି ପାଠ୍ୟକ୍ରମ ଅଛି; ସେମାନେ ଏହାକୁ ହରାଇବେ।',
  },
  confirmDelete: { en: 'Yes, Delete', or: 'ହଁ, ବିଲୋପ କରନ୍ତୁ' },
  cancel: { en: 'Cancel', or: 'ବାତିଲ କରନ୍ତୁ' },
  courseDeleted: { en: 'Course deleted successfully!', or: 'ପାଠ୍ୟକ୍ରମଟି ବିଲୋପ ହେଲା!' },
  deleteFailed: { en: 'Failed to delete course', or: 'ପାଠ୍ୟକ୍ରମ ବିଲୋପ ହୋଇପାରିଲା ନାହିଁ' },
  deleteError: {
    en: 'Error deleting course. Please try again.',
    or: 'ପାଠ୍ୟକ୍ରମ ବିଲୋପ କରିବାରେ ତ୍ରୁଟି ହେଲା। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  listFailed: { en: 'Failed to fetch courses: {reason}', or: 'ପାଠ୍ୟକ୍ରମ ତାଲିକା ଆସିପାରିଲା ନାହିଁ: {reason}' },

  // one course
  courseNotFound: { en: 'Course not found', or: 'ପାଠ୍ୟକ୍ରମ ମିଳିଲା ନାହିଁ' },
  fetchError: { en: 'Error fetching course', or: 'ପାଠ୍ୟକ୍ରମ ଆଣିବାରେ ତ୍ରୁଟି ହେଲା' },
  fetchFailed: { en: 'Failed to fetch course', or: 'ପାଠ୍ୟକ୍ରମ ଆସିପାରିଲା ନାହିଁ' },
  mayBeDeleted: { en: 'It may have been deleted.', or: 'ଏହା ହୁଏତ ବିଲୋପ ହୋଇସାରିଛି।' },
  loadingCourse: { en: 'Loading course...', or: 'ପାଠ୍ୟକ୍ରମ ଖୋଲୁଛି...' },
  tryAgain: { en: 'Try again', or: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ' },
  backToDashboard: { en: 'Back to Dashboard', or: 'ପରିଚାଳନା ପୃଷ୍ଠାକୁ ଫେରନ୍ତୁ' },
  results: { en: 'Results', or: 'ଫଳାଫଳ' },
  editCourse: { en: 'Edit Course', or: 'ପାଠ୍ୟକ୍ରମ ସମ୍ପାଦନା' },
  editPageTitle: { en: 'Edit: {title}', or: 'ସମ୍ପାଦନା: {title}' },
  courseSubjects: { en: 'Course Subjects', or: 'ପାଠ୍ୟକ୍ରମର ବିଷୟଗୁଡ଼ିକ' },
  subjects: { en: 'Subjects', or: 'ବିଷୟ' },
  totalQuestions: { en: 'Total Questions', or: 'ମୋଟ ପ୍ରଶ୍ନ' },
  courseDetails: { en: 'Course Details', or: 'ପାଠ୍ୟକ୍ରମର ବିବରଣୀ' },
  title: { en: 'Title', or: 'ଶୀର୍ଷକ' },
  description: { en: 'Description', or: 'ବିବରଣୀ' },
  thumbnail: { en: 'Thumbnail', or: 'ପ୍ରଚ୍ଛଦ ଛବି' },
  none: { en: 'None', or: 'ନାହିଁ' },
  noSubjects: {
    en: 'No subjects added to this course yet.',
    or: 'ଏହି ପାଠ୍ୟକ୍ରମରେ ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ବିଷୟ ଯୋଡ଼ା ଯାଇନାହିଁ।',
  },
  noChapters: { en: 'No chapters in this subject', or: 'ଏହି ବିଷୟରେ କୌଣସି ଅଧ୍ୟାୟ ନାହିଁ' },
  noQuestions: { en: 'No questions in this chapter', or: 'ଏହି ଅଧ୍ୟାୟରେ କୌଣସି ପ୍ରଶ୍ନ ନାହିଁ' },
  chapterCount: {
    en: { one: '{count:number} chapter', other: '{count:number} chapters' },
    or: '{count:number}ଟି ଅଧ୍ୟାୟ',
  },
  questionCount: {
    en: { one: '{count:number} question', other: '{count:number} questions' },
    or: '{count:number}ଟି ପ୍ରଶ୍ନ',
  },
  viewPdf: { en: 'View PDF', or: 'PDF ଦେଖନ୍ତୁ' },
  correct: { en: 'Correct', or: 'ସଠିକ' },
  imageNotAvailable: { en: 'Image not available', or: 'ଛବି ଉପଲବ୍ଧ ନାହିଁ' },
  tabBlocked: {
    en: 'The browser blocked the new tab. Allow this site to open tabs, and try again.',
    or: 'ବ୍ରାଉଜର ନୂଆ ଟ୍ୟାବ ଖୋଲିବାକୁ ଦେଲା ନାହିଁ। ଏହି ସାଇଟକୁ ଟ୍ୟାବ ଖୋଲିବାର ଅନୁମତି ଦେଇ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },

  // placeholder screens
  pdfPlaceholder: {
    en: 'This page is a placeholder and uploads nothing. To add study material, choose a PDF in the course editor: <link>open a course</link> and go to the chapter.',
    or: 'ଏହି ପୃଷ୍ଠାଟି ଏପର୍ଯ୍ୟନ୍ତ ପ୍ରସ୍ତୁତ ନୁହେଁ, ଏଠାରୁ କିଛି ଅପଲୋଡ ହୁଏ ନାହିଁ। ପାଠ୍ୟ ସାମଗ୍ରୀ ଯୋଡ଼ିବାକୁ <link>ଏକ ପାଠ୍ୟକ୍ରମ ଖୋଲନ୍ତୁ</link>, ଅଧ୍ୟାୟକୁ ଯାଆନ୍ତୁ ଓ ସେଠାରେ PDF ବାଛନ୍ତୁ।',
  },
  pdfFile: { en: 'PDF file', or: 'PDF ଫାଇଲ' },
  pdfUploaded: {
    en: 'PDF uploaded (mock implementation)',
    or: 'PDF ଅପଲୋଡ ହେଲା (ନମୁନା ମାତ୍ର)',
  },
  selectFile: { en: 'Please select a file', or: 'ଦୟାକରି ଏକ ଫାଇଲ ବାଛନ୍ତୁ' },
  createMockTest: { en: 'Create Mock Test', or: 'ଅଭ୍ୟାସ ପରୀକ୍ଷା ତିଆରି କରନ୍ତୁ' },
  testPlaceholder: {
    en: 'This page is a placeholder and saves nothing. To make a mock test, add questions to a chapter in the course editor: <link>open a course</link> and go to the chapter.',
    or: 'ଏହି ପୃଷ୍ଠାଟି ଏପର୍ଯ୍ୟନ୍ତ ପ୍ରସ୍ତୁତ ନୁହେଁ, ଏଠାରେ କିଛି ସଂରକ୍ଷଣ ହୁଏ ନାହିଁ। ଅଭ୍ୟାସ ପରୀକ୍ଷା ତିଆରି କରିବାକୁ <link>ଏକ ପାଠ୍ୟକ୍ରମ ଖୋଲନ୍ତୁ</link>, ଅଧ୍ୟାୟକୁ ଯାଆନ୍ତୁ ଓ ସେଠାରେ ପ୍ରଶ୍ନ ଯୋଡ଼ନ୍ତୁ।',
  },
  durationMinutes: { en: 'Duration (minutes)', or: 'ସମୟ (ମିନିଟ)' },
  questionsJson: { en: 'Questions (JSON)', or: 'ପ୍ରଶ୍ନ (JSON)' },
  testCreated: {
    en: 'Mock test created (mock implementation)',
    or: 'ଅଭ୍ୟାସ ପରୀକ୍ଷା ତିଆରି ହେଲା (ନମୁନା ମାତ୍ର)',
  },
});

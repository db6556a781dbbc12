import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  // titles of documents and headings
  dashboard: { en: 'Dashboard', or: 'ମୋ ପୃଷ୍ଠା' },
  allCourses: { en: 'All Courses', or: 'ସବୁ ପାଠ୍ୟକ୍ରମ' },
  myLearningHub: { en: 'My Learning Hub', or: 'ମୋ ପାଠଶାଳା' },
  analytics: { en: 'Analytics', or: 'ବିଶ୍ଳେଷଣ' },
  course: { en: 'Course', or: 'ପାଠ୍ୟକ୍ରମ' },
  mockTest: { en: 'Mock Test', or: 'ଅଭ୍ୟାସ ପରୀକ୍ଷା' },

  // the dashboard
  welcome: { en: 'Welcome, <name>{name}</name>!', or: 'ସ୍ୱାଗତ, <name>{name}</name>!' },
  browseCourses: { en: 'Browse Courses', or: 'ପାଠ୍ୟକ୍ରମ ଦେଖନ୍ତୁ' },
  myCourses: { en: 'My Courses', or: 'ମୋ ପାଠ୍ୟକ୍ରମ' },
  partlyFailed: {
    en: 'Some of this page could not be loaded.',
    or: 'ଏହି ପୃଷ୍ଠାର କିଛି ଅଂଶ ଖୋଲିପାରିଲା ନାହିଁ।',
  },
  availableCourses: { en: 'Available Courses', or: 'ଉପଲବ୍ଧ ପାଠ୍ୟକ୍ରମ' },
  enrolledCourses: { en: 'Enrolled Courses', or: 'ନାମ ଲେଖାଇଥିବା ପାଠ୍ୟକ୍ରମ' },
  averageScore: { en: 'Avg Score', or: 'ହାରାହାରି ପ୍ରାପ୍ତାଙ୍କ' },
  learningProgress: { en: 'Learning Progress', or: 'ପାଠର ଅଗ୍ରଗତି' },
  activeCourses: { en: 'Active Courses', or: 'ଚାଲିଥିବା ପାଠ୍ୟକ୍ରମ' },
  completed: { en: 'Completed', or: 'ସମାପ୍ତ' },
  testsTaken: { en: 'Tests Taken', or: 'ଦେଇଥିବା ପରୀକ୍ଷା' },
  timeSpent: { en: 'Time Spent', or: 'ବ୍ୟୟିତ ସମୟ' },
  continueLearning: { en: 'Continue Learning', or: 'ପଢ଼ିବା ଜାରି ରଖନ୍ତୁ' },
  enrolled: { en: 'ENROLLED', or: 'ନାମଲେଖା ହୋଇଛି' },

  // for students without a course
  /** Odia in both languages: it decorates the English page. */
  beginGreeting: { en: 'ଆରମ୍ଭ କରନ୍ତୁ', or: 'ଶୁଭାରମ୍ଭ' },
  beginTitle: { en: 'Begin with one chapter', or: 'ଗୋଟିଏ ଅଧ୍ୟାୟରୁ ଆରମ୍ଭ କରନ୍ତୁ' },
  beginText: {
    en: 'Choose a course, read its first chapter, and take its mock test. Your progress and scores then appear here, so that you always know what to do next.',
    or: 'ଗୋଟିଏ ପାଠ୍ୟକ୍ରମ ବାଛନ୍ତୁ, ତାହାର ପ୍ରଥମ ଅଧ୍ୟାୟ ପଢ଼ନ୍ତୁ ଓ ଅଭ୍ୟାସ ପରୀକ୍ଷା ଦିଅନ୍ତୁ। ତା’ପରେ ଆପଣଙ୍କ ଅଗ୍ରଗତି ଓ ପ୍ରାପ୍ତାଙ୍କ ଏଠାରେ ଦେଖାଯିବ, ଯାହାଫଳରେ ଆଗକୁ କ’ଣ କରିବେ ଆପଣ ସର୍ବଦା ଜାଣିବେ।',
  },
  chooseCourse: { en: 'Choose a course', or: 'ପାଠ୍ୟକ୍ରମ ବାଛନ୍ତୁ' },
  freeCourses: { en: 'Free courses to start with', or: 'ଆରମ୍ଭ ପାଇଁ ମାଗଣା ପାଠ୍ୟକ୍ରମ' },

  // all courses
  coursesIntro: {
    en: 'Free courses open at once. Read a chapter, then take its mock test.',
    or: 'ମାଗଣା ପାଠ୍ୟକ୍ରମ ସଙ୍ଗେ ସଙ୍ଗେ ଖୋଲେ। ଅଧ୍ୟାୟ ପଢ଼ନ୍ତୁ, ତା’ପରେ ତାହାର ଅଭ୍ୟାସ ପରୀକ୍ଷା ଦିଅନ୍ତୁ।',
  },
});

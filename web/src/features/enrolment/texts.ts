import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  continueLearning: { en: 'Continue Learning', or: 'ପଢ଼ିବା ଜାରି ରଖନ୍ତୁ' },
  continueCourse: { en: 'Continue Learning: {title}', or: 'ପଢ଼ିବା ଜାରି ରଖନ୍ତୁ: {title}' },
  enrolFree: { en: 'Enroll Free', or: 'ମାଗଣାରେ ନାମ ଲେଖାନ୍ତୁ' },
  enrolFreeInCourse: { en: 'Enroll Free {title}', or: 'ମାଗଣାରେ ନାମ ଲେଖାନ୍ତୁ: {title}' },
  buyNow: { en: 'Buy Now', or: 'ଏବେ କିଣନ୍ତୁ' },
  buyCourseNow: { en: 'Buy Now {title}', or: 'ଏବେ କିଣନ୍ତୁ: {title}' },
  enrolling: { en: 'Enrolling...', or: 'ନାମ ଲେଖାଯାଉଛି...' },
  enrollingInCourse: { en: 'Enrolling... {title}', or: 'ନାମ ଲେଖାଯାଉଛି... {title}' },

  enrolled: { en: 'Successfully enrolled in course!', or: 'ପାଠ୍ୟକ୍ରମରେ ଆପଣଙ୍କ ନାମ ଲେଖାଗଲା!' },
  startLearning: { en: 'Start Learning', or: 'ପଢ଼ିବା ଆରମ୍ଭ କରନ୍ତୁ' },
  keepBrowsing: { en: 'Keep Browsing', or: 'ଅନ୍ୟ ପାଠ୍ୟକ୍ରମ ଦେଖନ୍ତୁ' },
  noConnection: { en: 'No connection', or: 'ସଂଯୋଗ ନାହିଁ' },
  enrolmentFailedTryAgain: {
    en: 'Enrollment failed. Please try again.',
    or: 'ନାମଲେଖା ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  paymentRequired: { en: 'Payment required', or: 'ଦେୟ ଆବଶ୍ୟକ' },
  courseCosts: {
    en: 'This course costs {price}. Payment integration coming soon!',
    or: 'ଏହି ପାଠ୍ୟକ୍ରମର ମୂଲ୍ୟ {price}। ଦେୟ ଦେବାର ସୁବିଧା ଖୁବ ଶୀଘ୍ର ଆସୁଛି!',
  },
  enrolmentFailed: { en: 'Enrollment Failed', or: 'ନାମଲେଖା ବିଫଳ ହେଲା' },
  unableToEnrol: {
    en: 'Unable to enroll in course',
    or: 'ପାଠ୍ୟକ୍ରମରେ ନାମ ଲେଖାଯାଇପାରିଲା ନାହିଁ',
  },

  ownedBadge: { en: 'OWNED', or: 'କିଣାଯାଇଛି' },
  enrolledBadge: { en: 'ENROLLED', or: 'ନାମଲେଖା ହୋଇଛି' },
  enrolledOn: { en: 'Enrolled {date}', or: 'ନାମଲେଖା: {date}' },
  progress: { en: 'Progress', or: 'ଅଗ୍ରଗତି' },
  percentComplete: { en: '{percent} complete', or: '{percent} ସମାପ୍ତ' },
  totalEnrolled: { en: 'Total Enrolled', or: 'ମୋଟ ପାଠ୍ୟକ୍ରମ' },
  totalChapters: { en: 'Total Chapters', or: 'ମୋଟ ଅଧ୍ୟାୟ' },
  totalQuestions: { en: 'Total Questions', or: 'ମୋଟ ପ୍ରଶ୍ନ' },
  searchMyCourses: { en: 'Search my courses', or: 'ମୋ ପାଠ୍ୟକ୍ରମରେ ଖୋଜନ୍ତୁ' },
  sortBy: { en: 'Sort by', or: 'କ୍ରମ' },
  recentlyEnrolled: { en: 'Recently Enrolled', or: 'ସଦ୍ୟ ନାମଲେଖା' },
  courseTitle: { en: 'Course Title', or: 'ପାଠ୍ୟକ୍ରମର ଶୀର୍ଷକ' },
  noneYet: { en: 'No enrolled courses yet!', or: 'ଆପଣ ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ପାଠ୍ୟକ୍ରମରେ ନାମ ଲେଖାଇନାହାନ୍ତି!' },
  chooseFirst: {
    en: 'Choose your first one. Free courses open at once, and your progress is kept here.',
    or: 'ପ୍ରଥମ ପାଠ୍ୟକ୍ରମଟି ବାଛନ୍ତୁ। ମାଗଣା ପାଠ୍ୟକ୍ରମ ସଙ୍ଗେ ସଙ୍ଗେ ଖୋଲେ, ଏବଂ ଆପଣଙ୍କ ଅଗ୍ରଗତି ଏଠାରେ ରହେ।',
  },
  browseCourses: { en: 'Browse Courses', or: 'ପାଠ୍ୟକ୍ରମ ଦେଖନ୍ତୁ' },
  coursesHeading: { en: 'Courses', or: 'ପାଠ୍ୟକ୍ରମ' },
  noneFound: { en: 'No courses found', or: 'କୌଣସି ପାଠ୍ୟକ୍ରମ ମିଳିଲା ନାହିଁ' },
  noMatch: {
    en: 'None of your courses matches this search.',
    or: 'ଆପଣଙ୍କ କୌଣସି ପାଠ୍ୟକ୍ରମ ସହିତ ଏହି ଶବ୍ଦ ମେଳ ଖାଉନାହିଁ।',
  },
  clearSearch: { en: 'Clear Search', or: 'ଖୋଜା ଶବ୍ଦ ହଟାନ୍ତୁ' },
});

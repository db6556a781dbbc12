import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  homeTitle: {
    en: '{site}: courses and mock tests for exams in Odisha',
    or: '{site}: ଓଡ଼ିଶାର ପରୀକ୍ଷା ପାଇଁ ପାଠ୍ୟକ୍ରମ ଓ ଅଭ୍ୟାସ ପରୀକ୍ଷା',
  },
  homeDescription: {
    en: 'Courses for OSSC, OPSC, teaching and banking exams, in Odia and English: read a chapter, take its mock test, see what to practise next.',
    or: 'OSSC, OPSC, ଶିକ୍ଷକ ଓ ବ୍ୟାଙ୍କ ପରୀକ୍ଷା ପାଇଁ ଓଡ଼ିଆ ଓ ଇଂରାଜୀରେ ପାଠ୍ୟକ୍ରମ: ଅଧ୍ୟାୟ ପଢ଼ନ୍ତୁ, ତାହାର ଅଭ୍ୟାସ ପରୀକ୍ଷା ଦିଅନ୍ତୁ, ଏହା ପରେ କ’ଣ ଅଭ୍ୟାସ କରିବେ ଜାଣନ୍ତୁ।',
  },
  viewCourse: { en: 'View Course', or: 'ପାଠ୍ୟକ୍ରମ ଦେଖନ୍ତୁ' },
  viewCourseOf: { en: 'View Course: {title}', or: 'ପାଠ୍ୟକ୍ରମ ଦେଖନ୍ତୁ: {title}' },
  enrolNow: { en: 'Enroll Now', or: 'ନାମ ଲେଖାନ୍ତୁ' },
  enrolNowIn: { en: 'Enroll Now: {title}', or: 'ନାମ ଲେଖାନ୍ତୁ: {title}' },
  searchAllCourses: { en: 'Search all courses', or: 'ସବୁ ପାଠ୍ୟକ୍ରମରେ ଖୋଜନ୍ତୁ' },

  signIn: { en: 'Sign in', or: 'ପ୍ରବେଶ' },
  welcomeBack: { en: 'Welcome Back', or: 'ପୁଣି ସ୍ୱାଗତ' },
  futureOfLearning: { en: 'Enter the future of learning', or: 'ଶିକ୍ଷାର ନୂଆ ଯୁଗରେ ପ୍ରବେଶ କରନ୍ତୁ' },
  signInAs: { en: 'Sign in as', or: 'କିଏ ଭାବେ ପ୍ରବେଶ କରିବେ' },
  student: { en: 'Student', or: 'ଶିକ୍ଷାର୍ଥୀ' },
  admin: { en: 'Admin', or: 'ପରିଚାଳକ' },
  returnHome: { en: 'Return Home', or: 'ମୂଳପୃଷ୍ଠାକୁ ଫେରନ୍ତୁ' },
  securityEnabled: { en: 'Enterprise Security Enabled', or: 'ଉଚ୍ଚମାନର ସୁରକ୍ଷା ସକ୍ରିୟ' },
  alreadySignedIn: { en: 'Welcome Back!', or: 'ପୁଣି ସ୍ୱାଗତ!' },
  redirecting: {
    en: 'Redirecting to your dashboard...',
    or: 'ଆପଣଙ୍କ ପୃଷ୍ଠା ଖୋଲୁଛି...',
  },

  pageNotFound: { en: 'Page not found', or: 'ପୃଷ୍ଠାଟି ମିଳିଲା ନାହିଁ' },
  checkAddress: {
    en: 'Check the address for typing errors. The page may also have moved.',
    or: 'ଠିକଣାରେ ଲେଖାର ଭୁଲ ଅଛି କି ନାହିଁ ଦେଖନ୍ତୁ। ପୃଷ୍ଠାଟି ଅନ୍ୟ ଠିକଣାକୁ ଯାଇଥାଇପାରେ।',
  },
  backToHome: { en: 'Back to Home', or: 'ମୂଳପୃଷ୍ଠାକୁ ଫେରନ୍ତୁ' },
});

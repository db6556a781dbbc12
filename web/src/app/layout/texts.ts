import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  skipToContent: { en: 'Skip to content', or: 'ସିଧା ବିଷୟବସ୍ତୁକୁ ଯାଆନ୍ତୁ' },

  mainMenu: { en: 'Main', or: 'ମୁଖ୍ୟ ମେନୁ' },
  menu: { en: 'Menu', or: 'ମେନୁ' },
  openMenu: { en: 'Open menu', or: 'ମେନୁ ଖୋଲନ୍ତୁ' },
  home: { en: 'Home', or: 'ମୂଳପୃଷ୍ଠା' },
  studentDashboard: { en: 'Dashboard', or: 'ମୋ ପୃଷ୍ଠା' },
  adminDashboard: { en: 'Admin Dashboard', or: 'ପରିଚାଳନା ପୃଷ୍ଠା' },
  login: { en: 'Login', or: 'ପ୍ରବେଶ' },
  logout: { en: 'Logout', or: 'ପ୍ରସ୍ଥାନ' },

  adminPanel: { en: 'Admin Panel', or: 'ପରିଚାଳକ ପ୍ୟାନେଲ' },
  openAdminPanel: { en: 'Open Admin Panel', or: 'ପରିଚାଳକ ପ୍ୟାନେଲ ଖୋଲନ୍ତୁ' },
  showAdminPanel: { en: 'Show Admin Panel', or: 'ପରିଚାଳକ ପ୍ୟାନେଲ ଦେଖାନ୍ତୁ' },
  hideAdminPanel: { en: 'Hide Admin Panel', or: 'ପରିଚାଳକ ପ୍ୟାନେଲ ଲୁଚାନ୍ତୁ' },
  adminStart: { en: 'Dashboard', or: 'ପରିଚାଳନା ପୃଷ୍ଠା' },
  createCourse: { en: 'Create Course', or: 'ନୂଆ ପାଠ୍ୟକ୍ରମ' },
  studentDetails: { en: 'Student Details', or: 'ଶିକ୍ଷାର୍ଥୀ ବିବରଣୀ' },
  uploadPdf: { en: 'Upload PDF', or: 'PDF ଅପଲୋଡ' },
  createTest: { en: 'Create Test', or: 'ନୂଆ ପରୀକ୍ଷା' },
  systemState: { en: 'System State', or: 'ସିଷ୍ଟମର ଅବସ୍ଥା' },

  studentPortal: { en: 'Student Portal', or: 'ଶିକ୍ଷାର୍ଥୀ ପୋର୍ଟାଲ' },
  openStudentPortal: { en: 'Open Student Portal', or: 'ଶିକ୍ଷାର୍ଥୀ ପୋର୍ଟାଲ ଖୋଲନ୍ତୁ' },
  showStudentPortal: { en: 'Show Student Portal', or: 'ଶିକ୍ଷାର୍ଥୀ ପୋର୍ଟାଲ ଦେଖାନ୍ତୁ' },
  hideStudentPortal: { en: 'Hide Student Portal', or: 'ଶିକ୍ଷାର୍ଥୀ ପୋର୍ଟାଲ ଲୁଚାନ୍ତୁ' },
  allCourses: { en: 'All Courses', or: 'ସବୁ ପାଠ୍ୟକ୍ରମ' },
  myCourses: { en: 'My Courses', or: 'ମୋ ପାଠ୍ୟକ୍ରମ' },
  analytics: { en: 'Analytics', or: 'ବିଶ୍ଳେଷଣ' },

  testIsRunning: { en: 'A test is running', or: 'ଏକ ପରୀକ୍ଷା ଚାଲିଛି' },
  clockKeepsRunning: {
    en: 'The clock keeps running after you log out. Your answers are saved. To continue, sign in again before the time is up.',
    or: 'ଆପଣ ପ୍ରସ୍ଥାନ କଲା ପରେ ମଧ୍ୟ ସମୟ ଗଡ଼ିଚାଲିବ। ଆପଣଙ୍କ ଉତ୍ତର ସଂରକ୍ଷିତ ଅଛି। ଆଗକୁ ବଢ଼ିବା ପାଇଁ ସମୟ ସରିବା ପୂର୍ବରୁ ପୁଣି ପ୍ରବେଶ କରନ୍ତୁ।',
  },
  logOut: { en: 'Log out', or: 'ପ୍ରସ୍ଥାନ କରନ୍ତୁ' },

  forEverybody: {
    en: 'For everybody in Odisha who is preparing for an exam.',
    or: 'ଓଡ଼ିଶାରେ ପରୀକ୍ଷା ପାଇଁ ପ୍ରସ୍ତୁତ ହେଉଥିବା ସମସ୍ତଙ୍କ ପାଇଁ।',
  },
  information: { en: 'Information', or: 'ତଥ୍ୟ' },
  about: { en: 'About', or: 'ଆମ ବିଷୟରେ' },
  cancellationRefund: { en: 'Cancellation & Refund', or: 'ବାତିଲ ଓ ଅର୍ଥ ଫେରସ୍ତ' },
  termsConditions: { en: 'Terms & Conditions', or: 'ନିୟମ ଓ ସର୍ତ୍ତାବଳୀ' },
  shipping: { en: 'Shipping', or: 'ପାଠ୍ୟକ୍ରମ ପ୍ରାପ୍ତି' },
  privacy: { en: 'Privacy', or: 'ଗୋପନୀୟତା' },
  contactUs: { en: 'Contact Us', or: 'ଯୋଗାଯୋଗ' },

  newsletter: { en: 'Newsletter', or: 'ସମାଚାର ପତ୍ର' },
  newsletterTopics: { en: 'New courses and exam dates.', or: 'ନୂଆ ପାଠ୍ୟକ୍ରମ ଓ ପରୀକ୍ଷା ତାରିଖ।' },
  yourEmail: { en: 'Your e-mail', or: 'ଆପଣଙ୍କ ଇ-ମେଲ' },
  subscribe: { en: 'Subscribe', or: 'ଗ୍ରାହକ ହୁଅନ୍ତୁ' },
  subscribed: {
    en: 'Subscribed! (Placeholder action)',
    or: 'ଗ୍ରାହକ ହେଲେ! (କେବଳ ନମୁନା; କିଛି ପଠାଯାଇ ନାହିଁ)',
  },
});

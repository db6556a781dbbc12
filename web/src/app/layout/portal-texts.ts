import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** In a table of its own, so that public pages do not load it. */
export const portalTexts = defineTexts({
  adminPanel: { en: 'Admin Panel', or: 'ପରିଚାଳକ ପ୍ୟାନେଲ' },
  openAdminPanel: { en: 'Open Admin Panel', or: 'ପରିଚାଳକ ପ୍ୟାନେଲ ଖୋଲନ୍ତୁ' },
  showAdminPanel: { en: 'Show Admin Panel', or: 'ପରିଚାଳକ ପ୍ୟାନେଲ ଦେଖାନ୍ତୁ' },
  hideAdminPanel: { en: 'Hide Admin Panel', or: 'ପରିଚାଳକ ପ୍ୟାନେଲ ଲୁଚାନ୍ତୁ' },
  adminStart: { en: 'Dashboard', or: 'ପରିଚାଳନା ପୃଷ୍ଠା' },
  createCourse: { en: 'Create Course', or: 'ନୂଆ ପାଠ୍ୟକ୍ରମ' },
  studentDetails: { en: 'Student Details', or: 'ଶିକ୍ଷାର୍ଥୀ ବିବରଣୀ' },
  orders: { en: 'Orders', or: 'ବରାଦ' },
  coupons: { en: 'Coupons and Passes', or: 'କୁପନ ଓ ପାସ' },
  uploadPdf: { en: 'Upload PDF', or: 'PDF ଅପଲୋଡ' },
  createTest: { en: 'Create Test', or: 'ନୂଆ ପରୀକ୍ଷା' },
  reports: { en: 'Reported Questions', or: 'ଜଣାଯାଇଥିବା ପ୍ରଶ୍ନ' },
  activity: { en: 'Activity', or: 'କାର୍ଯ୍ୟ ବିବରଣୀ' },
  certificates: { en: 'Certificates', or: 'ପ୍ରମାଣପତ୍ର' },
  requests: { en: 'Requests', or: 'ଅନୁରୋଧ' },
  breaches: { en: 'Breach Notices', or: 'ତଥ୍ୟ ଉଲ୍ଲଂଘନ ସୂଚନା' },
  messages: { en: 'Messages', or: 'ବାର୍ତ୍ତା' },
  newsletter: { en: 'Newsletter', or: 'ସମାଚାର ପତ୍ର' },
  team: { en: 'Team', or: 'ଦଳ' },
  myAccount: { en: 'My Account', or: 'ମୋ ଖାତା' },
  systemState: { en: 'System State', or: 'ସିଷ୍ଟମର ଅବସ୍ଥା' },

  help: { en: 'Help', or: 'ସହାୟତା' },
  helpAbout: { en: 'Help: {title}', or: 'ସହାୟତା: {title}' },

  notPermitted: { en: 'Your role does not include this page', or: 'ଆପଣଙ୍କ ଭୂମିକାରେ ଏହି ପୃଷ୍ଠା ନାହିଁ' },
  notPermittedHelp: {
    en: 'Ask an owner of the site if you need it.',
    or: 'ଆବଶ୍ୟକ ହେଲେ ୱେବସାଇଟର ଜଣେ ମାଲିକଙ୍କୁ କୁହନ୍ତୁ।',
  },
  backToStart: { en: 'Back to the dashboard', or: 'ପରିଚାଳନା ପୃଷ୍ଠାକୁ ଫେରନ୍ତୁ' },

  studentPortal: { en: 'Student Portal', or: 'ଶିକ୍ଷାର୍ଥୀ ପୋର୍ଟାଲ' },
  openStudentPortal: { en: 'Open Student Portal', or: 'ଶିକ୍ଷାର୍ଥୀ ପୋର୍ଟାଲ ଖୋଲନ୍ତୁ' },
  showStudentPortal: { en: 'Show Student Portal', or: 'ଶିକ୍ଷାର୍ଥୀ ପୋର୍ଟାଲ ଦେଖାନ୍ତୁ' },
  hideStudentPortal: { en: 'Hide Student Portal', or: 'ଶିକ୍ଷାର୍ଥୀ ପୋର୍ଟାଲ ଲୁଚାନ୍ତୁ' },
  studentStart: { en: 'Dashboard', or: 'ମୋ ପୃଷ୍ଠା' },
  allCourses: { en: 'All Courses', or: 'ସବୁ ପାଠ୍ୟକ୍ରମ' },
  myCourses: { en: 'My Courses', or: 'ମୋ ପାଠ୍ୟକ୍ରମ' },
  exams: { en: 'Exams', or: 'ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା' },
  practice: { en: 'Practice', or: 'ଅଭ୍ୟାସ' },
  myReports: { en: 'My Reports', or: 'ମୋ ଅଭିଯୋଗ' },
  purchases: { en: 'My Purchases', or: 'ମୋ କିଣାକିଣି' },
  analytics: { en: 'Analytics', or: 'ବିଶ୍ଳେଷଣ' },
});

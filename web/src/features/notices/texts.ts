import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  notices: { en: 'Notices', or: 'ସୂଚନା' },
  unread: {
    en: { one: '{count:number} unread notice', other: '{count:number} unread notices' },
    or: '{count:number}ଟି ନ ପଢ଼ା ସୂଚନା',
  },
  allRead: { en: 'You have read everything.', or: 'ଆପଣ ସବୁ ପଢ଼ିସାରିଛନ୍ତି।' },
  markAllRead: { en: 'Mark all as read', or: 'ସବୁ ପଢ଼ା ହେଲା' },
  markRead: { en: 'Mark as read: {title}', or: 'ପଢ଼ା ହେଲା: {title}' },
  newNotice: { en: 'New', or: 'ନୂଆ' },
  about: { en: 'About', or: 'ବିଷୟ' },
  everything: { en: 'Everything', or: 'ସବୁ' },
  show: { en: 'Show', or: 'ଦେଖାନ୍ତୁ' },
  all: { en: 'All', or: 'ସବୁ' },
  onlyUnread: { en: 'Unread', or: 'ନ ପଢ଼ା' },
  purchases: { en: 'Purchases', or: 'କିଣାକିଣି' },
  exams: { en: 'Exams', or: 'ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା' },
  practice: { en: 'Practice', or: 'ଅଭ୍ୟାସ' },
  courses: { en: 'My courses', or: 'ମୋ ପାଠ୍ୟକ୍ରମ' },
  corrections: {
    en: 'Corrected scores and certificates',
    or: 'ସଂଶୋଧିତ ପ୍ରାପ୍ତାଙ୍କ ଓ ପ୍ରମାଣପତ୍ର',
  },
  reports: { en: 'My reports', or: 'ମୋ ଅଭିଯୋଗ' },
  messages: { en: 'Messages from us', or: 'ଆମର ବାର୍ତ୍ତା' },
  account: { en: 'My account', or: 'ମୋ ଖାତା' },
  security: { en: 'Security', or: 'ସୁରକ୍ଷା' },
  empty: { en: 'No notices yet', or: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ସୂଚନା ନାହିଁ' },
  emptyForStudents: {
    en: 'Here you will read about your exams, results, courses and purchases.',
    or: 'ଏଠାରେ ଆପଣଙ୍କ ପରୀକ୍ଷା, ଫଳାଫଳ, ପାଠ୍ୟକ୍ରମ ଓ କିଣାକିଣି ବିଷୟରେ ପଢ଼ିବେ।',
  },
  emptyForAdmins: {
    en: 'Here you will read about the security of your account.',
    or: 'ଏଠାରେ ଆପଣଙ୍କ ଖାତାର ସୁରକ୍ଷା ବିଷୟରେ ପଢ଼ିବେ।',
  },
  nothingFound: { en: 'Nothing here', or: 'ଏଠାରେ କିଛି ନାହିଁ' },
  changeFilter: { en: 'Choose other notices above.', or: 'ଉପରେ ଅନ୍ୟ ସୂଚନା ବାଛନ୍ତୁ।' },
  settings: { en: 'What we tell you', or: 'ଆମେ ଆପଣଙ୍କୁ କ’ଣ ଜଣାଇବୁ' },
  settingsNote: {
    en: 'E-mails go to {email}. Nothing is sent between 9 pm and 7 am, except about security.',
    or: 'ଇ-ମେଲ {email}କୁ ଯାଏ। ସୁରକ୍ଷା ବ୍ୟତୀତ ରାତି 9ଟାରୁ ସକାଳ 7ଟା ପର୍ଯ୍ୟନ୍ତ କିଛି ପଠାଯାଏ ନାହିଁ।',
  },
  settingsNoteWithoutEmail: {
    en: 'Nothing is sent between 9 pm and 7 am, except about security.',
    or: 'ସୁରକ୍ଷା ବ୍ୟତୀତ ରାତି 9ଟାରୁ ସକାଳ 7ଟା ପର୍ଯ୍ୟନ୍ତ କିଛି ପଠାଯାଏ ନାହିଁ।',
  },
  app: { en: 'Notices page', or: 'ସୂଚନା ପୃଷ୍ଠା' },
  email: { en: 'E-mail', or: 'ଇ-ମେଲ' },
  push: { en: 'My devices', or: 'ମୋ ଉପକରଣ' },
  pushOff: {
    en: 'This device shows no notices while the app is closed.',
    or: 'ଆପ ବନ୍ଦ ଥିଲେ ଏହି ଉପକରଣ ସୂଚନା ଦେଖାଏ ନାହିଁ।',
  },
  pushOn: {
    en: 'This device shows notices, also while the app is closed.',
    or: 'ଆପ ବନ୍ଦ ଥିଲେ ମଧ୍ୟ ଏହି ଉପକରଣ ସୂଚନା ଦେଖାଏ।',
  },
  startPush: { en: 'Show on this device', or: 'ଏହି ଉପକରଣରେ ଦେଖାନ୍ତୁ' },
  stopPush: { en: 'Stop on this device', or: 'ଏହି ଉପକରଣରେ ବନ୍ଦ କରନ୍ତୁ' },
  pushBlocked: {
    en: 'Notifications of this site are blocked. Allow them in the settings of your browser, then load this page again.',
    or: 'ଏହି ୱେବସାଇଟର ସୂଚନା ଅବରୋଧ କରାଯାଇଛି। ବ୍ରାଉଜରର ସେଟିଂରେ ଅନୁମତି ଦିଅନ୍ତୁ, ତା’ପରେ ଏହି ପୃଷ୍ଠା ପୁଣି ଖୋଲନ୍ତୁ।',
  },
  pushUnsupported: {
    en: 'This browser cannot show notices while the app is closed. On an iPhone, add the app to the home screen first.',
    or: 'ଆପ ବନ୍ଦ ଥିଲେ ଏହି ବ୍ରାଉଜର ସୂଚନା ଦେଖାଇପାରିବ ନାହିଁ। iPhoneରେ ପ୍ରଥମେ ଆପକୁ ହୋମ ସ୍କ୍ରିନରେ ଯୋଡ଼ନ୍ତୁ।',
  },
  pushFailed: {
    en: 'This device could not be changed. Check the connection and try again.',
    or: 'ଏହି ଉପକରଣର ସେଟିଂ ବଦଳାଯାଇପାରିଲା ନାହିଁ। ସଂଯୋଗ ଦେଖି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  alwaysOn: { en: 'Always on', or: 'ସର୍ବଦା ଚାଲୁ' },
  settingsFailed: { en: 'The setting was not saved.', or: 'ସେଟିଂ ସଂରକ୍ଷିତ ହେଲା ନାହିଁ।' },
  notMarked: {
    en: 'The notices could not be marked as read.',
    or: 'ସୂଚନାଗୁଡ଼ିକୁ ପଢ଼ା ବୋଲି ଚିହ୍ନିତ କରାଯାଇପାରିଲା ନାହିଁ।',
  },
});

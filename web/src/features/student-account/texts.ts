import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  myAccount: { en: 'My Account', or: 'ମୋ ଖାତା' },
  loadFailed: { en: 'Your account could not be loaded', or: 'ଆପଣଙ୍କ ଖାତା ଖୋଲିପାରିଲା ନାହିଁ' },

  profile: { en: 'Profile', or: 'ପ୍ରୋଫାଇଲ' },
  name: { en: 'Name', or: 'ନାମ' },
  nameHint: { en: 'Others see this name.', or: 'ଅନ୍ୟମାନେ ଏହି ନାମ ଦେଖିବେ।' },
  enterName: { en: 'Enter a name.', or: 'ଗୋଟିଏ ନାମ ଲେଖନ୍ତୁ।' },
  saveName: { en: 'Save name', or: 'ନାମ ସଂରକ୍ଷଣ କରନ୍ତୁ' },
  saved: { en: 'Saved', or: 'ସଂରକ୍ଷିତ ହେଲା' },
  showPhoto: { en: 'Show my Google photo', or: 'ମୋର Google ଫଟୋ ଦେଖାନ୍ତୁ' },
  photoNextTime: {
    en: 'The photo appears when you sign in the next time.',
    or: 'ପରବର୍ତ୍ତୀ ଥର ପ୍ରବେଶ କଲେ ଫଟୋ ଦେଖାଯିବ।',
  },
  memberSince: { en: 'Member since {date}', or: '{date}ରୁ ସଦସ୍ୟ' },

  display: { en: 'Display', or: 'ପ୍ରଦର୍ଶନ' },
  displayNote: {
    en: 'Language and digits are stored with your account, the rest on this device only.',
    or: 'ଭାଷା ଓ ଅଙ୍କ ଆପଣଙ୍କ ଖାତାରେ ରହେ, ଅନ୍ୟ ପସନ୍ଦ କେବଳ ଏହି ଉପକରଣରେ।',
  },
  lessData: { en: 'Use less data', or: 'କମ ଡାଟା ବ୍ୟବହାର କରନ୍ତୁ' },
  lessDataNote: {
    en: 'Nothing is loaded in advance, pictures are shown on a tap, and headings use a font of your device.',
    or: 'ଆପଣ ଖୋଲିବା ପୂର୍ବରୁ କିଛି ଆଗତୁରା ଆସିବ ନାହିଁ, ଛବି ଦବାଇଲେ ଦେଖାଯିବ, ଏବଂ ଶୀର୍ଷକ ଆପଣଙ୍କ ଉପକରଣର ଅକ୍ଷରରେ ଦେଖାଯିବ।',
  },

  study: { en: 'Study', or: 'ପଢ଼ା' },
  examDay: { en: 'Date of my examination', or: 'ମୋ ପରୀକ୍ଷାର ତାରିଖ' },
  examDayHint: {
    en: 'Practice prepares you for this day.',
    or: 'ଅଭ୍ୟାସ ଆପଣଙ୍କୁ ଏହି ଦିନ ପାଇଁ ପ୍ରସ୍ତୁତ କରିବ।',
  },
  reminders: { en: 'Remind me to study', or: 'ମୋତେ ପଢ଼ିବାକୁ ମନେ ପକାନ୍ତୁ' },

  devices: { en: 'Signed-in devices', or: 'ପ୍ରବେଶ ହୋଇଥିବା ଉପକରଣ' },
  devicesNote: {
    en: 'If you do not know a device, sign out there and change the password of your Google account.',
    or: 'କୌଣସି ଉପକରଣ ଅଚିହ୍ନା ଲାଗିଲେ ସେଠାରୁ ପ୍ରସ୍ଥାନ କରନ୍ତୁ ଏବଂ ଆପଣଙ୍କ Google ଖାତାର ପାସୱାର୍ଡ ବଦଳାନ୍ତୁ।',
  },
  unknownDevice: { en: 'Unknown device', or: 'ଅଜଣା ଉପକରଣ' },
  thisDevice: { en: 'This device', or: 'ଏହି ଉପକରଣ' },
  signedInAt: { en: 'Signed in on {date}', or: '{date}ରେ ପ୍ରବେଶ' },
  signOutThere: { en: 'Sign out there', or: 'ସେଠାରୁ ପ୍ରସ୍ଥାନ' },
  signOutOn: { en: 'Sign out there: {device}', or: 'ସେଠାରୁ ପ୍ରସ୍ଥାନ: {device}' },
  signedOut: { en: 'Signed out there.', or: 'ସେଠାରୁ ପ୍ରସ୍ଥାନ ହେଲା।' },

  purchases: { en: 'Purchases', or: 'କିଣାକିଣି' },
  purchasesNote: {
    en: 'Your orders, passes, receipts and refunds.',
    or: 'ଆପଣଙ୍କ ବରାଦ, ପାସ, ରସିଦ ଓ ଟଙ୍କା ଫେରସ୍ତ।',
  },
  seePurchases: { en: 'See my purchases', or: 'ମୋ କିଣାକିଣି ଦେଖନ୍ତୁ' },

  thisPhone: { en: 'On this device', or: 'ଏହି ଉପକରଣରେ' },
  thisPhoneNote: {
    en: 'Your sign-in, your choices, what you saw last, and work that is not sent yet. Logging out deletes all but that work.',
    or: 'ଆପଣଙ୍କ ପ୍ରବେଶ, ଆପଣଙ୍କ ପସନ୍ଦ, ଶେଷରେ ଦେଖିଥିବା ତଥ୍ୟ ଏବଂ ଏପର୍ଯ୍ୟନ୍ତ ପଠା ହୋଇନଥିବା କାମ। ପ୍ରସ୍ଥାନ କଲେ ସେହି କାମ ଛଡ଼ା ଆଉ ସବୁ ଲିଭିଯିବ।',
  },
  usedThisMonth: {
    en: 'You have loaded {size} on this device this month.',
    or: 'ଏହି ମାସରେ ଆପଣ ଏହି ଉପକରଣରେ {size} ଡାଟା ଆଣିଛନ୍ତି।',
  },
  storedSize: { en: '{size} are stored on this device.', or: 'ଏହି ଉପକରଣରେ {size} ଅଛି।' },

  help: { en: 'Help', or: 'ସହାୟତା' },
  helpNote: {
    en: 'When you write to us about an error, include its code. The codes are stored on this device only.',
    or: 'କୌଣସି ତ୍ରୁଟି ବିଷୟରେ ଆମକୁ ଲେଖିବା ସମୟରେ ତାହାର କୋଡ ଜଣାନ୍ତୁ। କୋଡ କେବଳ ଏହି ଉପକରଣରେ ରହେ।',
  },
  noErrors: { en: 'There were no errors.', or: 'କୌଣସି ତ୍ରୁଟି ହୋଇନାହିଁ।' },
  contactUs: { en: 'Contact us', or: 'ଯୋଗାଯୋଗ କରନ୍ତୁ' },

  exportTitle: { en: 'Export my data', or: 'ମୋ ତଥ୍ୟର ନକଲ' },
  exportNote: {
    en: 'A ZIP file with everything that we store about you, for you to read and keep.',
    or: 'ଆପଣଙ୍କ ବିଷୟରେ ଆମେ ଯାହା ସବୁ ରଖିଛୁ, ତାହାର ଏକ ZIP ଫାଇଲ; ଆପଣ ପଢ଼ିପାରିବେ ଓ ରଖିପାରିବେ।',
  },
  exportStart: { en: 'Prepare my data', or: 'ମୋ ତଥ୍ୟ ପ୍ରସ୍ତୁତ କରନ୍ତୁ' },
  exportAgain: { en: 'Prepare it again', or: 'ପୁଣି ପ୍ରସ୍ତୁତ କରନ୍ତୁ' },
  exportWaiting: {
    en: 'Your data is being prepared. You may leave this page.',
    or: 'ଆପଣଙ୍କ ତଥ୍ୟ ପ୍ରସ୍ତୁତ ହେଉଛି। ଆପଣ ଏହି ପୃଷ୍ଠା ଛାଡ଼ିପାରନ୍ତି।',
  },
  exportFailed: {
    en: 'Your data could not be prepared. Please try again.',
    or: 'ଆପଣଙ୍କ ତଥ୍ୟ ପ୍ରସ୍ତୁତ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  exportReady: {
    en: 'Your data is ready ({size}). You can download it until {date}.',
    or: 'ଆପଣଙ୍କ ତଥ୍ୟ ପ୍ରସ୍ତୁତ ({size})। {date} ପର୍ଯ୍ୟନ୍ତ ଆପଣ ଏହାକୁ ଡାଉନଲୋଡ କରିପାରିବେ।',
  },
  exportDownload: { en: 'Download', or: 'ଡାଉନଲୋଡ' },

  deleteTitle: { en: 'Delete my account', or: 'ମୋ ଖାତା ବିଲୋପ' },
  deleteNote: {
    en: 'You can change your mind for {days:number} days. Then your personal data is erased for good.',
    or: '{days:number} ଦିନ ମଧ୍ୟରେ ଆପଣ ମନ ବଦଳାଇପାରିବେ। ତା’ପରେ ଆପଣଙ୍କ ବ୍ୟକ୍ତିଗତ ତଥ୍ୟ ସବୁଦିନ ପାଇଁ ଲିଭିଯିବ।',
  },
  deleteErased: {
    en: 'Erased: your name, e-mail and photo, your courses and passes, progress, answers, notebook and sign-ins.',
    or: 'ଲିଭିଯିବ: ଆପଣଙ୍କ ନାମ, ଇ-ମେଲ ଓ ଫଟୋ, ପାଠ୍ୟକ୍ରମ ଓ ପାସ, ଅଗ୍ରଗତି, ଉତ୍ତର, ଅଭ୍ୟାସ ଖାତା ଓ ପ୍ରବେଶର ବିବରଣୀ।',
  },
  deleteAnonymous: {
    en: 'Made anonymous: your results stay in averages and ranks, without your name.',
    or: 'ବେନାମୀ ହେବ: ଆପଣଙ୍କ ଫଳାଫଳ ହାରାହାରି ଓ ସ୍ଥାନ ଗଣନାରେ ରହିବ, କିନ୍ତୁ ଆପଣଙ୍କ ନାମ ନଥିବ।',
  },
  deleteKept: {
    en: 'Kept: paid orders and invoices with your name, as long as tax law requires. Your data is deleted from backups within weeks.',
    or: 'ରହିବ: ଦେୟ ଦିଆଯାଇଥିବା ବରାଦ ଓ ଚାଲାଣ ଆପଣଙ୍କ ନାମ ସହିତ, ଯେତେ ଦିନ ଟିକସ ଆଇନ ଚାହେଁ। ସୁରକ୍ଷା ନକଲରୁ ଆପଣଙ୍କ ତଥ୍ୟ କିଛି ସପ୍ତାହରେ ଲିଭିଯିବ।',
  },
  deleteButton: { en: 'Delete my account', or: 'ମୋ ଖାତା ବିଲୋପ କରନ୍ତୁ' },
  deleteDialogTitle: { en: 'Delete your account?', or: 'ଆପଣଙ୍କ ଖାତା ବିଲୋପ କରିବେ କି?' },
  deleteDialogText: {
    en: 'Sign in with Google once more to confirm that it is you. You are then signed out everywhere.',
    or: 'ଏହା ଆପଣ ବୋଲି ନିଶ୍ଚିତ କରିବାକୁ ଆଉ ଥରେ Google ମାଧ୍ୟମରେ ପ୍ରବେଶ କରନ୍ତୁ। ତା’ପରେ ସବୁ ଉପକରଣରୁ ଆପଣଙ୍କର ପ୍ରସ୍ଥାନ ହୋଇଯିବ।',
  },
  confirmWithGoogle: { en: 'Sign in and delete', or: 'ପ୍ରବେଶ କରି ବିଲୋପ କରନ୍ତୁ' },
  deleting: { en: 'Deleting…', or: 'ବିଲୋପ ହେଉଛି…' },
  deleted: {
    en: 'Your account is deleted. Sign in before {date} to restore it.',
    or: 'ଆପଣଙ୍କ ଖାତା ବିଲୋପ ହେଲା। ପୁନରୁଦ୍ଧାର କରିବାକୁ {date} ପୂର୍ବରୁ ପ୍ରବେଶ କରନ୍ତୁ।',
  },
  restoreTitle: { en: 'This account is deleted', or: 'ଏହି ଖାତା ବିଲୋପ ହୋଇଛି' },
  restoreText: {
    en: 'Your personal data will be erased on {date}. Until then you can restore everything as it was.',
    or: '{date}ରେ ଆପଣଙ୍କ ବ୍ୟକ୍ତିଗତ ତଥ୍ୟ ଲିଭିଯିବ। ସେପର୍ଯ୍ୟନ୍ତ ଆପଣ ସବୁକିଛି ପୂର୍ବବତ ପୁନରୁଦ୍ଧାର କରିପାରିବେ।',
  },
  restoreButton: { en: 'Restore my account', or: 'ମୋ ଖାତା ପୁନରୁଦ୍ଧାର କରନ୍ତୁ' },
  restored: { en: 'Welcome back. Your account is restored.', or: 'ସ୍ୱାଗତ। ଆପଣଙ୍କ ଖାତା ପୁନରୁଦ୍ଧାର ହେଲା।' },
});

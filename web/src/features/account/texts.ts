import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  myAccount: { en: 'My Account', or: 'ମୋ ଖାତା' },
  signedInAs: { en: 'Signed in as <name>{username}</name>', or: '<name>{username}</name> ନାମରେ ପ୍ରବେଶ କରିଛନ୍ତି' },
  loadFailed: { en: 'Your account could not be loaded', or: 'ଆପଣଙ୍କ ଖାତା ଖୋଲିପାରିଲା ନାହିଁ' },

  password: { en: 'Password', or: 'ପାସୱାର୍ଡ' },
  passwordNote: {
    en: 'A new password signs you out on all other devices.',
    or: 'ନୂଆ ପାସୱାର୍ଡ ଦେଲେ ଅନ୍ୟ ସବୁ ଉପକରଣରୁ ଆପଣଙ୍କର ପ୍ରସ୍ଥାନ ହୋଇଯିବ।',
  },
  currentPassword: { en: 'Current password', or: 'ବର୍ତ୍ତମାନର ପାସୱାର୍ଡ' },
  newPassword: { en: 'New password', or: 'ନୂଆ ପାସୱାର୍ଡ' },
  newPasswordHint: {
    en: 'At least {min:number} characters of any kind. Four random words make a good password.',
    or: 'ଯେକୌଣସି ପ୍ରକାରର ଅତି କମରେ {min:number}ଟି ଅକ୍ଷର। ପରସ୍ପର ସମ୍ପର୍କ ନଥିବା ଚାରିଟି ଶବ୍ଦ ଏକ ଭଲ ପାସୱାର୍ଡ।',
  },
  enterCurrentPassword: { en: 'Enter your current password.', or: 'ଆପଣଙ୍କ ବର୍ତ୍ତମାନର ପାସୱାର୍ଡ ଲେଖନ୍ତୁ।' },
  changePassword: { en: 'Change Password', or: 'ପାସୱାର୍ଡ ବଦଳାନ୍ତୁ' },
  changingPassword: { en: 'Changing Password...', or: 'ପାସୱାର୍ଡ ବଦଳୁଛି...' },

  weakPassword: {
    en: 'Your password is short or easy to guess.',
    or: 'ଆପଣଙ୍କ ପାସୱାର୍ଡ ଛୋଟ କିମ୍ବା ସହଜରେ ଅନୁମାନ କରିହେବ।',
  },
  weakPasswordHere: {
    en: 'Your password is short or easy to guess. Please change it.',
    or: 'ଆପଣଙ୍କ ପାସୱାର୍ଡ ଛୋଟ କିମ୍ବା ସହଜରେ ଅନୁମାନ କରିହେବ। ଦୟାକରି ଏହାକୁ ବଦଳାନ୍ତୁ।',
  },
  changeItNow: { en: 'Change it now', or: 'ଏବେ ବଦଳାନ୍ତୁ' },

  secondFactor: { en: 'Second Factor', or: 'ଦ୍ୱିତୀୟ ପ୍ରମାଣ' },
  secondFactorNote: {
    en: 'With a second factor nobody can sign in to your account with the password alone.',
    or: 'ଦ୍ୱିତୀୟ ପ୍ରମାଣ ଥିଲେ କେହି କେବଳ ପାସୱାର୍ଡ ଜାଣି ଆପଣଙ୍କ ଖାତାରେ ପ୍ରବେଶ କରିପାରିବେ ନାହିଁ।',
  },
  secondFactorNeeded: {
    en: 'Your account needs a second factor. Set up an authenticator app or a passkey to continue.',
    or: 'ଆପଣଙ୍କ ଖାତା ପାଇଁ ଦ୍ୱିତୀୟ ପ୍ରମାଣ ଆବଶ୍ୟକ। ଆଗକୁ ବଢ଼ିବା ପାଇଁ ପ୍ରମାଣୀକରଣ ଆପ କିମ୍ବା ପାସକି ଯୋଡ଼ନ୍ତୁ।',
  },
  on: { en: 'On', or: 'ଚାଲୁ' },
  off: { en: 'Off', or: 'ବନ୍ଦ' },
  remove: { en: 'Remove', or: 'ହଟାନ୍ତୁ' },
  cancel: { en: 'Cancel', or: 'ବାତିଲ କରନ୍ତୁ' },

  app: { en: 'Authenticator app', or: 'ପ୍ରମାଣୀକରଣ ଆପ' },
  appNote: {
    en: 'An app on your phone, such as Aegis or Google Authenticator, shows a new code every 30 seconds.',
    or: 'ଆପଣଙ୍କ ଫୋନର ଏକ ଆପ, ଯେପରି Aegis କିମ୍ବା Google Authenticator, ପ୍ରତି 30 ସେକେଣ୍ଡରେ ଗୋଟିଏ ନୂଆ କୋଡ ଦେଖାଏ।',
  },
  setUpApp: { en: 'Set up the app', or: 'ଆପ ଯୋଡ଼ନ୍ତୁ' },
  replaceApp: { en: 'Set up another app', or: 'ଅନ୍ୟ ଆପ ଯୋଡ଼ନ୍ତୁ' },
  removeAppTitle: { en: 'Remove the authenticator app?', or: 'ପ୍ରମାଣୀକରଣ ଆପ ହଟାଇବେ କି?' },
  removeAppText: { en: 'Its codes will not work any more.', or: 'ଏହାର କୋଡ ଆଉ କାମ କରିବ ନାହିଁ।' },
  appRemoved: { en: 'The authenticator app was removed.', or: 'ପ୍ରମାଣୀକରଣ ଆପ ହଟିଗଲା।' },
  appAdded: { en: 'The authenticator app was set up.', or: 'ପ୍ରମାଣୀକରଣ ଆପ ଯୋଡ଼ାଗଲା।' },
  scanTitle: { en: 'Set up the authenticator app', or: 'ପ୍ରମାଣୀକରଣ ଆପ ଯୋଡ଼ନ୍ତୁ' },
  scanText: {
    en: 'Scan this picture with the app. On this phone, type the key into the app instead.',
    or: 'ଆପ ଦ୍ୱାରା ଏହି ଛବିକୁ ସ୍କାନ କରନ୍ତୁ। ଆପଟି ଏହି ଫୋନରେ ଥିଲେ, ତଳ ଚାବିକୁ ଆପରେ ଲେଖନ୍ତୁ।',
  },
  qrCode: { en: 'QR code with the key', or: 'ଚାବି ଥିବା QR କୋଡ' },
  key: { en: 'Key', or: 'ଚାବି' },
  openInApp: { en: 'Open in an app on this device', or: 'ଏହି ଉପକରଣର ଆପରେ ଖୋଲନ୍ତୁ' },
  firstCode: { en: 'Code that the app shows', or: 'ଆପରେ ଦେଖାଯାଉଥିବା କୋଡ' },
  enterCode: { en: 'Enter the code.', or: 'କୋଡ ଲେଖନ୍ତୁ।' },
  finish: { en: 'Finish', or: 'ଶେଷ କରନ୍ତୁ' },

  passkeys: { en: 'Passkeys', or: 'ପାସକି' },
  passkeysNote: {
    en: 'Sign in with the fingerprint, face or PIN of your device, or with a security key.',
    or: 'ଆପଣଙ୍କ ଉପକରଣର ଆଙ୍ଗୁଠି ଚିହ୍ନ, ମୁହଁ କିମ୍ବା PIN, ଅଥବା ସୁରକ୍ଷା ଚାବି ଦ୍ୱାରା ପ୍ରବେଶ କରନ୍ତୁ।',
  },
  noPasskeys: { en: 'You have no passkeys yet.', or: 'ଆପଣଙ୍କର ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ପାସକି ନାହିଁ।' },
  notSupported: {
    en: 'This browser does not support passkeys.',
    or: 'ଏହି ବ୍ରାଉଜରରେ ପାସକି କାମ କରେ ନାହିଁ।',
  },
  otherHost: {
    en: 'Passkeys work only at {host}. Open the site there to add one.',
    or: 'ପାସକି କେବଳ {host} ଠିକଣାରେ କାମ କରେ। ଯୋଡ଼ିବା ପାଇଁ ୱେବସାଇଟକୁ ସେଠାରେ ଖୋଲନ୍ତୁ।',
  },
  addedOn: { en: 'Added on {date}', or: '{date}ରେ ଯୋଡ଼ାଯାଇଛି' },
  lastUsedOn: { en: 'last used on {date}', or: 'ଶେଷଥର {date}ରେ ବ୍ୟବହୃତ' },
  neverUsed: { en: 'not used yet', or: 'ଏପର୍ଯ୍ୟନ୍ତ ବ୍ୟବହାର ହୋଇନାହିଁ' },
  addPasskey: { en: 'Add a passkey', or: 'ପାସକି ଯୋଡ଼ନ୍ତୁ' },
  addPasskeyText: {
    en: 'Give it a name, so that you know it again. Then your device asks you to confirm.',
    or: 'ପରେ ଚିହ୍ନିବା ପାଇଁ ଏହାକୁ ଗୋଟିଏ ନାମ ଦିଅନ୍ତୁ। ତା’ପରେ ଆପଣଙ୍କ ଉପକରଣ ନିଶ୍ଚିତ କରିବାକୁ କହିବ।',
  },
  passkeyName: { en: 'Name of the passkey', or: 'ପାସକିର ନାମ' },
  passkeyNameHint: { en: 'For example: my phone', or: 'ଯେପରି: ମୋ ଫୋନ' },
  enterName: { en: 'Enter a name.', or: 'ଗୋଟିଏ ନାମ ଲେଖନ୍ତୁ।' },
  create: { en: 'Create', or: 'ତିଆରି କରନ୍ତୁ' },
  renamePasskey: { en: 'Rename {name}', or: '{name}ର ନାମ ବଦଳାନ୍ତୁ' },
  renamePasskeyTitle: { en: 'Rename the passkey', or: 'ପାସକିର ନାମ ବଦଳାନ୍ତୁ' },
  rename: { en: 'Rename', or: 'ନାମ ବଦଳାନ୍ତୁ' },
  passkeyRenamed: { en: 'The passkey was renamed.', or: 'ପାସକିର ନାମ ବଦଳିଲା।' },
  removePasskey: { en: 'Remove {name}', or: '{name} ହଟାନ୍ତୁ' },
  removePasskeyTitle: { en: 'Remove the passkey “{name}”?', or: '“{name}” ପାସକି ହଟାଇବେ କି?' },
  removePasskeyText: {
    en: 'You can no longer sign in with it. It stays on your device until you delete it there.',
    or: 'ଏହା ଦ୍ୱାରା ଆଉ ପ୍ରବେଶ କରିପାରିବେ ନାହିଁ। ଆପଣ ନିଜ ଉପକରଣରୁ ବିଲୋପ ନକଲା ଯାଏଁ ଏହା ସେଠାରେ ରହିବ।',
  },
  passkeyRemoved: { en: 'The passkey was removed.', or: 'ପାସକି ହଟିଗଲା।' },
  passkeyAdded: { en: 'The passkey was added.', or: 'ପାସକି ଯୋଡ଼ାଗଲା।' },

  recoveryCodes: { en: 'Recovery codes', or: 'ପୁନରୁଦ୍ଧାର କୋଡ' },
  recoveryCodesNote: {
    en: 'With one of these codes you can sign in without your phone. Each works once.',
    or: 'ଏହି କୋଡ ମଧ୍ୟରୁ ଗୋଟିଏ ଦେଇ ଆପଣ ବିନା ଫୋନରେ ପ୍ରବେଶ କରିପାରିବେ। ପ୍ରତ୍ୟେକ କୋଡ ଥରେ ମାତ୍ର କାମ କରେ।',
  },
  codesLeft: {
    en: { one: '{count:number} code left', other: '{count:number} codes left' },
    or: '{count:number}ଟି କୋଡ ବାକି ଅଛି',
  },
  createCodes: { en: 'Create new codes', or: 'ନୂଆ କୋଡ ତିଆରି କରନ୍ତୁ' },
  createCodesTitle: { en: 'Create new recovery codes?', or: 'ନୂଆ ପୁନରୁଦ୍ଧାର କୋଡ ତିଆରି କରିବେ କି?' },
  createCodesText: { en: 'The old codes will not work any more.', or: 'ପୁରୁଣା କୋଡ ଆଉ କାମ କରିବ ନାହିଁ।' },
  saveCodesTitle: { en: 'Save your recovery codes', or: 'ଆପଣଙ୍କ ପୁନରୁଦ୍ଧାର କୋଡ ସାଇତି ରଖନ୍ତୁ' },
  saveCodesText: {
    en: 'Keep them where you find them without your phone. They are shown only now.',
    or: 'ଫୋନ ନଥିଲେ ମଧ୍ୟ ମିଳିବା ଭଳି ସ୍ଥାନରେ ଏଗୁଡ଼ିକୁ ରଖନ୍ତୁ। ଏଗୁଡ଼ିକ କେବଳ ଏବେ ଦେଖାଯାଉଛି।',
  },
  download: { en: 'Download', or: 'ଡାଉନଲୋଡ' },
  codesNotShown: {
    en: 'New recovery codes were created after you left the account page. Create new ones to see them.',
    or: 'ଆପଣ ଖାତା ପୃଷ୍ଠା ଛାଡ଼ିବା ପରେ ନୂଆ ପୁନରୁଦ୍ଧାର କୋଡ ତିଆରି ହେଲା। ଦେଖିବା ପାଇଁ ପୁଣି ନୂଆ କୋଡ ତିଆରି କରନ୍ତୁ।',
  },
  codesSaved: { en: 'I have saved them', or: 'ମୁଁ ସାଇତି ରଖିଛି' },
  codesFile: {
    en: 'Recovery codes of {username} for {site}, {date}. Each works once.',
    or: '{site} ପାଇଁ {username}ଙ୍କ ପୁନରୁଦ୍ଧାର କୋଡ, {date}। ପ୍ରତ୍ୟେକ କୋଡ ଥରେ ମାତ୍ର କାମ କରେ।',
  },

  verifyTitle: { en: 'Confirm that it is you', or: 'ଏହା ଆପଣ ବୋଲି ନିଶ୍ଚିତ କରନ୍ତୁ' },
  verifyPasswordText: { en: 'Enter your password to continue.', or: 'ଆଗକୁ ବଢ଼ିବା ପାଇଁ ଆପଣଙ୍କ ପାସୱାର୍ଡ ଲେଖନ୍ତୁ।' },
  verifyFactorText: {
    en: 'Enter a code of your authenticator app or a recovery code, or use a passkey.',
    or: 'ପ୍ରମାଣୀକରଣ ଆପର କୋଡ କିମ୍ବା ପୁନରୁଦ୍ଧାର କୋଡ ଲେଖନ୍ତୁ, ଅଥବା ପାସକି ବ୍ୟବହାର କରନ୍ତୁ।',
  },
  code: { en: 'Code', or: 'କୋଡ' },
  confirm: { en: 'Confirm', or: 'ନିଶ୍ଚିତ କରନ୍ତୁ' },
  usePasskey: { en: 'Use a passkey', or: 'ପାସକି ବ୍ୟବହାର କରନ୍ତୁ' },
  passwordOrFactor: {
    en: 'Leave it empty to confirm with your second factor instead.',
    or: 'ଦ୍ୱିତୀୟ ପ୍ରମାଣ ଦ୍ୱାରା ନିଶ୍ଚିତ କରିବାକୁ ହେଲେ ଏହାକୁ ଖାଲି ରଖନ୍ତୁ।',
  },
});

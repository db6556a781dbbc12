import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts for students. */
export const texts = defineTexts({
  privacy: { en: 'Privacy', or: 'ଗୋପନୀୟତା' },
  loadFailed: {
    en: 'Your privacy settings could not be loaded',
    or: 'ଆପଣଙ୍କ ଗୋପନୀୟତା ବିବରଣୀ ଖୋଲିପାରିଲା ନାହିଁ',
  },
  beforeYouBuy: { en: 'Before you buy', or: 'କିଣିବା ପୂର୍ବରୁ' },
  notNow: { en: 'Not now', or: 'ଏବେ ନୁହେଁ' },

  dateOfBirth: { en: 'Date of birth', or: 'ଜନ୍ମ ତାରିଖ' },
  whyDateOfBirth: {
    en: 'The law of India demands the consent of a parent for students under 18. That is why we ask once for your date of birth.',
    or: 'ଭାରତର ଆଇନ ଅନୁସାରେ 18 ବର୍ଷରୁ କମ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ଅଭିଭାବକଙ୍କ ସମ୍ମତି ଆବଶ୍ୟକ। ତେଣୁ ଆମେ ଥରେ ଆପଣଙ୍କ ଜନ୍ମ ତାରିଖ ପଚାରୁଛୁ।',
  },
  dateOfBirthHint: {
    en: 'Check it: you cannot change it yourself later.',
    or: 'ଯାଞ୍ଚ କରନ୍ତୁ: ପରେ ଆପଣ ନିଜେ ଏହାକୁ ବଦଳାଇପାରିବେ ନାହିଁ।',
  },
  enterDateOfBirth: { en: 'Enter your date of birth.', or: 'ଆପଣଙ୍କ ଜନ୍ମ ତାରିଖ ଦିଅନ୍ତୁ।' },
  checkDateOfBirth: {
    en: 'Check the date. You must be between {min:number} and {max:number} years old.',
    or: 'ତାରିଖ ଯାଞ୍ଚ କରନ୍ତୁ। ଆପଣଙ୍କ ବୟସ {min:number}ରୁ {max:number} ବର୍ଷ ମଧ୍ୟରେ ହେବା ଆବଶ୍ୟକ।',
  },
  youAreMinor: {
    en: 'You are under 18, so a parent has to agree for you. You can use the free courses at once.',
    or: 'ଆପଣଙ୍କ ବୟସ 18ରୁ କମ, ତେଣୁ ଆପଣଙ୍କ ପାଇଁ ଜଣେ ଅଭିଭାବକଙ୍କ ସମ୍ମତି ଆବଶ୍ୟକ। ମାଗଣା ପାଠ୍ୟକ୍ରମ ଆପଣ ଏବେ ହିଁ ପଢ଼ିପାରିବେ।',
  },
  wrongDate: {
    en: 'Is it wrong? <link>Ask us to correct it</link>',
    or: 'ଏହା ଭୁଲ କି? <link>ଆମକୁ ସୁଧାରିବାକୁ କୁହନ୍ତୁ</link>',
  },
  continue: { en: 'Continue', or: 'ଆଗକୁ ବଢ଼ନ୍ତୁ' },
  agree: { en: 'I agree', or: 'ମୁଁ ସମ୍ମତ' },
  saved: { en: 'Saved', or: 'ସଂରକ୍ଷିତ ହେଲା' },
  consentMissing: {
    en: 'You have not agreed to the privacy notice. Until then you cannot buy and get no reminders; everything else works.',
    or: 'ଆପଣ ଗୋପନୀୟତା ସୂଚନାରେ ସମ୍ମତି ଦେଇନାହାନ୍ତି। ସେ ପର୍ଯ୍ୟନ୍ତ ଆପଣ କିଛି କିଣିପାରିବେ ନାହିଁ ଓ ସ୍ମାରକ ପାଇବେ ନାହିଁ; ଅନ୍ୟ ସବୁ କାମ କରିବ।',
  },

  readNotice: { en: 'Read the privacy notice', or: 'ଗୋପନୀୟତା ସୂଚନା ପଢ଼ନ୍ତୁ' },

  stateGiven: {
    en: 'You have agreed to the privacy notice.',
    or: 'ଆପଣ ଗୋପନୀୟତା ସୂଚନାରେ ସମ୍ମତି ଦେଇଛନ୍ତି।',
  },
  stateParentGiven: { en: 'A parent has agreed for you.', or: 'ଜଣେ ଅଭିଭାବକ ଆପଣଙ୍କ ପାଇଁ ସମ୍ମତି ଦେଇଛନ୍ତି।' },

  ledger: { en: 'Consents so far', or: 'ଏପର୍ଯ୍ୟନ୍ତ ଦିଆଯାଇଥିବା ସମ୍ମତି' },
  byYou: { en: 'You, version {version}', or: 'ଆପଣ, ସଂସ୍କରଣ {version}' },
  byParent: {
    en: '<name>{name}</name> (parent), version {version}',
    or: '<name>{name}</name> (ଅଭିଭାବକ), ସଂସ୍କରଣ {version}',
  },
  byUnknownParent: { en: 'A parent, version {version}', or: 'ଜଣେ ଅଭିଭାବକ, ସଂସ୍କରଣ {version}' },
  givenOn: { en: 'Given on {date}', or: '{date}ରେ ଦିଆଗଲା' },
  withdrawnOn: { en: 'Withdrawn on {date}', or: '{date}ରେ ଫେରାଇ ନିଆଗଲା' },
  withdraw: { en: 'Withdraw consent', or: 'ସମ୍ମତି ଫେରାଇ ନିଅନ୍ତୁ' },
  withdrawTitle: { en: 'Withdraw the consent?', or: 'ସମ୍ମତି ଫେରାଇ ନେବେ କି?' },
  withdrawText: {
    en: 'You keep your courses, results and receipts. You can buy nothing and get no reminders until there is a consent again. To have your data erased, delete your account.',
    or: 'ଆପଣଙ୍କ ପାଠ୍ୟକ୍ରମ, ଫଳାଫଳ ଓ ରସିଦ ରହିବ। ପୁଣି ସମ୍ମତି ମିଳିବା ପର୍ଯ୍ୟନ୍ତ ଆପଣ କିଛି କିଣିପାରିବେ ନାହିଁ ଓ ସ୍ମାରକ ପାଇବେ ନାହିଁ। ନିଜ ତଥ୍ୟ ଲିଭାଇବାକୁ ହେଲେ ଖାତା ବିଲୋପ କରନ୍ତୁ।',
  },
  withdrawYes: { en: 'Withdraw', or: 'ଫେରାଇ ନିଅନ୍ତୁ' },
  keepConsent: { en: 'Keep it', or: 'ରଖନ୍ତୁ' },
  withdrawn: { en: 'The consent is withdrawn.', or: 'ସମ୍ମତି ଫେରାଇ ନିଆଗଲା।' },

  askTitle: { en: 'Ask a parent', or: 'ଅଭିଭାବକଙ୍କୁ ଅନୁରୋଧ' },
  askText: {
    en: 'You are under 18. Once a parent or guardian has agreed, you can buy courses and get reminders. Free courses are open to you already.',
    or: 'ଆପଣଙ୍କ ବୟସ 18ରୁ କମ। ପିତାମାତା କିମ୍ବା ଅଭିଭାବକ ସମ୍ମତି ଦେଲେ ଆପଣ ପାଠ୍ୟକ୍ରମ କିଣିପାରିବେ ଓ ସ୍ମାରକ ପାଇବେ। ମାଗଣା ପାଠ୍ୟକ୍ରମ ଆପଣଙ୍କ ପାଇଁ ଏବେ ହିଁ ଖୋଲା ଅଛି।',
  },
  askHow: { en: 'How should we ask?', or: 'ଆମେ କିପରି ଅନୁରୋଧ କରିବୁ?' },
  byEmail: { en: 'By e-mail', or: 'ଇ-ମେଲ ଦ୍ୱାରା' },
  byAccount: { en: 'With a link', or: 'ଲିଙ୍କ ଦ୍ୱାରା' },
  parentEmail: { en: 'E-mail address of a parent', or: 'ଅଭିଭାବକଙ୍କ ଇ-ମେଲ ଠିକଣା' },
  parentEmailHint: {
    en: 'We send one e-mail with a link, and nothing else.',
    or: 'ଆମେ ଲିଙ୍କ ସହ ଗୋଟିଏ ଇ-ମେଲ ପଠାଇବୁ, ଆଉ କିଛି ନୁହେଁ।',
  },
  enterEmail: {
    en: 'Enter an e-mail address such as name@example.com.',
    or: 'name@example.com ପରି ଏକ ଇ-ମେଲ ଠିକଣା ଲେଖନ୍ତୁ।',
  },
  accountHint: {
    en: 'You get a link for your parent, who opens it and signs in with their own Google account.',
    or: 'ଆପଣ ଅଭିଭାବକଙ୍କ ପାଇଁ ଏକ ଲିଙ୍କ ପାଇବେ। ସେ ତାହା ଖୋଲି ନିଜ Google ଖାତାରେ ପ୍ରବେଶ କରିବେ।',
  },
  sendEmail: { en: 'Send the e-mail', or: 'ଇ-ମେଲ ପଠାନ୍ତୁ' },
  makeLink: { en: 'Create the link', or: 'ଲିଙ୍କ ତିଆରି କରନ୍ତୁ' },
  askAgain: { en: 'Ask again', or: 'ପୁଣି ଅନୁରୋଧ କରନ୍ତୁ' },
  askLimit: {
    en: 'A new request ends the earlier one. You can ask {max:number} times a day.',
    or: 'ନୂଆ ଅନୁରୋଧ କଲେ ପୂର୍ବ ଅନୁରୋଧ ଶେଷ ହୁଏ। ଆପଣ ଦିନକୁ {max:number} ଥର ଅନୁରୋଧ କରିପାରିବେ।',
  },
  waiting: { en: 'Waiting for your parent', or: 'ଅଭିଭାବକଙ୍କ ଉତ୍ତରକୁ ଅପେକ୍ଷା' },
  waitingEmail: {
    en: 'We wrote to <email>{email}</email> on {asked}. The link works until {until}. Please also check the spam folder.',
    or: 'ଆମେ {asked}ରେ <email>{email}</email> ଠିକଣାକୁ ଲେଖିଛୁ। ଲିଙ୍କ {until} ପର୍ଯ୍ୟନ୍ତ କାମ କରିବ। ସ୍ପାମ ଫୋଲ୍ଡର ମଧ୍ୟ ଦେଖନ୍ତୁ।',
  },
  waitingLink: {
    en: 'Send this link to your parent, or open it on your parent’s phone. It works until {until}.',
    or: 'ଏହି ଲିଙ୍କ ଅଭିଭାବକଙ୍କୁ ପଠାନ୍ତୁ କିମ୍ବା ତାଙ୍କ ଫୋନରେ ଖୋଲନ୍ତୁ। ଏହା {until} ପର୍ଯ୍ୟନ୍ତ କାମ କରିବ।',
  },
  linkOld: {
    en: 'The link can no longer be shown. Create a new one.',
    or: 'ଏହି ଲିଙ୍କ ଆଉ ଦେଖାଯାଇପାରିବ ନାହିଁ। ନୂଆ ଲିଙ୍କ ତିଆରି କରନ୍ତୁ।',
  },
  parentLink: { en: 'Link for your parent', or: 'ଅଭିଭାବକଙ୍କ ପାଇଁ ଲିଙ୍କ' },
  copy: { en: 'Copy link', or: 'ଲିଙ୍କ ନକଲ କରନ୍ତୁ' },
  copied: { en: 'Copied', or: 'ନକଲ ହେଲା' },
  copyFailed: {
    en: 'The browser does not allow it. Select the link and copy it yourself.',
    or: 'ବ୍ରାଉଜର ଏହାକୁ ଅନୁମତି ଦିଏ ନାହିଁ। ଲିଙ୍କଟି ବାଛି ନିଜେ ନକଲ କରନ୍ତୁ।',
  },
  leavePage: {
    en: 'You may leave this page. We tell you when there is an answer.',
    or: 'ଆପଣ ଏହି ପୃଷ୍ଠା ଛାଡ଼ିପାରନ୍ତି। ଉତ୍ତର ମିଳିଲେ ଆମେ ଜଣାଇବୁ।',
  },
  declined: { en: 'Your parent has declined', or: 'ଆପଣଙ୍କ ଅଭିଭାବକ ମନା କରିଛନ୍ତି' },
  declinedText: {
    en: 'Talk with your parent first. You can ask another address now, the same one after {days:number} days.',
    or: 'ପ୍ରଥମେ ଅଭିଭାବକଙ୍କ ସହ କଥା ହୁଅନ୍ତୁ। ଆପଣ ଏବେ ଅନ୍ୟ ଠିକଣାକୁ, ଏବଂ {days:number} ଦିନ ପରେ ସେହି ଠିକଣାକୁ ଅନୁରୋଧ କରିପାରିବେ।',
  },
  expired: { en: 'Nobody has answered in time', or: 'ସମୟ ମଧ୍ୟରେ କେହି ଉତ୍ତର ଦେଲେ ନାହିଁ' },
  expiredText: {
    en: 'The request to your parent ended on {until}. You can ask again.',
    or: 'ଅଭିଭାବକଙ୍କୁ କରାଯାଇଥିବା ଅନୁରୋଧ {until}ରେ ସରିଗଲା। ଆପଣ ପୁଣି ଅନୁରୋଧ କରିପାରିବେ।',
  },

  children: { en: 'Your children', or: 'ଆପଣଙ୍କ ପିଲା' },
  childrenNote: {
    en: 'Students for whom you have agreed as a parent or guardian.',
    or: 'ଯେଉଁ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ଆପଣ ଅଭିଭାବକ ଭାବେ ସମ୍ମତି ଦେଇଛନ୍ତି।',
  },
  withdrawChildText: {
    en: '{name} keeps the courses, but can buy nothing and gets no reminders until a parent agrees again. We tell {name} about it.',
    or: '{name}ଙ୍କ ପାଠ୍ୟକ୍ରମ ରହିବ, କିନ୍ତୁ ଜଣେ ଅଭିଭାବକ ପୁଣି ସମ୍ମତି ଦେବା ପର୍ଯ୍ୟନ୍ତ ସେ କିଛି କିଣିପାରିବେ ନାହିଁ ଓ ସ୍ମାରକ ପାଇବେ ନାହିଁ। ଆମେ {name}ଙ୍କୁ ଏହା ଜଣାଇବୁ।',
  },
  withdrawFor: { en: 'Withdraw consent for {name}', or: '{name}ଙ୍କ ପାଇଁ ସମ୍ମତି ଫେରାଇ ନିଅନ୍ତୁ' },

  lineLabel: { en: 'Missing consent', or: 'ବାକି ଥିବା ସମ୍ମତି' },
  lineDateOfBirth: {
    en: 'Enter your date of birth. The law requires it, and it takes a minute.',
    or: 'ଆଇନ ଅନୁସାରେ ଆପଣଙ୍କ ଜନ୍ମ ତାରିଖ ଜଣାନ୍ତୁ। ଏଥିପାଇଁ ଗୋଟିଏ ମିନିଟ ଲାଗିବ।',
  },
  lineOwnConsent: {
    en: 'Agree to the privacy notice to buy courses and to get reminders.',
    or: 'ପାଠ୍ୟକ୍ରମ କିଣିବା ଓ ସ୍ମାରକ ପାଇବା ପାଇଁ ଗୋପନୀୟତା ସୂଚନାରେ ସମ୍ମତି ଦିଅନ୍ତୁ।',
  },
  lineParent: {
    en: 'A parent has to agree before you can buy courses.',
    or: 'ଆପଣ ପାଠ୍ୟକ୍ରମ କିଣିବା ପୂର୍ବରୁ ଜଣେ ଅଭିଭାବକଙ୍କ ସମ୍ମତି ଆବଶ୍ୟକ।',
  },
  lineWaiting: { en: 'Your parent has not answered yet.', or: 'ଆପଣଙ୍କ ଅଭିଭାବକ ଏପର୍ଯ୍ୟନ୍ତ ଉତ୍ତର ଦେଇନାହାନ୍ତି।' },
  toAccount: { en: 'To my account', or: 'ମୋ ଖାତାକୁ ଯାଆନ୍ତୁ' },
});

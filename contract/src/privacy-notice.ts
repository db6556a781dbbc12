import { defineTexts } from './language/texts.ts';

/**
 * The privacy notice, with all its versions. The ledger of consents names a version by its number, so the texts of a
 * published version never change: a new text is a new version at the top of `PRIVACY_NOTICES`.
 */

const version1 = defineTexts({
  account: {
    en: 'Name, e-mail address and photo from the account that you sign in with',
    or: 'ଆପଣ ଯେଉଁ ଖାତାରେ ପ୍ରବେଶ କରନ୍ତି, ସେଥିରୁ ନାମ, ଇ-ମେଲ ଠିକଣା ଓ ଫଟୋ',
  },
  accountPurpose: {
    en: 'To recognise you and to show your name to you.',
    or: 'ଆପଣଙ୍କୁ ଚିହ୍ନିବା ଓ ଆପଣଙ୍କ ନାମ ଆପଣଙ୍କୁ ଦେଖାଇବା ପାଇଁ।',
  },
  accountPeriod: {
    en: 'Until 30 days after you delete your account.',
    or: 'ଆପଣ ଖାତା ବିଲୋପ କରିବାର 30 ଦିନ ପର୍ଯ୍ୟନ୍ତ।',
  },
  learning: {
    en: 'Courses, progress, study time, answers, results and practice',
    or: 'ପାଠ୍ୟକ୍ରମ, ଅଗ୍ରଗତି, ପଢ଼ିବା ସମୟ, ଉତ୍ତର, ଫଳାଫଳ ଓ ଅଭ୍ୟାସ',
  },
  learningPurpose: {
    en: 'To teach you, to grade your tests and to show you what to practise.',
    or: 'ଆପଣଙ୍କୁ ପଢ଼ାଇବା, ପରୀକ୍ଷାର ମୂଲ୍ୟାଙ୍କନ କରିବା ଓ କ’ଣ ଅଭ୍ୟାସ କରିବେ ତାହା ଦେଖାଇବା ପାଇଁ।',
  },
  learningPeriod: {
    en: 'Until 30 days after you delete your account. Results then stay in statistics without your name.',
    or: 'ଆପଣ ଖାତା ବିଲୋପ କରିବାର 30 ଦିନ ପର୍ଯ୍ୟନ୍ତ। ତା’ପରେ ଫଳାଫଳ ଆପଣଙ୍କ ନାମ ବିନା ପରିସଂଖ୍ୟାନରେ ରହେ।',
  },
  purchases: { en: 'Orders, payments and receipts', or: 'ବରାଦ, ଦେୟ ଓ ରସିଦ' },
  purchasesPurpose: {
    en: 'To sell you courses and to keep the books that tax law demands. We never see card numbers.',
    or: 'ଆପଣଙ୍କୁ ପାଠ୍ୟକ୍ରମ ବିକ୍ରି କରିବା ଓ କର ଆଇନ ଅନୁସାରେ ହିସାବ ରଖିବା ପାଇଁ। ଆମେ କେବେହେଲେ କାର୍ଡ ନମ୍ବର ଦେଖୁନାହୁଁ।',
  },
  purchasesPeriod: {
    en: 'Eight years after the payment, because tax law demands it.',
    or: 'କର ଆଇନ ଅନୁସାରେ ଦେୟର ଆଠ ବର୍ଷ ପର୍ଯ୍ୟନ୍ତ।',
  },
  birth: {
    en: 'Date of birth, and for students under 18 the name and e-mail address of a parent',
    or: 'ଜନ୍ମ ତାରିଖ, ଏବଂ 18 ବର୍ଷରୁ କମ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ଅଭିଭାବକଙ୍କ ନାମ ଓ ଇ-ମେଲ ଠିକଣା',
  },
  birthPurpose: {
    en: 'The law demands the consent of a parent for students under 18.',
    or: '18 ବର୍ଷରୁ କମ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ଆଇନ ଅଭିଭାବକଙ୍କ ସମ୍ମତି ଚାହେଁ।',
  },
  birthPeriod: {
    en: 'Until 30 days after you delete your account.',
    or: 'ଆପଣ ଖାତା ବିଲୋପ କରିବାର 30 ଦିନ ପର୍ଯ୍ୟନ୍ତ।',
  },
  notices: { en: 'Notices, e-mails and pushes to you', or: 'ଆପଣଙ୍କୁ ପଠାଯାଇଥିବା ସୂଚନା, ଇ-ମେଲ ଓ ପୁଶ୍ ବାର୍ତ୍ତା' },
  noticesPurpose: {
    en: 'To tell you about purchases, exams, practice and the security of your account. You choose which.',
    or: 'କିଣାକିଣି, ପରୀକ୍ଷା, ଅଭ୍ୟାସ ଓ ଆପଣଙ୍କ ଖାତାର ସୁରକ୍ଷା ବିଷୟରେ ଜଣାଇବା ପାଇଁ। କେଉଁଗୁଡ଼ିକ ପାଇବେ, ତାହା ଆପଣ ବାଛନ୍ତି।',
  },
  noticesPeriod: {
    en: 'Notices for 180 days, records of e-mails and pushes for 30 days.',
    or: 'ସୂଚନା 180 ଦିନ, ଇ-ମେଲ ଓ ପୁଶ୍ ବାର୍ତ୍ତାର ବିବରଣୀ 30 ଦିନ।',
  },
  devices: {
    en: 'The browser and system of devices on which you are signed in',
    or: 'ଆପଣ ପ୍ରବେଶ କରିଥିବା ଉପକରଣର ବ୍ରାଉଜର ଓ ସିଷ୍ଟମ',
  },
  devicesPurpose: {
    en: 'To show you where you are signed in, and to warn you about a new device.',
    or: 'ଆପଣ କେଉଁଠାରେ ପ୍ରବେଶ କରିଛନ୍ତି ତାହା ଦେଖାଇବା ଓ ନୂଆ ଉପକରଣ ବିଷୟରେ ସତର୍କ କରିବା ପାଇଁ।',
  },
  devicesPeriod: { en: 'Until a day after the session has ended.', or: 'ପ୍ରବେଶର ଅବଧି ସରିବାର ଗୋଟିଏ ଦିନ ପର୍ଯ୍ୟନ୍ତ।' },
  noTracking: {
    en: 'There is no advertising, no tracking across websites and no analytics of other companies.',
    or: 'ଏଠାରେ କୌଣସି ବିଜ୍ଞାପନ, ଅନ୍ୟ ୱେବସାଇଟରେ ଅନୁସରଣ କିମ୍ବା ଅନ୍ୟ କମ୍ପାନୀର ବିଶ୍ଳେଷଣ ନାହିଁ।',
  },
  rightAccess: {
    en: 'You can see, correct and export your data, and delete your account, in My Account.',
    or: '“ମୋ ଖାତା”ରେ ଆପଣ ନିଜ ତଥ୍ୟ ଦେଖିପାରିବେ, ସୁଧାରିପାରିବେ, ରପ୍ତାନି କରିପାରିବେ ଓ ଖାତା ବିଲୋପ କରିପାରିବେ।',
  },
  rightWithdraw: {
    en: 'You can withdraw your consent at any time in My Account. It is as easy as giving it.',
    or: 'ଆପଣ ଯେକୌଣସି ସମୟରେ “ମୋ ଖାତା”ରେ ନିଜ ସମ୍ମତି ଫେରାଇ ନେଇପାରିବେ। ଏହା ସମ୍ମତି ଦେବା ପରି ସହଜ।',
  },
  rightGrievance: {
    en: 'You can send a grievance to us, and after our answer to the Data Protection Board of India.',
    or: 'ଆପଣ ଆମକୁ ଅଭିଯୋଗ ପଠାଇପାରିବେ, ଏବଂ ଆମ ଉତ୍ତର ପରେ ଭାରତର ଡାଟା ସୁରକ୍ଷା ବୋର୍ଡକୁ ମଧ୍ୟ।',
  },
});

type NoticeItem = {
  /** Which data, what for, and how long; keys of the texts. */
  data: keyof typeof version1;
  purpose: keyof typeof version1;
  period: keyof typeof version1;
};

const item = (name: 'account' | 'learning' | 'purchases' | 'birth' | 'notices' | 'devices'): NoticeItem => ({
  data: name,
  purpose: `${name}Purpose`,
  period: `${name}Period`,
});

/** The newest first. */
export const PRIVACY_NOTICES = [
  {
    version: 1,
    publishedOn: '2026-11-17',
    texts: version1,
    items: [
      item('account'),
      item('learning'),
      item('purchases'),
      item('birth'),
      item('notices'),
      item('devices'),
    ],
    statements: ['noTracking', 'rightAccess', 'rightWithdraw', 'rightGrievance'],
  },
] as const;

export const NOTICE_VERSION = PRIVACY_NOTICES[0].version;

/** Returns undefined for a version that was never published. */
export const findPrivacyNotice = (version: number) =>
  PRIVACY_NOTICES.find((notice) => notice.version === version);

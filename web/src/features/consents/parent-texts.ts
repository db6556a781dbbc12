import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts for parents on the page of a link. */
export const parentTexts = defineTexts({
  title: { en: 'Consent of a parent', or: 'ଅଭିଭାବକଙ୍କ ସମ୍ମତି' },
  loadFailed: { en: 'This link could not be opened', or: 'ଏହି ଲିଙ୍କ ଖୋଲିପାରିଲା ନାହିଁ' },
  noToken: {
    en: 'The link is not complete. Open the whole link from the e-mail or from the student.',
    or: 'ଲିଙ୍କଟି ଅସମ୍ପୂର୍ଣ୍ଣ। ଇ-ମେଲ କିମ୍ବା ଶିକ୍ଷାର୍ଥୀଙ୍କଠାରୁ ମିଳିଥିବା ପୂରା ଲିଙ୍କ ଖୋଲନ୍ତୁ।',
  },
  about: {
    en: '<name>{child}</name> studies at {site} and named you as a parent or guardian. The law of India demands your consent for students under 18.',
    or: '<name>{child}</name> {site}ରେ ପଢ଼ନ୍ତି ଏବଂ ଆପଣଙ୍କୁ ପିତାମାତା କିମ୍ବା ଅଭିଭାବକ ଭାବେ ଜଣାଇଛନ୍ତି। ଭାରତର ଆଇନ ଅନୁସାରେ 18 ବର୍ଷରୁ କମ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ଆପଣଙ୍କ ସମ୍ମତି ଆବଶ୍ୟକ।',
  },
  ifYouAgree: {
    en: 'If you agree, the student can buy courses and gets reminders to practise. If you decline, the free courses stay open.',
    or: 'ଆପଣ ସମ୍ମତି ଦେଲେ ଶିକ୍ଷାର୍ଥୀ ପାଠ୍ୟକ୍ରମ କିଣିପାରିବେ ଓ ଅଭ୍ୟାସ ପାଇଁ ସ୍ମାରକ ପାଇବେ। ଆପଣ ମନା କଲେ ମାଗଣା ପାଠ୍ୟକ୍ରମ ଖୋଲା ରହିବ।',
  },
  validUntil: { en: 'You can answer until {time}.', or: 'ଆପଣ {time} ପର୍ଯ୍ୟନ୍ତ ଉତ୍ତର ଦେଇପାରିବେ।' },
  aboutChild: {
    en: 'This notice is about the data of the student.',
    or: 'ଏହି ସୂଚନା ଶିକ୍ଷାର୍ଥୀଙ୍କ ତଥ୍ୟ ବିଷୟରେ।',
  },

  yourName: { en: 'Your name', or: 'ଆପଣଙ୍କ ନାମ' },
  enterName: { en: 'Enter your name.', or: 'ଆପଣଙ୍କ ନାମ ଲେଖନ୍ତୁ।' },
  declare: {
    en: 'I am 18 or older, and a parent or legal guardian of this student.',
    or: 'ମୋର ବୟସ 18 ବା ଅଧିକ, ଏବଂ ମୁଁ ଏହି ଶିକ୍ଷାର୍ଥୀଙ୍କ ପିତାମାତା କିମ୍ବା ଆଇନସମ୍ମତ ଅଭିଭାବକ।',
  },
  declareFirst: { en: 'Confirm this before you agree.', or: 'ସମ୍ମତି ଦେବା ପୂର୍ବରୁ ଏହା ନିଶ୍ଚିତ କରନ୍ତୁ।' },
  agree: { en: 'I agree', or: 'ମୁଁ ସମ୍ମତ' },
  decline: { en: 'Decline', or: 'ମନା କରନ୍ତୁ' },
  declineTitle: { en: 'Decline the request?', or: 'ଅନୁରୋଧ ମନା କରିବେ କି?' },
  declineText: {
    en: 'The student can go on with free courses. This link cannot be answered again.',
    or: 'ଶିକ୍ଷାର୍ଥୀ ମାଗଣା ପାଠ୍ୟକ୍ରମ ପଢ଼ିପାରିବେ। ଏହି ଲିଙ୍କର ପୁଣି ଉତ୍ତର ଦେଇହେବ ନାହିଁ।',
  },
  goBack: { en: 'Go back', or: 'ଫେରନ୍ତୁ' },

  given: { en: 'You have agreed', or: 'ଆପଣ ସମ୍ମତି ଦେଇଛନ୍ତି' },
  givenText: {
    en: 'Thank you. You agreed on {time}. <name>{child}</name> can use everything now. Keep this link: with it you can withdraw your consent at any time.',
    or: 'ଧନ୍ୟବାଦ। ଆପଣ {time}ରେ ସମ୍ମତି ଦେଇଛନ୍ତି। <name>{child}</name> ଏବେ ସବୁ ବ୍ୟବହାର କରିପାରିବେ। ଏହି ଲିଙ୍କ ସାଇତି ରଖନ୍ତୁ: ଏଥିରେ ଆପଣ ଯେକୌଣସି ସମୟରେ ସମ୍ମତି ଫେରାଇ ନେଇପାରିବେ।',
  },
  declined: { en: 'You have declined', or: 'ଆପଣ ମନା କରିଛନ୍ତି' },
  declinedText: {
    en: 'You declined on {time}. If you change your mind, <name>{child}</name> can send a new request.',
    or: 'ଆପଣ {time}ରେ ମନା କରିଛନ୍ତି। ଆପଣ ମନ ବଦଳାଇଲେ <name>{child}</name> ନୂଆ ଅନୁରୋଧ ପଠାଇପାରିବେ।',
  },
  withdrawnState: { en: 'The consent is withdrawn', or: 'ସମ୍ମତି ଫେରାଇ ନିଆଯାଇଛି' },
  withdrawnText: {
    en: 'It ended on {time}. If you want to agree again, <name>{child}</name> can send a new request.',
    or: 'ଏହା {time}ରେ ଶେଷ ହେଲା। ଆପଣ ପୁଣି ସମ୍ମତି ଦେବାକୁ ଚାହିଁଲେ <name>{child}</name> ନୂଆ ଅନୁରୋଧ ପଠାଇପାରିବେ।',
  },
  expired: { en: 'The time of this link is over', or: 'ଏହି ଲିଙ୍କର ସମୟ ସରିଯାଇଛି' },
  expiredText: {
    en: '<name>{child}</name> can send a new request.',
    or: '<name>{child}</name> ନୂଆ ଅନୁରୋଧ ପଠାଇପାରିବେ।',
  },
  withdraw: { en: 'Withdraw consent', or: 'ସମ୍ମତି ଫେରାଇ ନିଅନ୍ତୁ' },
  withdrawTitle: { en: 'Withdraw the consent?', or: 'ସମ୍ମତି ଫେରାଇ ନେବେ କି?' },
  withdrawText: {
    en: '{child} keeps the courses, but can buy nothing and gets no reminders until a parent agrees again.',
    or: '{child}ଙ୍କ ପାଠ୍ୟକ୍ରମ ରହିବ, କିନ୍ତୁ ଜଣେ ଅଭିଭାବକ ପୁଣି ସମ୍ମତି ଦେବା ପର୍ଯ୍ୟନ୍ତ ସେ କିଛି କିଣିପାରିବେ ନାହିଁ ଓ ସ୍ମାରକ ପାଇବେ ନାହିଁ।',
  },
  withdrawYes: { en: 'Withdraw', or: 'ଫେରାଇ ନିଅନ୍ତୁ' },
  keepConsent: { en: 'Keep it', or: 'ରଖନ୍ତୁ' },

  signInTitle: { en: 'Sign in to answer', or: 'ଉତ୍ତର ଦେବା ପାଇଁ ପ୍ରବେଶ କରନ୍ତୁ' },
  signInText: {
    en: 'Sign in with your own Google account, not with that of the student. You come back to this page.',
    or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କ ନୁହେଁ, ନିଜ Google ଖାତାରେ ପ୍ରବେଶ କରନ୍ତୁ। ଆପଣ ଏହି ପୃଷ୍ଠାକୁ ଫେରିଆସିବେ।',
  },
  signIn: { en: 'Sign in', or: 'ପ୍ରବେଶ କରନ୍ତୁ' },
  childTitle: {
    en: 'You are signed in as the student',
    or: 'ଆପଣ ଶିକ୍ଷାର୍ଥୀ ଭାବେ ପ୍ରବେଶ କରିଛନ୍ତି',
  },
  childText: {
    en: 'You cannot agree for yourself. Send the link to a parent, or let a parent sign in here.',
    or: 'କେହି ନିଜ ପାଇଁ ସମ୍ମତି ଦେଇପାରିବେ ନାହିଁ। ଲିଙ୍କଟି ଅଭିଭାବକଙ୍କୁ ପଠାନ୍ତୁ କିମ୍ବା ସେ ଏଠାରେ ପ୍ରବେଶ କରନ୍ତୁ।',
  },
  minorTitle: { en: 'Only an adult can agree', or: 'କେବଳ ଜଣେ ବୟସ୍କ ସମ୍ମତି ଦେଇପାରିବେ' },
  minorText: {
    en: 'By the date of birth of this account you are under 18. If that is wrong, ask us to correct it.',
    or: 'ଏହି ଖାତାର ଜନ୍ମ ତାରିଖ ଅନୁସାରେ ଆପଣଙ୍କ ବୟସ 18ରୁ କମ। ଏହା ଭୁଲ ଥିଲେ ଆମକୁ ସୁଧାରିବାକୁ କୁହନ୍ତୁ।',
  },
  askCorrection: { en: 'Ask for a correction', or: 'ସୁଧାରିବାକୁ ଅନୁରୋଧ କରନ୍ତୁ' },
  otherAccount: { en: 'Sign in with another account', or: 'ଅନ୍ୟ ଖାତାରେ ପ୍ରବେଶ କରନ୍ତୁ' },
  unknownAgeTitle: { en: 'First, your own date of birth', or: 'ପ୍ରଥମେ ଆପଣଙ୍କ ନିଜ ଜନ୍ମ ତାରିଖ' },
  unknownAgeText: {
    en: 'Only an adult can agree for a student, so we have to know that you are one.',
    or: 'କେବଳ ଜଣେ ବୟସ୍କ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ସମ୍ମତି ଦେଇପାରିବେ, ତେଣୁ ଆପଣଙ୍କ ବୟସ ଜାଣିବା ଆମ ପାଇଁ ଆବଶ୍ୟକ।',
  },
});

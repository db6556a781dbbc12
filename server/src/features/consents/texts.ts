import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  parentNeeded: {
    en: 'You are under 18. Until a parent has agreed, you can use the free courses. Ask a parent in your account.',
    or: 'ଆପଣଙ୍କ ବୟସ 18ରୁ କମ। ଅଭିଭାବକ ସମ୍ମତି ଦେବା ପର୍ଯ୍ୟନ୍ତ ଆପଣ ମାଗଣା ପାଠ୍ୟକ୍ରମ ପଢ଼ିପାରିବେ। ନିଜ ଖାତାରେ ଅଭିଭାବକଙ୍କୁ ଅନୁରୋଧ କରନ୍ତୁ।',
  },
  consentNeeded: {
    en: 'Agree to the privacy notice in your account before you buy.',
    or: 'କିଣିବା ପୂର୍ବରୁ ନିଜ ଖାତାରେ ଗୋପନୀୟତା ସୂଚନାରେ ସମ୍ମତି ଦିଅନ୍ତୁ।',
  },
  noAccount: { en: 'Your account no longer exists.', or: 'ଆପଣଙ୍କ ଖାତା ଆଉ ନାହିଁ।' },
  implausibleBirthDate: {
    en: 'Check the date of birth. You must be between {min} and {max} years old.',
    or: 'ଜନ୍ମ ତାରିଖ ଯାଞ୍ଚ କରନ୍ତୁ। ଆପଣଙ୍କ ବୟସ {min}ରୁ {max} ବର୍ଷ ମଧ୍ୟରେ ହେବା ଆବଶ୍ୟକ।',
  },
  alreadyKnown: {
    en: 'Your date of birth is stored already. Send us a request if it is wrong.',
    or: 'ଆପଣଙ୍କ ଜନ୍ମ ତାରିଖ ପୂର୍ବରୁ ସଂରକ୍ଷିତ ଅଛି। ଏହା ଭୁଲ ଥିଲେ ଆମକୁ ଅନୁରୋଧ ପଠାନ୍ତୁ।',
  },
  oldNotice: {
    en: 'There is a new version of the privacy notice. Read it and agree again.',
    or: 'ଗୋପନୀୟତା ସୂଚନାର ନୂଆ ସଂସ୍କରଣ ଆସିଛି। ତାହା ପଢ଼ି ପୁଣି ସମ୍ମତି ଦିଅନ୍ତୁ।',
  },
  minorsCannotAgree: {
    en: 'You are under 18. A parent has to agree for you.',
    or: 'ଆପଣଙ୍କ ବୟସ 18ରୁ କମ। ଆପଣଙ୍କ ପାଇଁ ଜଣେ ଅଭିଭାବକଙ୍କ ସମ୍ମତି ଆବଶ୍ୟକ।',
  },
  birthDateFirst: {
    en: 'Enter your date of birth first.',
    or: 'ପ୍ରଥମେ ଆପଣଙ୍କ ଜନ୍ମ ତାରିଖ ଜଣାନ୍ତୁ।',
  },
  noConsent: {
    en: 'This consent does not exist, or it was withdrawn.',
    or: 'ଏହି ସମ୍ମତି ନାହିଁ କିମ୍ବା ଏହା ଫେରାଇ ନିଆଯାଇଛି।',
  },
  adultsNeedNoParent: {
    en: 'You do not need the consent of a parent.',
    or: 'ଆପଣଙ୍କୁ ଅଭିଭାବକଙ୍କ ସମ୍ମତି ଆବଶ୍ୟକ ନାହିଁ।',
  },
  alreadyGiven: { en: 'A parent has agreed already.', or: 'ଜଣେ ଅଭିଭାବକ ପୂର୍ବରୁ ସମ୍ମତି ଦେଇଛନ୍ତି।' },
  noMail: {
    en: 'This site sends no e-mails. Choose “With a link” instead.',
    or: 'ଏହି ୱେବସାଇଟ ଇ-ମେଲ ପଠାଏ ନାହିଁ। ତାହା ବଦଳରେ “ଲିଙ୍କ ଦ୍ୱାରା” ବାଛନ୍ତୁ।',
  },
  ownAddress: {
    en: 'This is your own e-mail address. Enter the address of a parent.',
    or: 'ଏହା ଆପଣଙ୍କ ନିଜ ଇ-ମେଲ ଠିକଣା। ଅଭିଭାବକଙ୍କ ଠିକଣା ଲେଖନ୍ତୁ।',
  },
  askedTooOften: {
    en: 'You have asked three times today. Try again tomorrow.',
    or: 'ଆପଣ ଆଜି ତିନିଥର ଅନୁରୋଧ କରିସାରିଛନ୍ତି। ଆସନ୍ତାକାଲି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  addressAskedTooOften: {
    en: 'This address got several requests today. Try again tomorrow.',
    or: 'ଏହି ଠିକଣାକୁ ଆଜି କେତେଥର ଅନୁରୋଧ ପଠାଯାଇସାରିଛି। ଆସନ୍ତାକାଲି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  addressDeclined: {
    en: 'This parent has declined. You can ask the same address again after {days} days.',
    or: 'ଏହି ଅଭିଭାବକ ମନା କରିଛନ୍ତି। {days} ଦିନ ପରେ ଆପଣ ଏହି ଠିକଣାକୁ ପୁଣି ଅନୁରୋଧ ପଠାଇପାରିବେ।',
  },
  badLink: {
    en: 'This link is not valid. Open the whole link from the e-mail, or ask the student for a new one.',
    or: 'ଏହି ଲିଙ୍କ ବୈଧ ନୁହେଁ। ଇ-ମେଲରୁ ପୂରା ଲିଙ୍କ ଖୋଲନ୍ତୁ କିମ୍ବା ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ନୂଆ ଲିଙ୍କ ମାଗନ୍ତୁ।',
  },
  linkUsed: {
    en: 'This link was answered already, or it has expired.',
    or: 'ଏହି ଲିଙ୍କର ଉତ୍ତର ଦିଆସରିଛି କିମ୍ବା ଏହାର ସମୟ ସରିଯାଇଛି।',
  },
  nothingToWithdraw: {
    en: 'There is no consent to withdraw.',
    or: 'ଫେରାଇ ନେବାକୁ କୌଣସି ସମ୍ମତି ନାହିଁ।',
  },
  declareAdult: {
    en: 'Confirm that you are 18 or older and a parent or legal guardian of the student.',
    or: 'ଆପଣଙ୍କ ବୟସ 18 ବା ଅଧିକ ଏବଂ ଆପଣ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପିତାମାତା କିମ୍ବା ଆଇନସମ୍ମତ ଅଭିଭାବକ ବୋଲି ନିଶ୍ଚିତ କରନ୍ତୁ।',
  },
  nameNeeded: { en: 'Enter your name.', or: 'ଆପଣଙ୍କ ନାମ ଲେଖନ୍ତୁ।' },
  signInAsParent: {
    en: 'Sign in with your own account to answer.',
    or: 'ଉତ୍ତର ଦେବା ପାଇଁ ନିଜ ଖାତାରେ ପ୍ରବେଶ କରନ୍ତୁ।',
  },
  ownRequest: {
    en: 'You cannot agree for yourself. A parent has to sign in with their own account.',
    or: 'ଆପଣ ନିଜ ପାଇଁ ସମ୍ମତି ଦେଇପାରିବେ ନାହିଁ। ଅଭିଭାବକଙ୍କୁ ନିଜ ଖାତାରେ ପ୍ରବେଶ କରିବାକୁ ହେବ।',
  },
  parentBirthDate: {
    en: 'Enter your own date of birth in your account first.',
    or: 'ପ୍ରଥମେ ନିଜ ଖାତାରେ ଆପଣଙ୍କ ନିଜ ଜନ୍ମ ତାରିଖ ଜଣାନ୍ତୁ।',
  },
  parentIsMinor: {
    en: 'Only an adult can agree. By your date of birth you are under 18.',
    or: 'କେବଳ ଜଣେ ବୟସ୍କ ସମ୍ମତି ଦେଇପାରିବେ। ଆପଣଙ୍କ ଜନ୍ମ ତାରିଖ ଅନୁସାରେ ଆପଣଙ୍କ ବୟସ 18ରୁ କମ।',
  },
  tooManyChildren: {
    en: 'You have agreed for {max} students already. Write to us if you need more.',
    or: 'ଆପଣ ପୂର୍ବରୁ {max} ଜଣ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ସମ୍ମତି ଦେଇସାରିଛନ୍ତି। ଅଧିକ ଆବଶ୍ୟକ ହେଲେ ଆମକୁ ଲେଖନ୍ତୁ।',
  },
});

/** The e-mail to a parent, which has both languages, because nobody knows which one the parent reads. */
export const letterTexts = defineTexts({
  subject: { en: '{child} asks for your consent', or: '{child} ଆପଣଙ୍କ ସମ୍ମତି ଚାହାଁନ୍ତି' },
  greeting: { en: 'Hello,', or: 'ନମସ୍କାର,' },
  question: {
    en: '{child} studies at {site}, an online course platform, and named you as a parent. The law of India demands the consent of a parent for students under 18. Until then {child} can use free courses only.',
    or: '{child} {site}ରେ ପଢ଼ନ୍ତି, ଯାହା ଅନଲାଇନ ପାଠ୍ୟକ୍ରମର ୱେବସାଇଟ, ଏବଂ ଆପଣଙ୍କୁ ଅଭିଭାବକ ଭାବେ ଜଣାଇଛନ୍ତି। ଭାରତର ଆଇନ ଅନୁସାରେ 18 ବର୍ଷରୁ କମ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ଅଭିଭାବକଙ୍କ ସମ୍ମତି ଆବଶ୍ୟକ। ସେ ପର୍ଯ୍ୟନ୍ତ {child} କେବଳ ମାଗଣା ପାଠ୍ୟକ୍ରମ ପଢ଼ିପାରିବେ।',
  },
  howLong: {
    en: 'The link works for {days} days and can be answered once. If you agree, keep this e-mail: the same link withdraws your consent.',
    or: 'ଏହି ଲିଙ୍କ {days} ଦିନ ପର୍ଯ୍ୟନ୍ତ କାମ କରିବ ଏବଂ ଥରେ ଉତ୍ତର ଦେଇହେବ। ଆପଣ ସମ୍ମତି ଦେଲେ ଏହି ଇ-ମେଲ ସାଇତି ରଖନ୍ତୁ: ଏହି ଲିଙ୍କରେ ହିଁ ଆପଣ ସମ୍ମତି ଫେରାଇ ନେଇପାରିବେ।',
  },
  unknown: {
    en: 'If you do not know {child}, do nothing. You will get no reminder.',
    or: 'ଆପଣ {child}ଙ୍କୁ ଜାଣି ନ ଥିଲେ କିଛି କରନ୍ତୁ ନାହିଁ। ଆପଣ ଆଉ ସ୍ମାରକ ପାଇବେ ନାହିଁ।',
  },
  link: { en: 'Read and answer', or: 'ପଢ଼ନ୍ତୁ ଓ ଉତ୍ତର ଦିଅନ୍ତୁ' },
});

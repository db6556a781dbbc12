import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  secondFactorNeeded: {
    en: 'Set up a second factor for your account first.',
    or: 'ପ୍ରଥମେ ଆପଣଙ୍କ ଖାତା ପାଇଁ ଦ୍ୱିତୀୟ ପ୍ରମାଣ ଯୋଡ଼ନ୍ତୁ।',
  },
  accountDeleted: {
    en: 'You have deleted this account. Restore it in My Account to use it again.',
    or: 'ଆପଣ ଏହି ଖାତା ବିଲୋପ କରିଛନ୍ତି। ପୁଣି ବ୍ୟବହାର କରିବାକୁ ‘ମୋ ଖାତା’ରେ ଏହାକୁ ପୁନରୁଦ୍ଧାର କରନ୍ତୁ।',
  },
  unreadable: { en: 'The request could not be read.', or: 'ଅନୁରୋଧଟି ପଢ଼ିହେଲା ନାହିଁ।' },
  tooDeep: { en: 'The JSON has more than {max} levels.', or: 'JSONରେ {max}ରୁ ଅଧିକ ସ୍ତର ଅଛି।' },
  invalid: { en: 'The request is invalid.', or: 'ଅନୁରୋଧଟି ଠିକ ନୁହେଁ।' },
  pathProblem: { en: '{path}: {problem}', or: '{path}: {problem}' },
  moreProblems: { en: 'and {count} more', or: 'ଏବଂ ଆଉ {count}ଟି' },
  tooLarge: {
    en: 'The request is too large. Shorten the text, or divide it and send one part at a time.',
    or: 'ଅନୁରୋଧଟି ଅତ୍ୟଧିକ ବଡ଼। ଲେଖାକୁ ଛୋଟ କରନ୍ତୁ, କିମ୍ବା ଭାଗ କରି ଥରକେ ଗୋଟିଏ ଭାଗ ପଠାନ୍ତୁ।',
  },
  unsupportedType: {
    en: 'This content type is not supported.',
    or: 'ଏହି ପ୍ରକାରର ତଥ୍ୟ ଗ୍ରହଣ କରାଯାଏ ନାହିଁ।',
  },
  tooManyRequests: {
    en: 'Too many requests. Wait a moment and try again.',
    or: 'ଅତ୍ୟଧିକ ଅନୁରୋଧ ଆସିଛି। କିଛି ସମୟ ଅପେକ୍ଷା କରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  internal: {
    en: 'Something went wrong on our side. Please try again.',
    or: 'ଆମ ପକ୍ଷରୁ କିଛି ତ୍ରୁଟି ହେଲା। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  busy: {
    en: 'The service is busy. Please try again in a moment.',
    or: 'ସେବା ବର୍ତ୍ତମାନ ବ୍ୟସ୍ତ ଅଛି। ଦୟାକରି କିଛି ସମୟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  restarting: {
    en: 'The service is being restarted. Please try again in a moment.',
    or: 'ସେବା ପୁଣି ଆରମ୍ଭ କରାଯାଉଛି। ଦୟାକରି କିଛି ସମୟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  databaseDoesNotRespond: {
    en: 'The database does not respond.',
    or: 'ତଥ୍ୟଭଣ୍ଡାରରୁ ଉତ୍ତର ମିଳୁନାହିଁ।',
  },
  invalidKey: {
    en: 'The header Idempotency-Key must have 1 to {max} characters.',
    or: 'Idempotency-Key ହେଡରରେ 1ରୁ {max}ଟି ଅକ୍ଷର ରହିବା ଆବଶ୍ୟକ।',
  },
  stillProcessing: {
    en: 'This request is still being processed. Please try again in a moment.',
    or: 'ଏହି ଅନୁରୋଧ ଉପରେ ଏବେ ମଧ୍ୟ କାମ ଚାଲିଛି। ଦୟାକରି କିଛି ସମୟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  keyReused: {
    en: 'This Idempotency-Key was already used for a different request.',
    or: 'ଏହି Idempotency-Key ପୂର୍ବରୁ ଅନ୍ୟ ଏକ ଅନୁରୋଧ ପାଇଁ ବ୍ୟବହୃତ ହୋଇଛି।',
  },
  alreadyDone: {
    en: 'This was already done. Please reload to see the result.',
    or: 'ଏହି କାମ ପୂର୍ବରୁ ହୋଇସାରିଛି। ଫଳ ଦେଖିବା ପାଇଁ ଦୟାକରି ପୃଷ୍ଠାଟି ପୁଣି ଖୋଲନ୍ତୁ।',
  },
  adminsOnly: { en: 'Only an admin may do this.', or: 'କେବଳ ଜଣେ ପରିଚାଳକ ଏହା କରିପାରିବେ।' },
  notPermitted: {
    en: 'Your role does not allow this. Ask an owner of the site.',
    or: 'ଆପଣଙ୍କ ଭୂମିକାରେ ଏହି କାମର ଅନୁମତି ନାହିଁ। ୱେବସାଇଟର ଜଣେ ମାଲିକଙ୍କୁ କୁହନ୍ତୁ।',
  },
  studentsOnly: { en: 'Only a student may do this.', or: 'କେବଳ ଜଣେ ଶିକ୍ଷାର୍ଥୀ ଏହା କରିପାରିବେ।' },
  signInFirst: { en: 'Please sign in first.', or: 'ଦୟାକରି ପ୍ରଥମେ ପ୍ରବେଶ କରନ୍ତୁ।' },
  linkExpired: {
    en: 'This link is no longer valid. Open the document again from its page.',
    or: 'ଏହି ଲିଙ୍କ ଆଉ ବୈଧ ନୁହେଁ। PDFଟିକୁ ତାହାର ପୃଷ୍ଠାରୁ ପୁଣି ଖୋଲନ୍ତୁ।',
  },
  sessionEnded: {
    en: 'Your session has ended. Please sign in again.',
    or: 'ଆପଣଙ୍କ ପ୍ରବେଶର ସମୟ ସରିଯାଇଛି। ଦୟାକରି ପୁଣି ପ୍ରବେଶ କରନ୍ତୁ।',
  },
});

import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  title: { en: 'Breach Notices', or: 'ତଥ୍ୟ ଉଲ୍ଲଂଘନ ସୂଚନା' },
  intro: {
    en: 'If personal data was exposed, tell the people concerned at once: what happened, what follows for them, what you have done, and what they can do. Tell the Data Protection Board of India yourself.',
    or: 'ବ୍ୟକ୍ତିଗତ ତଥ୍ୟ ପ୍ରକାଶ ହୋଇଯାଇଥିଲେ ସମ୍ପୃକ୍ତ ଲୋକଙ୍କୁ ସଙ୍ଗେ ସଙ୍ଗେ ଜଣାନ୍ତୁ: କ’ଣ ହେଲା, ସେମାନଙ୍କ ପାଇଁ ଏହାର ଫଳ କ’ଣ, ଆପଣ କ’ଣ କଲେ ଏବଂ ସେମାନେ କ’ଣ କରିପାରିବେ। ଭାରତର ଡାଟା ସୁରକ୍ଷା ବୋର୍ଡକୁ ନିଜେ ଜଣାନ୍ତୁ।',
  },
  write: { en: 'Write a notice', or: 'ସୂଚନା ଲେଖନ୍ତୁ' },
  english: { en: 'English', or: 'ଇଂରାଜୀ' },
  odia: { en: 'Odia', or: 'ଓଡ଼ିଆ' },
  titleIn: { en: 'Title ({language})', or: 'ଶୀର୍ଷକ ({language})' },
  textIn: { en: 'Text ({language})', or: 'ଲେଖା ({language})' },
  enterTitle: { en: 'Write a title.', or: 'ଏକ ଶୀର୍ଷକ ଲେଖନ୍ତୁ।' },
  enterText: { en: 'Write what happened.', or: 'କ’ଣ ହେଲା ଲେଖନ୍ତୁ।' },
  people: { en: 'Who is concerned?', or: 'କେଉଁମାନେ ସମ୍ପୃକ୍ତ?' },
  allStudents: { en: 'All students', or: 'ସବୁ ଶିକ୍ଷାର୍ଥୀ' },
  someStudents: { en: 'Some students', or: 'କେତେକ ଶିକ୍ଷାର୍ଥୀ' },
  allHint: {
    en: 'Also those who are blocked or have deleted their account.',
    or: 'ଅବରୁଦ୍ଧ କିମ୍ବା ଖାତା ବିଲୋପ କରିଥିବା ଶିକ୍ଷାର୍ଥୀ ମଧ୍ୟ।',
  },
  ids: { en: 'Their ids', or: 'ସେମାନଙ୍କ ପରିଚୟ ସଂଖ୍ୟା' },
  idsHint: {
    en: 'Up to {max:number} ids or addresses of student pages, separated by spaces, commas or new lines.',
    or: 'ସର୍ବାଧିକ {max:number}ଟି ପରିଚୟ ସଂଖ୍ୟା କିମ୍ବା ଶିକ୍ଷାର୍ଥୀ ପୃଷ୍ଠାର ଠିକଣା, ଖାଲି ସ୍ଥାନ, କମା କିମ୍ବା ନୂଆ ଧାଡ଼ିରେ ଅଲଗା କରି।',
  },
  enterIds: { en: 'Enter at least one id.', or: 'ଅତି କମରେ ଗୋଟିଏ ପରିଚୟ ସଂଖ୍ୟା ଲେଖନ୍ତୁ।' },
  tooManyIds: {
    en: 'A list can have {max:number} people. For more, write to all students.',
    or: 'ତାଲିକାରେ {max:number} ଜଣ ରହିପାରିବେ। ଅଧିକ ହେଲେ ସବୁ ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ଲେଖନ୍ତୁ।',
  },
  unknownIds: {
    en: 'These belong to no student: {ids}',
    or: 'ଏଗୁଡ଼ିକ କୌଣସି ଶିକ୍ଷାର୍ଥୀଙ୍କର ନୁହେଁ: {ids}',
  },
  nobody: { en: 'There is nobody to write to.', or: 'ଲେଖିବାକୁ କେହି ନାହାନ୍ତି।' },
  preview: { en: 'Preview', or: 'ପୂର୍ବାବଲୋକନ' },
  checkTitle: { en: 'Check the notice', or: 'ସୂଚନା ଯାଞ୍ଚ କରନ୍ତୁ' },
  reaches: {
    en: {
      one: '{count:number} person gets it in the app, and by e-mail and push where possible. It cannot be switched off or taken back.',
      other:
        '{count:number} people get it in the app, and by e-mail and push where possible. It cannot be switched off or taken back.',
    },
    or: '{count:number} ଜଣ ଏହା ଆପରେ, ଏବଂ ସମ୍ଭବ ହେଲେ ଇ-ମେଲ ଓ ପୁଶ୍ ସୂଚନାରେ ପାଇବେ। ଏହାକୁ ବନ୍ଦ କରିହେବ ନାହିଁ କିମ୍ବା ଫେରାଇ ନେଇହେବ ନାହିଁ।',
  },
  change: { en: 'Change it', or: 'ବଦଳାନ୍ତୁ' },
  continue: { en: 'Continue', or: 'ଆଗକୁ ବଢ଼ନ୍ତୁ' },
  sureTitle: { en: 'Send it now?', or: 'ଏବେ ପଠାଇବେ କି?' },
  typeCount: {
    en: 'Type the number of people to confirm: {count}',
    or: 'ନିଶ୍ଚିତ କରିବାକୁ ଲୋକଙ୍କ ସଂଖ୍ୟା ଲେଖନ୍ତୁ: {count}',
  },
  wrongCount: { en: 'This is not the number of people.', or: 'ଏହା ଲୋକଙ୍କ ସଂଖ୍ୟା ନୁହେଁ।' },
  send: { en: 'Send the notice', or: 'ସୂଚନା ପଠାନ୍ତୁ' },
  sent: { en: 'The notice is being sent.', or: 'ସୂଚନା ପଠାଯାଉଛି।' },
  earlier: { en: 'Sent notices', or: 'ପଠାଯାଇଥିବା ସୂଚନା' },
  loadFailed: { en: 'The notices could not be loaded', or: 'ସୂଚନାଗୁଡ଼ିକ ଖୋଲିପାରିଲା ନାହିଁ' },
  none: { en: 'No notice has been sent yet.', or: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ସୂଚନା ପଠାଯାଇନାହିଁ।' },
  sentOn: { en: 'Sent on {date} by <name>{name}</name>', or: '{date}ରେ <name>{name}</name> ପଠାଇଲେ' },
  toAll: { en: 'All students', or: 'ସବୁ ଶିକ୍ଷାର୍ଥୀ' },
  toSome: {
    en: { one: '{count:number} student', other: '{count:number} students' },
    or: '{count:number} ଜଣ ଶିକ୍ଷାର୍ଥୀ',
  },
  told: {
    en: { one: '{count:number} person told', other: '{count:number} people notified' },
    or: '{count:number} ଜଣଙ୍କୁ ଜଣାଗଲା',
  },
  sending: { en: 'Sending…', or: 'ପଠାଯାଉଛି…' },
});

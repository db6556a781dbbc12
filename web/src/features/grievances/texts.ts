import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts for people who send a grievance. */
export const texts = defineTexts({
  title: { en: 'Grievance about your data', or: 'ତଥ୍ୟ ବିଷୟରେ ଅଭିଯୋଗ' },
  description: {
    en: 'Send {site} a request or a grievance about your personal data.',
    or: 'ବ୍ୟକ୍ତିଗତ ତଥ୍ୟ ବିଷୟରେ {site}କୁ ଅନୁରୋଧ କିମ୍ବା ଅଭିଯୋଗ ପଠାନ୍ତୁ।',
  },
  lead: {
    en: 'Tell us what you want to know, to correct or to have erased, or what went wrong. You get a number at once and an answer within {days:number} days.',
    or: 'ଆପଣ କ’ଣ ଜାଣିବାକୁ, ସୁଧାରିବାକୁ କିମ୍ବା ଲିଭାଇବାକୁ ଚାହାଁନ୍ତି, କିମ୍ବା କ’ଣ ଭୁଲ ହେଲା ଜଣାନ୍ତୁ। ଆପଣ ସଙ୍ଗେ ସଙ୍ଗେ ଏକ ସଂଖ୍ୟା ଏବଂ {days:number} ଦିନ ମଧ୍ୟରେ ଉତ୍ତର ପାଇବେ।',
  },
  lessByYourself: {
    en: 'Signed in, you can export your data and delete your account yourself in <link>My Account</link>.',
    or: 'ପ୍ରବେଶ କଲା ପରେ ଆପଣ <link>ମୋ ଖାତା</link>ରେ ନିଜେ ତଥ୍ୟର ନକଲ ନେଇପାରିବେ ଓ ଖାତା ବିଲୋପ କରିପାରିବେ।',
  },
  kind: { en: 'What is it about?', or: 'ଏହା କେଉଁ ବିଷୟରେ?' },
  access: { en: 'See my data', or: 'ମୋ ତଥ୍ୟ ଦେଖିବା' },
  correction: { en: 'Correct my data', or: 'ମୋ ତଥ୍ୟ ସୁଧାରିବା' },
  'date-of-birth': { en: 'Correct my date of birth', or: 'ମୋ ଜନ୍ମ ତାରିଖ ସୁଧାରିବା' },
  erasure: { en: 'Erase my data', or: 'ମୋ ତଥ୍ୟ ଲିଭାଇବା' },
  consent: { en: 'Consent', or: 'ସମ୍ମତି' },
  other: { en: 'Something else', or: 'ଅନ୍ୟ କିଛି' },
  yourText: { en: 'Your request', or: 'ଆପଣଙ୍କ ଅନୁରୋଧ' },
  enterText: { en: 'Write what it is about.', or: 'ଏହା କେଉଁ ବିଷୟରେ ଲେଖନ୍ତୁ।' },
  name: { en: 'Your name', or: 'ଆପଣଙ୍କ ନାମ' },
  enterName: { en: 'Enter your name.', or: 'ଆପଣଙ୍କ ନାମ ଲେଖନ୍ତୁ।' },
  email: { en: 'Your e-mail address', or: 'ଆପଣଙ୍କ ଇ-ମେଲ ଠିକଣା' },
  emailHint: { en: 'We send the answer there.', or: 'ଆମେ ସେଠାକୁ ଉତ୍ତର ପଠାଇବୁ।' },
  enterEmail: {
    en: 'Enter an e-mail address such as name@example.com.',
    or: 'name@example.com ପରି ଏକ ଇ-ମେଲ ଠିକଣା ଲେଖନ୍ତୁ।',
  },
  signedInAs: {
    en: 'You are signed in as <name>{name}</name>. You find the answer here and in your account.',
    or: 'ଆପଣ <name>{name}</name> ନାମରେ ପ୍ରବେଶ କରିଛନ୍ତି। ଉତ୍ତର ଏଠାରେ ଓ ଆପଣଙ୍କ ଖାତାରେ ମିଳିବ।',
  },
  send: { en: 'Send', or: 'ପଠାନ୍ତୁ' },
  sent: { en: 'Received', or: 'ମିଳିଲା' },
  sentText: {
    en: 'Your number is <number>{number}</number>. We answer by {date} at the latest.',
    or: 'ଆପଣଙ୍କ ସଂଖ୍ୟା <number>{number}</number>। ଆମେ ଅତି ବେଶିରେ {date} ସୁଦ୍ଧା ଉତ୍ତର ଦେବୁ।',
  },
  writeAnother: { en: 'Write another one', or: 'ଆଉ ଗୋଟିଏ ଲେଖନ୍ତୁ' },
  board: {
    en: 'If our answer does not satisfy you, you can complain to the Data Protection Board of India.',
    or: 'ଆମ ଉତ୍ତରରେ ସନ୍ତୁଷ୍ଟ ନ ହେଲେ ଆପଣ ଭାରତର ଡାଟା ସୁରକ୍ଷା ବୋର୍ଡରେ ଅଭିଯୋଗ କରିପାରିବେ।',
  },

  own: { en: 'Your requests', or: 'ଆପଣଙ୍କ ଅନୁରୋଧ' },
  ownNote: {
    en: 'Requests and grievances about your personal data.',
    or: 'ଆପଣଙ୍କ ବ୍ୟକ୍ତିଗତ ତଥ୍ୟ ବିଷୟରେ ଅନୁରୋଧ ଓ ଅଭିଯୋଗ।',
  },
  ownFailed: { en: 'Your requests could not be loaded', or: 'ଆପଣଙ୍କ ଅନୁରୋଧ ଖୋଲିପାରିଲା ନାହିଁ' },
  none: { en: 'You have not sent any request.', or: 'ଆପଣ କିଛି ପଠାଇନାହାନ୍ତି।' },
  write: { en: 'Write a request', or: 'ଅନୁରୋଧ ଲେଖନ୍ତୁ' },
  sentOn: { en: 'Sent on {date}', or: '{date}ରେ ପଠାଗଲା' },
  dueBy: { en: 'Answer by {date}', or: '{date} ସୁଦ୍ଧା ଉତ୍ତର' },
  answered: { en: 'Answered on {date}', or: '{date}ରେ ଉତ୍ତର' },
  open: { en: 'Open', or: 'ଉତ୍ତର ବାକି' },
  closed: { en: 'Answered', or: 'ଉତ୍ତର ମିଳିଲା' },
});

import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  certificate: { en: 'Certificate', or: 'ପ୍ରମାଣପତ୍ର' },
  certificates: { en: 'Certificates', or: 'ପ୍ରମାଣପତ୍ର' },
  certificateOf: { en: 'Certificate: {course}', or: 'ପ୍ରମାଣପତ୍ର: {course}' },
  describe: {
    en: '{name} has completed the course “{course}”.',
    or: '{name} “{course}” ପାଠ୍ୟକ୍ରମ ସମାପ୍ତ କରିଛନ୍ତି।',
  },
  isValid: { en: 'This certificate is valid', or: 'ଏହି ପ୍ରମାଣପତ୍ର ବୈଧ ଅଟେ' },
  isValidHint: {
    en: 'Issued by {site}. Compare the name with the person who showed it to you.',
    or: '{site} ଦ୍ୱାରା ଦିଆଯାଇଛି। ଯିଏ ଏହା ଦେଖାଇଲେ, ତାଙ୍କ ନାମ ସହ ମିଳାଇ ଦେଖନ୍ତୁ।',
  },
  isRevoked: { en: 'This certificate was revoked', or: 'ଏହି ପ୍ରମାଣପତ୍ର ରଦ୍ଦ କରାଯାଇଛି' },
  revokedOn: {
    en: 'It has not been valid since {date}.',
    or: '{date}ଠାରୁ ଏହା ବୈଧ ନୁହେଁ।',
  },
  isUnknown: { en: 'There is no such certificate', or: 'ଏପରି କୌଣସି ପ୍ରମାଣପତ୍ର ନାହିଁ' },
  isUnknownHint: {
    en: 'No certificate has this code. Check the address for typing errors.',
    or: 'ଏହି କୋଡର କୌଣସି ପ୍ରମାଣପତ୍ର ନାହିଁ। ଠିକଣାରେ ଭୁଲ ଅଛି କି ଯାଞ୍ଚ କରନ୍ତୁ।',
  },
  checkFailed: {
    en: 'The certificate could not be checked',
    or: 'ପ୍ରମାଣପତ୍ର ଯାଞ୍ଚ ହୋଇପାରିଲା ନାହିଁ',
  },
  toHome: { en: 'Home page', or: 'ମୂଳପୃଷ୍ଠା' },
  downloadPdf: { en: 'Download PDF', or: 'PDF ଡାଉନଲୋଡ' },
  downloadPicture: { en: 'Download picture', or: 'ଛବି ଡାଉନଲୋଡ' },
  downloadCredential: { en: 'Open Badge', or: 'Open Badge' },
  credentialHint: {
    en: 'The Open Badge is a signed file that programs can verify without this page.',
    or: 'Open Badge ଏକ ସ୍ୱାକ୍ଷରିତ ଫାଇଲ; ଏହି ପୃଷ୍ଠା ବିନା ମଧ୍ୟ ଅନ୍ୟ ପ୍ରୋଗ୍ରାମ ଏହାକୁ ଯାଞ୍ଚ କରିପାରିବ।',
  },
  shareOnWhatsApp: { en: 'Share on WhatsApp', or: 'WhatsAppରେ ସେୟାର କରନ୍ତୁ' },
  shareOnLinkedIn: { en: 'Share on LinkedIn', or: 'LinkedInରେ ସେୟାର କରନ୍ତୁ' },
  shareText: {
    en: 'I have completed the course “{course}”. My certificate: {url}',
    or: 'ମୁଁ “{course}” ପାଠ୍ୟକ୍ରମ ସମାପ୍ତ କରିଛି। ମୋ ପ୍ରମାଣପତ୍ର: {url}',
  },
  myCertificates: { en: 'My Certificates', or: 'ମୋ ପ୍ରମାଣପତ୍ର' },
  myCertificatesNote: {
    en: 'Everybody who has the link of a certificate can see it. A wrong name? Write to us and we correct it.',
    or: 'ପ୍ରମାଣପତ୍ରର ଲିଙ୍କ ଯାହାଙ୍କ ପାଖରେ ଥିବ, ସେ ତାହା ଦେଖିପାରିବେ। ନାମ ଭୁଲ ଅଛି କି? ଆମକୁ ଜଣାନ୍ତୁ, ଆମେ ସଂଶୋଧନ କରିବୁ।',
  },
  noneYet: { en: 'No certificates yet', or: 'ଏପର୍ଯ୍ୟନ୍ତ ପ୍ରମାଣପତ୍ର ନାହିଁ' },
  noneYetHint: {
    en: 'Complete all chapters of a course that has a certificate, and it appears here.',
    or: 'ପ୍ରମାଣପତ୍ର ଥିବା ପାଠ୍ୟକ୍ରମର ସବୁ ଅଧ୍ୟାୟ ସମାପ୍ତ କଲେ ତାହା ଏଠାରେ ଦେଖାଯିବ।',
  },
  myCourses: { en: 'My Courses', or: 'ମୋ ପାଠ୍ୟକ୍ରମ' },
  issuedOn: { en: 'Issued on {date}', or: '{date}ରେ ପ୍ରାପ୍ତ' },
  show: { en: 'Show', or: 'ଦେଖନ୍ତୁ' },
  showOf: { en: 'Show the certificate of {course}', or: '{course}ର ପ୍ରମାଣପତ୍ର ଦେଖନ୍ତୁ' },
  downloadPdfOf: { en: 'Download the PDF of {course}', or: '{course}ର PDF ଡାଉନଲୋଡ' },
  earned: { en: 'You have earned a certificate', or: 'ଆପଣ ଏକ ପ୍ରମାଣପତ୍ର ପାଇଛନ୍ତି' },
  showCertificate: { en: 'Show certificate', or: 'ପ୍ରମାଣପତ୍ର ଦେଖନ୍ତୁ' },
  allCertificates: {
    en: { one: 'Show {count:number} certificate', other: 'Show all {count:number} certificates' },
    or: '{count:number}ଟି ପ୍ରମାଣପତ୍ର ଦେଖନ୍ତୁ',
  },
});

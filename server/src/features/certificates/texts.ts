import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  notFound: {
    en: 'There is no certificate with this code.',
    or: 'ଏହି କୋଡର କୌଣସି ପ୍ରମାଣପତ୍ର ନାହିଁ।',
  },
  changed: {
    en: 'Somebody else has changed the certificate since you opened this page. Reload the page to see it.',
    or: 'ଆପଣ ଏହି ପୃଷ୍ଠା ଖୋଲିବା ପରେ ଅନ୍ୟ କେହି ପ୍ରମାଣପତ୍ର ବଦଳାଇଛନ୍ତି। ତାହା ଦେଖିବାକୁ ପୃଷ୍ଠାଟି ପୁଣି ଖୋଲନ୍ତୁ।',
  },
  unknownExam: {
    en: 'The final exam does not exist or is not published.',
    or: 'ଏହି ଅନ୍ତିମ ପରୀକ୍ଷା ନାହିଁ କିମ୍ବା ପ୍ରକାଶିତ ହୋଇନାହିଁ।',
  },
  unknownSignature: {
    en: 'The picture of the signature no longer exists. Please upload it again.',
    or: 'ଦସ୍ତଖତର ଛବି ଆଉ ନାହିଁ। ଦୟାକରି ପୁଣି ଅପଲୋଡ କରନ୍ତୁ।',
  },
  alreadyRevoked: { en: 'The certificate is already revoked.', or: 'ପ୍ରମାଣପତ୍ରଟି ପୂର୍ବରୁ ରଦ୍ଦ ହୋଇଛି।' },
  notRevokedByAdmin: {
    en: 'Only a certificate that an admin has revoked can be made valid again.',
    or: 'ପରିଚାଳକ ରଦ୍ଦ କରିଥିବା ପ୍ରମାଣପତ୍ରକୁ ହିଁ ପୁଣି ବୈଧ କରାଯାଇପାରିବ।',
  },
  courseIsGone: {
    en: 'The student no longer has this course, for example because it was refunded.',
    or: 'ଏହି ପାଠ୍ୟକ୍ରମ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଖରେ ଆଉ ନାହିଁ, ଯେପରି ଟଙ୍କା ଫେରସ୍ତ ହୋଇଥିଲେ।',
  },
  hasNewer: {
    en: 'The student has another valid certificate of this course.',
    or: 'ଏହି ପାଠ୍ୟକ୍ରମ ପାଇଁ ଶିକ୍ଷାର୍ଥୀଙ୍କର ଅନ୍ୟ ଏକ ବୈଧ ପ୍ରମାଣପତ୍ର ଅଛି।',
  },
});

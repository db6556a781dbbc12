import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  notFound: { en: 'Student not found', or: 'ଏହି ଶିକ୍ଷାର୍ଥୀ ମିଳିଲେ ନାହିଁ।' },
  deleted: {
    en: 'The account was deleted. It can be restored for 30 days.',
    or: 'ଖାତାଟି ବିଲୋପ ହେଲା। 30 ଦିନ ମଧ୍ୟରେ ଏହାକୁ ପୁନରୁଦ୍ଧାର କରିହେବ।',
  },
  birthDateChanged: { en: 'The date of birth was changed.', or: 'ଜନ୍ମ ତାରିଖ ବଦଳାଗଲା।' },
  restored: { en: 'The account was restored.', or: 'ଖାତାଟି ପୁନରୁଦ୍ଧାର ହେଲା।' },
  doesNotHaveCourse: {
    en: 'The student does not have this course.',
    or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଖରେ ଏହି ପାଠ୍ୟକ୍ରମ ନାହିଁ।',
  },
  alreadyBlocked: {
    en: 'This student is already blocked.',
    or: 'ଏହି ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ପୂର୍ବରୁ ଅବରୋଧ କରାଯାଇଛି।',
  },
  notBlocked: { en: 'This student is not blocked.', or: 'ଏହି ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ଅବରୋଧ କରାଯାଇନାହିଁ।' },
  tooManyDecimals: {
    en: 'Enter an amount with at most two decimals.',
    or: 'ଦଶମିକ ପରେ ସର୍ବାଧିକ ଦୁଇଟି ଅଙ୍କ ଥିବା ରାଶି ଲେଖନ୍ତୁ।',
  },
  giftCosts: { en: 'The amount of a gift must be ₹0.', or: 'ଉପହାରର ରାଶି ₹0 ହେବା ଆବଶ୍ୟକ।' },
  noAmount: { en: 'Enter an amount above ₹0.', or: '₹0ରୁ ଅଧିକ ରାଶି ଲେଖନ୍ତୁ।' },
  given: { en: 'The student has the course now.', or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ପାଠ୍ୟକ୍ରମଟି ମିଳିଲା।' },
  signedOut: {
    en: 'The student is signed out everywhere.',
    or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ସବୁ ଉପକରଣରୁ ପ୍ରସ୍ଥାନ କରାଗଲା।',
  },
  blocked: { en: 'The student is blocked.', or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ଅବରୋଧ କରାଗଲା।' },
  unblocked: { en: 'The student can sign in again.', or: 'ଶିକ୍ଷାର୍ଥୀ ପୁଣି ପ୍ରବେଶ କରିପାରିବେ।' },
});

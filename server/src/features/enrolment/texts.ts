import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  notEnrolled: {
    en: 'You are not enrolled in this course.',
    or: 'ଆପଣ ଏହି ପାଠ୍ୟକ୍ରମରେ ନାମ ଲେଖାଇନାହାନ୍ତି।',
  },
  paymentNeeded: {
    en: 'This course costs {price}. Payment integration coming soon!',
    or: 'ଏହି ପାଠ୍ୟକ୍ରମର ମୂଲ୍ୟ {price}। ଦେୟ ଦେବାର ସୁବିଧା ଶୀଘ୍ର ଆସୁଛି!',
  },
  costs: {
    en: 'This course costs {price}. Pay to enroll.',
    or: 'ଏହି ପାଠ୍ୟକ୍ରମର ମୂଲ୍ୟ {price}। ନାମ ଲେଖାଇବା ପାଇଁ ଦେୟ ଦିଅନ୍ତୁ।',
  },
  enrolled: {
    en: 'Successfully enrolled in course!',
    or: 'ପାଠ୍ୟକ୍ରମରେ ସଫଳତାର ସହ ନାମ ଲେଖାଗଲା!',
  },
});

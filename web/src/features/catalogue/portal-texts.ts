import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts of the catalogue in the student portal. Apart from the others, because the home page does not need them. */
export const texts = defineTexts({
  free: { en: 'Free', or: 'ମାଗଣା' },
  freeBadge: { en: 'FREE', or: 'ମାଗଣା' },
  premiumBadge: { en: 'PREMIUM', or: 'ଦେୟଯୁକ୍ତ' },
  noCostInCatalogue: { en: 'No cost', or: 'କୌଣସି ଦେୟ ନାହିଁ' },
  oneTimePaymentInCatalogue: { en: 'One-time payment', or: 'ଥରେ ମାତ୍ର ଦେୟ' },
  searchCourses: { en: 'Search courses', or: 'ପାଠ୍ୟକ୍ରମ ଖୋଜନ୍ତୁ' },
  whichCourses: { en: 'Which courses', or: 'କେଉଁ ପାଠ୍ୟକ୍ରମ' },
  allTypes: { en: 'All Courses', or: 'ସବୁ ପାଠ୍ୟକ୍ରମ' },
  freeOnly: { en: 'Free Only', or: 'କେବଳ ମାଗଣା' },
  premiumOnly: { en: 'Premium', or: 'ଦେୟଯୁକ୍ତ' },
  showingInCatalogue: {
    en: 'Showing {shown:number} of {total:number} courses',
    or: '{total:number}ଟି ପାଠ୍ୟକ୍ରମରୁ {shown:number}ଟି ଦେଖାଯାଉଛି',
  },
  freeAndPremium: {
    en: '{free:number} free · {premium:number} premium',
    or: '{free:number}ଟି ମାଗଣା · {premium:number}ଟି ଦେୟଯୁକ୍ତ',
  },
  coursesHeading: { en: 'Courses', or: 'ପାଠ୍ୟକ୍ରମ' },
  noneFound: { en: 'No courses found', or: 'କୌଣସି ପାଠ୍ୟକ୍ରମ ମିଳିଲା ନାହିଁ' },
  tryAnotherWord: {
    en: 'Try another word in Odia or English.',
    or: 'ଓଡ଼ିଆ କିମ୍ବା ଇଂରାଜୀରେ ଅନ୍ୟ ଏକ ଶବ୍ଦ ଲେଖି ଖୋଜନ୍ତୁ।',
  },
  clearFilters: { en: 'Clear Filters', or: 'ବାଛଣି ହଟାନ୍ତୁ' },
});

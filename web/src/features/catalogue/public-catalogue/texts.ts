import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  title: { en: 'All courses', or: 'ସବୁ ପାଠ୍ୟକ୍ରମ' },
  intro: {
    en: 'Courses for exams in Odisha, in Odia and English. Open one to see its chapters.',
    or: 'ଓଡ଼ିଶାର ପରୀକ୍ଷା ପାଇଁ ଓଡ଼ିଆ ଓ ଇଂରାଜୀରେ ପାଠ୍ୟକ୍ରମ। ଅଧ୍ୟାୟଗୁଡ଼ିକ ଦେଖିବାକୁ ଗୋଟିଏ ପାଠ୍ୟକ୍ରମ ଖୋଲନ୍ତୁ।',
  },
  search: { en: 'Search courses', or: 'ପାଠ୍ୟକ୍ରମ ଖୋଜନ୍ତୁ' },
  whichCourses: { en: 'Which courses', or: 'କେଉଁ ପାଠ୍ୟକ୍ରମ' },
  all: { en: 'All', or: 'ସବୁ' },
  free: { en: 'Free', or: 'ମାଗଣା' },
  paid: { en: 'Paid', or: 'ଦେୟଯୁକ୍ତ' },
  sortBy: { en: 'Sort by', or: 'କ୍ରମ' },
  newest: { en: 'Newest first', or: 'ନୂଆଟି ପ୍ରଥମେ' },
  byTitle: { en: 'Title', or: 'ଶୀର୍ଷକ' },
  byPrice: { en: 'Lowest price first', or: 'କମ ମୂଲ୍ୟ ପ୍ରଥମେ' },
  found: {
    en: { one: '{count:number} course', other: '{count:number} courses' },
    or: '{count:number}ଟି ପାଠ୍ୟକ୍ରମ',
  },
  foundMore: {
    en: 'More than {count:number} courses',
    or: '{count:number}ରୁ ଅଧିକ ପାଠ୍ୟକ୍ରମ',
  },
  noneFound: { en: 'No courses found', or: 'କୌଣସି ପାଠ୍ୟକ୍ରମ ମିଳିଲା ନାହିଁ' },
  tryAnother: {
    en: 'Try another word in Odia or English, or remove the filters.',
    or: 'ଓଡ଼ିଆ କିମ୍ବା ଇଂରାଜୀରେ ଅନ୍ୟ ଏକ ଶବ୍ଦ ଲେଖନ୍ତୁ, କିମ୍ବା ବାଛଣି ହଟାନ୍ତୁ।',
  },
  showAll: { en: 'Show all courses', or: 'ସବୁ ପାଠ୍ୟକ୍ରମ ଦେଖାନ୍ତୁ' },
  coursesHeading: { en: 'Courses', or: 'ପାଠ୍ୟକ୍ରମ' },
});

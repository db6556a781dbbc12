import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  free: { en: 'Free', or: 'ମାଗଣା' },
  paid: { en: 'Paid', or: 'ଦେୟଯୁକ୍ତ' },
  noCost: { en: 'no cost', or: 'କୌଣସି ଦେୟ ନାହିଁ' },
  oneTimePayment: { en: 'one-time payment', or: 'ଥରେ ମାତ୍ର ଦେୟ' },

  coursesAtAGlance: { en: 'Courses at a glance', or: 'ଏକ ନଜରରେ ପାଠ୍ୟକ୍ରମ' },
  carousel: { en: 'carousel', or: 'ସ୍ଲାଇଡ ପ୍ରଦର୍ଶନୀ' },
  slide: { en: 'slide', or: 'ସ୍ଲାଇଡ' },
  slideNumber: {
    en: '{number:number} of {total:number}',
    or: '{total:number}ଟି ମଧ୍ୟରୁ {number:number}',
  },
  previousCourse: { en: 'Previous course', or: 'ପୂର୍ବବର୍ତ୍ତୀ ପାଠ୍ୟକ୍ରମ' },
  nextCourse: { en: 'Next course', or: 'ପରବର୍ତ୍ତୀ ପାଠ୍ୟକ୍ରମ' },
  showCourse: { en: 'Show {title}', or: '{title} ଦେଖାନ୍ତୁ' },
  stopChanging: { en: 'Stop changing courses', or: 'ପାଠ୍ୟକ୍ରମ ବଦଳାଇବା ବନ୍ଦ କରନ୍ତୁ' },
  startChanging: { en: 'Start changing courses', or: 'ପାଠ୍ୟକ୍ରମ ବଦଳାଇବା ଆରମ୍ଭ କରନ୍ତୁ' },

  featuredCourses: { en: 'Featured Courses', or: 'ବିଶେଷ ପାଠ୍ୟକ୍ରମ' },
  courses: {
    en: { one: '{count:number} course', other: '{count:number} courses' },
    or: '{count:number}ଟି ପାଠ୍ୟକ୍ରମ',
  },
  foundCourses: {
    en: { one: '{found:number} of {count:number} course', other: '{found:number} of {count:number} courses' },
    or: '{count:number}ଟି ପାଠ୍ୟକ୍ରମରୁ {found:number}ଟି',
  },
  noMatch: {
    en: 'No courses found. Try different keywords!',
    or: 'କୌଣସି ପାଠ୍ୟକ୍ରମ ମିଳିଲା ନାହିଁ। ଅନ୍ୟ ଶବ୍ଦରେ ଖୋଜନ୍ତୁ!',
  },
  clearSearch: { en: 'Clear Search', or: 'ଖୋଜା ଶବ୍ଦ ହଟାନ୍ତୁ' },

  exploreTitle: { en: 'Explore All Courses', or: 'ସବୁ ପାଠ୍ୟକ୍ରମ ଦେଖନ୍ତୁ' },
  newestFirst: { en: 'All courses, newest first.', or: 'ସବୁ ପାଠ୍ୟକ୍ରମ, ନୂଆଟି ପ୍ରଥମେ।' },
  showing: {
    en: {
      one: 'Showing {shown:number} of {count:number} course',
      other: 'Showing {shown:number} of {count:number} courses',
    },
    or: '{count:number}ଟି ପାଠ୍ୟକ୍ରମରୁ {shown:number}ଟି ଦେଖାଯାଉଛି',
  },
  showingFor: {
    en: {
      one: 'Showing {shown:number} of {count:number} course for “{search}”',
      other: 'Showing {shown:number} of {count:number} courses for “{search}”',
    },
    or: '“{search}” ପାଇଁ {count:number}ଟି ପାଠ୍ୟକ୍ରମରୁ {shown:number}ଟି ଦେଖାଯାଉଛି',
  },
  viewAllCourses: { en: 'View All Courses', or: 'ସବୁ ପାଠ୍ୟକ୍ରମ ଖୋଲନ୍ତୁ' },
  loadMoreCourses: { en: 'Load More Courses', or: 'ଆହୁରି ପାଠ୍ୟକ୍ରମ ଦେଖନ୍ତୁ' },
  moreFailed: {
    en: 'More courses could not be loaded. Try again.',
    or: 'ଆହୁରି ପାଠ୍ୟକ୍ରମ ଖୋଲିପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  allCourses: { en: 'All courses', or: 'ସବୁ ପାଠ୍ୟକ୍ରମ' },
  noCoursesYet: { en: 'No courses available yet!', or: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ପାଠ୍ୟକ୍ରମ ନାହିଁ!' },
  coursesFailed: {
    en: 'The courses could not be loaded. Check your connection.',
    or: 'ପାଠ୍ୟକ୍ରମ ଖୋଲିପାରିଲା ନାହିଁ। ଆପଣଙ୍କ ସଂଯୋଗ ଯାଞ୍ଚ କରନ୍ତୁ।',
  },
  comingSoon: { en: 'The first courses are coming soon.', or: 'ପ୍ରଥମ ପାଠ୍ୟକ୍ରମ ଖୁବ ଶୀଘ୍ର ଆସୁଛି।' },
});

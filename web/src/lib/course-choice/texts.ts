import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  courses: { en: 'Courses', or: 'ପାଠ୍ୟକ୍ରମ' },
  chosenCourses: {
    en: { one: '{count:number} course', other: '{count:number} courses' },
    or: '{count:number}ଟି ପାଠ୍ୟକ୍ରମ',
  },
  searchCourses: { en: 'Search courses', or: 'ପାଠ୍ୟକ୍ରମ ଖୋଜନ୍ତୁ' },
  deletedCourse: { en: 'A course that was deleted', or: 'ବିଲୋପ ହୋଇଥିବା ଏକ ପାଠ୍ୟକ୍ରମ' },
  noCourseFound: { en: 'No course found', or: 'କୌଣସି ପାଠ୍ୟକ୍ରମ ମିଳିଲା ନାହିଁ' },
});

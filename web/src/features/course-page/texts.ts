import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  home: { en: 'Home', or: 'ମୂଳପୃଷ୍ଠା' },
  courses: { en: 'Courses', or: 'ପାଠ୍ୟକ୍ରମ' },
  whereYouAre: { en: 'Where you are', or: 'ଆପଣ କେଉଁଠି ଅଛନ୍ତି' },

  free: { en: 'Free', or: 'ମାଗଣା' },
  noCost: { en: 'No cost', or: 'କୌଣସି ଦେୟ ନାହିଁ' },
  oneTimePayment: { en: 'One-time payment', or: 'ଥରେ ମାତ୍ର ଦେୟ' },

  // the same words as on the button of a student, whose texts are part of the portal's code
  enrolFree: { en: 'Enroll Free', or: 'ମାଗଣାରେ ନାମ ଲେଖାନ୍ତୁ' },
  buyNow: { en: 'Buy Now', or: 'ଏବେ କିଣନ୍ତୁ' },

  whatIsInside: { en: 'What is inside', or: 'ଏଥିରେ କ’ଣ ଅଛି' },
  noSubjects: { en: 'The content of this course will follow soon.', or: 'ଏହି ପାଠ୍ୟକ୍ରମର ବିଷୟବସ୍ତୁ ଶୀଘ୍ର ଆସିବ।' },
  noChapters: { en: 'No chapters yet', or: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ଅଧ୍ୟାୟ ନାହିଁ' },
  subjectCount: {
    en: { one: '{count:number} subject', other: '{count:number} subjects' },
    or: '{count:number}ଟି ବିଷୟ',
  },
  pageCount: {
    en: { one: '{count:number} page', other: '{count:number} pages' },
    or: '{count:number} ପୃଷ୍ଠା',
  },
  pdfPages: {
    en: { one: 'PDF, {count:number} page, {size}', other: 'PDF, {count:number} pages, {size}' },
    or: 'PDF, {count:number} ପୃଷ୍ଠା, {size}',
  },
  pdfSize: { en: 'PDF, {size}', or: 'PDF, {size}' },

  language: { en: 'Language', or: 'ଭାଷା' },
  english: { en: 'English', or: 'ଇଂରାଜୀ' },
  odia: { en: 'Odia', or: 'ଓଡ଼ିଆ' },
  englishAndOdia: { en: 'English and Odia', or: 'ଇଂରାଜୀ ଓ ଓଡ଼ିଆ' },
  lastUpdated: { en: 'Last updated', or: 'ଶେଷ ପରିବର୍ତ୍ତନ' },
  studyMaterial: { en: 'Study material', or: 'ପାଠ୍ୟ ସାମଗ୍ରୀ' },
  contents: { en: 'Contents', or: 'ବିଷୟବସ୍ତୁ' },

  freePreview: { en: 'Free preview', or: 'ମାଗଣା ନମୁନା' },
  readPreview: { en: 'Read', or: 'ପଢ଼ନ୍ତୁ' },
  readPreviewOf: { en: 'Read {title}', or: 'ପଢ଼ନ୍ତୁ: {title}' },
  takePreviewTest: { en: 'Take the test', or: 'ପରୀକ୍ଷା ଦିଅନ୍ତୁ' },
  takePreviewTestOf: { en: 'Take the test of {title}', or: 'ପରୀକ୍ଷା ଦିଅନ୍ତୁ: {title}' },
  previewHint: {
    en: 'Chapters marked “Free preview” can be read and their test be taken without signing in.',
    or: '“ମାଗଣା ନମୁନା” ଲେଖାଥିବା ଅଧ୍ୟାୟ ପଢ଼ିବାକୁ ଓ ତାହାର ପରୀକ୍ଷା ଦେବାକୁ ପ୍ରବେଶ କରିବା ଦରକାର ନାହିଁ।',
  },

  courseFailed: { en: 'The course could not be loaded', or: 'ପାଠ୍ୟକ୍ରମ ଖୋଲିପାରିଲା ନାହିଁ' },
  courseNotFound: { en: 'Course not found', or: 'ଏହି ପାଠ୍ୟକ୍ରମ ମିଳିଲା ନାହିଁ' },
  courseGone: {
    en: 'It may no longer be offered, or the address has a typing mistake.',
    or: 'ଏହା ଆଉ ଉପଲବ୍ଧ ନ ଥାଇପାରେ, କିମ୍ବା ଠିକଣାରେ ଭୁଲ ଥାଇପାରେ।',
  },
  allCourses: { en: 'All courses', or: 'ସବୁ ପାଠ୍ୟକ୍ରମ' },
  viewCourse: { en: 'View Course', or: 'ପାଠ୍ୟକ୍ରମ ଦେଖନ୍ତୁ' },

  previewNotFound: { en: 'Preview not found', or: 'ଏହି ନମୁନା ମିଳିଲା ନାହିଁ' },
  previewGone: {
    en: 'This chapter is no longer a free preview.',
    or: 'ଏହି ଅଧ୍ୟାୟ ଆଉ ମାଗଣା ନମୁନା ନୁହେଁ।',
  },
  previewFailed: { en: 'The preview could not be loaded', or: 'ନମୁନା ଖୋଲିପାରିଲା ନାହିଁ' },
  backToCoursePage: { en: 'Back to the course', or: 'ପାଠ୍ୟକ୍ରମକୁ ଫେରନ୍ତୁ' },
  noDocument: { en: 'This chapter has no PDF.', or: 'ଏହି ଅଧ୍ୟାୟରେ କୌଣସି PDF ନାହିଁ।' },
  watermark: { en: '{site} · free preview', or: '{site} · ମାଗଣା ନମୁନା' },
});

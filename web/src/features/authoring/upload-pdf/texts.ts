import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts of the screen that uploads the PDFs of several chapters. */
export const texts = defineTexts({
  uploadPdf: { en: 'Upload PDF', or: 'PDF ଅପଲୋଡ କରନ୍ତୁ' },
  introduction: {
    en: 'Choose a course and the PDFs of its chapters. Each file is matched to a chapter by its name; check the matches before you save. Students see the PDFs when the course is published.',
    or: 'ଏକ ପାଠ୍ୟକ୍ରମ ଓ ତାହାର ଅଧ୍ୟାୟଗୁଡ଼ିକର PDF ବାଛନ୍ତୁ। ପ୍ରତ୍ୟେକ ଫାଇଲ ନାମ ଅନୁସାରେ ଏକ ଅଧ୍ୟାୟ ସହ ମେଳ କରାଯାଏ; ସଂରକ୍ଷଣ ପୂର୍ବରୁ ଯାଞ୍ଚ କରନ୍ତୁ। ପାଠ୍ୟକ୍ରମ ପ୍ରକାଶ ହେଲେ ଶିକ୍ଷାର୍ଥୀମାନେ PDF ଦେଖିବେ।',
  },
  searchCourses: { en: 'Search courses', or: 'ପାଠ୍ୟକ୍ରମ ଖୋଜନ୍ତୁ' },
  course: { en: 'Course', or: 'ପାଠ୍ୟକ୍ରମ' },
  chooseCourse: { en: 'Choose a course', or: 'ଏକ ପାଠ୍ୟକ୍ରମ ବାଛନ୍ତୁ' },
  noCoursesFound: { en: 'No courses found', or: 'କୌଣସି ପାଠ୍ୟକ୍ରମ ମିଳିଲା ନାହିଁ' },
  coursesNotLoaded: { en: 'The courses could not be loaded.', or: 'ପାଠ୍ୟକ୍ରମଗୁଡ଼ିକ ଖୋଲିପାରିଲା ନାହିଁ।' },
  courseNotLoaded: { en: 'The course could not be loaded.', or: 'ପାଠ୍ୟକ୍ରମଟି ଖୋଲିପାରିଲା ନାହିଁ।' },
  tryAgain: { en: 'Try again', or: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ' },
  loading: { en: 'Loading…', or: 'ଖୋଲୁଛି…' },
  noChapters: {
    en: 'This course has no chapters. Add them in the course editor first.',
    or: 'ଏହି ପାଠ୍ୟକ୍ରମରେ କୌଣସି ଅଧ୍ୟାୟ ନାହିଁ। ପ୍ରଥମେ ପାଠ୍ୟକ୍ରମ ସମ୍ପାଦନାରେ ଅଧ୍ୟାୟ ଯୋଡ଼ନ୍ତୁ।',
  },
  untitledCourse: { en: 'Untitled course', or: 'ଶୀର୍ଷକ ନଥିବା ପାଠ୍ୟକ୍ରମ' },
  untitledSubject: { en: 'Subject {number:number}', or: 'ବିଷୟ {number:number}' },
  untitledChapter: { en: 'Chapter {number:number}', or: 'ଅଧ୍ୟାୟ {number:number}' },
  pdfFiles: { en: 'PDF file', or: 'PDF ଫାଇଲ' },
  noFileChosen: { en: 'No file chosen', or: 'କୌଣସି ଫାଇଲ ବଛାଯାଇ ନାହିଁ' },
  selectFile: { en: 'Please select a file', or: 'ଦୟାକରି ଏକ ଫାଇଲ ବାଛନ୍ତୁ' },
  chapterOf: { en: 'Chapter for {name}', or: '{name} ପାଇଁ ଅଧ୍ୟାୟ' },
  chooseChapter: { en: 'Choose a chapter', or: 'ଏକ ଅଧ୍ୟାୟ ବାଛନ୍ତୁ' },
  chapterMissing: { en: 'Choose the chapter of this file.', or: 'ଏହି ଫାଇଲର ଅଧ୍ୟାୟ ବାଛନ୍ତୁ।' },
  chapterTwice: {
    en: 'Another file has the same chapter. Choose one of them.',
    or: 'ଅନ୍ୟ ଏକ ଫାଇଲ ପାଇଁ ମଧ୍ୟ ଏହି ଅଧ୍ୟାୟ ବଛାଯାଇଛି। ଗୋଟିଏ ବାଛନ୍ତୁ।',
  },
  replacesPdf: { en: 'Replaces the PDF that the chapter has.', or: 'ଅଧ୍ୟାୟରେ ଥିବା PDF ବଦଳିଯିବ।' },
  removeFile: { en: 'Remove {name}', or: '{name} ହଟାନ୍ତୁ' },
  remove: { en: 'Remove', or: 'ହଟାନ୍ତୁ' },
  uploading: { en: 'Uploading…', or: 'ଅପଲୋଡ ହେଉଛି…' },
  notSaved: {
    en: 'The PDFs were not saved. They are still here: try again. {reason}',
    or: 'PDFଗୁଡ଼ିକ ସଂରକ୍ଷଣ ହେଲା ନାହିଁ। ସେଗୁଡ଼ିକ ଏଠାରେ ଅଛି: ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ। {reason}',
  },
  chapterGone: {
    en: 'The chapter of “{name}” was removed meanwhile. Choose another one.',
    or: '“{name}”ର ଅଧ୍ୟାୟଟି ଏହା ଭିତରେ ହଟିଯାଇଛି। ଅନ୍ୟ ଏକ ବାଛନ୍ତୁ।',
  },
  saved: {
    en: {
      one: '{count:number} PDF is saved. Students see it when the course is published.',
      other: '{count:number} PDFs are saved. Students see them when the course is published.',
    },
    or: '{count:number}ଟି PDF ସଂରକ୍ଷିତ ହେଲା। ପାଠ୍ୟକ୍ରମ ପ୍ରକାଶ ହେଲେ ଶିକ୍ଷାର୍ଥୀମାନେ ଦେଖିବେ।',
  },
  openCourse: { en: 'Open the course', or: 'ପାଠ୍ୟକ୍ରମ ଖୋଲନ୍ତୁ' },
  leaveTitle: { en: 'Leave without saving?', or: 'ସଂରକ୍ଷଣ ନକରି ଚାଲିଯିବେ କି?' },
  leaveText: { en: 'The chosen files are not saved yet.', or: 'ବଛାଯାଇଥିବା ଫାଇଲଗୁଡ଼ିକ ଏପର୍ଯ୍ୟନ୍ତ ସଂରକ୍ଷିତ ହୋଇନାହିଁ।' },
});

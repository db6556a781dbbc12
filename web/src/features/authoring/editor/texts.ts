import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts of the course editor. Its files and its question import have texts of their own. */
export const texts = defineTexts({
  // course information
  courseInformation: { en: 'Course Information', or: 'ପାଠ୍ୟକ୍ରମର ତଥ୍ୟ' },
  courseTitle: { en: 'Course Title', or: 'ପାଠ୍ୟକ୍ରମର ଶୀର୍ଷକ' },
  courseDescription: { en: 'Course Description', or: 'ପାଠ୍ୟକ୍ରମର ବିବରଣୀ' },
  pricing: { en: 'Pricing', or: 'ମୂଲ୍ୟ ନିର୍ଦ୍ଧାରଣ' },
  free: { en: 'Free', or: 'ମାଗଣା' },
  paid: { en: 'Paid', or: 'ଦେୟଯୁକ୍ତ' },
  freeHint: { en: 'Students enrol at no cost.', or: 'ଶିକ୍ଷାର୍ଥୀମାନେ ବିନା ମୂଲ୍ୟରେ ନାମ ଲେଖାଇପାରିବେ।' },
  price: { en: 'Price (₹)', or: 'ମୂଲ୍ୟ (₹)' },
  pricePlaceholder: { en: 'Enter price in ₹', or: '₹ରେ ମୂଲ୍ୟ ଲେଖନ୍ତୁ' },
  thumbnail: { en: 'Thumbnail', or: 'ପ୍ରଚ୍ଛଦ ଛବି' },
  thumbnailHint: {
    en: 'Recommended: square, 800x800 pixels or larger, JPG, PNG or WebP.',
    or: 'ବର୍ଗାକାର, 800x800 ପିକ୍ସେଲ ବା ଅଧିକ, JPG, PNG କିମ୍ବା WebP ଛବି ଭଲ।',
  },

  // subjects, chapters, questions
  courseSubjects: { en: 'Course Subjects', or: 'ପାଠ୍ୟକ୍ରମର ବିଷୟଗୁଡ଼ିକ' },
  addSubject: { en: 'Add Subject', or: 'ବିଷୟ ଯୋଡ଼ନ୍ତୁ' },
  noSubjects: {
    en: 'No subjects yet. A subject contains chapters; a chapter contains a PDF and questions.',
    or: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ବିଷୟ ନାହିଁ। ଏକ ବିଷୟରେ ଅଧ୍ୟାୟ ଥାଏ; ଏକ ଅଧ୍ୟାୟରେ PDF ଓ ପ୍ରଶ୍ନ ଥାଏ।',
  },
  subjectNumber: { en: 'Subject {number:number}', or: 'ବିଷୟ {number:number}' },
  subjectTitle: { en: 'Subject Title', or: 'ବିଷୟର ଶୀର୍ଷକ' },
  subjectDescription: { en: 'Subject Description', or: 'ବିଷୟର ବିବରଣୀ' },
  chapters: { en: 'Chapters', or: 'ଅଧ୍ୟାୟଗୁଡ଼ିକ' },
  addChapter: { en: 'Add Chapter', or: 'ଅଧ୍ୟାୟ ଯୋଡ଼ନ୍ତୁ' },
  noChapters: { en: 'No chapters in this subject', or: 'ଏହି ବିଷୟରେ କୌଣସି ଅଧ୍ୟାୟ ନାହିଁ' },
  chapterNumber: { en: 'Chapter {number:number}', or: 'ଅଧ୍ୟାୟ {number:number}' },
  chapterTitle: { en: 'Chapter Title', or: 'ଅଧ୍ୟାୟର ଶୀର୍ଷକ' },
  chapterDescription: { en: 'Chapter Description', or: 'ଅଧ୍ୟାୟର ବିବରଣୀ' },
  chapterPdf: { en: 'Chapter PDF', or: 'ଅଧ୍ୟାୟର PDF' },
  chapterPdfHint: { en: 'PDF files only, up to 50 MB.', or: 'କେବଳ PDF ଫାଇଲ, ସର୍ବାଧିକ 50 MB।' },
  freePreview: { en: 'Free preview', or: 'ମାଗଣା ନମୁନା' },
  freePreviewHint: {
    en: 'Everybody can read this chapter and take its test on the course page, without signing in.',
    or: 'ପାଠ୍ୟକ୍ରମ ପୃଷ୍ଠାରେ ପ୍ରବେଶ ନ କରି ମଧ୍ୟ ସମସ୍ତେ ଏହି ଅଧ୍ୟାୟ ପଢ଼ିପାରିବେ ଓ ତାହାର ପରୀକ୍ଷା ଦେଇପାରିବେ।',
  },
  questions: { en: 'Questions', or: 'ପ୍ରଶ୍ନଗୁଡ଼ିକ' },
  addQuestion: { en: 'Add Question', or: 'ପ୍ରଶ୍ନ ଯୋଡ଼ନ୍ତୁ' },
  noQuestions: { en: 'No questions in this chapter', or: 'ଏହି ଅଧ୍ୟାୟରେ କୌଣସି ପ୍ରଶ୍ନ ନାହିଁ' },
  questionPages: { en: 'Pages of questions', or: 'ପ୍ରଶ୍ନର ପୃଷ୍ଠାଗୁଡ଼ିକ' },
  questionNumber: { en: 'Question {number:number}', or: 'ପ୍ରଶ୍ନ {number:number}' },
  question: { en: 'Question', or: 'ପ୍ରଶ୍ନ' },
  options: { en: 'Options: mark the correct one', or: 'ବିକଳ୍ପ: ସଠିକଟି ଚିହ୍ନଟ କରନ୍ତୁ' },
  option: { en: 'Option {letter}', or: 'ବିକଳ୍ପ {letter}' },
  optionIsCorrect: { en: 'Option {letter} is correct', or: 'ବିକଳ୍ପ {letter} ସଠିକ' },
  explanation: { en: 'Explanation', or: 'ବ୍ୟାଖ୍ୟା' },
  explanationHint: {
    en: 'Optional. Students see it after the test.',
    or: 'ନ ଦେଲେ ବି ଚଳିବ। ଶିକ୍ଷାର୍ଥୀମାନେ ପରୀକ୍ଷା ପରେ ଏହା ଦେଖିବେ।',
  },
  questionImage: { en: 'Question Image', or: 'ପ୍ରଶ୍ନର ଛବି' },
  questionImageHint: {
    en: 'Optional. Max 5MB, JPG, PNG or WebP.',
    or: 'ନ ଦେଲେ ବି ଚଳିବ। ସର୍ବାଧିକ 5 MB, JPG, PNG କିମ୍ବା WebP।',
  },

  // the Odia version
  english: { en: 'English', or: 'ଇଂରାଜୀ' },
  odia: { en: 'ଓଡ଼ିଆ', or: 'ଓଡ଼ିଆ' },
  odiaField: { en: '{label} (ଓଡ଼ିଆ)', or: '{label} (ଓଡ଼ିଆ)' },
  versions: { en: 'Language of the texts', or: 'ଲେଖାର ଭାଷା' },
  translation: { en: 'Translation', or: 'ଅନୁବାଦ' },
  textsInOdia: {
    en: {
      one: '{translated:number} of {count:number} text is in Odia',
      other: '{translated:number} of {count:number} texts are in Odia',
    },
    or: '{count:number}ଟି ଲେଖା ମଧ୍ୟରୁ {translated:number}ଟି ଓଡ଼ିଆରେ ଅଛି',
  },
  showMissing: { en: 'Show what is missing', or: 'କ’ଣ ବାକି ଅଛି ଦେଖାନ୍ତୁ' },
  hideMissing: { en: 'Hide what is missing', or: 'ବାକି ତାଲିକା ଲୁଚାନ୍ତୁ' },
  show: { en: 'Show', or: 'ଦେଖାନ୍ତୁ' },
  allMissing: { en: 'Everything that is missing ({count:number})', or: 'ଯାହା ବାକି ଅଛି ସବୁ ({count:number})' },
  missingFields: { en: 'Titles and descriptions ({count:number})', or: 'ଶୀର୍ଷକ ଓ ବିବରଣୀ ({count:number})' },
  missingQuestions: { en: 'Texts of questions ({count:number})', or: 'ପ୍ରଶ୍ନର ଲେଖା ({count:number})' },
  nothingMissing: { en: 'Nothing is missing here.', or: 'ଏଠାରେ କିଛି ବାକି ନାହିଁ।' },
  missingPages: { en: 'Pages of missing texts', or: 'ବାକି ଥିବା ଲେଖାର ପୃଷ୍ଠାଗୁଡ଼ିକ' },

  // differences between the versions; `{field}` names the text
  numbersMissing: {
    en: '{field}: the Odia version does not have the number {missing}.',
    or: '{field}: ଓଡ଼ିଆ ରୂପରେ {missing} ସଂଖ୍ୟାଟି ନାହିଁ।',
  },
  numbersExtra: {
    en: '{field}: only the Odia version has the number {extra}.',
    or: '{field}: {extra} ସଂଖ୍ୟାଟି କେବଳ ଓଡ଼ିଆ ରୂପରେ ଅଛି।',
  },
  numbersDiffer: {
    en: '{field}: the numbers differ. {missing} became {extra} in Odia.',
    or: '{field}: ସଂଖ୍ୟା ମେଳ ଖାଉନାହିଁ। {missing} ବଦଳରେ ଓଡ଼ିଆରେ {extra} ଅଛି।',
  },
  formulaMissing: {
    en: '{field}: the formula differs. The Odia version does not have {missing}.',
    or: '{field}: ସୂତ୍ର ମେଳ ଖାଉନାହିଁ। ଓଡ଼ିଆ ରୂପରେ {missing} ନାହିଁ।',
  },
  formulaExtra: {
    en: '{field}: the formula differs. Only the Odia version has {extra}.',
    or: '{field}: ସୂତ୍ର ମେଳ ଖାଉନାହିଁ। {extra} କେବଳ ଓଡ଼ିଆ ରୂପରେ ଅଛି।',
  },
  formulasDiffer: {
    en: '{field}: the formula differs. {missing} became {extra} in Odia.',
    or: '{field}: ସୂତ୍ର ମେଳ ଖାଉନାହିଁ। {missing} ବଦଳରେ ଓଡ଼ିଆରେ {extra} ଅଛି।',
  },
  optionCountDiffers: {
    en: '{field}: the question has {expected:number}, its Odia version {found:number}.',
    or: '{field}: ପ୍ରଶ୍ନରେ {expected:number}ଟି, ଓଡ଼ିଆ ରୂପରେ {found:number}ଟି ଅଛି।',
  },
  versionsDiffer: {
    en: {
      one: '{count:number} text differs from its Odia version',
      other: '{count:number} texts differ from their Odia versions',
    },
    or: '{count:number}ଟି ଲେଖା ଓ ତାହାର ଓଡ଼ିଆ ରୂପ ମେଳ ଖାଉନାହିଁ',
  },
  saveAnyway: { en: 'Save anyway', or: 'ତଥାପି ସଂରକ୍ଷଣ କରନ୍ତୁ' },
  checkVersions: { en: 'Check it', or: 'ଯାଞ୍ଚ କରନ୍ତୁ' },

  // moving, duplicating and removing rows
  moveRow: { en: 'Move {row}', or: '{row} ଘୁଞ୍ଚାନ୍ତୁ' },
  moveHint: { en: 'Drag it, or press the arrow keys', or: 'ଟାଣି ଘୁଞ୍ଚାନ୍ତୁ, କିମ୍ବା ତୀର ଚାବି ଦବାନ୍ତୁ' },
  subjectMoved: {
    en: 'Subject moved to position {position:number} of {total:number}.',
    or: 'ବିଷୟଟି {total:number}ଟି ମଧ୍ୟରୁ {position:number} ନମ୍ବର ସ୍ଥାନକୁ ଘୁଞ୍ଚିଲା।',
  },
  chapterMoved: {
    en: 'Chapter moved to position {position:number} of {total:number}.',
    or: 'ଅଧ୍ୟାୟଟି {total:number}ଟି ମଧ୍ୟରୁ {position:number} ନମ୍ବର ସ୍ଥାନକୁ ଘୁଞ୍ଚିଲା।',
  },
  questionMoved: {
    en: 'Question moved to position {position:number} of {total:number}.',
    or: 'ପ୍ରଶ୍ନଟି {total:number}ଟି ମଧ୍ୟରୁ {position:number} ନମ୍ବର ସ୍ଥାନକୁ ଘୁଞ୍ଚିଲା।',
  },
  duplicate: { en: 'Duplicate', or: 'ନକଲ କରନ୍ତୁ' },
  duplicateRow: { en: 'Duplicate {row}', or: '{row}ର ନକଲ କରନ୍ତୁ' },
  remove: { en: 'Remove', or: 'ହଟାନ୍ତୁ' },
  removeRow: { en: 'Remove {row}', or: '{row} ହଟାନ୍ତୁ' },
  removeSubjectTitle: { en: 'Remove Subject?', or: 'ବିଷୟ ହଟାଇବେ କି?' },
  removeSubjectText: {
    en: 'This will remove the subject and all its chapters permanently.',
    or: 'ବିଷୟଟି ଓ ଏହାର ସମସ୍ତ ଅଧ୍ୟାୟ ସବୁଦିନ ପାଇଁ ହଟିଯିବ।',
  },
  removeChapterTitle: { en: 'Remove Chapter?', or: 'ଅଧ୍ୟାୟ ହଟାଇବେ କି?' },
  removeChapterText: {
    en: 'This will remove the chapter and all its questions permanently.',
    or: 'ଅଧ୍ୟାୟଟି ଓ ଏହାର ସମସ୍ତ ପ୍ରଶ୍ନ ସବୁଦିନ ପାଇଁ ହଟିଯିବ।',
  },
  removeQuestionTitle: { en: 'Remove Question?', or: 'ପ୍ରଶ୍ନ ହଟାଇବେ କି?' },
  removeQuestionText: {
    en: 'This question will be permanently deleted.',
    or: 'ଏହି ପ୍ରଶ୍ନଟି ସବୁଦିନ ପାଇଁ ବିଲୋପ ହୋଇଯିବ।',
  },
  confirmRemove: { en: 'Yes, Remove', or: 'ହଁ, ହଟାନ୍ତୁ' },
  cancel: { en: 'Cancel', or: 'ବାତିଲ କରନ୍ତୁ' },
  subjectRemoved: { en: 'Subject removed.', or: 'ବିଷୟଟି ହଟିଗଲା।' },
  chapterRemoved: { en: 'Chapter removed.', or: 'ଅଧ୍ୟାୟଟି ହଟିଗଲା।' },
  questionRemoved: { en: 'Question removed.', or: 'ପ୍ରଶ୍ନଟି ହଟିଗଲା।' },
  undo: { en: 'Undo', or: 'ପୂର୍ବବତ୍ କରନ୍ତୁ' },

  // saving
  createCourse: { en: 'Create Course', or: 'ପାଠ୍ୟକ୍ରମ ତିଆରି କରନ୍ତୁ' },
  creatingCourse: { en: 'Creating Course...', or: 'ପାଠ୍ୟକ୍ରମ ତିଆରି ହେଉଛି...' },
  updateCourse: { en: 'Update Course', or: 'ପାଠ୍ୟକ୍ରମ ସଂରକ୍ଷଣ କରନ୍ତୁ' },
  updatingCourse: { en: 'Updating Course...', or: 'ପାଠ୍ୟକ୍ରମ ସଂରକ୍ଷଣ ହେଉଛି...' },
  saveAsNew: { en: 'Save as a new course', or: 'ନୂଆ ଭାବେ ସଂରକ୍ଷଣ କରନ୍ତୁ' },
  keepEditing: { en: 'Keep editing', or: 'ସମ୍ପାଦନା ଜାରି ରଖନ୍ତୁ' },
  noChanges: { en: 'No unsaved changes', or: 'କୌଣସି ଅସଂରକ୍ଷିତ ପରିବର୍ତ୍ତନ ନାହିଁ' },
  notSavedYet: { en: 'Not saved yet', or: 'ଏପର୍ଯ୍ୟନ୍ତ ସଂରକ୍ଷଣ ହୋଇନାହିଁ' },
  draftSaved: {
    en: 'Draft saved<where> on this device · {date}</where>',
    or: 'ଖସଡ଼ା ରଖାଗଲା<where> · ଏହି ଉପକରଣରେ · {date}</where>',
  },
  saving: { en: 'Saving…', or: 'ସଂରକ୍ଷଣ ହେଉଛି…' },
  savedAt: { en: 'Saved at {time}', or: 'ସଂରକ୍ଷିତ: {time}' },
  notSavedOffline: { en: 'Not saved: no connection', or: 'ସଂରକ୍ଷଣ ହୋଇନାହିଁ: ସଂଯୋଗ ନାହିଁ' },
  notSavedBecause: { en: 'Not saved: {reason}', or: 'ସଂରକ୍ଷଣ ହୋଇନାହିଁ: {reason}' },
  waitingForFiles: {
    en: {
      one: 'Waiting for {count:number} file to be uploaded',
      other: 'Waiting for {count:number} files to be uploaded',
    },
    or: '{count:number}ଟି ଫାଇଲର ଅପଲୋଡ ଶେଷ ହେବାକୁ ଅପେକ୍ଷା କରାଯାଉଛି',
  },
  uploadPercent: { en: '{percent:number} %', or: '{percent:number} %' },
  goToError: { en: 'Go to it', or: 'ସେଠାକୁ ଯାଆନ୍ତୁ' },
  errorAndMore: { en: '{error} (and {count:number} more)', or: '{error} (ଏବଂ ଆଉ {count:number}ଟି)' },
  success: { en: 'Success!', or: 'ସଫଳ ହେଲା!' },
  courseCreated: { en: 'Course created successfully!', or: 'ପାଠ୍ୟକ୍ରମଟି ତିଆରି ହେଲା!' },
  courseUpdated: { en: 'Course updated successfully!', or: 'ପାଠ୍ୟକ୍ରମଟି ସଂରକ୍ଷିତ ହେଲା!' },
  leaveTitle: { en: 'Leave without saving?', or: 'ସଂରକ୍ଷଣ ନକରି ଚାଲିଯିବେ କି?' },
  leaveText: {
    en: 'Your work is not saved. It stays on this device and is offered to you when you come back.',
    or: 'ଆପଣଙ୍କ କାମ ସଂରକ୍ଷିତ ହୋଇନାହିଁ। ଏହା ଏହି ଉପକରଣରେ ରହିବ ଓ ଆପଣ ଫେରିଲେ ପୁଣି ପାଇବେ।',
  },

  // failed saves
  creationFailed: { en: 'Creation Failed', or: 'ତିଆରି ହୋଇପାରିଲା ନାହିଁ' },
  updateFailed: { en: 'Update Failed', or: 'ସଂରକ୍ଷଣ ହୋଇପାରିଲା ନାହିଁ' },
  createTryAgain: {
    en: 'Failed to create course. Please try again.',
    or: 'ପାଠ୍ୟକ୍ରମ ତିଆରି ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  updateTryAgain: {
    en: 'Failed to update course. Please try again.',
    or: 'ପାଠ୍ୟକ୍ରମ ସଂରକ୍ଷଣ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  updateInvalidJson: { en: 'Server returned invalid JSON', or: 'ସର୍ଭରରୁ ଭୁଲ ଉତ୍ତର ଆସିଲା' },
  updateNoMessage: { en: 'Failed to update course', or: 'ପାଠ୍ୟକ୍ରମ ସଂରକ୍ଷଣ ହୋଇପାରିଲା ନାହିଁ' },
  withDetails: { en: '{message}\nDetails: {details}', or: '{message}\nବିସ୍ତୃତ ତଥ୍ୟ: {details}' },
  notSignedIn: {
    en: 'Authentication required. Please log in again.',
    or: 'ପ୍ରବେଶ କରିବା ଆବଶ୍ୟକ। ଦୟାକରି ପୁଣି ପ୍ରବେଶ କରନ୍ତୁ।',
  },
  tryAgain: { en: 'Try Again', or: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ' },
  courseWasDeleted: {
    en: 'This course has been deleted since you opened it. Your work is still here: you can save it as a new course.',
    or: 'ଆପଣ ଖୋଲିବା ପରେ ଏହି ପାଠ୍ୟକ୍ରମଟି ବିଲୋପ ହୋଇଯାଇଛି। ଆପଣଙ୍କ କାମ ଏଠାରେ ଅଛି: ଏହାକୁ ନୂଆ ପାଠ୍ୟକ୍ରମ ଭାବେ ସଂରକ୍ଷଣ କରିପାରିବେ।',
  },
  courseIsInBin: {
    en: 'Somebody has moved this course to the bin since you opened it. Your work is still here: you can restore the course and save, or save your work as a new course.',
    or: 'ଆପଣ ଖୋଲିବା ପରେ କେହି ଏହି ପାଠ୍ୟକ୍ରମକୁ ଡଷ୍ଟବିନକୁ ପଠାଇଛନ୍ତି। ଆପଣଙ୍କ କାମ ଏଠାରେ ଅଛି: ପାଠ୍ୟକ୍ରମଟି ଫେରାଇ ଆଣି ସଂରକ୍ଷଣ କରିପାରିବେ, କିମ୍ବା ନିଜ କାମକୁ ନୂଆ ପାଠ୍ୟକ୍ରମ ଭାବେ ସଂରକ୍ଷଣ କରିପାରିବେ।',
  },
  restoreAndSave: { en: 'Restore and save', or: 'ଫେରାଇ ଆଣି ସଂରକ୍ଷଣ କରନ୍ତୁ' },
  filesMissingTitle: {
    en: { one: 'One file is missing', other: '{count:number} files are missing' },
    or: '{count:number}ଟି ଫାଇଲ ନାହିଁ',
  },
  filesMissingText: {
    en: 'The server no longer has them. Save the course without them, and choose them again later?',
    or: 'ସର୍ଭରରେ ଏଗୁଡ଼ିକ ଆଉ ନାହିଁ। ଏଗୁଡ଼ିକୁ ଛାଡ଼ି ପାଠ୍ୟକ୍ରମ ସଂରକ୍ଷଣ କରି ପରେ ପୁଣି ବାଛିବେ କି?',
  },
  saveWithoutFiles: { en: 'Save without them', or: 'ଏଗୁଡ଼ିକୁ ଛାଡ଼ି ସଂରକ୍ଷଣ କରନ୍ତୁ' },

  problemOfField: { en: 'This {problem}.', or: '{problem}।' },

  // conflict with somebody else's save
  conflictTitle: {
    en: 'Somebody else has saved this course since you opened it.',
    or: 'ଆପଣ ଖୋଲିବା ପରେ ଅନ୍ୟ ଜଣେ ଏହି ପାଠ୍ୟକ୍ରମ ସଂରକ୍ଷଣ କରିଛନ୍ତି।',
  },
  conflictText: {
    en: 'Your work is not lost. If you save yours, their changes are overwritten.',
    or: 'ଆପଣଙ୍କ କାମ ହଜିନାହିଁ। ଆପଣ ନିଜର ସଂରକ୍ଷଣ କଲେ ସେମାନଙ୍କ ପରିବର୍ତ୍ତନ ହଟିଯିବ।',
  },
  conflictPlaces: {
    en: {
      one: 'You both changed {count:number} place: choose what to keep. Everything else is merged.',
      other: 'You both changed {count:number} places: choose what to keep. Everything else is merged.',
    },
    or: 'ଆପଣ ଦୁହେଁ {count:number}ଟି ସ୍ଥାନ ବଦଳାଇଛନ୍ତି: କେଉଁଟି ରହିବ ବାଛନ୍ତୁ। ଅନ୍ୟ ସବୁ ମିଶିଯିବ।',
  },
  yours: { en: 'Yours', or: 'ଆପଣଙ୍କର' },
  theirs: { en: 'Theirs', or: 'ସେମାନଙ୍କର' },
  saveMerged: { en: 'Save what I chose', or: 'ବାଛିଥିବା ଅନୁସାରେ ସଂରକ୍ଷଣ କରନ୍ତୁ' },
  mergedWith: {
    en: '{name} has saved this course too. Their changes and yours were merged.',
    or: '{name} ମଧ୍ୟ ଏହି ପାଠ୍ୟକ୍ରମ ସଂରକ୍ଷଣ କରିଛନ୍ତି। ସେମାନଙ୍କ ଓ ଆପଣଙ୍କ ପରିବର୍ତ୍ତନ ମିଶାଇ ଦିଆଗଲା।',
  },
  mergedWithSomebody: {
    en: 'Somebody else has saved this course too. Their changes and yours were merged.',
    or: 'ଅନ୍ୟ ଜଣେ ମଧ୍ୟ ଏହି ପାଠ୍ୟକ୍ରମ ସଂରକ୍ଷଣ କରିଛନ୍ତି। ସେମାନଙ୍କ ଓ ଆପଣଙ୍କ ପରିବର୍ତ୍ତନ ମିଶାଇ ଦିଆଗଲା।',
  },
  mergedWithOwn: {
    en: 'You also saved this course on another device or in another tab. Both were merged; where they differ, this one counts.',
    or: 'ଆପଣ ଅନ୍ୟ ଉପକରଣ ବା ଟ୍ୟାବରେ ମଧ୍ୟ ଏହି ପାଠ୍ୟକ୍ରମ ସଂରକ୍ଷଣ କରିଛନ୍ତି। ଦୁଇଟିକୁ ମିଶାଇ ଦିଆଗଲା; ଯେଉଁଠି ଅଲଗା, ସେଠାରେ ଏହିଟି ରହିଲା।',
  },
  seeWhatChanged: { en: 'See what changed', or: 'କ’ଣ ବଦଳିଛି ଦେଖନ୍ତୁ' },
  saveMine: { en: 'Save mine', or: 'ମୋର ସଂରକ୍ଷଣ କରନ୍ତୁ' },
  theyChanged: { en: 'They changed', or: 'ସେମାନେ ବଦଳାଇଛନ୍ତି' },
  youChanged: { en: 'You changed', or: 'ଆପଣ ବଦଳାଇଛନ୍ତି' },
  course: { en: 'Course', or: 'ପାଠ୍ୟକ୍ରମ' },
  removed: { en: 'removed', or: 'ହଟାଗଲା' },
  andMore: { en: 'and {count:number} more', or: 'ଏବଂ ଆଉ {count:number}ଟି' },

  // local draft
  draftOffer: { en: 'You have unsaved work on this device', or: 'ଏହି ଉପକରଣରେ ଆପଣଙ୍କର ଅସଂରକ୍ଷିତ କାମ ଅଛି' },
  draftOfDeletedCourse: {
    en: 'The course has been deleted. You can save your work as a new course.',
    or: 'ପାଠ୍ୟକ୍ରମଟି ବିଲୋପ ହୋଇଯାଇଛି। ଆପଣ ନିଜ କାମକୁ ନୂଆ ପାଠ୍ୟକ୍ରମ ଭାବେ ସଂରକ୍ଷଣ କରିପାରିବେ।',
  },
  draftOfCourseInBin: {
    en: 'The course has been deleted. You can restore it and continue, or save your work as a new course.',
    or: 'ପାଠ୍ୟକ୍ରମଟି ବିଲୋପ ହୋଇଯାଇଛି। ଆପଣ ଏହାକୁ ଫେରାଇ ଆଣି ଆଗକୁ ବଢ଼ିପାରିବେ, କିମ୍ବା ନିଜ କାମକୁ ନୂଆ ପାଠ୍ୟକ୍ରମ ଭାବେ ସଂରକ୍ଷଣ କରିପାରିବେ।',
  },
  restoreAndContinue: { en: 'Restore and continue', or: 'ଫେରାଇ ଆଣି ଆଗକୁ ବଢ଼ନ୍ତୁ' },
  continueAsNew: { en: 'Continue as a new course', or: 'ନୂଆ ପାଠ୍ୟକ୍ରମ ଭାବେ ଆଗକୁ ବଢ଼ନ୍ତୁ' },
  lastChanged: { en: 'last changed on {date}', or: 'ଶେଷ ପରିବର୍ତ୍ତନ: {date}' },
  titleLastChanged: {
    en: '<title></title>, last changed on {date}',
    or: '<title></title>, ଶେଷ ପରିବର୍ତ୍ତନ: {date}',
  },
  continueDraft: { en: 'Continue with it', or: 'ଏଥିରୁ ଆଗକୁ ବଢ଼ନ୍ତୁ' },
  discard: { en: 'Discard', or: 'ପରିତ୍ୟାଗ କରନ୍ତୁ' },
  discardTitle: { en: 'Discard this draft?', or: 'ଏହି ଖସଡ଼ା ପରିତ୍ୟାଗ କରିବେ କି?' },
  discardText: {
    en: 'last changed on {date}. It exists only on this device and cannot be restored.',
    or: 'ଶେଷ ପରିବର୍ତ୍ତନ: {date}। ଏହା କେବଳ ଏହି ଉପକରଣରେ ଅଛି ଓ ଆଉ ଫେରି ମିଳିବ ନାହିଁ।',
  },
  discardTitled: {
    en: '<title></title>, last changed on {date}. It exists only on this device and cannot be restored.',
    or: '<title></title>, ଶେଷ ପରିବର୍ତ୍ତନ: {date}। ଏହା କେବଳ ଏହି ଉପକରଣରେ ଅଛି ଓ ଆଉ ଫେରି ମିଳିବ ନାହିଁ।',
  },
  keepDraft: { en: 'Keep it', or: 'ରଖନ୍ତୁ' },
});

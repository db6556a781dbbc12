import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  loadFailed: { en: 'Failed to load course', or: 'ପାଠ୍ୟକ୍ରମ ଖୋଲିପାରିଲା ନାହିଁ' },
  backToMyCourses: { en: 'Back to My Courses', or: 'ମୋ ପାଠ୍ୟକ୍ରମକୁ ଫେରନ୍ତୁ' },
  notEnrolled: {
    en: 'You are not enrolled in this course.',
    or: 'ଆପଣ ଏହି ପାଠ୍ୟକ୍ରମରେ ନାମ ଲେଖାଇନାହାନ୍ତି।',
  },
  free: { en: 'Free', or: 'ମାଗଣା' },

  // the course around its chapters
  chapterNumber: { en: 'Chapter {number:number}', or: 'ଅଧ୍ୟାୟ {number:number}' },
  progress: { en: 'Progress', or: 'ଅଗ୍ରଗତି' },
  courseMenu: { en: 'Course menu', or: 'ଅଧ୍ୟାୟ ତାଲିକା' },
  courseContent: { en: 'Course content', or: 'ପାଠ୍ୟକ୍ରମର ବିଷୟସୂଚୀ' },
  noChapters: { en: 'No chapters yet', or: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ଅଧ୍ୟାୟ ନାହିଁ' },
  hideChapters: { en: 'Hide chapters', or: 'ଅଧ୍ୟାୟ ଲୁଚାନ୍ତୁ' },
  showChapters: { en: 'Show chapters', or: 'ଅଧ୍ୟାୟ ଦେଖାନ୍ତୁ' },
  progressFailed: {
    en: 'Your progress could not be loaded. Try again to continue where you stopped.',
    or: 'ଆପଣଙ୍କ ଅଗ୍ରଗତି ଖୋଲିପାରିଲା ନାହିଁ। ଯେଉଁଠାରେ ଅଟକିଥିଲେ ସେଠାରୁ ଆଗକୁ ବଢ଼ିବାକୁ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  progressLoading: { en: 'Loading your progress…', or: 'ଆପଣଙ୍କ ଅଗ୍ରଗତି ଖୋଲୁଛି…' },
  chooseChapter: { en: 'Choose a chapter', or: 'ଗୋଟିଏ ଅଧ୍ୟାୟ ବାଛନ୍ତୁ' },
  courseEmpty: {
    en: 'This course has no chapters yet',
    or: 'ଏହି ପାଠ୍ୟକ୍ରମରେ ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ଅଧ୍ୟାୟ ନାହିଁ',
  },
  chapterGone: {
    en: 'This chapter is no longer part of the course',
    or: 'ଏହି ଅଧ୍ୟାୟ ଆଉ ଏହି ପାଠ୍ୟକ୍ରମରେ ନାହିଁ',
  },
  courseChanged: { en: 'The course was changed.', or: 'ପାଠ୍ୟକ୍ରମଟି ବଦଳିଛି।' },
  courseChangedProgressKept: {
    en: 'The course was changed. What you have completed stays completed.',
    or: 'ପାଠ୍ୟକ୍ରମଟି ବଦଳିଛି। ଆପଣ ଯାହା ସମାପ୍ତ କରିଛନ୍ତି, ତାହା ସମାପ୍ତ ହୋଇ ରହିବ।',
  },
  continueCourse: { en: 'Continue with the course', or: 'ପାଠ୍ୟକ୍ରମରେ ଆଗକୁ ବଢ଼ନ୍ତୁ' },

  // resetting the progress
  resetProgress: { en: 'Reset progress', or: 'ଅଗ୍ରଗତି ଲିଭାନ୍ତୁ' },
  resetText: {
    en: 'Reset all progress for this course? This will clear all completed chapters and test results.',
    or: 'ଏହି ପାଠ୍ୟକ୍ରମର ସମସ୍ତ ଅଗ୍ରଗତି ଲିଭାଇବେ କି? ସମାପ୍ତ ହୋଇଥିବା ସମସ୍ତ ଅଧ୍ୟାୟ ଓ ପରୀକ୍ଷା ଫଳାଫଳ ଲିଭିଯିବ।',
  },
  resetDone: { en: 'Progress reset successfully!', or: 'ଅଗ୍ରଗତି ଲିଭାଗଲା!' },
  resetFailed: { en: 'Failed to reset progress', or: 'ଅଗ୍ରଗତି ଲିଭାଯାଇପାରିଲା ନାହିଁ' },

  // a chapter
  studyMaterial: { en: 'Study Material', or: 'ପାଠ୍ୟ ସାମଗ୍ରୀ' },
  viewOnly: { en: 'View only', or: 'କେବଳ ପଢ଼ିବା ପାଇଁ' },
  noStudyMaterial: {
    en: 'No study material available for this chapter',
    or: 'ଏହି ଅଧ୍ୟାୟ ପାଇଁ ପାଠ୍ୟ ସାମଗ୍ରୀ ଉପଲବ୍ଧ ନାହିଁ',
  },
  chapters: { en: 'Chapters', or: 'ଅଧ୍ୟାୟଗୁଡ଼ିକ' },
  previousChapter: { en: 'Previous Chapter', or: 'ପୂର୍ବବର୍ତ୍ତୀ ଅଧ୍ୟାୟ' },
  nextChapter: { en: 'Next Chapter', or: 'ପରବର୍ତ୍ତୀ ଅଧ୍ୟାୟ' },
  readAgain: { en: 'Read again', or: 'ପୁଣି ପଢ଼ନ୍ତୁ' },

  // what completes a chapter: short in the outline, a sentence on its page
  passTest: { en: 'Pass the test', or: 'ପରୀକ୍ଷାରେ ଉତ୍ତୀର୍ଣ୍ଣ ହୁଅନ୍ତୁ' },
  studyForMinute: { en: 'Study for a minute', or: 'ଏକ ମିନିଟ ପଢ଼ନ୍ତୁ' },
  openIt: { en: 'Open it', or: 'ଏହାକୁ ଖୋଲନ୍ତୁ' },
  completed: { en: 'Completed', or: 'ସମାପ୍ତ' },
  passTestToComplete: {
    en: 'To complete this chapter, pass its mock test.',
    or: 'ଏହି ଅଧ୍ୟାୟ ସମାପ୍ତ କରିବାକୁ ଏହାର ଅଭ୍ୟାସ ପରୀକ୍ଷାରେ ଉତ୍ତୀର୍ଣ୍ଣ ହୁଅନ୍ତୁ।',
  },
  studyToComplete: {
    en: 'To complete this chapter, study it for a minute.',
    or: 'ଏହି ଅଧ୍ୟାୟ ସମାପ୍ତ କରିବାକୁ ଏହାକୁ ଏକ ମିନିଟ ପଢ଼ନ୍ତୁ।',
  },
  openToComplete: {
    en: 'This chapter is complete as soon as it is opened.',
    or: 'ଖୋଲିବା ମାତ୍ରେ ଏହି ଅଧ୍ୟାୟ ସମାପ୍ତ ହୁଏ।',
  },
  chapterIsCompleted: {
    en: 'You have completed this chapter.',
    or: 'ଆପଣ ଏହି ଅଧ୍ୟାୟ ସମାପ୍ତ କରିଛନ୍ତି।',
  },

  // the mock test of a chapter
  chapterMockTest: { en: 'Chapter Mock Test', or: 'ଅଧ୍ୟାୟର ଅଭ୍ୟାସ ପରୀକ୍ଷା' },
  noQuestions: { en: 'This chapter has no questions.', or: 'ଏହି ଅଧ୍ୟାୟରେ କୌଣସି ପ୍ରଶ୍ନ ନାହିଁ।' },
  passWith: { en: 'pass with {percent}', or: 'ଉତ୍ତୀର୍ଣ୍ଣ ହେବାକୁ {percent}' },
  yourBest: { en: 'your best: {percent}', or: 'ଆପଣଙ୍କ ସର୍ବୋତ୍ତମ: {percent}' },
  startTest: { en: 'Start Test', or: 'ପରୀକ୍ଷା ଆରମ୍ଭ କରନ୍ତୁ' },

  // celebrations
  courseCompleted: { en: 'Course completed!', or: 'ପାଠ୍ୟକ୍ରମ ସମାପ୍ତ!' },
  courseCompletedText: {
    en: 'Every chapter is done. Well studied.',
    or: 'ସମସ୍ତ ଅଧ୍ୟାୟ ଶେଷ ହୋଇଛି। ବହୁତ ଭଲ ପଢ଼ିଲେ।',
  },
  chapterCompleted: { en: 'Chapter completed!', or: 'ଅଧ୍ୟାୟ ସମାପ୍ତ!' },
  chapterCompletedText: { en: 'One more step is behind you.', or: 'ଆପଣ ଆଉ ଏକ ପାଦ ଆଗକୁ ବଢ଼ିଲେ।' },
});

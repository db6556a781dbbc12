import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  period: { en: 'Period', or: 'ସମୟ ଅବଧି' },
  thisWeek: { en: 'This Week', or: 'ଏହି ସପ୍ତାହ' },
  thisMonth: { en: 'This Month', or: 'ଏହି ମାସ' },
  allTime: { en: 'All Time', or: 'ସବୁ ସମୟ' },
  loadFailed: { en: 'Failed to fetch analytics', or: 'ବିଶ୍ଳେଷଣ ଖୋଲିପାରିଲା ନାହିଁ' },
  noAnalytics: { en: 'No analytics yet', or: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ବିଶ୍ଳେଷଣ ନାହିଁ' },
  noActivity: { en: 'No activity in this period', or: 'ଏହି ଅବଧିରେ କୌଣସି କାର୍ଯ୍ୟକଳାପ ନାହିଁ' },
  noActivityHint: {
    en: 'Read a chapter of a course and take its test. Your scores and study time then appear here.',
    or: 'କୌଣସି ପାଠ୍ୟକ୍ରମର ଗୋଟିଏ ଅଧ୍ୟାୟ ପଢ଼ନ୍ତୁ ଓ ତାହାର ପରୀକ୍ଷା ଦିଅନ୍ତୁ। ତା’ପରେ ଆପଣଙ୍କ ପ୍ରାପ୍ତାଙ୍କ ଓ ପଢ଼ିବା ସମୟ ଏଠାରେ ଦେଖାଯିବ।',
  },
  browseCourses: { en: 'Browse Courses', or: 'ପାଠ୍ୟକ୍ରମ ଦେଖନ୍ତୁ' },

  // the cards at the top
  totalCourses: { en: 'Total Courses', or: 'ମୋଟ ପାଠ୍ୟକ୍ରମ' },
  testsCompleted: { en: 'Tests Completed', or: 'ସମାପ୍ତ ପରୀକ୍ଷା' },
  averageScore: { en: 'Average Score', or: 'ହାରାହାରି ପ୍ରାପ୍ତାଙ୍କ' },
  studyTime: { en: 'Study Time', or: 'ପଢ଼ିବା ସମୟ' },
  exactTime: { en: '{time} exactly', or: 'ଠିକ {time}' },
  noTests: { en: 'No tests yet', or: 'ଏପର୍ଯ୍ୟନ୍ତ ପରୀକ୍ଷା ନାହିଁ' },
  percentOrMore: { en: '{percent} or more', or: '{percent} ବା ଅଧିକ' },
  onTheWayTo: { en: 'On the way to {percent}', or: '{percent} ଆଡ଼କୁ ଅଗ୍ରସର' },

  // scores
  scoresOverTime: { en: 'Scores over time', or: 'ପ୍ରାପ୍ତାଙ୍କର ଧାରା' },
  newestOfTotal: {
    en: 'Your newest {count:number} tests of {total:number}, oldest first',
    or: '{total:number}ଟିରୁ ଆପଣଙ୍କ ନୂଆ {count:number}ଟି ପରୀକ୍ଷା, ପୁରୁଣା ଆଗ',
  },
  testsOldestFirst: {
    en: { one: '{count:number} test, oldest first', other: '{count:number} tests, oldest first' },
    or: '{count:number}ଟି ପରୀକ୍ଷା, ପୁରୁଣା ଆଗ',
  },
  noTestsInPeriod: {
    en: 'No tests in this period. Take the mock test of a chapter, and its score appears here.',
    or: 'ଏହି ଅବଧିରେ କୌଣସି ପରୀକ୍ଷା ନାହିଁ। କୌଣସି ଅଧ୍ୟାୟର ଅଭ୍ୟାସ ପରୀକ୍ଷା ଦିଅନ୍ତୁ, ତାହାର ପ୍ରାପ୍ତାଙ୍କ ଏଠାରେ ଦେଖାଯିବ।',
  },
  chartAfterThree: {
    en: 'From the third test on, a chart of your scores appears here.',
    or: 'ତୃତୀୟ ପରୀକ୍ଷାଠାରୁ ଆପଣଙ୍କ ପ୍ରାପ୍ତାଙ୍କର ଲେଖଚିତ୍ର ଏଠାରେ ଦେଖାଯିବ।',
  },
  passed: { en: 'Passed', or: 'ଉତ୍ତୀର୍ଣ୍ଣ' },
  notPassed: { en: 'Not passed', or: 'ଅନୁତ୍ତୀର୍ଣ୍ଣ' },
  passedWith: { en: 'Passed ({percent} or more)', or: 'ଉତ୍ତୀର୍ଣ୍ଣ ({percent} ବା ଅଧିକ)' },
  tests: { en: 'Tests', or: 'ପରୀକ୍ଷା' },
  test: { en: 'Test', or: 'ପରୀକ୍ଷା' },
  score: { en: 'Score', or: 'ପ୍ରାପ୍ତାଙ୍କ' },
  date: { en: 'Date', or: 'ତାରିଖ' },
  chapterInCourse: { en: '{chapter}, {course}', or: '{chapter}, {course}' },
  scoreOfChapter: { en: '{chapter}: {percent}, {date}', or: '{chapter}: {percent}, {date}' },

  // time
  timePerDay: { en: 'Time per day', or: 'ପ୍ରତିଦିନର ସମୟ' },
  timePerWeek: { en: 'Time per week', or: 'ପ୍ରତି ସପ୍ତାହର ସମୟ' },
  since: { en: 'Since {date}', or: '{date}ରୁ' },
  noTimeInPeriod: {
    en: 'No time in this period. Minutes count while you read an open chapter or take a test.',
    or: 'ଏହି ଅବଧିରେ କୌଣସି ସମୟ ନାହିଁ। ଆପଣ ଖୋଲା ଅଧ୍ୟାୟ ପଢ଼ିବା ବା ପରୀକ୍ଷା ଦେବା ସମୟର ମିନିଟ ଗଣାଯାଏ।',
  },
  reading: { en: 'Reading', or: 'ପଢ଼ିବା' },
  days: { en: 'Days', or: 'ଦିନ' },
  weeks: { en: 'Weeks', or: 'ସପ୍ତାହ' },
  day: { en: 'Day', or: 'ଦିନ' },
  week: { en: 'Week', or: 'ସପ୍ତାହ' },
  testsCompletedColumn: { en: 'Tests completed', or: 'ସମାପ୍ତ ପରୀକ୍ଷା' },
  weekdayAndDate: { en: '{weekday}, {date}', or: '{weekday}, {date}' },
  dateRange: { en: '{from} to {to}', or: '{from}ରୁ {to}' },
  noActivityOfGroup: { en: 'No reading, no tests', or: 'ପଢ଼ା ନାହିଁ, ପରୀକ୍ଷା ନାହିଁ' },
  activity: {
    en: {
      one: '{reading} of reading, {testing} in {count:number} test',
      other: '{reading} of reading, {testing} in {count:number} tests',
    },
    or: '{reading} ପଢ଼ା, {count:number}ଟି ପରୀକ୍ଷାରେ {testing}',
  },
  activityOfGroup: { en: '{dates}: {activity}', or: '{dates}: {activity}' },

  // chapters
  weakestChapters: { en: 'Weakest chapters', or: 'ଦୁର୍ବଳ ଅଧ୍ୟାୟ' },
  weakestNote: { en: 'Below {percent} on average', or: 'ହାରାହାରି {percent}ରୁ କମ' },
  noWeakChapters: {
    en: 'None: you average {percent} or more in every chapter.',
    or: 'କିଛି ନାହିଁ: ପ୍ରତ୍ୟେକ ଅଧ୍ୟାୟରେ ଆପଣଙ୍କ ହାରାହାରି ପ୍ରାପ୍ତାଙ୍କ {percent} ବା ଅଧିକ।',
  },
  strongestChapters: { en: 'Strongest chapters', or: 'ଭଲ ଅଧ୍ୟାୟ' },
  strongestNote: { en: '{percent} or more on average', or: 'ହାରାହାରି {percent} ବା ଅଧିକ' },
  noStrongChapters: {
    en: 'None yet. Read a chapter again and practise its test.',
    or: 'ଏପର୍ଯ୍ୟନ୍ତ କିଛି ନାହିଁ। ଗୋଟିଏ ଅଧ୍ୟାୟ ପୁଣି ପଢ଼ନ୍ତୁ ଓ ତାହାର ପରୀକ୍ଷା ଅଭ୍ୟାସ କରନ୍ତୁ।',
  },
  testsAndBest: {
    en: {
      one: '{count:number} test, best {percent}',
      other: '{count:number} tests, best {percent}',
    },
    or: '{count:number}ଟି ପରୀକ୍ଷା, ସର୍ବୋତ୍ତମ {percent}',
  },
  practise: { en: 'Practise', or: 'ଅଭ୍ୟାସ କରନ୍ତୁ' },

  // courses
  coursePerformance: { en: 'Course Performance', or: 'ପାଠ୍ୟକ୍ରମ ଅନୁଯାୟୀ ପ୍ରଦର୍ଶନ' },
  showAllCourses: {
    en: { one: 'Show all {count:number} course', other: 'Show all {count:number} courses' },
    or: 'ସମସ୍ତ {count:number}ଟି ପାଠ୍ୟକ୍ରମ ଦେଖାନ୍ତୁ',
  },
  testCount: {
    en: { one: '{count:number} test', other: '{count:number} tests' },
    or: '{count:number}ଟି ପରୀକ୍ଷା',
  },
  average: { en: 'average {percent}', or: 'ହାରାହାରି {percent}' },
  noAverage: { en: 'no average yet', or: 'ଏପର୍ଯ୍ୟନ୍ତ ହାରାହାରି ନାହିଁ' },
  progress: { en: 'Progress', or: 'ଅଗ୍ରଗତି' },
  noLongerEnrolled: {
    en: 'You are no longer enrolled in this course. Your results are kept.',
    or: 'ଏହି ପାଠ୍ୟକ୍ରମରେ ଆପଣଙ୍କ ନାମଲେଖା ଆଉ ନାହିଁ। ଆପଣଙ୍କ ଫଳାଫଳ ରହିଛି।',
  },

  // recent activity
  recentActivity: { en: 'Recent Activity', or: 'ନିକଟର କାର୍ଯ୍ୟକଳାପ' },
  testsThisWeek: { en: 'Tests this week', or: 'ଏହି ସପ୍ତାହର ପରୀକ୍ଷା' },
  coursesCompleted: { en: 'Courses completed', or: 'ସମାପ୍ତ ପାଠ୍ୟକ୍ରମ' },
  performanceLevel: { en: 'Performance level', or: 'ପ୍ରଦର୍ଶନର ସ୍ତର' },
  excellent: { en: 'Excellent', or: 'ଉତ୍କୃଷ୍ଟ' },
  good: { en: 'Good', or: 'ଭଲ' },
  improving: { en: 'Improving', or: 'ଉନ୍ନତି ହେଉଛି' },
});

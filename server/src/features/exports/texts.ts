import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  invalidQuery: {
    en: 'The search or the course in this address is invalid.',
    or: 'ଏହି ଠିକଣାରେ ଥିବା ଖୋଜା ଶବ୍ଦ କିମ୍ବା ପାଠ୍ୟକ୍ରମ ଠିକ ନୁହେଁ।',
  },
});

/** The columns of students.csv. */
export const studentColumns = defineTexts({
  name: { en: 'Name', or: 'ନାମ' },
  email: { en: 'E-mail', or: 'ଇ-ମେଲ' },
  joined: { en: 'Joined', or: 'ଯୋଗଦାନ ତାରିଖ' },
  enrolledCourses: { en: 'Enrolled courses', or: 'ନାମ ଲେଖାଇଥିବା ପାଠ୍ୟକ୍ରମ ସଂଖ୍ୟା' },
  latestCourse: { en: 'Latest course', or: 'ସଦ୍ୟତମ ପାଠ୍ୟକ୍ରମ' },
  blockedSince: { en: 'Blocked since', or: 'ଅବରୋଧର ତାରିଖ' },
  odiaLatestCourse: { en: 'Latest course in Odia', or: 'ଓଡ଼ିଆରେ ସଦ୍ୟତମ ପାଠ୍ୟକ୍ରମ' },
});

/** The columns of activity.csv. */
export const activityColumns = defineTexts({
  time: { en: 'Time', or: 'ସମୟ' },
  person: { en: 'Person', or: 'ବ୍ୟକ୍ତି' },
  action: { en: 'Action', or: 'କାର୍ଯ୍ୟ' },
  course: { en: 'Course', or: 'ପାଠ୍ୟକ୍ରମ' },
  student: { en: 'Student', or: 'ଶିକ୍ଷାର୍ଥୀ' },
  details: { en: 'Details', or: 'ବିବରଣୀ' },
  address: { en: 'Address', or: 'ନେଟୱାର୍କ ଠିକଣା' },
});

/** The columns of results.csv. */
export const resultColumns = defineTexts({
  student: { en: 'Student', or: 'ଶିକ୍ଷାର୍ଥୀ' },
  email: { en: 'E-mail', or: 'ଇ-ମେଲ' },
  course: { en: 'Course', or: 'ପାଠ୍ୟକ୍ରମ' },
  chapter: { en: 'Chapter', or: 'ଅଧ୍ୟାୟ' },
  score: { en: 'Score (%)', or: 'ପ୍ରାପ୍ତାଙ୍କ (%)' },
  correct: { en: 'Correct', or: 'ସଠିକ ଉତ୍ତର' },
  questions: { en: 'Questions', or: 'ପ୍ରଶ୍ନ ସଂଖ୍ୟା' },
  seconds: { en: 'Seconds', or: 'ବ୍ୟୟିତ ସମୟ (ସେକେଣ୍ଡ)' },
  completed: { en: 'Completed', or: 'ସମାପ୍ତିର ସମୟ' },
  odiaCourse: { en: 'Course in Odia', or: 'ଓଡ଼ିଆରେ ପାଠ୍ୟକ୍ରମ' },
  odiaChapter: { en: 'Chapter in Odia', or: 'ଓଡ଼ିଆରେ ଅଧ୍ୟାୟ' },
});

/** The columns of the results of an exam. */
export const examResultColumns = defineTexts({
  student: { en: 'Student', or: 'ଶିକ୍ଷାର୍ଥୀ' },
  email: { en: 'E-mail', or: 'ଇ-ମେଲ' },
  attempt: { en: 'Attempt', or: 'ପ୍ରୟାସ' },
  marks: { en: 'Marks', or: 'ନମ୍ବର' },
  percent: { en: 'Percent', or: 'ପ୍ରତିଶତ' },
  section: { en: 'Section {number:number}', or: 'ବିଭାଗ {number:number}' },
  seconds: { en: 'Seconds', or: 'ବ୍ୟୟିତ ସମୟ (ସେକେଣ୍ଡ)' },
  leftPage: { en: 'Left the page', or: 'ପୃଷ୍ଠା ଛାଡ଼ିବା ସଂଖ୍ୟା' },
  completed: { en: 'Completed', or: 'ସମାପ୍ତିର ସମୟ' },
});

/** The columns of orders.csv. */
export const orderColumns = defineTexts({
  number: { en: 'Order', or: 'ବରାଦ' },
  created: { en: 'Ordered', or: 'ବରାଦର ସମୟ' },
  paid: { en: 'Paid', or: 'ଦେୟର ସମୟ' },
  student: { en: 'Student', or: 'ଶିକ୍ଷାର୍ଥୀ' },
  email: { en: 'E-mail', or: 'ଇ-ମେଲ' },
  item: { en: 'Course or pass', or: 'ପାଠ୍ୟକ୍ରମ କିମ୍ବା ପାସ' },
  price: { en: 'Price (₹)', or: 'ମୂଲ୍ୟ (₹)' },
  discount: { en: 'Discount (₹)', or: 'ରିହାତି (₹)' },
  amount: { en: 'Amount (₹)', or: 'ରାଶି (₹)' },
  refunded: { en: 'Refunded (₹)', or: 'ଫେରସ୍ତ ରାଶି (₹)' },
  coupon: { en: 'Coupon', or: 'କୁପନ' },
  status: { en: 'Status', or: 'ସ୍ଥିତି' },
  receipt: { en: 'Receipt', or: 'ରସିଦ' },
  odiaItem: { en: 'Course or pass in Odia', or: 'ଓଡ଼ିଆରେ ପାଠ୍ୟକ୍ରମ କିମ୍ବା ପାସ' },
});

/** The columns of newsletter.csv, and the states in one of them. */
export const newsletterColumns = defineTexts({
  email: { en: 'E-mail', or: 'ଇ-ମେଲ' },
  language: { en: 'Language', or: 'ଭାଷା' },
  state: { en: 'State', or: 'ସ୍ଥିତି' },
  since: { en: 'Since', or: 'କେବେଠାରୁ' },
  created: { en: 'First entered', or: 'ପ୍ରଥମେ ଦିଆଯାଇଥିଲା' },
  pending: { en: 'not confirmed', or: 'ନିଶ୍ଚିତ ହୋଇନାହିଁ' },
  subscribed: { en: 'subscribed', or: 'ଗ୍ରାହକ' },
  unsubscribed: { en: 'unsubscribed', or: 'ବନ୍ଦ କରିଛନ୍ତି' },
});

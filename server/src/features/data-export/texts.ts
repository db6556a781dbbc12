import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  tooManyExports: {
    en: 'You have asked for five copies today. Try again tomorrow.',
    or: 'ଆପଣ ଆଜି ପାଞ୍ଚଟି ନକଲ ମାଗିସାରିଛନ୍ତି। ଆସନ୍ତାକାଲି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
});

/** What each exported table contains. */
export const tableTitles = defineTexts({
  students: { en: 'Your profile', or: 'ଆପଣଙ୍କ ପ୍ରୋଫାଇଲ' },
  sessions: { en: 'Your sign-ins', or: 'ଆପଣଙ୍କ ପ୍ରବେଶ' },
  enrolments: { en: 'Your courses', or: 'ଆପଣଙ୍କ ପାଠ୍ୟକ୍ରମ' },
  student_passes: { en: 'Your passes', or: 'ଆପଣଙ୍କ ପାସ' },
  chapter_visits: { en: 'Chapters that you opened', or: 'ଆପଣ ଖୋଲିଥିବା ଅଧ୍ୟାୟ' },
  study_time: { en: 'Minutes of study per day', or: 'ପ୍ରତିଦିନ ପଢ଼ାର ମିନିଟ' },
  progress_resets: { en: 'Courses whose progress you reset', or: 'ଯେଉଁ ପାଠ୍ୟକ୍ରମର ଅଗ୍ରଗତି ଆପଣ ଲିଭାଇଛନ୍ତି' },
  attempts: { en: 'Tests that you started, with your answers', or: 'ଆପଣ ଆରମ୍ଭ କରିଥିବା ପରୀକ୍ଷା ଓ ଆପଣଙ୍କ ଉତ୍ତର' },
  attempt_events: {
    en: 'Events during exams',
    or: 'ପରୀକ୍ଷା ସମୟରେ ଉତ୍ତର ଦେବା ଛଡ଼ା ଯାହା ଘଟିଲା',
  },
  extra_time: { en: 'Extra time in exams', or: 'ପରୀକ୍ଷାରେ ଅତିରିକ୍ତ ସମୟ' },
  results: { en: 'Your results with your answers', or: 'ଆପଣଙ୍କ ଫଳାଫଳ ଓ ଉତ୍ତର' },
  certificates: { en: 'Your certificates', or: 'ଆପଣଙ୍କ ପ୍ରମାଣପତ୍ର' },
  practice_cards: { en: 'Questions in your notebook', or: 'ଆପଣଙ୍କ ଅଭ୍ୟାସ ଖାତାର ପ୍ରଶ୍ନ' },
  score_changes: { en: 'Corrected scores', or: 'ସଂଶୋଧିତ ପ୍ରାପ୍ତାଙ୍କ' },
  question_reports: { en: 'Reported questions', or: 'ଜଣାଯାଇଥିବା ପ୍ରଶ୍ନ' },
  practice_reviews: { en: 'Your answers in practice', or: 'ଅଭ୍ୟାସରେ ଆପଣଙ୍କ ଉତ୍ତର' },
  practice_results: {
    en: 'Results whose mistakes are in your notebook',
    or: 'ଯେଉଁ ଫଳାଫଳର ଭୁଲ ଆପଣଙ୍କ ଅଭ୍ୟାସ ଖାତାରେ ଅଛି',
  },
  practice_settings: { en: 'Your plan for practice', or: 'ଆପଣଙ୍କ ଅଭ୍ୟାସ ଯୋଜନା' },
  orders: { en: 'Your orders', or: 'ଆପଣଙ୍କ ବରାଦ' },
  order_events: { en: 'What happened to your orders', or: 'ଆପଣଙ୍କ ବରାଦର ଘଟଣାକ୍ରମ' },
  payments: { en: 'Your payments', or: 'ଆପଣଙ୍କ ଦେୟ' },
  refunds: { en: 'Your refunds', or: 'ଆପଣଙ୍କ ଟଙ୍କା ଫେରସ୍ତ' },
  receipts: { en: 'Your receipts and invoices', or: 'ଆପଣଙ୍କ ରସିଦ ଓ ଚାଲାଣ' },
  coupon_uses: { en: 'Coupons that you used', or: 'ଆପଣ ବ୍ୟବହାର କରିଥିବା କୁପନ' },
  notices: { en: 'Notices', or: 'ଆମେ ଆପଣଙ୍କୁ ଦେଇଥିବା ସୂଚନା' },
  notice_deliveries: { en: 'E-mails and pushes to you', or: 'ଆପଣଙ୍କୁ ପଠାଯାଇଥିବା ଇ-ମେଲ ଓ ପୁଶ୍ ସୂଚନା' },
  notice_settings: { en: 'Which notices you want', or: 'ଆପଣ ଚାହୁଁଥିବା ସୂଚନା' },
  push_subscriptions: { en: 'Browsers that receive pushes', or: 'ପୁଶ୍ ସୂଚନା ପାଉଥିବା ବ୍ରାଉଜର' },
  grievances: { en: 'Your requests and grievances', or: 'ଆପଣଙ୍କ ଅନୁରୋଧ ଓ ଅଭିଯୋଗ' },
  newsletter_subscribers: { en: 'Your newsletter', or: 'ଆପଣଙ୍କ ସମାଚାର ପତ୍ର' },
  consents: { en: 'Consents for your data', or: 'ଆପଣଙ୍କ ତଥ୍ୟ ପାଇଁ ସମ୍ମତି' },
  parent_requests: { en: 'Requests to a parent', or: 'ଅଭିଭାବକଙ୍କୁ ଅନୁରୋଧ' },
  audit: { en: 'What our team did with your account', or: 'ଆପଣଙ୍କ ଖାତାରେ ଆମ ଦଳ କରିଥିବା କାମ' },
});

export const pageTexts = defineTexts({
  title: { en: 'Your data', or: 'ଆପଣଙ୍କ ତଥ୍ୟ' },
  madeAt: { en: 'Made on {date}, Indian time.', or: '{date}ରେ ପ୍ରସ୍ତୁତ, ଭାରତୀୟ ସମୟ।' },
  intro: {
    en: 'These files contain everything that we store about you. Each list is there twice: as JSON for programs and as CSV for spreadsheets.',
    or: 'ଆପଣଙ୍କ ବିଷୟରେ ଆମେ ଯାହା ସବୁ ରଖିଛୁ, ତାହା ଏହି ଫାଇଲଗୁଡ଼ିକରେ ଅଛି। ପ୍ରତ୍ୟେକ ତାଲିକା ଦୁଇଥର ଅଛି: ପ୍ରୋଗ୍ରାମ ପାଇଁ JSON ଏବଂ ସ୍ପ୍ରେଡସିଟ ପାଇଁ CSV।',
  },
  leftOut: {
    en: 'Left out: results of exams before their release, secrets that protect your account, and the names of the people in our team. Data in backups is deleted when newer backups replace them.',
    or: 'ନାହିଁ: ପ୍ରକାଶ ପୂର୍ବରୁ ପରୀକ୍ଷାର ଫଳାଫଳ, ଆପଣଙ୍କ ଖାତାକୁ ସୁରକ୍ଷିତ ରଖୁଥିବା ଗୋପନ ତଥ୍ୟ ଏବଂ ଆମ ଦଳର ସଦସ୍ୟଙ୍କ ନାମ। ନୂଆ ସୁରକ୍ଷା ନକଲ ଆସିଲେ ପୁରୁଣା ନକଲର ତଥ୍ୟ ଲିଭିଯାଏ।',
  },
  list: { en: 'List', or: 'ତାଲିକା' },
  rows: { en: 'Rows', or: 'ଧାଡ଼ି' },
  files: { en: 'Files', or: 'ଫାଇଲ' },
});

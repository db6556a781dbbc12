import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  // list
  orders: { en: 'Orders', or: 'ବରାଦ' },
  ordersNote: {
    en: 'What students bought, what was paid, and what was refunded.',
    or: 'ଶିକ୍ଷାର୍ଥୀମାନେ କ’ଣ କିଣିଛନ୍ତି, କେତେ ଦେୟ ମିଳିଛି ଏବଂ କେତେ ଟଙ୍କା ଫେରସ୍ତ ହୋଇଛି।',
  },
  searchOrders: {
    en: 'Student, e-mail, order or payment id',
    or: 'ନାମ, ଇ-ମେଲ, ବରାଦ ବା ଦେୟ ସଂଖ୍ୟା',
  },
  status: { en: 'State', or: 'ସ୍ଥିତି' },
  allStatuses: { en: 'All states', or: 'ସବୁ ସ୍ଥିତି' },
  courseOrPass: { en: 'Course or pass', or: 'ପାଠ୍ୟକ୍ରମ କିମ୍ବା ପାସ' },
  allCourses: { en: 'All courses and passes', or: 'ସବୁ ପାଠ୍ୟକ୍ରମ ଓ ପାସ' },
  otherCourse: { en: 'Another course…', or: 'ଅନ୍ୟ ପାଠ୍ୟକ୍ରମ…' },
  chooseCourse: { en: 'Choose a course', or: 'ପାଠ୍ୟକ୍ରମ ବାଛନ୍ତୁ' },
  chosenCourse: { en: 'The chosen course', or: 'ବଛା ହୋଇଥିବା ପାଠ୍ୟକ୍ରମ' },
  from: { en: 'From', or: 'ଆରମ୍ଭ ତାରିଖ' },
  to: { en: 'To', or: 'ଶେଷ ତାରିଖ' },
  number: { en: 'Order', or: 'ବରାଦ' },
  student: { en: 'Student', or: 'ଶିକ୍ଷାର୍ଥୀ' },
  item: { en: 'Item', or: 'କିଣା ସାମଗ୍ରୀ' },
  amount: { en: 'Amount', or: 'ରାଶି' },
  paidOrders: { en: 'Paid orders', or: 'ଦେୟ ମିଳିଥିବା ବରାଦ' },
  countOf: { en: '{count:number} of {total:number}', or: '{total:number}ରୁ {count:number}' },
  captured: { en: 'Paid', or: 'ମିଳିଥିବା ଦେୟ' },
  refunded: { en: 'Refunded', or: 'ଫେରସ୍ତ ଟଙ୍କା' },
  net: { en: 'Remaining', or: 'ଅବଶିଷ୍ଟ' },
  refundRequests: {
    en: {
      one: '{count:number} refund request waits for a decision.',
      other: '{count:number} refund requests wait for a decision.',
    },
    or: '{count:number}ଟି ଟଙ୍କା ଫେରସ୍ତ ଅନୁରୋଧ ନିଷ୍ପତ୍ତି ଅପେକ୍ଷାରେ ଅଛି।',
  },
  showThem: { en: 'Show', or: 'ଦେଖନ୍ତୁ' },
  noneFound: { en: 'No orders found', or: 'କୌଣସି ବରାଦ ମିଳିଲା ନାହିଁ' },
  adjustFilters: {
    en: 'Try another search or remove the filters.',
    or: 'ଅନ୍ୟ ଶବ୍ଦ ଦେଇ ଖୋଜନ୍ତୁ କିମ୍ବା ବାଛଣି ହଟାନ୍ତୁ।',
  },
  removeFilters: { en: 'Remove all filters', or: 'ସବୁ ବାଛଣି ହଟାନ୍ତୁ' },
  noOrdersYet: { en: 'Nobody has ordered anything yet.', or: 'ଏପର୍ଯ୍ୟନ୍ତ କେହି କିଛି ବରାଦ କରିନାହାନ୍ତି।' },

  // revenue
  revenue: { en: 'Revenue', or: 'ଆୟ' },
  dateRange: { en: '{from} to {to}', or: '{from}ରୁ {to}' },
  noRevenue: {
    en: 'Nothing was paid or refunded in this period.',
    or: 'ଏହି ଅବଧିରେ କୌଣସି ଦେୟ ମିଳିନାହିଁ କିମ୍ବା ଟଙ୍କା ଫେରସ୍ତ ହୋଇନାହିଁ।',
  },
  day: { en: 'Day', or: 'ଦିନ' },
  showFigures: { en: 'Show the figures', or: 'ସଂଖ୍ୟା ଦେଖନ୍ତୁ' },
  revenuePerDay: { en: 'Revenue per day', or: 'ଦିନ ଅନୁଯାୟୀ ଆୟ' },
  revenuePerItem: { en: 'Revenue per course or pass', or: 'ପାଠ୍ୟକ୍ରମ କିମ୍ବା ପାସ ଅନୁଯାୟୀ ଆୟ' },

  // needs a look
  needsALook: { en: 'Needs a look', or: 'ଯାଞ୍ଚ ଆବଶ୍ୟକ' },
  needsALookNote: {
    en: 'Here our payments differ from those of the payment provider.',
    or: 'ଏଠାରେ ଆମ ହିସାବ ସହିତ ଦେୟ ସେବାର ହିସାବ ମିଶୁନାହିଁ।',
  },
  issuesFailed: {
    en: 'The list of payments that need a look could not be loaded.',
    or: 'ଯାଞ୍ଚ ଆବଶ୍ୟକ ଥିବା ଦେୟର ତାଲିକା ଖୋଲିପାରିଲା ନାହିଁ।',
  },
  oursAndTheirs: { en: 'ours {ours}, provider {theirs}', or: 'ଆମ ହିସାବ {ours}, ଦେୟ ସେବା {theirs}' },
  foundOn: { en: 'found on {date}', or: '{date}ରେ ମିଳିଲା' },
  openOrder: { en: 'Open the order', or: 'ବରାଦ ଖୋଲନ୍ତୁ' },
  resolve: { en: 'Resolve', or: 'ସମାଧାନ ହେଲା' },
  resolveTitle: { en: 'Mark as explained', or: 'ସମାଧାନ ହୋଇଛି ବୋଲି ଚିହ୍ନଟ କରନ୍ତୁ' },
  resolveNote: { en: 'What is the explanation?', or: 'ଏହାର କାରଣ କ’ଣ?' },
  resolved: { en: 'The entry is resolved.', or: 'ସମାଧାନ ହେଲା।' },
  reasonMissing: { en: 'Please write a sentence.', or: 'ଦୟାକରି ଗୋଟିଏ ବାକ୍ୟ ଲେଖନ୍ତୁ।' },

  // one order
  order: { en: 'Order', or: 'ବରାଦ' },
  orderTitle: { en: 'Order <number></number>', or: 'ବରାଦ <number></number>' },
  backToOrders: { en: 'Back to Orders', or: 'ବରାଦ ତାଲିକାକୁ ଫେରନ୍ତୁ' },
  notFound: { en: 'Order not found', or: 'ଏହି ବରାଦ ମିଳିଲା ନାହିଁ' },
  notFoundHelp: {
    en: 'Check the address or search in the list.',
    or: 'ଠିକଣା ଯାଞ୍ଚ କରନ୍ତୁ କିମ୍ବା ତାଲିକାରେ ଖୋଜନ୍ତୁ।',
  },
  loadFailed: { en: 'The order could not be loaded', or: 'ବରାଦ ଖୋଲିପାରିଲା ନାହିଁ' },
  price: { en: 'Price', or: 'ମୂଲ୍ୟ' },
  discount: { en: 'Discount', or: 'ରିହାତି' },
  coupon: { en: 'Coupon', or: 'କୁପନ' },
  ordered: { en: 'Ordered', or: 'ବରାଦ ସମୟ' },
  paidAt: { en: 'Paid', or: 'ଦେୟ ସମୟ' },
  nextCheck: { en: 'Next check', or: 'ପରବର୍ତ୍ତୀ ଯାଞ୍ଚ' },
  downloadPdf: { en: 'Download PDF', or: 'PDF ଡାଉନଲୋଡ କରନ୍ତୁ' },
  downloading: { en: 'Downloading…', or: 'ଡାଉନଲୋଡ ହେଉଛି…' },
  receipt: { en: 'Receipt', or: 'ରସିଦ' },
  creditNotes: { en: 'Credit notes', or: 'କ୍ରେଡିଟ ନୋଟ' },
  gstNumber: { en: 'GST number', or: 'GST ସଂଖ୍ୟା' },
  providerOrder: { en: 'Order at the provider', or: 'ଦେୟ ସେବାରେ ବରାଦ ସଂଖ୍ୟା' },
  erased: { en: 'The account was deleted.', or: 'ଖାତାଟି ବିଲୋପ ହୋଇଛି।' },
  check: { en: 'Check again', or: 'ପୁଣି ଯାଞ୍ଚ କରନ୍ତୁ' },
  checking: { en: 'Asking the provider…', or: 'ଦେୟ ସେବାକୁ ପଚରାଯାଉଛି…' },
  checked: { en: 'The order is up to date.', or: 'ବରାଦ ଅଦ୍ୟତନ ହେଲା।' },
  payments: { en: 'Payments', or: 'ଦେୟ' },
  noPayments: { en: 'No payment was started yet.', or: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ଦେୟ ଆରମ୍ଭ ହୋଇନାହିଁ।' },
  payment: { en: 'Payment', or: 'ଦେୟ' },
  method: { en: 'Method', or: 'ଦେୟର ମାଧ୍ୟମ' },
  providerStatus: { en: 'State at the provider', or: 'ଦେୟ ସେବାରେ ସ୍ଥିତି' },
  paysOrder: { en: 'Pays the order', or: 'ବରାଦର ଦେୟ' },
  refunds: { en: 'Refunds', or: 'ଟଙ୍କା ଫେରସ୍ତ' },
  refundOf: { en: 'Refund of {amount}', or: '{amount} ଫେରସ୍ତ' },
  startedByStudent: { en: 'asked for by the student', or: 'ଶିକ୍ଷାର୍ଥୀ ମାଗିଛନ୍ତି' },
  startedByAdmin: { en: 'started by an admin', or: 'ପରିଚାଳକ ଆରମ୍ଭ କରିଛନ୍ତି' },
  startedByServer: { en: 'started by the server', or: 'ସର୍ଭର ଆରମ୍ଭ କରିଛି' },
  startedByProvider: { en: 'made at the provider', or: 'ଦେୟ ସେବାରେ ହୋଇଛି' },
  timeline: { en: 'Timeline', or: 'ଘଟଣାକ୍ରମ' },
  newStatus: { en: 'New state: {status}', or: 'ନୂଆ ସ୍ଥିତି: {status}' },
  actorStudent: { en: 'Student', or: 'ଶିକ୍ଷାର୍ଥୀ' },
  actorServer: { en: 'Server', or: 'ସର୍ଭର' },
  actorProvider: { en: 'Provider', or: 'ଦେୟ ସେବା' },

  // refund
  requestTitle: { en: 'The student asks for a refund', or: 'ଶିକ୍ଷାର୍ଥୀ ଟଙ୍କା ଫେରସ୍ତ ମାଗୁଛନ୍ତି' },
  ruleFacts: {
    en: '{days:number} of {maxDays:number} days have passed, and {opened:number} % of the chapters were opened (at most {maxOpened:number} %).',
    or: '{maxDays:number} ଦିନରୁ {days:number} ଦିନ ବିତିଛି, ଏବଂ {opened:number} % ଅଧ୍ୟାୟ ଖୋଲାଯାଇଛି (ସର୍ବାଧିକ {maxOpened:number} %)।',
  },
  ruleMet: { en: 'The order meets the refund rule.', or: 'ବରାଦଟି ଟଙ୍କା ଫେରସ୍ତ ନିୟମ ପୂରଣ କରୁଛି।' },
  ruleNotMet: {
    en: 'The order does not meet the refund rule.',
    or: 'ବରାଦଟି ଟଙ୍କା ଫେରସ୍ତ ନିୟମ ପୂରଣ କରୁନାହିଁ।',
  },
  refund: { en: 'Refund', or: 'ଟଙ୍କା ଫେରସ୍ତ କରନ୍ତୁ' },
  approve: { en: 'Approve', or: 'ମଞ୍ଜୁର କରନ୍ତୁ' },
  decline: { en: 'Decline', or: 'ନାମଞ୍ଜୁର କରନ୍ତୁ' },
  declineTitle: { en: 'Decline the refund', or: 'ଟଙ୍କା ଫେରସ୍ତ ନାମଞ୍ଜୁର କରନ୍ତୁ' },
  declineNote: { en: 'The student reads the reason.', or: 'ଶିକ୍ଷାର୍ଥୀ ଏହି କାରଣ ପଢ଼ିବେ।' },
  declined: { en: 'The request is declined.', or: 'ଅନୁରୋଧଟି ନାମଞ୍ଜୁର ହେଲା।' },
  reason: { en: 'Reason', or: 'କାରଣ' },
  refundTitle: { en: 'Refund the order', or: 'ବରାଦର ଟଙ୍କା ଫେରସ୍ତ କରନ୍ତୁ' },
  howMuch: { en: 'How much', or: 'କେତେ' },
  everything: { en: 'Everything ({amount})', or: 'ସବୁ ({amount})' },
  aPart: { en: 'A part', or: 'ଏକ ଅଂଶ' },
  partAmount: { en: 'Amount to refund', or: 'ଫେରସ୍ତ ରାଶି' },
  invalidAmount: {
    en: 'Enter an amount from ₹1 to {amount}, with at most two decimals.',
    or: '₹1ରୁ {amount} ମଧ୍ୟରେ ଗୋଟିଏ ରାଶି ଲେଖନ୍ତୁ, ଦଶମିକ ପରେ ସର୍ବାଧିକ ଦୁଇଟି ଅଙ୍କ।',
  },
  refundedPayment: { en: 'Payment to refund', or: 'କେଉଁ ଦେୟ ଫେରାଇବେ' },
  payingPayment: { en: '{amount}, pays the order ({id})', or: '{amount}, ବରାଦର ଦେୟ ({id})' },
  otherPayment: { en: '{amount}, does not pay the order ({id})', or: '{amount}, ବରାଦର ଦେୟ ନୁହେଁ ({id})' },
  confirmRefund: { en: 'Refund {amount}?', or: '{amount} ଫେରସ୍ତ କରିବେ କି?' },
  confirmWhole: {
    en: 'The money goes back to the student, and access ends when the refund is made. This cannot be undone.',
    or: 'ଟଙ୍କା ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଖକୁ ଫେରିବ, ଏବଂ ଫେରସ୍ତ ହେବା ପରେ ସେ ଆଉ ପଢ଼ିପାରିବେ ନାହିଁ। ଏହାକୁ ବଦଳାଇହେବ ନାହିଁ।',
  },
  confirmOther: {
    en: 'The money goes back to the student. This payment does not pay the order, so access does not change. This cannot be undone.',
    or: 'ଟଙ୍କା ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଖକୁ ଫେରିବ। ଏହା ବରାଦର ଦେୟ ନୁହେଁ, ତେଣୁ ସେ ଯାହା ପଢ଼ିପାରୁଛନ୍ତି ତାହା ବଦଳିବ ନାହିଁ। ଏହାକୁ ବଦଳାଇହେବ ନାହିଁ।',
  },
  confirmPart: {
    en: 'The money goes back to the student, who keeps access. This cannot be undone.',
    or: 'ଟଙ୍କା ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଖକୁ ଫେରିବ; ସେ ପଢ଼ିପାରିବେ। ଏହାକୁ ବଦଳାଇହେବ ନାହିଁ।',
  },
  yesRefund: { en: 'Yes, refund', or: 'ହଁ, ଫେରସ୍ତ କରନ୍ତୁ' },
  refundStarted: {
    en: 'The refund is under way. The timeline shows how far it is.',
    or: 'ଟଙ୍କା ଫେରସ୍ତ ଆରମ୍ଭ ହେଲା। ଘଟଣାକ୍ରମରେ ତାହାର ସ୍ଥିତି ଦେଖିପାରିବେ।',
  },
});

/** The state of an order. */
export const statusTexts = defineTexts({
  open: { en: 'Not paid', or: 'ଦେୟ ବାକି' },
  paid: { en: 'Paid', or: 'ଦେୟ ଦିଆଯାଇଛି' },
  lapsed: { en: 'Lapsed', or: 'ବାତିଲ' },
  'refund-requested': { en: 'Refund requested', or: 'ଟଙ୍କା ଫେରସ୍ତ ମଗାଯାଇଛି' },
  refunding: { en: 'Refund under way', or: 'ଟଙ୍କା ଫେରୁଛି' },
  refunded: { en: 'Refunded', or: 'ଟଙ୍କା ଫେରିଛି' },
});

export const refundStatusTexts = defineTexts({
  requested: { en: 'Requested', or: 'ମଗାଯାଇଛି' },
  approved: { en: 'Approved', or: 'ମଞ୍ଜୁର' },
  declined: { en: 'Declined', or: 'ନାମଞ୍ଜୁର' },
  processing: { en: 'Under way', or: 'ଚାଲିଛି' },
  refunded: { en: 'Refunded', or: 'ଫେରିଛି' },
  failed: { en: 'Failed', or: 'ବିଫଳ' },
  superseded: {
    en: 'Already made in the dashboard of the provider',
    or: 'ଦେୟ ସେବାର ଡ୍ୟାସବୋର୍ଡରେ ପୂର୍ବରୁ ହୋଇଛି',
  },
});

/** The kinds of events of an order. */
export const eventTexts = defineTexts({
  created: { en: 'The student ordered for {amount}.', or: 'ଶିକ୍ଷାର୍ଥୀ {amount}ର ବରାଦ କଲେ।' },
  returned: {
    en: 'The student came back from the payment window.',
    or: 'ଶିକ୍ଷାର୍ଥୀ ଦେୟ ୱିଣ୍ଡୋରୁ ଫେରିଲେ।',
  },
  webhook: { en: 'The provider sent a message.', or: 'ଦେୟ ସେବା ଗୋଟିଏ ବାର୍ତ୍ତା ପଠାଇଲା।' },
  'payment-created': { en: 'A payment of {amount} was started.', or: '{amount}ର ଦେୟ ଆରମ୍ଭ ହେଲା।' },
  'payment-authorized': {
    en: 'The bank approved a payment of {amount}.',
    or: 'ବ୍ୟାଙ୍କ {amount}ର ଦେୟ ମଞ୍ଜୁର କଲା।',
  },
  'payment-captured': { en: 'A payment of {amount} arrived.', or: '{amount}ର ଦେୟ ମିଳିଲା।' },
  'payment-failed': { en: 'A payment of {amount} failed.', or: '{amount}ର ଦେୟ ବିଫଳ ହେଲା।' },
  'payment-refunded': {
    en: 'The provider reports a payment of {amount} as refunded.',
    or: '{amount}ର ଦେୟ ଫେରିଛି ବୋଲି ଦେୟ ସେବା ଜଣାଇଲା।',
  },
  paid: {
    en: 'The order was paid, and the student got access.',
    or: 'ବରାଦର ଦେୟ ମିଳିଲା ଏବଂ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ପାଠ୍ୟକ୍ରମ ଖୋଲିଲା।',
  },
  lapsed: {
    en: 'The order lapsed, because nobody paid in time.',
    or: 'ସମୟରେ ଦେୟ ନ ମିଳିବାରୁ ବରାଦଟି ବାତିଲ ହେଲା।',
  },
  'refund-requested': {
    en: 'The student asked for a refund of {amount}.',
    or: 'ଶିକ୍ଷାର୍ଥୀ {amount} ଫେରସ୍ତ ମାଗିଲେ।',
  },
  'refund-approved': { en: 'A refund of {amount} was approved.', or: '{amount} ଫେରସ୍ତ ମଞ୍ଜୁର ହେଲା।' },
  'refund-declined': { en: 'The refund was declined.', or: 'ଟଙ୍କା ଫେରସ୍ତ ନାମଞ୍ଜୁର ହେଲା।' },
  'refund-started': {
    en: 'A payment of {amount} that no order needs is refunded.',
    or: '{amount}ର ଏକ ଦେୟରେ କିଛି କିଣାଯାଇନାହିଁ; ତାହା ଫେରସ୍ତ ହେଉଛି।',
  },
  'refund-processing': {
    en: 'The provider works on the refund of {amount}.',
    or: 'ଦେୟ ସେବା {amount} ଫେରାଉଛି।',
  },
  refunded: { en: '{amount} was refunded.', or: '{amount} ଫେରିଲା।' },
  'refund-failed': {
    en: 'The provider could not make the refund.',
    or: 'ଦେୟ ସେବା ଟଙ୍କା ଫେରାଇପାରିଲା ନାହିଁ।',
  },
  'refund-waits': {
    en: 'The refund could not be made yet. The server tries again.',
    or: 'ଟଙ୍କା ଏପର୍ଯ୍ୟନ୍ତ ଫେରସ୍ତ ହୋଇପାରିନାହିଁ। ସର୍ଭର ପୁଣି ଚେଷ୍ଟା କରୁଛି।',
  },
  'refund-superseded': {
    en: 'The refund of {amount} was already made in the dashboard of the provider.',
    or: '{amount} ଫେରସ୍ତ ଦେୟ ସେବାର ଡ୍ୟାସବୋର୍ଡରେ ପୂର୍ବରୁ ହୋଇସାରିଥିଲା।',
  },
  checked: { en: 'An admin asked the provider again.', or: 'ଜଣେ ପରିଚାଳକ ଦେୟ ସେବାକୁ ପୁଣି ପଚାରିଲେ।' },
});

/** Why a payment could not buy what was ordered. */
export const obstacleTexts = defineTexts({
  'student-deleted': {
    en: 'The payment arrived after the account was deleted, so it is refunded.',
    or: 'ଖାତା ବିଲୋପ ହେବା ପରେ ଦେୟ ମିଳିଲା, ତେଣୁ ତାହା ଫେରସ୍ତ ହେଉଛି।',
  },
  'course-deleted': {
    en: 'The payment arrived after the course was deleted, so it is refunded.',
    or: 'ପାଠ୍ୟକ୍ରମ ବିଲୋପ ହେବା ପରେ ଦେୟ ମିଳିଲା, ତେଣୁ ତାହା ଫେରସ୍ତ ହେଉଛି।',
  },
  owned: {
    en: 'The student already had the course, so the payment is refunded.',
    or: 'ପାଠ୍ୟକ୍ରମଟି ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଖରେ ପୂର୍ବରୁ ଥିଲା, ତେଣୁ ଦେୟ ଫେରସ୍ତ ହେଉଛି।',
  },
  'coupon-used-up': {
    en: 'The coupon was used up before the payment arrived, so it is refunded.',
    or: 'ଦେୟ ମିଳିବା ପୂର୍ବରୁ କୁପନଟି ସରିଯାଇଥିଲା, ତେଣୁ ଦେୟ ଫେରସ୍ତ ହେଉଛି।',
  },
  other: {
    en: 'The payment could not buy what was ordered, so it is refunded.',
    or: 'ଏହି ଦେୟରେ ବରାଦ ପୂରଣ ହୋଇପାରିଲା ନାହିଁ, ତେଣୁ ତାହା ଫେରସ୍ତ ହେଉଛି।',
  },
});

/** The payment issues, and what to do about each. */
export const issueTexts = defineTexts({
  'unknown-payment': {
    en: 'The provider has a payment that we do not know',
    or: 'ଦେୟ ସେବାରେ ଏପରି ଏକ ଦେୟ ଅଛି ଯାହା ଆମ ହିସାବରେ ନାହିଁ',
  },
  'unknown-payment-todo': {
    en: 'Look up the payment in the dashboard of the provider. If it has an order here, open the order and check it again. Otherwise refund it in the dashboard, or give the course to the student who paid.',
    or: 'ଦେୟ ସେବାର ପରିଚାଳନା ପୃଷ୍ଠାରେ ଏହି ଦେୟ ଖୋଜନ୍ତୁ। ଯଦି ଏଠାରେ ତାହାର ବରାଦ ଅଛି, ବରାଦ ଖୋଲି ପୁଣି ଯାଞ୍ଚ କରନ୍ତୁ। ନହେଲେ ସେଠାରେ ଟଙ୍କା ଫେରସ୍ତ କରନ୍ତୁ, କିମ୍ବା ଦେୟ ଦେଇଥିବା ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ପାଠ୍ୟକ୍ରମ ଦିଅନ୍ତୁ।',
  },
  'missing-payment': {
    en: 'The provider does not report one of our payments',
    or: 'ଆମର ଗୋଟିଏ ଦେୟ ବିଷୟରେ ଦେୟ ସେବା ଜଣାଉନାହିଁ',
  },
  'missing-payment-todo': {
    en: 'Look up the payment in the dashboard of the provider. If it is not there, ask the support of the provider before you refund anything.',
    or: 'ଦେୟ ସେବାର ପରିଚାଳନା ପୃଷ୍ଠାରେ ଏହି ଦେୟ ଖୋଜନ୍ତୁ। ସେଠାରେ ନ ଥିଲେ, କିଛି ଫେରସ୍ତ କରିବା ପୂର୍ବରୁ ଦେୟ ସେବାର ସହାୟତା ଦଳକୁ ପଚାରନ୍ତୁ।',
  },
  'amount-differs': {
    en: 'The amount of a payment differs',
    or: 'ଗୋଟିଏ ଦେୟର ରାଶି ମିଶୁନାହିଁ',
  },
  'amount-differs-todo': {
    en: 'Compare the payment with the dashboard of the provider. Refund the excess, or write down why the amounts differ.',
    or: 'ଦେୟ ସେବାର ପରିଚାଳନା ପୃଷ୍ଠା ସହିତ ଦେୟକୁ ମିଳାନ୍ତୁ। ଅଧିକ ମିଳିଥିବା ଟଙ୍କା ଫେରସ୍ତ କରନ୍ତୁ, କିମ୍ବା ରାଶି କାହିଁକି ମିଶୁନାହିଁ ତାହା ଲେଖନ୍ତୁ।',
  },
  'refund-differs': {
    en: 'The refunds of a payment differ',
    or: 'ଗୋଟିଏ ଦେୟର ଫେରସ୍ତ ରାଶି ମିଶୁନାହିଁ',
  },
  'refund-differs-todo': {
    en: 'Open the order and check it again: refunds made in the dashboard of the provider then appear here.',
    or: 'ବରାଦ ଖୋଲି ପୁଣି ଯାଞ୍ଚ କରନ୍ତୁ: ଦେୟ ସେବାର ପରିଚାଳନା ପୃଷ୍ଠାରେ ହୋଇଥିବା ଫେରସ୍ତ ଏଠାରେ ଦେଖାଯିବ।',
  },
  'refund-failed': { en: 'A refund failed', or: 'ଗୋଟିଏ ଟଙ୍କା ଫେରସ୍ତ ବିଫଳ ହେଲା' },
  'refund-failed-todo': {
    en: 'Open the order and refund it again. If that fails too, pay the student by bank and write down the reference.',
    or: 'ବରାଦ ଖୋଲି ପୁଣି ଟଙ୍କା ଫେରସ୍ତ କରନ୍ତୁ। ତାହା ମଧ୍ୟ ବିଫଳ ହେଲେ ବ୍ୟାଙ୍କ ଜରିଆରେ ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ଟଙ୍କା ପଠାଇ ତାହାର ସଂଖ୍ୟା ଲେଖନ୍ତୁ।',
  },
  'refund-waits': { en: 'A refund waits', or: 'ଗୋଟିଏ ଟଙ୍କା ଫେରସ୍ତ ଅପେକ୍ଷାରେ ଅଛି' },
  'refund-waits-todo': {
    en: 'The provider does not answer, or does not accept the key of this site. Open the order: the timeline shows the reason. Have the key checked. The refund is made by itself then.',
    or: 'ଦେୟ ସେବା ଉତ୍ତର ଦେଉନାହିଁ, କିମ୍ବା ଏହି ୱେବସାଇଟର ଚାବି ଗ୍ରହଣ କରୁନାହିଁ। ବରାଦ ଖୋଲନ୍ତୁ: ଘଟଣାକ୍ରମରେ କାରଣ ଲେଖା ଅଛି। ଚାବି ଯାଞ୍ଚ କରାନ୍ତୁ। ତା’ପରେ ଟଙ୍କା ଆପେ ଫେରସ୍ତ ହେବ।',
  },
});

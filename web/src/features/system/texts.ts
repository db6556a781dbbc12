import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts of the state of the system. Names of programs, settings and commands stay as they are typed. */
export const texts = defineTexts({
  systemState: { en: 'System State', or: 'ସିଷ୍ଟମର ଅବସ୍ଥା' },
  lastUpdated: {
    en: 'Last updated at {time}. Updates every 30 seconds.',
    or: 'ଶେଷ ଅଦ୍ୟତନ: {time}। ପ୍ରତି 30 ସେକେଣ୍ଡରେ ଅଦ୍ୟତନ ହୁଏ।',
  },
  loading: { en: 'Loading…', or: 'ଖୋଲୁଛି…' },
  notLoaded: { en: 'Could not be loaded', or: 'ଖୋଲିପାରିଲା ନାହିଁ' },
  reload: { en: 'Reload', or: 'ପୁଣି ଖୋଲନ୍ତୁ' },
  databaseAway: {
    en: 'The database does not respond. This page shows only what this process knows. The server recovers automatically when the database is back.',
    or: 'ତଥ୍ୟଭଣ୍ଡାରରୁ ଉତ୍ତର ମିଳୁନାହିଁ। ଏହି ପୃଷ୍ଠାରେ କେବଳ ଏହି ପ୍ରକ୍ରିୟା ଜାଣିଥିବା ତଥ୍ୟ ଅଛି। ତଥ୍ୟଭଣ୍ଡାର ଫେରିଲେ ସର୍ଭର ଆପେ ଆପେ ଠିକ ହୋଇଯିବ।',
  },

  // figures
  uptime: { en: 'Uptime', or: 'ଚାଲୁଥିବା ସମୟ' },
  databaseResponseTime: { en: 'Database response time', or: 'ତଥ୍ୟଭଣ୍ଡାରର ଉତ୍ତର ସମୟ' },
  runningTests: { en: 'Running tests', or: 'ଚାଲୁଥିବା ପରୀକ୍ଷା' },
  lockedSignIns: { en: 'Locked sign-ins', or: 'ଅବରୁଦ୍ଧ ପ୍ରବେଶ' },

  // program
  program: { en: 'Program', or: 'ପ୍ରୋଗ୍ରାମ' },
  programNote: {
    en: 'The process that responded. Others may share its database.',
    or: 'ଯେଉଁ ପ୍ରକ୍ରିୟା ଉତ୍ତର ଦେଲା। ଅନ୍ୟ ପ୍ରକ୍ରିୟା ମଧ୍ୟ ସମାନ ତଥ୍ୟଭଣ୍ଡାର ବ୍ୟବହାର କରୁଥାଇପାରେ।',
  },
  version: { en: 'Version', or: 'ସଂସ୍କରଣ' },
  upSince: { en: 'Up since', or: 'ଆରମ୍ଭର ସମୟ' },
  process: { en: 'Process', or: 'ପ୍ରକ୍ରିୟା' },
  memory: { en: 'Memory', or: 'ମେମୋରୀ' },
  eventLoopDelay: { en: 'Event loop delay', or: 'କାର୍ଯ୍ୟଚକ୍ରର ବିଳମ୍ବ' },

  // database
  database: { en: 'Database', or: 'ତଥ୍ୟଭଣ୍ଡାର' },
  doesNotRespond: { en: 'The database does not respond.', or: 'ତଥ୍ୟଭଣ୍ଡାରରୁ ଉତ୍ତର ମିଳୁନାହିଁ।' },
  embedded: { en: '{version}, embedded', or: '{version}, ସର୍ଭର ସହିତ ଥିବା' },
  external: { en: '{version}, external', or: '{version}, ବାହାରର' },
  size: { en: 'Size', or: 'ଆକାର' },
  responseTime: { en: 'Response time', or: 'ଉତ୍ତର ସମୟ' },
  ownConnections: { en: 'Connections of this process', or: 'ଏହି ପ୍ରକ୍ରିୟାର ସଂଯୋଗ' },
  allConnections: { en: 'All connections', or: 'ସମସ୍ତ ସଂଯୋଗ' },
  usedOf: { en: '{used} of {total}', or: '{total}ରୁ {used}' },
  usedOfWithWaiting: {
    en: '{used} of {total}, {waiting:number} waiting',
    or: '{total}ରୁ {used}, {waiting:number}ଟି ଅପେକ୍ଷାରେ',
  },

  // files
  files: { en: 'Files', or: 'ଫାଇଲ' },
  storage: { en: 'Storage', or: 'ସଂରକ୍ଷଣ ସ୍ଥାନ' },
  onDisk: { en: 'On disk', or: 'ଡିସ୍କରେ' },
  inObjectStore: { en: 'In an object store (S3)', or: 'ଅବଜେକ୍ଟ ଷ୍ଟୋରରେ (S3)' },
  folder: { en: 'Folder', or: 'ଫୋଲଡର' },
  bucket: { en: 'Bucket', or: 'ବକେଟ' },
  totalSize: { en: 'Total size', or: 'ମୋଟ ଆକାର' },
  freeDiskSpace: { en: 'Free disk space', or: 'ଡିସ୍କରେ ଖାଲି ସ୍ଥାନ' },
  low: { en: 'Low', or: 'କମ' },

  // outbox
  outbox: { en: 'E-mails and pushes', or: 'ଇ-ମେଲ ଓ ପୁଶ୍ ସୂଚନା' },
  waitingDeliveries: { en: 'Waiting to be sent', or: 'ପଠାଇବାକୁ ବାକି' },
  oldestDelivery: { en: 'Waiting since', or: 'କେବେଠାରୁ ବାକି' },
  deadDeliveries: { en: 'Could not be sent', or: 'ପଠାଯାଇପାରିଲା ନାହିଁ' },
  deadDeliveriesNote: {
    en: 'The newest 20 that failed for good, within the last 30 days.',
    or: 'ଗତ 30 ଦିନରେ ସମ୍ପୂର୍ଣ୍ଣ ବିଫଳ ହୋଇଥିବା ନୂଆ 20ଟି।',
  },
  retry: { en: 'Try again', or: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ' },
  retryAllEmail: {
    en: { one: 'Send {count:number} e-mail again', other: 'Send {count:number} e-mails again' },
    or: '{count:number}ଟି ଇ-ମେଲ ପୁଣି ପଠାନ୍ତୁ',
  },
  retryAllPush: {
    en: { one: 'Send {count:number} push again', other: 'Send {count:number} pushes again' },
    or: '{count:number}ଟି ପୁଶ୍ ପୁଣି ପଠାନ୍ତୁ',
  },
  retryQuestion: { en: 'Send them again?', or: 'ପୁଣି ପଠାଇବେ କି?' },
  retryText: {
    en: 'Remove the cause first, such as a wrong setting of the mail server. What was read, switched off or became too late meanwhile is left out.',
    or: 'ପ୍ରଥମେ କାରଣ ଦୂର କରନ୍ତୁ, ଯେପରି ଇ-ମେଲ ସର୍ଭରର ଭୁଲ ସେଟିଂ। ଇତିମଧ୍ୟରେ ଯାହା ପଢ଼ାଗଲା, ବନ୍ଦ କରାଗଲା କିମ୍ବା ବିଳମ୍ବ ହୋଇଗଲା, ତାହା ପଠାଯିବ ନାହିଁ।',
  },
  cancel: { en: 'Cancel', or: 'ବାତିଲ କରନ୍ତୁ' },
  retried: {
    en: { one: '{count:number} will be sent again.', other: '{count:number} will be sent again.' },
    or: '{count:number}ଟି ପୁଣି ପଠାଯିବ।',
  },
  retriedSome: {
    en: '{count:number} will be sent again. {left:number} are left; send them afterwards.',
    or: '{count:number}ଟି ପୁଣି ପଠାଯିବ। {left:number}ଟି ବାକି; ସେଗୁଡ଼ିକ ପରେ ପଠାନ୍ତୁ।',
  },
  channel: { en: 'Channel', or: 'ମାଧ୍ୟମ' },
  email: { en: 'E-mail', or: 'ଇ-ମେଲ' },
  push: { en: 'Push', or: 'ପୁଶ୍' },
  tries: { en: 'Tries', or: 'ଚେଷ୍ଟା' },
  student: { en: 'Student', or: 'ଶିକ୍ଷାର୍ଥୀ' },
  openStudent: { en: 'Open', or: 'ଖୋଲନ୍ତୁ' },

  // payments
  payments: { en: 'Payments', or: 'ଦେୟ' },
  unsettledOrders: { en: 'Orders that are not settled', or: 'ସମାଧାନ ହୋଇନଥିବା ବରାଦ' },
  paymentIssues: { en: 'Needs a look', or: 'ଯାଞ୍ଚ ଆବଶ୍ୟକ' },
  lastWebhook: { en: 'Last webhook', or: 'ଶେଷ ୱେବହୁକ' },

  // backup
  backup: { en: 'Backup', or: 'ସୁରକ୍ଷା ନକଲ' },
  state: { en: 'State', or: 'ଅବସ୍ଥା' },
  fresh: { en: 'Fresh', or: 'ନୂଆ' },
  old: { en: 'Older than two days', or: 'ଦୁଇ ଦିନରୁ ପୁରୁଣା' },
  none: { en: 'None yet', or: 'ଏପର୍ଯ୍ୟନ୍ତ ନାହିଁ' },
  lastBackup: { en: 'Last backup', or: 'ଶେଷ ସୁରକ୍ଷା ନକଲ' },
  madeAgo: { en: '{date}, {span} ago', or: '{date}, {span} ପୂର୍ବେ' },
  location: { en: 'Location', or: 'ସ୍ଥାନ' },
  everyNight: { en: 'Every night', or: 'ପ୍ରତି ରାତି' },
  nightly: { en: 'Yes, at 2:30 am India time', or: 'ହଁ, ଭାରତୀୟ ସମୟ ରାତି 2:30ରେ' },
  no: { en: 'No', or: 'ନା' },
  notNightlyAdvice: {
    en: 'This server makes no automatic backups. Set BACKUP=1, run “npm run backup” regularly, or make sure that your database and file hosting are backed up.',
    or: 'ଏହି ସର୍ଭର ଆପେ ଆପେ ସୁରକ୍ଷା ନକଲ ରଖେ ନାହିଁ। BACKUP=1 ସେଟ କରନ୍ତୁ, ନିୟମିତ “npm run backup” ଚଳାନ୍ତୁ, କିମ୍ବା ଆପଣଙ୍କ ତଥ୍ୟଭଣ୍ଡାର ଓ ଫାଇଲର ସୁରକ୍ଷା ନକଲ ଅନ୍ୟତ୍ର ରଖାଯାଉଛି ବୋଲି ନିଶ୍ଚିତ କରନ୍ତୁ।',
  },
  firstBackupAdvice: {
    en: 'The first backup is made tonight. To make one now, run “npm run backup”.',
    or: 'ପ୍ରଥମ ସୁରକ୍ଷା ନକଲ ଆଜି ରାତିରେ ରଖାଯିବ। ଏବେ ରଖିବା ପାଇଁ “npm run backup” ଚଳାନ୍ତୁ।',
  },
  failedBackupAdvice: {
    en: 'The nightly backup failed on {date}. The server tries again every ten minutes. To make a backup now, run “npm run backup”.',
    or: 'ରାତ୍ରିକାଳୀନ ସୁରକ୍ଷା ନକଲ ବିଫଳ ହେଲା ({date})। ସର୍ଭର ପ୍ରତି ଦଶ ମିନିଟରେ ପୁଣି ଚେଷ୍ଟା କରେ। ଏବେ ସୁରକ୍ଷା ନକଲ ରଖିବା ପାଇଁ “npm run backup” ଚଳାନ୍ତୁ।',
  },
  oldBackupAdvice: {
    en: 'Check the job “Nightly backup” below and the free disk space. To make a backup now, run “npm run backup”.',
    or: 'ତଳେ ଥିବା “ରାତ୍ରିକାଳୀନ ସୁରକ୍ଷା ନକଲ” କାମ ଓ ଡିସ୍କର ଖାଲି ସ୍ଥାନ ଯାଞ୍ଚ କରନ୍ତୁ। ଏବେ ସୁରକ୍ଷା ନକଲ ରଖିବା ପାଇଁ “npm run backup” ଚଳାନ୍ତୁ।',
  },

  // jobs
  jobs: { en: 'Jobs', or: 'କାମ' },
  noJobs: { en: 'No job has run yet.', or: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି କାମ ଚାଲିନାହିଁ।' },
  job: { en: 'Job', or: 'କାମ' },
  lastRun: { en: 'Last run', or: 'ଶେଷ ଥର' },
  duration: { en: 'Duration', or: 'ଲାଗିଥିବା ସମୟ' },
  failed: { en: 'Failed', or: 'ବିଫଳ' },
  lastFailure: { en: 'Last failure', or: 'ଶେଷ ବିଫଳତା' },
  noFailure: { en: 'None', or: 'ନାହିଁ' },
  running: { en: 'Running', or: 'ଚାଲୁଛି' },
  succeeded: { en: 'OK', or: 'ଠିକ ଅଛି' },
  justNow: { en: 'just now', or: 'ଏହିକ୍ଷଣି' },
  ago: { en: '{span} ago', or: '{span} ପୂର୍ବେ' },

  // errors
  recentErrors: { en: 'Recent Errors', or: 'ନିକଟରେ ହୋଇଥିବା ତ୍ରୁଟି' },
  errorsOfThisProcess: {
    en: 'Only errors of this process, until the database responds again.',
    or: 'ତଥ୍ୟଭଣ୍ଡାରରୁ ପୁଣି ଉତ୍ତର ମିଳିବା ପର୍ଯ୍ୟନ୍ତ କେବଳ ଏହି ପ୍ରକ୍ରିୟାର ତ୍ରୁଟି।',
  },
  errorsOfAll: {
    en: 'The last 50 errors of all processes. The request id is the code that people see with an error message; in the log it is reqId.',
    or: 'ସମସ୍ତ ପ୍ରକ୍ରିୟାର ଶେଷ 50ଟି ତ୍ରୁଟି। ଅନୁରୋଧ ସଂଖ୍ୟା ହେଉଛି ସେହି କୋଡ ଯାହା ଲୋକମାନେ ତ୍ରୁଟି ବାର୍ତ୍ତା ସହ ଦେଖନ୍ତି; ଲଗରେ ଏହାର ନାମ reqId।',
  },
  noErrors: { en: 'No errors.', or: 'କୌଣସି ତ୍ରୁଟି ନାହିଁ।' },
  time: { en: 'Time', or: 'ସମୟ' },
  error: { en: 'Error', or: 'ତ୍ରୁଟି' },
  requestId: { en: 'Request id', or: 'ଅନୁରୋଧ ସଂଖ୍ୟା' },
});

/** By the name of the job. */
export const jobNames = defineTexts({
  'regrade-results': {
    en: 'Grade results again after a correction',
    or: 'ସଂଶୋଧନ ପରେ ଫଳାଫଳର ପୁନର୍ମୂଲ୍ୟାଙ୍କନ',
  },
  'count-question-statistics': {
    en: 'Compute how hard questions are',
    or: 'ପ୍ରଶ୍ନ କେତେ କଠିନ ତାହା ଗଣନା',
  },
  'add-question-hashes': {
    en: 'Update the search for duplicate questions',
    or: 'ସମାନ ପ୍ରଶ୍ନ ଖୋଜିବାର ସୂଚୀ ଅଦ୍ୟତନ',
  },
  'check-orders': { en: 'Check open orders', or: 'ଖୋଲା ବରାଦର ଯାଞ୍ଚ' },
  'delete-old-idempotency-keys': {
    en: 'Delete old responses kept for repeated requests',
    or: 'ପୁନରାବୃତ୍ତ ଅନୁରୋଧ ପାଇଁ ରଖାଯାଇଥିବା ପୁରୁଣା ଉତ୍ତର ବିଲୋପ',
  },
  'draw-page-pictures': {
    en: 'Draw the first pages of PDFs',
    or: 'PDFର ପ୍ରଥମ ପୃଷ୍ଠାର ଛବି ତିଆରି',
  },
  'empty-bin': { en: 'Remove courses that were in the bin', or: 'ଡଷ୍ଟବିନରେ ଥିବା ପାଠ୍ୟକ୍ରମ ହଟାଇବା' },
  'erase-accounts': { en: 'Erase deleted accounts', or: 'ବିଲୋପ ହୋଇଥିବା ଖାତାର ତଥ୍ୟ ଲିଭାଇବା' },
  'fold-student-search-keys': {
    en: 'Update the search index of students',
    or: 'ଶିକ୍ଷାର୍ଥୀ ଖୋଜିବାର ସୂଚୀ ଅଦ୍ୟତନ',
  },
  'delete-old-sign-ins': {
    en: 'Delete old sessions and failed sign-ins',
    or: 'ପୁରୁଣା ଓ ବିଫଳ ପ୍ରବେଶର ତଥ୍ୟ ବିଲୋପ',
  },
  'grade-abandoned-attempts': {
    en: 'Grade tests that were not handed in',
    or: 'ଦାଖଲ ହୋଇନଥିବା ପରୀକ୍ଷାର ମୂଲ୍ୟାଙ୍କନ',
  },
  'delete-old-requests': {
    en: 'Delete old requests to parents and grievances',
    or: 'ଅଭିଭାବକଙ୍କୁ ପୁରୁଣା ଅନୁରୋଧ ଓ ପୁରୁଣା ଅଭିଯୋଗ ଲିଭାନ୍ତୁ',
  },
  'announce-day': {
    en: 'Remind of practice and of passes that end',
    or: 'ଅଭ୍ୟାସ ଓ ସରୁଥିବା ପାସ ବିଷୟରେ ସୂଚନା',
  },
  'send-messages': { en: 'Send scheduled messages', or: 'ସମୟ ସ୍ଥିର ହୋଇଥିବା ବାର୍ତ୍ତା ପଠାଇବା' },
  'queue-notices': { en: 'Write notices for many students', or: 'ଅନେକ ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ସୂଚନା ଲେଖିବା' },
  'make-data-exports': { en: 'Make copies of data for students', or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ତଥ୍ୟର ନକଲ ତିଆରି' },
  'nightly-backup': { en: 'Nightly backup', or: 'ରାତ୍ରିକାଳୀନ ସୁରକ୍ଷା ନକଲ' },
  'restore-rehearsal': {
    en: 'Restore the newest backup as a test',
    or: 'ପରୀକ୍ଷା ପାଇଁ ସବୁଠାରୁ ନୂଆ ସୁରକ୍ଷା ନକଲରୁ ତଥ୍ୟ ଫେରାଇବା',
  },
  'publish-scheduled-courses': {
    en: 'Publish courses at their scheduled time',
    or: 'ନିର୍ଦ୍ଧାରିତ ସମୟରେ ପାଠ୍ୟକ୍ରମ ପ୍ରକାଶ',
  },
  'recheck-certificates': {
    en: 'Compare certificates with corrected scores',
    or: 'ସଂଶୋଧିତ ପ୍ରାପ୍ତାଙ୍କ ସହ ପ୍ରମାଣପତ୍ର ମେଳ',
  },
  'reconcile-payments': { en: 'Compare payments with the provider', or: 'ଦେୟ ସେବା ସହ ହିସାବ ମେଳ' },
  'sweep-unused-files': { en: 'Delete unused files', or: 'ବ୍ୟବହାର ହେଉନଥିବା ଫାଇଲ ବିଲୋପ' },
});

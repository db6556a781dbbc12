import type { AuditAction } from '@sikhya/contract/activity.ts';
import { defineTexts, type TextEntry } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  activity: { en: 'Activity', or: 'କାର୍ଯ୍ୟ ବିବରଣୀ' },
  activityNote: {
    en: 'Who did what and when. Nobody can change or delete these entries.',
    or: 'କିଏ କେବେ କ’ଣ କଲେ। ଏହି ତଥ୍ୟ କେହି ବଦଳାଇ ବା ବିଲୋପ କରିପାରିବେ ନାହିଁ।',
  },
  person: { en: 'Person', or: 'ବ୍ୟକ୍ତି' },
  everybody: { en: 'Everybody', or: 'ସମସ୍ତେ' },
  action: { en: 'Action', or: 'କାର୍ଯ୍ୟ' },
  allActions: { en: 'All actions', or: 'ସବୁ କାର୍ଯ୍ୟ' },
  course: { en: 'Course', or: 'ପାଠ୍ୟକ୍ରମ' },
  allCourses: { en: 'All courses', or: 'ସବୁ ପାଠ୍ୟକ୍ରମ' },
  oneCourse: { en: 'One course', or: 'ଗୋଟିଏ ପାଠ୍ୟକ୍ରମ' },
  from: { en: 'From', or: 'ଆରମ୍ଭ ତାରିଖ' },
  to: { en: 'To', or: 'ଶେଷ ତାରିଖ' },
  clearFilters: { en: 'Clear filters', or: 'ବାଛଣି ହଟାନ୍ତୁ' },
  searchCourses: { en: 'Search courses', or: 'ପାଠ୍ୟକ୍ରମ ଖୋଜନ୍ତୁ' },
  found: {
    en: { one: '{count:number} entry', other: '{count:number} entries' },
    or: '{count:number}ଟି କାର୍ଯ୍ୟ',
  },
  foundOrMore: {
    en: { one: 'More than {count:number} entry', other: 'More than {count:number} entries' },
    or: '{count:number}ଟିରୁ ଅଧିକ କାର୍ଯ୍ୟ',
  },
  onlyTheFirst: {
    en: 'Only the newest {count:number} can be paged through. Choose dates to see older ones; the export contains all.',
    or: 'କେବଳ ନୂଆ {count:number}ଟି ଏଠାରେ ଦେଖିହେବ। ପୁରୁଣା ଦେଖିବାକୁ ତାରିଖ ବାଛନ୍ତୁ; ରପ୍ତାନିରେ ସବୁ ରହିବ।',
  },
  nothingFound: { en: 'Nothing found', or: 'କିଛି ମିଳିଲା ନାହିଁ' },
  adjustFilters: { en: 'Change or clear the filters.', or: 'ବାଛଣି ବଦଳାନ୍ତୁ କିମ୍ବା ହଟାନ୍ତୁ।' },
  nothingYet: { en: 'Nothing has happened yet.', or: 'ଏପର୍ଯ୍ୟନ୍ତ କିଛି ହୋଇନାହିଁ।' },
  server: { en: 'The server', or: 'ସର୍ଭର' },
  somebody: { en: 'Unknown person', or: 'ଅଜଣା ବ୍ୟକ୍ତି' },
  otherAction: { en: '<who></who>: <value></value>', or: '<who></who>: <value></value>' },
  deletedStudent: { en: 'a deleted student', or: 'ଜଣେ ବିଲୋପିତ ଶିକ୍ଷାର୍ଥୀ' },
  fromAddress: { en: 'from {address}', or: 'ଠିକଣା {address}' },
  noteOf: { en: 'Note: <note></note>', or: 'ଟିପ୍ପଣୀ: <note></note>' },
});

type ActionTexts = Record<AuditAction, TextEntry>;

/** The names of the actions, for the filter. */
export const actionNames = defineTexts({
  'sign-in': { en: 'Sign-in', or: 'ପ୍ରବେଶ' },
  'sign-in-failed': { en: 'Failed sign-in', or: 'ବିଫଳ ପ୍ରବେଶ' },
  'change-password': { en: 'Password changed', or: 'ପାସୱାର୍ଡ ବଦଳ' },
  'add-totp': { en: 'Authenticator app added', or: 'ପ୍ରମାଣୀକରଣ ଆପ ଯୋଡ଼ା' },
  'remove-totp': { en: 'Authenticator app removed', or: 'ପ୍ରମାଣୀକରଣ ଆପ ହଟା' },
  'add-passkey': { en: 'Passkey added', or: 'ପାସକି ଯୋଡ଼ା' },
  'rename-passkey': { en: 'Passkey renamed', or: 'ପାସକିର ନାମ ପରିବର୍ତ୍ତନ' },
  'remove-passkey': { en: 'Passkey removed', or: 'ପାସକି ହଟା' },
  'create-recovery-codes': { en: 'Recovery codes created', or: 'ପୁନରୁଦ୍ଧାର କୋଡ ତିଆରି' },
  'reset-second-factors': { en: 'Second factors reset', or: 'ଦ୍ୱିତୀୟ ପ୍ରମାଣ ହଟା' },
  'create-sign-in-code': { en: 'Sign-in code created', or: 'ପ୍ରବେଶ କୋଡ ତିଆରି' },
  'create-course': { en: 'Course created', or: 'ପାଠ୍ୟକ୍ରମ ତିଆରି' },
  'update-course': { en: 'Course changed', or: 'ପାଠ୍ୟକ୍ରମ ବଦଳ' },
  'save-draft': { en: 'Changes saved', or: 'ପରିବର୍ତ୍ତନ ସଂରକ୍ଷଣ' },
  'discard-draft': { en: 'Changes discarded', or: 'ପରିବର୍ତ୍ତନ ପରିତ୍ୟାଗ' },
  'publish-course': { en: 'Course published', or: 'ପାଠ୍ୟକ୍ରମ ପ୍ରକାଶ' },
  'schedule-course': { en: 'Publishing scheduled', or: 'ପ୍ରକାଶ ସମୟ ସ୍ଥିର' },
  'unschedule-course': { en: 'Scheduled publishing cancelled', or: 'ସ୍ଥିର ପ୍ରକାଶ ବାତିଲ' },
  'archive-course': { en: 'Course archived', or: 'ପାଠ୍ୟକ୍ରମ ଅଭିଲେଖ' },
  'restore-course': { en: 'Course restored', or: 'ପାଠ୍ୟକ୍ରମ ପୁନରୁଦ୍ଧାର' },
  'restore-version': { en: 'Version restored', or: 'ସଂସ୍କରଣ ପୁନରୁଦ୍ଧାର' },
  'remove-course': { en: 'Course removed for good', or: 'ପାଠ୍ୟକ୍ରମ ସ୍ଥାୟୀ ବିଲୋପ' },
  'delete-course': { en: 'Course deleted', or: 'ପାଠ୍ୟକ୍ରମ ବିଲୋପ' },
  'add-author': { en: 'Author added', or: 'ଲେଖକ ଯୋଡ଼ା' },
  'remove-author': { en: 'Author removed', or: 'ଲେଖକ ହଟା' },
  'save-certificate-settings': { en: 'Certificate of a course changed', or: 'ପାଠ୍ୟକ୍ରମର ପ୍ରମାଣପତ୍ର ବଦଳ' },
  'revoke-certificate': { en: 'Certificate revoked', or: 'ପ୍ରମାଣପତ୍ର ରଦ୍ଦ' },
  'reinstate-certificate': { en: 'Certificate made valid again', or: 'ପ୍ରମାଣପତ୍ର ପୁଣି ବୈଧ' },
  'correct-certificate-name': { en: 'Name on a certificate corrected', or: 'ପ୍ରମାଣପତ୍ରରେ ନାମ ସଂଶୋଧନ' },
  'upload-file': { en: 'File uploaded', or: 'ଫାଇଲ ଅପଲୋଡ' },
  'delete-file': { en: 'File deleted', or: 'ଫାଇଲ ବିଲୋପ' },
  'give-course': { en: 'Course given', or: 'ପାଠ୍ୟକ୍ରମ ପ୍ରଦାନ' },
  'take-course': { en: 'Course taken back', or: 'ପାଠ୍ୟକ୍ରମ ଫେରସ୍ତ' },
  'end-sessions': { en: 'Student signed out', or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କ ପ୍ରସ୍ଥାନ' },
  block: { en: 'Student blocked', or: 'ଶିକ୍ଷାର୍ଥୀ ଅବରୋଧ' },
  unblock: { en: 'Student unblocked', or: 'ଶିକ୍ଷାର୍ଥୀଙ୍କ ଅବରୋଧ ହଟା' },
  'delete-account': { en: 'Account deleted', or: 'ଖାତା ବିଲୋପ' },
  'restore-account': { en: 'Account restored', or: 'ଖାତା ପୁନରୁଦ୍ଧାର' },
  'erase-account': { en: 'Personal data erased', or: 'ବ୍ୟକ୍ତିଗତ ତଥ୍ୟ ଲିଭା' },
  'change-date-of-birth': { en: 'Date of birth changed', or: 'ଜନ୍ମ ତାରିଖ ପରିବର୍ତ୍ତନ' },
  'answer-request': { en: 'Request answered', or: 'ଅନୁରୋଧର ଉତ୍ତର' },
  'send-breach': { en: 'Breach notice sent', or: 'ତଥ୍ୟ ଉଲ୍ଲଂଘନ ସୂଚନା' },
  'create-message': { en: 'Message created', or: 'ବାର୍ତ୍ତା ତିଆରି' },
  'save-message': { en: 'Message saved', or: 'ବାର୍ତ୍ତା ସଂରକ୍ଷିତ' },
  'schedule-message': { en: 'Message scheduled', or: 'ବାର୍ତ୍ତା ପାଇଁ ସମୟ ସ୍ଥିର' },
  'send-message': { en: 'Message sent', or: 'ବାର୍ତ୍ତା ପ୍ରେରିତ' },
  'cancel-message': { en: 'Message cancelled', or: 'ବାର୍ତ୍ତା ବାତିଲ' },
  'delete-message': { en: 'Message deleted', or: 'ବାର୍ତ୍ତା ବିଲୋପ' },
  'delete-subscriber': { en: 'Newsletter address deleted', or: 'ସମାଚାର ପତ୍ର ଠିକଣା ବିଲୋପ' },
  'retry-deliveries': { en: 'Failed e-mails or pushes sent again', or: 'ବିଫଳ ଇ-ମେଲ ବା ପୁଶ୍ ପୁଣି ପଠାଗଲା' },
  'export-newsletter': { en: 'Newsletter addresses exported', or: 'ସମାଚାର ପତ୍ର ଠିକଣା ରପ୍ତାନି' },
  'export-students': { en: 'Students exported', or: 'ଶିକ୍ଷାର୍ଥୀ ତାଲିକା ରପ୍ତାନି' },
  'export-results': { en: 'Results exported', or: 'ଫଳାଫଳ ରପ୍ତାନି' },
  'export-activity': { en: 'Activity exported', or: 'କାର୍ଯ୍ୟ ବିବରଣୀ ରପ୍ତାନି' },
  'export-orders': { en: 'Orders exported', or: 'ବରାଦ ରପ୍ତାନି' },
  'order-paid': { en: 'Order paid', or: 'ବରାଦ ଦେୟ ପ୍ରାପ୍ତ' },
  'order-refunded': { en: 'Order refunded', or: 'ବରାଦ ଟଙ୍କା ଫେରସ୍ତ' },
  'approve-refund': { en: 'Refund approved', or: 'ଟଙ୍କା ଫେରସ୍ତ ମଞ୍ଜୁର' },
  'decline-refund': { en: 'Refund declined', or: 'ଟଙ୍କା ଫେରସ୍ତ ନାମଞ୍ଜୁର' },
  'check-order': { en: 'Payment checked', or: 'ଦେୟ ଯାଞ୍ଚ' },
  'resolve-payment-issue': { en: 'Payment issue resolved', or: 'ଦେୟ ସମସ୍ୟା ସମାଧାନ' },
  'create-coupon': { en: 'Coupon created', or: 'କୁପନ ତିଆରି' },
  'update-coupon': { en: 'Coupon changed', or: 'କୁପନ ବଦଳ' },
  'delete-coupon': { en: 'Coupon deleted', or: 'କୁପନ ବିଲୋପ' },
  'create-pass': { en: 'Pass created', or: 'ପାସ ତିଆରି' },
  'update-pass': { en: 'Pass changed', or: 'ପାସ ବଦଳ' },
  'delete-pass': { en: 'Pass deleted', or: 'ପାସ ବିଲୋପ' },
  'create-exam': { en: 'Exam created', or: 'ପରୀକ୍ଷା ସୃଷ୍ଟି' },
  'save-exam': { en: 'Exam saved', or: 'ପରୀକ୍ଷା ସଂରକ୍ଷଣ' },
  'publish-exam': { en: 'Exam published', or: 'ପରୀକ୍ଷା ପ୍ରକାଶ' },
  'archive-exam': { en: 'Exam archived', or: 'ପରୀକ୍ଷା ଅଭିଲେଖିତ' },
  'delete-exam': { en: 'Exam moved to the bin', or: 'ପରୀକ୍ଷା ଡଷ୍ଟବିନକୁ ସ୍ଥାନାନ୍ତର' },
  'remove-exam': { en: 'Exam removed for good', or: 'ପରୀକ୍ଷା ସ୍ଥାୟୀ ବିଲୋପ' },
  'restore-exam': { en: 'Exam restored', or: 'ପରୀକ୍ଷା ପୁନରୁଦ୍ଧାର' },
  'cancel-exam': { en: 'Exam cancelled', or: 'ପରୀକ୍ଷା ବାତିଲ' },
  'duplicate-exam': { en: 'Exam copied', or: 'ପରୀକ୍ଷାର ନକଲ' },
  'restore-exam-version': { en: 'Version of an exam restored', or: 'ପରୀକ୍ଷାର ପୁରୁଣା ରୂପ ପୁନରୁଦ୍ଧାର' },
  'extend-exam': { en: 'Exam extended', or: 'ପରୀକ୍ଷାର ସମୟ ବୃଦ୍ଧି' },
  'give-extra-time': { en: 'Extra time given', or: 'ଅତିରିକ୍ତ ସମୟ ପ୍ରଦାନ' },
  'take-extra-time': { en: 'Extra time removed', or: 'ଅତିରିକ୍ତ ସମୟ ପ୍ରତ୍ୟାହାର' },
  'export-exam-results': { en: 'Results of an exam exported', or: 'ପରୀକ୍ଷାଫଳ ରପ୍ତାନି' },
  'open-report-case': { en: 'Case opened for a question', or: 'ପ୍ରଶ୍ନ ପାଇଁ ବିଷୟ ଆରମ୍ଭ' },
  'decide-report': { en: 'Reported question decided', or: 'ପ୍ରଶ୍ନ ଉପରେ ନିଷ୍ପତ୍ତି' },
  'correct-content': { en: 'Right answer corrected', or: 'ସଠିକ ଉତ୍ତର ସଂଶୋଧନ' },
  'invite-admin': { en: 'Invite created', or: 'ନିମନ୍ତ୍ରଣ ତିଆରି' },
  'revoke-invite': { en: 'Invite revoked', or: 'ନିମନ୍ତ୍ରଣ ରଦ୍ଦ' },
  'accept-invite': { en: 'Invite accepted', or: 'ନିମନ୍ତ୍ରଣ ଗ୍ରହଣ' },
  'change-role': { en: 'Role changed', or: 'ଭୂମିକା ବଦଳ' },
  'block-admin': { en: 'Admin blocked', or: 'ପରିଚାଳକ ଅବରୋଧ' },
  'unblock-admin': { en: 'Admin unblocked', or: 'ପରିଚାଳକଙ୍କ ଅବରୋଧ ହଟା' },
  'end-admin-sessions': { en: 'Admin signed out', or: 'ପରିଚାଳକଙ୍କ ପ୍ରସ୍ଥାନ' },
} satisfies ActionTexts);

/** One sentence for each action. The tags are filled by entry-sentence.tsx. */
export const sentences = defineTexts({
  'sign-in': { en: '<who></who> signed in.', or: '<who></who> ପ୍ରବେଶ କଲେ।' },
  'sign-in-failed': { en: 'A sign-in failed.', or: 'ଏକ ପ୍ରବେଶ ଚେଷ୍ଟା ବିଫଳ ହେଲା।' },
  'change-password': {
    en: '<who></who> changed their own password.',
    or: '<who></who> ନିଜ ପାସୱାର୍ଡ ବଦଳାଇଲେ।',
  },
  'add-totp': {
    en: '<who></who> added an authenticator app.',
    or: '<who></who> ଏକ ପ୍ରମାଣୀକରଣ ଆପ ଯୋଡ଼ିଲେ।',
  },
  'remove-totp': {
    en: '<who></who> removed the authenticator app.',
    or: '<who></who> ପ୍ରମାଣୀକରଣ ଆପ ହଟାଇଲେ।',
  },
  'add-passkey': { en: '<who></who> added a passkey.', or: '<who></who> ଏକ ପାସକି ଯୋଡ଼ିଲେ।' },
  'rename-passkey': { en: '<who></who> renamed a passkey.', or: '<who></who> ଏକ ପାସକିର ନାମ ବଦଳାଇଲେ।' },
  'remove-passkey': { en: '<who></who> removed a passkey.', or: '<who></who> ଏକ ପାସକି ହଟାଇଲେ।' },
  'create-recovery-codes': {
    en: '<who></who> created new recovery codes.',
    or: '<who></who> ନୂଆ ପୁନରୁଦ୍ଧାର କୋଡ ତିଆରି କଲେ।',
  },
  'reset-second-factors': {
    en: '<who></who> removed the second factors of an admin.',
    or: '<who></who> ଜଣେ ପରିଚାଳକଙ୍କ ଦ୍ୱିତୀୟ ପ୍ରମାଣ ହଟାଇଲେ।',
  },
  'create-sign-in-code': {
    en: '<who></who> created a sign-in code for an admin.',
    or: '<who></who> ଜଣେ ପରିଚାଳକଙ୍କ ପାଇଁ ପ୍ରବେଶ କୋଡ ତିଆରି କଲେ।',
  },
  'create-course': {
    en: '<who></who> created the course <course></course>.',
    or: '<who></who> ପାଠ୍ୟକ୍ରମ <course></course> ତିଆରି କଲେ।',
  },
  'update-course': {
    en: '<who></who> changed and published the course <course></course>.',
    or: '<who></who> ପାଠ୍ୟକ୍ରମ <course></course> ବଦଳାଇ ପ୍ରକାଶ କଲେ।',
  },
  'save-draft': {
    en: '<who></who> saved changes of the course <course></course> without publishing them.',
    or: '<who></who> ପାଠ୍ୟକ୍ରମ <course></course>ର ପରିବର୍ତ୍ତନ ପ୍ରକାଶ ନକରି ସଂରକ୍ଷଣ କଲେ।',
  },
  'discard-draft': {
    en: '<who></who> discarded the unpublished changes of the course <course></course>.',
    or: '<who></who> ପାଠ୍ୟକ୍ରମ <course></course>ର ଅପ୍ରକାଶିତ ପରିବର୍ତ୍ତନ ପରିତ୍ୟାଗ କଲେ।',
  },
  'publish-course': {
    en: '<who></who> published the course <course></course>.',
    or: '<who></who> ପାଠ୍ୟକ୍ରମ <course></course> ପ୍ରକାଶ କଲେ।',
  },
  'schedule-course': {
    en: '<who></who> scheduled when the course <course></course> is published.',
    or: '<who></who> ପାଠ୍ୟକ୍ରମ <course></course>ର ପ୍ରକାଶ ସମୟ ସ୍ଥିର କଲେ।',
  },
  'unschedule-course': {
    en: '<who></who> cancelled the scheduled publishing of the course <course></course>.',
    or: '<who></who> ପାଠ୍ୟକ୍ରମ <course></course>ର ସ୍ଥିର ହୋଇଥିବା ପ୍ରକାଶ ବାତିଲ କଲେ।',
  },
  'archive-course': {
    en: '<who></who> archived the course <course></course>.',
    or: '<who></who> ପାଠ୍ୟକ୍ରମ <course></course>କୁ ଅଭିଲେଖରେ ରଖିଲେ।',
  },
  'restore-course': {
    en: '<who></who> restored the course <course></course>.',
    or: '<who></who> ପାଠ୍ୟକ୍ରମ <course></course>ର ପୁନରୁଦ୍ଧାର କଲେ।',
  },
  'restore-version': {
    en: '<who></who> restored version <value></value> of the course <course></course>.',
    or: '<who></who> ପାଠ୍ୟକ୍ରମ <course></course>ର ସଂସ୍କରଣ <value></value> ପୁନରୁଦ୍ଧାର କଲେ।',
  },
  'remove-course': {
    en: '<who></who> removed the course <course></course> for good.',
    or: '<who></who> ପାଠ୍ୟକ୍ରମ <course></course>କୁ ସ୍ଥାୟୀ ଭାବରେ ବିଲୋପ କଲେ।',
  },
  'delete-course': {
    en: '<who></who> deleted the course <course></course>.',
    or: '<who></who> ପାଠ୍ୟକ୍ରମ <course></course>କୁ ବିଲୋପ କଲେ।',
  },
  'add-author': {
    en: '<who></who> made <member></member> an author of the course <course></course>.',
    or: '<who></who> <member></member>ଙ୍କୁ ପାଠ୍ୟକ୍ରମ <course></course>ର ଲେଖକ କଲେ।',
  },
  'remove-author': {
    en: '<who></who> removed <member></member> from the authors of the course <course></course>.',
    or: '<who></who> <member></member>ଙ୍କୁ ପାଠ୍ୟକ୍ରମ <course></course>ର ଲେଖକ ତାଲିକାରୁ ହଟାଇଲେ।',
  },
  'save-certificate-settings': {
    en: '<who></who> changed the certificate of the course <course></course>.',
    or: '<who></who> ପାଠ୍ୟକ୍ରମ <course></course>ର ପ୍ରମାଣପତ୍ର ବଦଳାଇଲେ।',
  },
  'revoke-certificate': {
    en: '<who></who> revoked a certificate of the course <course></course>.',
    or: '<who></who> ପାଠ୍ୟକ୍ରମ <course></course>ର ଗୋଟିଏ ପ୍ରମାଣପତ୍ର ରଦ୍ଦ କଲେ।',
  },
  'reinstate-certificate': {
    en: '<who></who> made a certificate of the course <course></course> valid again.',
    or: '<who></who> ପାଠ୍ୟକ୍ରମ <course></course>ର ଗୋଟିଏ ପ୍ରମାଣପତ୍ର ପୁଣି ବୈଧ କଲେ।',
  },
  'correct-certificate-name': {
    en: '<who></who> corrected the name on a certificate of the course <course></course>.',
    or: '<who></who> ପାଠ୍ୟକ୍ରମ <course></course>ର ଗୋଟିଏ ପ୍ରମାଣପତ୍ରରେ ନାମ ସଂଶୋଧନ କଲେ।',
  },
  'upload-file': { en: '<who></who> uploaded a file.', or: '<who></who> ଏକ ଫାଇଲ ଅପଲୋଡ କଲେ।' },
  'delete-file': { en: '<who></who> deleted a file.', or: '<who></who> ଏକ ଫାଇଲ ବିଲୋପ କଲେ।' },
  'give-course': {
    en: '<who></who> gave <student></student> the course <course></course>.',
    or: '<who></who> <student></student>ଙ୍କୁ ପାଠ୍ୟକ୍ରମ <course></course> ଦେଲେ।',
  },
  'take-course': {
    en: '<who></who> took the course <course></course> back from <student></student>.',
    or: '<who></who> <student></student>ଙ୍କଠାରୁ ପାଠ୍ୟକ୍ରମ <course></course> ଫେରାଇ ନେଲେ।',
  },
  'end-sessions': {
    en: '<who></who> signed <student></student> out everywhere.',
    or: '<who></who> <student></student>ଙ୍କୁ ସବୁ ଉପକରଣରୁ ପ୍ରସ୍ଥାନ କରାଇଲେ।',
  },
  block: {
    en: '<who></who> blocked <student></student>.',
    or: '<who></who> <student></student>ଙ୍କୁ ଅବରୋଧ କଲେ।',
  },
  unblock: {
    en: '<who></who> unblocked <student></student>.',
    or: '<who></who> <student></student>ଙ୍କ ଅବରୋଧ ହଟାଇଲେ।',
  },
  'delete-account': {
    en: '<who></who> deleted the account of <student></student>.',
    or: '<who></who> <student></student>ଙ୍କ ଖାତା ବିଲୋପ କଲେ।',
  },
  'restore-account': {
    en: '<who></who> restored the account of <student></student>.',
    or: '<who></who> <student></student>ଙ୍କ ଖାତା ପୁନରୁଦ୍ଧାର କଲେ।',
  },
  'erase-account': {
    en: '<who></who> erased the personal data of a student.',
    or: '<who></who> ଜଣେ ଶିକ୍ଷାର୍ଥୀଙ୍କ ବ୍ୟକ୍ତିଗତ ତଥ୍ୟ ଲିଭାଇଲେ।',
  },
  'change-date-of-birth': {
    en: '<who></who> changed the date of birth of <student></student>.',
    or: '<who></who> <student></student>ଙ୍କ ଜନ୍ମ ତାରିଖ ବଦଳାଇଲେ।',
  },
  'answer-request': {
    en: '<who></who> answered a request about personal data.',
    or: '<who></who> ବ୍ୟକ୍ତିଗତ ତଥ୍ୟ ବିଷୟରେ ଏକ ଅନୁରୋଧର ଉତ୍ତର ଦେଲେ।',
  },
  'send-breach': {
    en: '<who></who> sent a breach notice.',
    or: '<who></who> ତଥ୍ୟ ଉଲ୍ଲଂଘନ ସୂଚନା ପଠାଇଲେ।',
  },
  'create-message': {
    en: '<who></who> created a message to students.',
    or: '<who></who> ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ଏକ ବାର୍ତ୍ତା ତିଆରି କଲେ।',
  },
  'save-message': {
    en: '<who></who> saved a message to students.',
    or: '<who></who> ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ଏକ ବାର୍ତ୍ତା ସଂରକ୍ଷଣ କଲେ।',
  },
  'schedule-message': {
    en: '<who></who> scheduled a message to students.',
    or: '<who></who> ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ଏକ ବାର୍ତ୍ତାର ସମୟ ସ୍ଥିର କଲେ।',
  },
  'send-message': {
    en: '<who></who> sent a message to students.',
    or: '<who></who> ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ଏକ ବାର୍ତ୍ତା ପଠାଇଲେ।',
  },
  'cancel-message': {
    en: '<who></who> cancelled a message to students.',
    or: '<who></who> ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ଏକ ବାର୍ତ୍ତା ବାତିଲ କଲେ।',
  },
  'delete-message': {
    en: '<who></who> deleted a message to students.',
    or: '<who></who> ଶିକ୍ଷାର୍ଥୀଙ୍କ ପାଇଁ ଏକ ବାର୍ତ୍ତା ବିଲୋପ କଲେ।',
  },
  'delete-subscriber': {
    en: '<who></who> deleted an address of the newsletter.',
    or: '<who></who> ସମାଚାର ପତ୍ରର ଗୋଟିଏ ଠିକଣା ବିଲୋପ କଲେ।',
  },
  'retry-deliveries': {
    en: '<who></who> let the server send again what could not be sent before (<value></value>).',
    or: 'ଆଗରୁ ପଠାଯାଇପାରିନଥିବା ସୂଚନା <who></who> ସର୍ଭର ଦ୍ୱାରା ପୁଣି ପଠାଇଲେ (<value></value>)।',
  },
  'export-newsletter': {
    en: '<who></who> exported the addresses of the newsletter.',
    or: '<who></who> ସମାଚାର ପତ୍ରର ଠିକଣା ରପ୍ତାନି କଲେ।',
  },
  'export-students': {
    en: '<who></who> exported the list of students.',
    or: '<who></who> ଶିକ୍ଷାର୍ଥୀ ତାଲିକା ରପ୍ତାନି କଲେ।',
  },
  'export-results': {
    en: '<who></who> exported test results.',
    or: '<who></who> ପରୀକ୍ଷା ଫଳାଫଳ ରପ୍ତାନି କଲେ।',
  },
  'export-activity': {
    en: '<who></who> exported this activity log.',
    or: '<who></who> ଏହି କାର୍ଯ୍ୟ ବିବରଣୀ ରପ୍ତାନି କଲେ।',
  },
  'export-orders': { en: '<who></who> exported the orders.', or: '<who></who> ବରାଦଗୁଡ଼ିକ ରପ୍ତାନି କଲେ।' },
  'order-paid': { en: 'The order <value></value> was paid.', or: 'ବରାଦ <value></value>ର ଦେୟ ମିଳିଲା।' },
  'order-refunded': {
    en: 'The order <value></value> was refunded.',
    or: 'ବରାଦ <value></value>ର ଟଙ୍କା ଫେରସ୍ତ ହେଲା।',
  },
  'approve-refund': {
    en: '<who></who> approved the refund of the order <value></value>.',
    or: '<who></who> ବରାଦ <value></value>ର ଟଙ୍କା ଫେରସ୍ତ ମଞ୍ଜୁର କଲେ।',
  },
  'decline-refund': {
    en: '<who></who> declined the refund of the order <value></value>.',
    or: '<who></who> ବରାଦ <value></value>ର ଟଙ୍କା ଫେରସ୍ତ ନାମଞ୍ଜୁର କଲେ।',
  },
  'check-order': {
    en: '<who></who> checked the payment of the order <value></value>.',
    or: '<who></who> ବରାଦ <value></value>ର ଦେୟ ଯାଞ୍ଚ କଲେ।',
  },
  'resolve-payment-issue': {
    en: '<who></who> resolved a payment issue.',
    or: '<who></who> ଏକ ଦେୟ ସମସ୍ୟାର ସମାଧାନ କଲେ।',
  },
  'create-coupon': {
    en: '<who></who> created the coupon <value></value>.',
    or: '<who></who> କୁପନ <value></value> ତିଆରି କଲେ।',
  },
  'update-coupon': {
    en: '<who></who> changed the coupon <value></value>.',
    or: '<who></who> କୁପନ <value></value> ବଦଳାଇଲେ।',
  },
  'delete-coupon': {
    en: '<who></who> deleted the coupon <value></value>.',
    or: '<who></who> କୁପନ <value></value> ବିଲୋପ କଲେ।',
  },
  'create-pass': {
    en: '<who></who> created the pass <value></value>.',
    or: '<who></who> ପାସ <value></value> ତିଆରି କଲେ।',
  },
  'update-pass': {
    en: '<who></who> changed the pass <value></value>.',
    or: '<who></who> ପାସ <value></value> ବଦଳାଇଲେ।',
  },
  'delete-pass': {
    en: '<who></who> deleted the pass <value></value>.',
    or: '<who></who> ପାସ <value></value> ବିଲୋପ କଲେ।',
  },
  'create-exam': {
    en: '<who></who> created the exam <value></value>.',
    or: '<who></who> ପରୀକ୍ଷା <value></value> ସୃଷ୍ଟି କଲେ।',
  },
  'save-exam': {
    en: '<who></who> saved the exam <value></value>.',
    or: '<who></who> ପରୀକ୍ଷା <value></value> ସଂରକ୍ଷଣ କଲେ।',
  },
  'publish-exam': {
    en: '<who></who> published the exam <value></value>.',
    or: '<who></who> ପରୀକ୍ଷା <value></value> ପ୍ରକାଶ କଲେ।',
  },
  'archive-exam': {
    en: '<who></who> archived the exam <value></value>.',
    or: '<who></who> ପରୀକ୍ଷା <value></value> ଅଭିଲେଖାଗାରକୁ ପଠାଇଲେ।',
  },
  'delete-exam': {
    en: '<who></who> moved the exam <value></value> to the bin.',
    or: '<who></who> ପରୀକ୍ଷା <value></value> ଡଷ୍ଟବିନକୁ ପଠାଇଲେ।',
  },
  'remove-exam': {
    en: '<who></who> removed the exam <value></value> for good.',
    or: '<who></who> ପରୀକ୍ଷା <value></value>କୁ ସ୍ଥାୟୀ ଭାବରେ ବିଲୋପ କଲେ।',
  },
  'restore-exam': {
    en: '<who></who> restored the exam <value></value>.',
    or: '<who></who> ପରୀକ୍ଷା <value></value> ପୁନରୁଦ୍ଧାର କଲେ।',
  },
  'cancel-exam': {
    en: '<who></who> cancelled the exam <value></value>.',
    or: '<who></who> ପରୀକ୍ଷା <value></value> ବାତିଲ କଲେ।',
  },
  'duplicate-exam': {
    en: '<who></who> made the copy <value></value> of an exam.',
    or: '<who></who> ଏକ ପରୀକ୍ଷାର ନକଲ <value></value> ତିଆରି କଲେ।',
  },
  'restore-exam-version': {
    en: '<who></who> restored an earlier version of the exam <value></value>.',
    or: '<who></who> ପରୀକ୍ଷା <value></value>ର ଏକ ପୁରୁଣା ରୂପ ପୁନରୁଦ୍ଧାର କଲେ।',
  },
  'extend-exam': {
    en: '<who></who> extended the time of the exam <value></value>.',
    or: '<who></who> ପରୀକ୍ଷା <value></value>ର ସମୟ ବଢ଼ାଇଲେ।',
  },
  'give-extra-time': {
    en: '<who></who> gave a student extra time in the exam <value></value>.',
    or: '<who></who> ପରୀକ୍ଷା <value></value>ରେ ଜଣେ ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ଅତିରିକ୍ତ ସମୟ ଦେଲେ।',
  },
  'take-extra-time': {
    en: '<who></who> removed the extra time of a student in the exam <value></value>.',
    or: '<who></who> ପରୀକ୍ଷା <value></value>ରେ ଜଣେ ଶିକ୍ଷାର୍ଥୀଙ୍କ ଅତିରିକ୍ତ ସମୟ ପ୍ରତ୍ୟାହାର କଲେ।',
  },
  'export-exam-results': {
    en: '<who></who> exported the results of the exam <value></value>.',
    or: '<who></who> ପରୀକ୍ଷା <value></value>ର ଫଳାଫଳ ରପ୍ତାନି କଲେ।',
  },
  'open-report-case': {
    en: '<who></who> opened a case for a question.',
    or: '<who></who> ଗୋଟିଏ ପ୍ରଶ୍ନ ପାଇଁ ବିଷୟ ଆରମ୍ଭ କଲେ।',
  },
  'decide-report': {
    en: '<who></who> decided about a question of <value></value>.',
    or: '<who></who> <value></value>ର ଗୋଟିଏ ପ୍ରଶ୍ନ ଉପରେ ନିଷ୍ପତ୍ତି ନେଲେ।',
  },
  'correct-content': {
    en: '<who></who> corrected the right answer of a question of <value></value>.',
    or: '<who></who> <value></value>ର ଗୋଟିଏ ପ୍ରଶ୍ନର ସଠିକ ଉତ୍ତର ସଂଶୋଧନ କଲେ।',
  },
  'invite-admin': {
    en: '<who></who> created an invite with the role <role></role>.',
    or: '<who></who> <role></role> ଭୂମିକା ପାଇଁ ଏକ ନିମନ୍ତ୍ରଣ ତିଆରି କଲେ।',
  },
  'revoke-invite': {
    en: '<who></who> revoked an invite with the role <role></role>.',
    or: '<who></who> <role></role> ଭୂମିକାର ଏକ ନିମନ୍ତ୍ରଣ ରଦ୍ଦ କଲେ।',
  },
  'accept-invite': {
    en: '<who></who> joined the team with the role <role></role>.',
    or: '<who></who> <role></role> ଭୂମିକାରେ ଦଳରେ ଯୋଗ ଦେଲେ।',
  },
  'change-role': {
    en: '<who></who> gave <member></member> the role <role></role>.',
    or: '<who></who> <member></member>ଙ୍କୁ <role></role> ଭୂମିକା ଦେଲେ।',
  },
  'block-admin': {
    en: '<who></who> blocked the admin <member></member>.',
    or: '<who></who> ପରିଚାଳକ <member></member>ଙ୍କୁ ଅବରୋଧ କଲେ।',
  },
  'unblock-admin': {
    en: '<who></who> unblocked the admin <member></member>.',
    or: '<who></who> ପରିଚାଳକ <member></member>ଙ୍କ ଅବରୋଧ ହଟାଇଲେ।',
  },
  'end-admin-sessions': {
    en: '<who></who> signed the admin <member></member> out everywhere.',
    or: '<who></who> ପରିଚାଳକ <member></member>ଙ୍କୁ ସବୁ ଉପକରଣରୁ ପ୍ରସ୍ଥାନ କରାଇଲେ।',
  },
} satisfies ActionTexts);

/** Actions of students on their own account, and actions of the server that somebody had asked for. */
export const requestSentences = defineTexts({
  deletedOwnAccount: {
    en: '<student></student> deleted their own account.',
    or: '<student></student> ନିଜ ଖାତା ବିଲୋପ କଲେ।',
  },
  restoredOwnAccount: {
    en: '<student></student> restored their own account.',
    or: '<student></student> ନିଜ ଖାତା ପୁନରୁଦ୍ଧାର କଲେ।',
  },
  erasedForStudent: {
    en: '<who></who> erased the personal data of a student, who had deleted the account.',
    or: 'ଖାତା ବିଲୋପ କରିଥିବା ଜଣେ ଶିକ୍ଷାର୍ଥୀଙ୍କ ବ୍ୟକ୍ତିଗତ ତଥ୍ୟ <who></who> ଲିଭାଇଲା।',
  },
  erasedForAdmin: {
    en: '<who></who> erased the personal data of a student, whose account <member></member> had deleted.',
    or: '<member></member> ଖାତା ବିଲୋପ କରିଥିବା ଜଣେ ଶିକ୍ଷାର୍ଥୀଙ୍କ ବ୍ୟକ୍ତିଗତ ତଥ୍ୟ <who></who> ଲିଭାଇଲା।',
  },
});

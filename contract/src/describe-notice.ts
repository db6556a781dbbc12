import { getFormatter } from './language/format.ts';
import { titlesInLanguage } from './language/in-language.ts';
import type { Locale } from './language/language.ts';
import { defineTexts, getTexts } from './language/texts.ts';
import type { Notice } from './notices.ts';
import { GRIEVANCE_PAGE } from './public-paths.ts';

const texts = defineTexts({
  purchase: { en: 'Payment received', or: 'ଦେୟ ମିଳିଲା' },
  purchaseText: {
    en: '“{title}” is yours. You paid {amount}.',
    or: '“{title}” ଏବେ ଆପଣଙ୍କର। ଆପଣ {amount} ଦେଇଛନ୍ତି।',
  },
  refund: { en: 'Refund made', or: 'ଟଙ୍କା ଫେରସ୍ତ ହେଲା' },
  refundText: {
    en: '{amount} for “{title}” is on its way back to you.',
    or: '“{title}” ପାଇଁ {amount} ଆପଣଙ୍କୁ ଫେରସ୍ତ କରାଯାଉଛି।',
  },
  refundRevokedText: {
    en: {
      one: 'The certificate that you earned with it was revoked.',
      other: 'The {count:number} certificates that you earned with it were revoked.',
    },
    or: {
      one: 'ଏହାଦ୍ୱାରା ଆପଣ ପାଇଥିବା ପ୍ରମାଣପତ୍ରଟି ରଦ୍ଦ ହେଲା।',
      other: 'ଏହାଦ୍ୱାରା ଆପଣ ପାଇଥିବା {count:number}ଟି ପ୍ରମାଣପତ୍ର ରଦ୍ଦ ହେଲା।',
    },
  },
  passEnds: { en: 'Your pass ends soon', or: 'ଆପଣଙ୍କ ପାସର ଅବଧି ଶୀଘ୍ର ସରିବ' },
  passEndsText: { en: '“{title}” is valid until {moment}.', or: '“{title}” {moment} ପର୍ଯ୍ୟନ୍ତ ବୈଧ।' },
  examComing: { en: 'An exam is coming', or: 'ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା ଆସୁଛି' },
  examComingText: { en: '“{title}” opens on {moment}.', or: '“{title}” {moment}ରେ ଖୋଲିବ।' },
  examBegins: { en: 'The exam begins', or: 'ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା ଆରମ୍ଭ ହେଉଛି' },
  examBeginsText: { en: '“{title}” opens at {moment}.', or: '“{title}” {moment}ରେ ଖୋଲିବ।' },
  examResults: { en: 'Results are out', or: 'ଫଳାଫଳ ପ୍ରକାଶ ପାଇଲା' },
  examResultsText: { en: 'See how you did in “{title}”.', or: '“{title}”ରେ ଆପଣଙ୍କ ଫଳାଫଳ ଦେଖନ୍ତୁ।' },
  practiceDue: { en: 'Time to practise', or: 'ଅଭ୍ୟାସର ସମୟ' },
  practiceDueText: {
    en: { one: '{count:number} question is due today.', other: '{count:number} questions are due today.' },
    or: 'ଆଜି {count:number}ଟି ପ୍ରଶ୍ନ ଅଭ୍ୟାସ କରିବାକୁ ଅଛି।',
  },
  newChapter: { en: 'New in your course', or: 'ଆପଣଙ୍କ ପାଠ୍ୟକ୍ରମରେ ନୂଆ' },
  newChapterText: {
    en: {
      one: '“{title}” has {count:number} new chapter.',
      other: '“{title}” has {count:number} new chapters.',
    },
    or: '“{title}”ରେ {count:number}ଟି ନୂଆ ଅଧ୍ୟାୟ ଆସିଛି।',
  },
  scoreCorrected: { en: 'A score was corrected', or: 'ଗୋଟିଏ ପ୍ରାପ୍ତାଙ୍କ ସଂଶୋଧିତ ହେଲା' },
  scoreCorrectedText: {
    en: 'A question of “{title}” was corrected, and your score has changed.',
    or: '“{title}”ର ଗୋଟିଏ ପ୍ରଶ୍ନ ସଂଶୋଧିତ ହୋଇଛି, ତେଣୁ ଆପଣଙ୍କ ପ୍ରାପ୍ତାଙ୍କ ବଦଳିଛି।',
  },
  certificateRevoked: { en: 'A certificate was revoked', or: 'ଗୋଟିଏ ପ୍ରମାଣପତ୍ର ରଦ୍ଦ ହେଲା' },
  certificateRevokedText: {
    en: 'A test that you passed for your certificate of “{title}” no longer counts as passed, because it was corrected or cancelled. You can earn the certificate again.',
    or: '“{title}”ର ପ୍ରମାଣପତ୍ର ପାଇଁ ଆପଣ ଉତ୍ତୀର୍ଣ୍ଣ ହୋଇଥିବା ଗୋଟିଏ ପରୀକ୍ଷା ସଂଶୋଧିତ କିମ୍ବା ବାତିଲ ହୋଇଛି, ତେଣୁ ଏହା ଆଉ ଉତ୍ତୀର୍ଣ୍ଣ ଭାବେ ଗଣାଯାଏ ନାହିଁ। ଆପଣ ପ୍ରମାଣପତ୍ରଟି ପୁଣି ପାଇପାରିବେ।',
  },
  certificateRevokedByAdminText: {
    en: 'An admin revoked your certificate of “{title}”. Write to us if you think that this is a mistake.',
    or: 'ଜଣେ ପରିଚାଳକ “{title}”ର ଆପଣଙ୍କ ପ୍ରମାଣପତ୍ର ରଦ୍ଦ କରିଛନ୍ତି। ଏହା ଭୁଲ ଲାଗିଲେ ଆମକୁ ଲେଖନ୍ତୁ।',
  },
  certificateReinstated: { en: 'A certificate is valid again', or: 'ଗୋଟିଏ ପ୍ରମାଣପତ୍ର ପୁଣି ବୈଧ ହେଲା' },
  certificateReinstatedText: {
    en: 'Your certificate of “{title}” is valid again. Its code and its link are the same as before.',
    or: '“{title}”ର ଆପଣଙ୍କ ପ୍ରମାଣପତ୍ର ପୁଣି ବୈଧ ହେଲା। ଏହାର କୋଡ ଓ ଲିଙ୍କ ପୂର୍ବ ପରି ଅଛି।',
  },
  reportAnswered: { en: 'Your report was answered', or: 'ଆପଣ ଜଣାଇଥିବା ସମସ୍ୟାର ଉତ୍ତର' },
  reportAnsweredText: {
    en: 'We looked at the question you reported in “{title}”.',
    or: '“{title}”ର ଯେଉଁ ପ୍ରଶ୍ନ ବିଷୟରେ ଆପଣ ଜଣାଇଥିଲେ, ଆମେ ତାହା ଯାଞ୍ଚ କରିଛୁ।',
  },
  parentConsent: { en: 'Your parent has answered', or: 'ଆପଣଙ୍କ ଅଭିଭାବକ ଉତ୍ତର ଦେଇଛନ୍ତି' },
  parentConsentText: {
    en: 'See in your account what you can use now.',
    or: 'ଏବେ ଆପଣ କ’ଣ ବ୍ୟବହାର କରିପାରିବେ, ତାହା ନିଜ ଖାତାରେ ଦେଖନ୍ତୁ।',
  },
  grievanceAnswered: { en: 'Your request was answered', or: 'ଆପଣଙ୍କ ଅନୁରୋଧର ଉତ୍ତର ମିଳିଲା' },
  grievanceAnsweredText: {
    en: 'Read the answer to {title}.',
    or: '{title}ର ଉତ୍ତର ପଢ଼ନ୍ତୁ।',
  },
  newDevice: { en: 'Sign-in on a new device', or: 'ନୂଆ ଉପକରଣରେ ପ୍ରବେଶ' },
  newDeviceText: {
    en: 'Somebody signed in to your account on {moment}. If it was not you, end that session in your account.',
    or: '{moment}ରେ କେହି ଆପଣଙ୍କ ଖାତାରେ ପ୍ରବେଶ କରିଛନ୍ତି। ଏହା ଆପଣ ନ ହୋଇଥିଲେ ନିଜ ଖାତାରେ ସେହି ଉପକରଣର ପ୍ରବେଶ ବନ୍ଦ କରନ୍ତୁ।',
  },
  passwordChanged: { en: 'Your password was changed', or: 'ଆପଣଙ୍କ ପାସୱାର୍ଡ ବଦଳିଛି' },
  passwordChangedText: {
    en: 'It was changed on {moment}. If it was not you, ask an owner of the site for help.',
    or: 'ଏହା {moment}ରେ ବଦଳାଯାଇଛି। ଏହା ଆପଣ ନ ହୋଇଥିଲେ ୱେବସାଇଟର ଜଣେ ମାଲିକଙ୍କ ସାହାଯ୍ୟ ନିଅନ୍ତୁ।',
  },
  removed: { en: 'something that was removed', or: 'ହଟାଯାଇଥିବା ବିଷୟ' },
  unknownKind: { en: 'A new notice', or: 'ଗୋଟିଏ ନୂଆ ସୂଚନା' },
  unknownKindText: { en: 'Reload the page to read it.', or: 'ଏହା ପଢ଼ିବାକୁ ପୃଷ୍ଠା ପୁଣି ଖୋଲନ୍ତୁ।' },
});

/** The text of a notice in one language, and the page that it leads to. */
export type NoticeDescription = { title: string; text: string; path: string };

/** Used by the list in the app, by mails and by pushes. */
export function describeNotice(
  notice: Notice,
  locale: Locale,
  role: 'student' | 'admin' = 'student',
): NoticeDescription {
  const t = getTexts(texts, locale);
  const format = getFormatter(locale);
  const title = titlesInLanguage(notice, locale.language).title ?? t.removed;
  const moment = format.indianDateTime(notice.moment ?? notice.at);
  const amount = format.rupees(notice.amount ?? 0);
  const count = notice.count ?? 1;
  const { examId, courseId } = notice;
  const exam = examId ? `/student/exams/${examId}` : '/student/exams';
  const course = courseId ? `/student/course/${courseId}` : '/student/my-courses';
  const account = `/${role}/account`;
  switch (notice.kind) {
    case 'purchase':
      return { title: t.purchase, text: t.purchaseText({ title, amount }), path: '/student/purchases' };
    case 'refund':
      return {
        title: t.refund,
        text: [
          t.refundText({ title, amount }),
          ...(notice.count ? [t.refundRevokedText({ count: notice.count })] : []),
        ].join(' '),
        path: '/student/purchases',
      };
    case 'pass-ends':
      return { title: t.passEnds, text: t.passEndsText({ title, moment }), path: '/student/purchases' };
    case 'exam-coming':
      return { title: t.examComing, text: t.examComingText({ title, moment }), path: exam };
    case 'exam-begins':
      return { title: t.examBegins, text: t.examBeginsText({ title, moment }), path: exam };
    case 'exam-results':
      return {
        title: t.examResults,
        text: t.examResultsText({ title }),
        path: examId ? `${exam}/result` : exam,
      };
    case 'practice-due':
      return { title: t.practiceDue, text: t.practiceDueText({ count }), path: '/student/practice' };
    case 'new-chapter':
      return { title: t.newChapter, text: t.newChapterText({ title, count }), path: course };
    case 'score-corrected':
      return {
        title: t.scoreCorrected,
        text: t.scoreCorrectedText({ title }),
        path: examId ? `${exam}/result` : '/student/analytics',
      };
    case 'certificate-revoked':
      return {
        title: t.certificateRevoked,
        text: t.certificateRevokedText({ title }),
        path: '/student/certificates',
      };
    case 'certificate-revoked-by-admin':
      return {
        title: t.certificateRevoked,
        text: t.certificateRevokedByAdminText({ title }),
        path: '/student/certificates',
      };
    case 'certificate-reinstated':
      return {
        title: t.certificateReinstated,
        text: t.certificateReinstatedText({ title }),
        path: '/student/certificates',
      };
    case 'report-answered':
      return { title: t.reportAnswered, text: t.reportAnsweredText({ title }), path: '/student/reports' };
    case 'parent-consent':
      return { title: t.parentConsent, text: t.parentConsentText, path: account };
    case 'grievance-answered':
      return {
        title: t.grievanceAnswered,
        text: t.grievanceAnsweredText({ title }),
        path: GRIEVANCE_PAGE,
      };
    case 'message':
    case 'breach':
      return { title, text: titlesInLanguage(notice, locale.language).text ?? '', path: '/student/notices' };
    case 'new-device':
      return { title: t.newDevice, text: t.newDeviceText({ moment }), path: account };
    case 'password-changed':
      return { title: t.passwordChanged, text: t.passwordChangedText({ moment }), path: account };
    default:
      // a kind of a later release, in an app that has not been loaded since
      return { title: t.unknownKind, text: t.unknownKindText, path: `/${role}/notices` };
  }
}

import { type Certificate, formatCertificateCode } from './certificates.ts';
import { getFormatter } from './language/format.ts';
import { inLanguage, titlesInLanguage } from './language/in-language.ts';
import type { Locale } from './language/language.ts';
import { defineTexts, getTexts } from './language/texts.ts';

const texts = defineTexts({
  title: { en: 'Certificate', or: 'ପ୍ରମାଣପତ୍ର' },
  certifies: { en: 'This certifies that', or: 'ଏହା ପ୍ରମାଣିତ କରୁଛି ଯେ' },
  completed: { en: 'has completed the course', or: 'ନିମ୍ନଲିଖିତ ପାଠ୍ୟକ୍ରମ ସମାପ୍ତ କରିଛନ୍ତି' },
  chapters: {
    en: { one: 'Completed {count:number} chapter.', other: 'Completed all {count:number} chapters.' },
    or: '{count:number}ଟି ଯାକ ଅଧ୍ୟାୟ ସମାପ୍ତ।',
  },
  tests: {
    en: {
      one: 'Passed {count:number} test with at least {percent}.',
      other: 'Passed {count:number} tests with at least {percent} each.',
    },
    or: '{count:number}ଟି ପରୀକ୍ଷାରେ ଅତିକମରେ {percent} ରଖି ଉତ୍ତୀର୍ଣ୍ଣ।',
  },
  exam: {
    en: 'Passed the final exam “{title}” with {percent}.',
    or: 'ଅନ୍ତିମ ପରୀକ୍ଷା “{title}”ରେ {percent} ରଖି ଉତ୍ତୀର୍ଣ୍ଣ।',
  },
  score: { en: 'Average score', or: 'ହାରାହାରି ପ୍ରାପ୍ତାଙ୍କ' },
  date: { en: 'Date', or: 'ତାରିଖ' },
  code: { en: 'Certificate code', or: 'ପ୍ରମାଣପତ୍ରର କୋଡ' },
});

/** The content of a certificate in one language, for the page, the PDF and the picture. */
export type CertificateDescription = ReturnType<typeof describeCertificate>;

export function describeCertificate(certificate: Certificate, locale: Locale) {
  const t = getTexts(texts, locale);
  const format = getFormatter(locale);
  const { text, signatory } = inLanguage(certificate, locale.language);
  const { courseTitle, examTitle } = titlesInLanguage(certificate, locale.language);
  const { name, chapters, tests, passPercent, examScore, score } = certificate;
  const conditions = [
    t.chapters({ count: chapters }),
    ...(tests > 0 ? [t.tests({ count: tests, percent: format.percent(passPercent) })] : []),
    ...(examTitle !== null ? [t.exam({ title: examTitle, percent: format.percent(examScore ?? 0) })] : []),
  ];
  return {
    title: t.title,
    certifies: t.certifies,
    name,
    completed: t.completed,
    courseTitle,
    conditions,
    text,
    signatory,
    facts: [
      { label: t.date, value: format.date(certificate.issuedAt) },
      ...(score !== null ? [{ label: t.score, value: format.percent(score) }] : []),
      { label: t.code, value: formatCertificateCode(certificate.code) },
    ],
  };
}

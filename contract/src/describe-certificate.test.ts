import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Certificate } from './certificates.ts';
import { formatCertificateCode } from './certificates.ts';
import { describeCertificate } from './describe-certificate.ts';
import { getLocale } from './language/language.ts';

const certificate: Certificate = {
  code: 'abcdefghijkmnpqrstuv',
  name: 'Mina Das',
  courseTitle: 'History',
  odiaTitles: { courseTitle: 'ଇତିହାସ', examTitle: null },
  issuedAt: '2026-11-17T20:00:00.000Z',
  score: 87,
  chapters: 2,
  tests: 1,
  passPercent: 60,
  examTitle: 'Final',
  examScore: 72,
  text: 'Taught in Cuttack.',
  signatory: 'Asha',
  odia: { text: 'କଟକରେ।', signatory: '' },
};

test('names what was needed, and the date in Indian time', () => {
  const { conditions, facts, text } = describeCertificate(certificate, getLocale('en'));
  assert.deepEqual(conditions, [
    'Completed all 2 chapters.',
    'Passed 1 test with at least 60%.',
    'Passed the final exam “Final” with 72%.',
  ]);
  assert.deepEqual(
    facts.map(({ value }) => value),
    ['18 Nov 2026', '87%', 'abcd-efgh-ijkm-npqr-stuv'],
  );
  assert.equal(text, 'Taught in Cuttack.');
});

test('uses the Odia texts where there are some', () => {
  const said = describeCertificate(certificate, getLocale('or', 'odia'));
  assert.deepEqual([said.courseTitle, said.text, said.signatory], ['ଇତିହାସ', 'କଟକରେ।', 'Asha']);
  assert.match(said.conditions[1]!, /^୧ଟି ପରୀକ୍ଷାରେ ଅତିକମରେ ୬୦%/);
});

test('leaves out what a course without tests and exam does not have', () => {
  const plain = { ...certificate, score: null, tests: 0, examTitle: null, examScore: null, chapters: 1 };
  const { conditions, facts } = describeCertificate(plain, getLocale('en'));
  assert.deepEqual(conditions, ['Completed 1 chapter.']);
  assert.equal(facts.length, 2);
});

test('a code is shown in groups of four', () => {
  assert.equal(formatCertificateCode('abcdefghij'), 'abcd-efgh-ij');
});

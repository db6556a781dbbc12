import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getLocale } from '@sikhya/contract/language/language.ts';
import type { StudentAct } from '@sikhya/contract/students.ts';
import { describeAuditEntry } from './describe-audit-entry.ts';

const entry = (act: Partial<StudentAct>): StudentAct => ({
  at: '2026-11-16T06:30:00.000Z',
  actor: 'asha',
  action: 'block',
  courseTitle: null,
  odiaTitles: { courseTitle: null },
  method: null,
  amount: null,
  note: '',
  ...act,
});

const given = { action: 'give-course', courseTitle: 'Arithmetic' } as const;
const taken = { action: 'take-course', courseTitle: 'Arithmetic' } as const;

const CASES: [act: Partial<StudentAct>, english: string, odia: string][] = [
  [
    { ...given, method: 'bank', amount: 499, note: 'UTR 4711' },
    'asha gave a course: Arithmetic, ₹499 (bank). UTR 4711',
    'asha ପାଠ୍ୟକ୍ରମ ଦେଲେ: Arithmetic, ₹499 (ବ୍ୟାଙ୍କ)। UTR 4711',
  ],
  [
    { ...given, method: 'gift', amount: 0 },
    'asha gave a course: Arithmetic, as a gift',
    'asha ଉପହାର ଭାବରେ ପାଠ୍ୟକ୍ରମ ଦେଲେ: Arithmetic',
  ],
  [{ ...taken, amount: 0 }, 'asha took a course back: Arithmetic', 'asha ପାଠ୍ୟକ୍ରମ ଫେରାଇ ନେଲେ: Arithmetic'],
  [
    { ...taken, amount: 499 },
    'asha took a course back: Arithmetic, ₹499',
    'asha ପାଠ୍ୟକ୍ରମ ଫେରାଇ ନେଲେ: Arithmetic, ₹499',
  ],
  [
    { ...taken, odiaTitles: { courseTitle: 'ପାଟୀଗଣିତ' } },
    'asha took a course back: Arithmetic',
    'asha ପାଠ୍ୟକ୍ରମ ଫେରାଇ ନେଲେ: ପାଟୀଗଣିତ',
  ],
  [{ action: 'end-sessions' }, 'asha signed the student out', 'asha ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ପ୍ରସ୍ଥାନ କରାଇଲେ'],
  [{ action: 'block', note: 'spam' }, 'asha blocked the student. spam', 'asha ଶିକ୍ଷାର୍ଥୀଙ୍କୁ ଅବରୋଧ କଲେ। spam'],
  [{ action: 'delete-account' }, 'asha deleted the account', 'asha ଖାତା ବିଲୋପ କଲେ'],
  [
    { action: 'restore-account', actor: 'server' },
    'The student restored the account',
    'ଶିକ୍ଷାର୍ଥୀ ଖାତା ପୁନରୁଦ୍ଧାର କଲେ',
  ],
  [{ action: 'unblock' }, 'asha unblocked the student', 'asha ଶିକ୍ଷାର୍ଥୀଙ୍କ ଅବରୋଧ ହଟାଇଲେ'],
];

for (const [act, english, odia] of CASES) {
  test(`describes an action in both languages: ${english}`, () => {
    assert.equal(describeAuditEntry(entry(act), getLocale('en')), english);
    assert.equal(describeAuditEntry(entry(act), getLocale('or')), odia);
  });
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createExam, type Exam } from '@sikhya/contract/exams.ts';
import { listWarnings } from './check-exam.ts';
import {
  adoptIds,
  createQuestion,
  fillSection,
  hasSameContent,
  toForm,
  toInput,
  toQuestionForm,
} from './form.ts';

const QUESTION: Exam['sections'][number]['questions'][number] = {
  _id: 'question-1',
  question: 'Who?',
  questionImage: null,
  options: ['a', 'b', 'c'],
  correctAnswer: 2,
  explanation: '',
  odia: { question: 'କିଏ?', options: ['କ', 'ଖ', 'ଗ'], explanation: '' },
  optionMarks: ['0', '1/3', '1'],
  tags: ['history'],
  originId: null,
};

const EXAM: Exam = {
  _id: 'exam-1',
  state: 'draft',
  hasUnpublishedChanges: true,
  hasBegun: false,
  cancelledAt: null,
  title: 'OSSC',
  odia: null,
  instructions: '',
  minutes: 45,
  sections: [
    {
      title: 'A',
      odia: { title: 'କ' },
      minutes: 45,
      marks: { right: '1', wrong: '-0.25', empty: '0' },
      maxAnswers: null,
      questions: [QUESTION],
    },
  ],
  passPercent: 40,
  shufflesQuestions: true,
  shufflesOptions: false,
  allowsCalculator: false,
  opensAt: '2026-11-20T04:30:00.000Z',
  closesAt: '2026-11-20T06:30:00.000Z',
  lateEntryMinutes: 15,
  releaseAt: null,
  attempts: 1,
  courseIds: [],
  cutOffs: [{ category: 'UR', marks: '60' }],
  createdAt: '2026-11-16T00:00:00.000Z',
  updatedAt: '2026-11-16T00:00:00.000Z',
};

const parse = (value: unknown) => createExam.body!.parse({ ...(value as object), state: 'draft' });

test('an exam that is opened and saved stays the same', () => {
  const form = toForm(EXAM);
  assert.equal(form.opensAt, '2026-11-20T10:00', 'in Indian time');
  const { minutes: _, ...sent } = parse(toInput(form));
  const { minutes: _total, updatedAt: _updatedAt, ...expected } = parse(EXAM);
  assert.deepEqual(sent, expected);
});

test('an empty number is refused, not replaced', () => {
  const form = toForm(EXAM);
  const { error } = createExam.body!.safeParse({ ...toInput({ ...form, attempts: '' }), state: 'draft' });
  assert.deepEqual(
    error?.issues.map(({ path }) => path),
    [['attempts']],
  );
});

test('new questions keep the ids of the first save, although others were added meanwhile', () => {
  const sent = toForm(EXAM);
  const section = sent.sections[0]!;
  const added = createQuestion();
  section.questions.push(added);
  const edited = {
    ...sent,
    sections: [{ ...section, questions: [createQuestion(), ...section.questions.toReversed()] }],
  };
  const saved = structuredClone(EXAM);
  saved.sections[0]!.questions.push({ ...QUESTION, _id: 'question-2' });
  assert.deepEqual(
    adoptIds(edited, sent, saved).sections[0]!.questions.map(({ id }) => id),
    [undefined, 'question-2', 'question-1'],
  );
});

test('drawn questions replace empty ones first', () => {
  const [empty, filled] = [createQuestion(), toQuestionForm(QUESTION)];
  const drawn = [1, 2].map((n) => ({ ...toQuestionForm(QUESTION), question: `Drawn ${n}` }));
  assert.deepEqual(
    fillSection([filled, empty], drawn).map(({ question }) => question),
    ['Who?', 'Drawn 1', 'Drawn 2'],
  );
});

test('a question that was put back takes the id that the server has given it', () => {
  const form = toForm(EXAM);
  const saved = structuredClone(EXAM);
  saved.sections[0]!.questions[0]!._id = 'question-2';
  assert.equal(adoptIds(form, form, saved).sections[0]!.questions[0]!.id, 'question-2');
});

test('an exam that was published or whose picture has another signature has the same content', () => {
  const withPicture = (signature: string): Exam => {
    const changed = structuredClone(EXAM);
    changed.sections[0]!.questions[0]!.questionImage =
      `/files/01890a5d-ac96-774b-bcce-b302099a8057/question.webp?day=1&key=${signature}`;
    return changed;
  };
  const published: Exam = { ...withPicture('b'), state: 'published', updatedAt: '2026-11-17T00:00:00.000Z' };
  assert.equal(hasSameContent(withPicture('a'), published), true);
  assert.equal(hasSameContent(withPicture('a'), { ...published, passPercent: 41 }), false);
  assert.equal(hasSameContent(EXAM, published), false);
});

test('warns of a release of the answers while students can still start the exam', () => {
  const [opensAt, closesAt] = ['2026-11-20T10:00', '2026-11-20T12:00'];
  const early = /while students can still start/;
  for (const [times, expected] of [
    [{ opensAt, closesAt, lateEntryMinutes: '', releaseAt: '2026-11-20T11:59' }, true],
    [{ opensAt, closesAt, lateEntryMinutes: '', releaseAt: '2026-11-20T12:00' }, false],
    [{ opensAt, closesAt, lateEntryMinutes: '15', releaseAt: '2026-11-20T10:14' }, true],
    [{ opensAt, closesAt, lateEntryMinutes: '15', releaseAt: '2026-11-20T10:15' }, false],
    [{ opensAt: '', closesAt, lateEntryMinutes: '', releaseAt: '' }, false],
    [{ opensAt, closesAt: '', lateEntryMinutes: '', releaseAt: '2026-11-20T11:00' }, false],
  ] as const) {
    const warnings = listWarnings({ ...toForm(EXAM), ...times }, { language: 'en', digits: 'latin' });
    assert.equal(
      warnings.some((text) => early.test(text)),
      expected,
      JSON.stringify(times),
    );
  }
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CORRECTION_KINDS } from '@sikhya/contract/corrections.ts';
import { SHOWN_LANGUAGES } from '@sikhya/contract/test-result.ts';
import fc from 'fast-check';
import { addCorrections, getOutcome, listPaperLanguages, type StoredCorrection } from './corrections.ts';
import { getMaximum, gradeSections, sum } from './marking.ts';
import { NO_ANSWER, type Paper, type PaperQuestion } from './paper.ts';
import { listCountChanges, regradeResult, type StoredResult } from './regrading.ts';
import { gradeAnswers } from './rules.ts';

const QUESTIONS = 6;
const NOW = new Date('2026-11-17T00:00:00Z');

const createQuestion = (n: number, correctAnswer: number, optionMarks: number[] | null): PaperQuestion => ({
  _id: `q${n}`,
  question: `Question ${n}`,
  imageId: null,
  options: ['a', 'b', 'c', 'd'],
  correctAnswer,
  explanation: '',
  odia: { question: `ପ୍ରଶ୍ନ ${n}`, options: ['କ', 'ଖ', 'ଗ', 'ଘ'], explanation: '' },
  ...(optionMarks && { optionMarks }),
});

const questions = fc
  .array(
    fc.record({ key: fc.nat(3), marks: fc.option(fc.array(fc.nat(24), { minLength: 4, maxLength: 4 })) }),
    {
      minLength: QUESTIONS,
      maxLength: QUESTIONS,
    },
  )
  .map((all) => all.map(({ key, marks }, n) => createQuestion(n, key, marks)));

const section = fc.record({
  marks: fc.record({
    right: fc.integer({ min: 1, max: 24 }),
    wrong: fc.integer({ min: -12, max: 0 }),
    empty: fc.constant(0),
  }),
  maxAnswers: fc.option(fc.integer({ min: 1, max: 3 })),
});

const rules = fc.tuple(section, section).map((sections) => ({
  minutes: 60,
  sections: sections.map((own) => ({ ...own, title: '', odiaTitle: null, minutes: null, totalQuestions: 3 })),
  passPercent: 40,
  shufflesQuestions: true,
  shufflesOptions: false,
  allowsCalculator: false,
}));

const result = fc.record({
  answers: fc.array(fc.integer({ min: NO_ANSWER, max: 3 }), { minLength: QUESTIONS, maxLength: QUESTIONS }),
  questionOrder: fc.option(fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: QUESTIONS })),
  shownLanguages: fc.option(
    fc.dictionary(fc.constantFrom('0', '1', '2', '3', '4', '5'), fc.constantFrom(...SHOWN_LANGUAGES)),
  ),
});

const decision = fc.record({
  question: fc.nat(QUESTIONS - 1),
  kind: fc.constantFrom(...CORRECTION_KINDS),
  keys: fc.uniqueArray(fc.nat(3), { minLength: 2, maxLength: 3 }),
  language: fc.constantFrom('en' as const, 'or' as const),
});

type Decision = typeof decision extends fc.Arbitrary<infer T> ? T : never;

function toCorrection(
  all: readonly PaperQuestion[],
  { question, kind, keys, language }: Decision,
): StoredCorrection {
  const chosen = kind === 'key-changed' ? keys.slice(0, 1) : kind === 'several-right' ? keys : [];
  return {
    questionId: `q${question}`,
    question: all[question]!,
    kind,
    correctAnswers: chosen,
    language: kind === 'translation' ? language : null,
    reason: '',
    decidedAt: NOW,
  };
}

/** Grades by the words of the decisions: the last one about each question counts. */
function gradeByHand(
  paper: Pick<Paper, 'questions' | 'rules'>,
  {
    answers,
    questionOrder,
    shownLanguages,
  }: Pick<StoredResult, 'answers' | 'questionOrder' | 'shownLanguages'>,
  decisions: readonly Decision[],
): { correct: number; sections: number[] } {
  const correct = paper.questions.map(({ correctAnswer, optionMarks }, n) => {
    const last = decisions.findLast(({ question }) => question === n);
    const chosen = answers[n]!;
    const screen = questionOrder ? questionOrder.indexOf(n) : n;
    const language = shownLanguages?.[screen] ?? 'en';
    const keys =
      last?.kind === 'key-changed'
        ? [last.keys[0]!]
        : last?.kind === 'several-right'
          ? last.keys
          : [correctAnswer];
    const isGiven =
      last?.kind === 'dropped' ||
      (last?.kind === 'bonus' && chosen >= 0) ||
      (last?.kind === 'translation' && [last.language, 'both'].includes(language));
    return { chosen, keys, isGiven, isCorrected: last !== undefined, optionMarks, correctAnswer };
  });
  const sections = (paper.rules?.sections ?? []).map(({ marks, maxAnswers }, index) => {
    let room = maxAnswers ?? 3;
    let total = 0;
    let isAnyGiven = false;
    for (const own of correct.slice(index * 3, index * 3 + 3)) {
      const isCounted = own.chosen >= 0 && room > 0;
      if (isCounted) room -= 1;
      const full = Math.max(...(own.optionMarks ?? [marks.right]));
      const isRight = own.keys.includes(own.chosen);
      isAnyGiven ||= own.isGiven;
      if (own.isGiven) total += full;
      else if (!isCounted) total += marks.empty;
      else if (!own.optionMarks) total += isRight ? marks.right : marks.wrong;
      else if (own.isCorrected && isRight) total += full;
      else if (own.isCorrected && own.chosen === own.correctAnswer) total += marks.wrong;
      else total += own.optionMarks[own.chosen]!;
    }
    const maximum = getMaximum(paper.questions.slice(index * 3, index * 3 + 3), {
      sections: [paper.rules!.sections[index]!],
    });
    return isAnyGiven && maxAnswers !== null ? Math.min(total, maximum) : total;
  });
  return {
    correct: correct.filter(({ isGiven, keys, chosen }) => isGiven || keys.includes(chosen)).length,
    sections,
  };
}

/** Decides one after the other, and regrades the stored results after each decision. */
function decideAndRegrade(
  paper: Paper,
  start: StoredResult[],
  decisions: readonly Decision[],
): StoredResult[] {
  const made: StoredCorrection[] = [];
  let results = start;
  for (const next of decisions) {
    made.unshift(toCorrection(paper.questions, next));
    const corrected = { ...paper, questions: addCorrections(paper.questions, made) };
    results = results.map((stored) => ({ ...stored, ...regradeResult(corrected, stored).grade }));
  }
  return results;
}

describe('grading with corrections', () => {
  const setting = fc.record({
    questions,
    rules: fc.option(rules),
    results: fc.array(result, { minLength: 1, maxLength: 5 }),
    decisions: fc.array(decision, { maxLength: 6 }),
  });

  test('random decisions in random order equal grading from scratch', () => {
    fc.assert(
      fc.property(setting, ({ questions: all, rules: ruled, results, decisions }) => {
        const paper: Paper = { id: 'p', testId: 't', questions: all, rules: ruled, correctionNumber: 0 };
        const stored = results.map((own, n) => ({
          ...own,
          id: `r${n}`,
          studentId: 's',
          courseId: null,
          paperId: 'p',
          attemptNumber: 1,
          ...gradeAnswers(paper, own.answers),
        }));
        for (const graded of decideAndRegrade(paper, stored, decisions)) {
          const expected = gradeByHand(paper, graded, decisions);
          assert.equal(graded.correctAnswers, expected.correct);
          if (!ruled) assert.equal(graded.score, Math.round((expected.correct / QUESTIONS) * 100));
          else assert.deepEqual(graded.sectionMarks, expected.sections);
        }
      }),
    );
  });

  test('the counts of marks after a regrade equal a recount', () => {
    fc.assert(
      fc.property(setting, rules, ({ questions: all, results, decisions }, ruled) => {
        const paper: Paper = { id: 'p', testId: 't', questions: all, rules: ruled, correctionNumber: 0 };
        const stored = results.map((own, n) => ({
          ...own,
          id: `r${n}`,
          studentId: 's',
          courseId: null,
          paperId: 'p',
          attemptNumber: (n % 2) + 1,
          ...gradeAnswers(paper, own.answers),
        }));
        const corrections = decisions.map((own) => toCorrection(all, own)).reverse();
        const corrected = { ...paper, questions: addCorrections(all, corrections) };
        const regraded = stored.map((own) => regradeResult(corrected, own));
        const moved = countFirst(stored);
        for (const { section: own, marks, takers } of listCountChanges(regraded))
          moved.set(`${own} ${marks}`, (moved.get(`${own} ${marks}`) ?? 0) + takers);
        const recounted = countFirst(
          regraded.map((own) => ({ ...own.grade, attemptNumber: own.result.attemptNumber })),
        );
        assert.deepEqual(
          new Map([...moved].filter(([, takers]) => takers > 0).sort()),
          new Map([...recounted].sort()),
        );
      }),
    );
  });

  test('dropping a question, or a bonus, never lowers marks', () => {
    fc.assert(
      fc.property(setting, rules, fc.nat(QUESTIONS - 1), ({ questions: all, results }, ruled, question) => {
        for (const kind of ['dropped', 'bonus'] as const) {
          const correction = toCorrection(all, { question, kind, keys: [0, 1], language: 'en' });
          const corrected = addCorrections(all, [correction]);
          for (const { answers } of results)
            assert.ok(
              sum(gradeSections(corrected, ruled, answers)) >= sum(gradeSections(all, ruled, answers)),
            );
        }
      }),
    );
  });
});

function countFirst(results: readonly Pick<StoredResult, 'marks' | 'sectionMarks' | 'attemptNumber'>[]) {
  const counts = new Map<string, number>();
  for (const { marks, sectionMarks, attemptNumber } of results) {
    if (attemptNumber !== 1) continue;
    for (const [index, value] of [marks ?? 0, ...(sectionMarks ?? [])].entries())
      counts.set(`${index - 1} ${value}`, (counts.get(`${index - 1} ${value}`) ?? 0) + 1);
  }
  return counts;
}

describe('the version that a correction is about', () => {
  const asked = createQuestion(0, 1, null);
  const correct = (kind: Decision['kind'], now: PaperQuestion, language: 'en' | 'or' = 'en') =>
    addCorrections([now], [toCorrection([asked], { question: 0, kind, keys: [2, 3], language })])[0]!
      .correction !== undefined;

  test('a question whose key was corrected keeps the new key', () => {
    assert.equal(correct('key-changed', { ...asked, correctAnswer: 2 }), false);
    assert.equal(correct('key-changed', { ...asked, question: 'A typing error less' }), true);
  });

  test('a question that was rewritten counts again', () => {
    assert.equal(correct('dropped', { ...asked, question: 'Rewritten' }), false);
    assert.equal(correct('bonus', { ...asked, imageId: 'picture' }), false);
    assert.equal(correct('key-changed', { ...asked, options: ['b', 'a', 'c', 'd'] }), false);
  });

  test('a translation that was corrected counts again, and the other language does not matter', () => {
    const retranslated = { ...asked, odia: { ...asked.odia!, question: 'ନୂଆ' } };
    assert.equal(correct('translation', retranslated, 'or'), false);
    assert.equal(correct('translation', retranslated, 'en'), true);
  });
});

test('a wrong translation concerns those who saw that language', () => {
  const question = addCorrections(
    [createQuestion(0, 1, null)],
    [
      toCorrection([createQuestion(0, 1, null)], {
        question: 0,
        kind: 'translation',
        keys: [0, 1],
        language: 'or',
      }),
    ],
  )[0]!;
  const outcomes = ([null, 'en', 'or', 'both'] as const).map((language) => getOutcome(question, 0, language));
  assert.deepEqual(outcomes, ['wrong', 'wrong', 'given', 'given']);
});

test('shown languages are read in the order of the paper', () => {
  const order = { questionOrder: [2, 0, 1], optionOrders: null };
  assert.deepEqual(listPaperLanguages({ 0: 'or', 2: 'both' }, order, 3), [null, 'both', 'or']);
});

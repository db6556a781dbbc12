import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseMarks } from '@sikhya/contract/marks.ts';
import fc from 'fast-check';
import { getMaximum, gradeSections } from './marking.ts';
import { NO_ANSWER, type PaperQuestion } from './paper.ts';

/** A fraction in exact arithmetic, for comparison. */
type Fraction = readonly [numerator: bigint, denominator: bigint];

const add = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];

function toFraction(text: string): Fraction {
  const [numerator, denominator] = text.split('/');
  if (denominator) return [BigInt(numerator!), BigInt(denominator)];
  const [whole, decimals = ''] = text.split('.');
  return [BigInt(whole! + decimals), 10n ** BigInt(decimals.length)];
}

const marks = fc.constantFrom('0', '1', '2', '0.5', '1/3', '0.25', '2/3', '3', '1/4', '1/12');
const penalty = fc.constantFrom('0', '-1/3', '-0.25', '-1', '-1/2', '-2/3');
const question = fc.record({
  correctAnswer: fc.nat(3),
  chosen: fc.integer({ min: NO_ANSWER, max: 3 }),
  optionMarks: fc.option(fc.array(marks, { minLength: 4, maxLength: 4 })),
});
const section = fc.record({
  right: marks,
  wrong: penalty,
  empty: fc.constantFrom('0', '-0.25', '1/3'),
  maxAnswers: fc.option(fc.integer({ min: 1, max: 6 })),
  questions: fc.array(question, { minLength: 1, maxLength: 8 }),
});

type Section = (typeof section extends fc.Arbitrary<infer T> ? T : never) & {};

/** Grades with fractions, question by question, as an examiner would. */
function gradeByHand({ right, wrong, empty, maxAnswers, questions }: Section): Fraction {
  let counted = 0;
  let total: Fraction = [0n, 1n];
  for (const { correctAnswer, chosen, optionMarks } of questions) {
    const isCounted = chosen !== NO_ANSWER && (maxAnswers === null || counted < maxAnswers);
    if (isCounted) counted += 1;
    const given = optionMarks ? optionMarks[chosen]! : chosen === correctAnswer ? right : wrong;
    total = add(total, toFraction(isCounted ? given : empty));
  }
  return total;
}

function toPaper(sections: readonly Section[]) {
  return {
    questions: sections.flatMap(({ questions }) =>
      questions.map(
        ({ correctAnswer, optionMarks }) =>
          ({
            correctAnswer,
            ...(optionMarks && { optionMarks: optionMarks.map((text) => parseMarks(text)!) }),
          }) as PaperQuestion,
      ),
    ),
    rules: {
      sections: sections.map(({ right, wrong, empty, maxAnswers, questions }) => ({
        title: '',
        odiaTitle: null,
        minutes: null,
        totalQuestions: questions.length,
        maxAnswers,
        marks: { right: parseMarks(right)!, wrong: parseMarks(wrong)!, empty: parseMarks(empty)! },
      })),
    },
    answers: sections.flatMap(({ questions }) => questions.map(({ chosen }) => chosen)),
  };
}

test('marks in twelfths equal the same marks in fractions', () => {
  fc.assert(
    fc.property(fc.array(section, { minLength: 1, maxLength: 4 }), (sections) => {
      const { questions, rules, answers } = toPaper(sections);
      const graded = gradeSections(questions, rules, answers);
      for (const [index, twelfths] of graded.entries()) {
        const [numerator, denominator] = gradeByHand(sections[index]!);
        assert.equal(BigInt(twelfths) * denominator, numerator * 12n);
      }
    }),
  );
});

test('nobody has more marks than the maximum', () => {
  fc.assert(
    fc.property(fc.array(section, { minLength: 1, maxLength: 3 }), (sections) => {
      // a mark for leaving a question empty can exceed the mark for answering it
      fc.pre(sections.every(({ empty, questions }) => empty !== '1/3' && questions.length > 0));
      const { questions, rules, answers } = toPaper(sections);
      const total = gradeSections(questions, rules, answers).reduce((sum, value) => sum + value, 0);
      assert.ok(total <= getMaximum(questions, rules));
    }),
  );
});

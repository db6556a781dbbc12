import { type ExamRules, getSectionRanges, type Marking } from '@sikhya/contract/exam-rules.ts';
import type { ShownLanguage } from '@sikhya/contract/test-result.ts';
import { getOutcome, type Outcome } from './corrections.ts';
import { NO_ANSWER, type PaperQuestion } from './paper.ts';

/** Grades the answers of an exam. All marks are integers in twelfths. */

export const sum = (marks: readonly number[]) => marks.reduce((total, value) => total + value, 0);

/** The languages are those in which the questions were shown, in the order of the paper. */
export function gradeSections(
  questions: readonly PaperQuestion[],
  rules: Pick<ExamRules, 'sections'>,
  answers: readonly number[],
  languages: readonly (ShownLanguage | null)[] = [],
): number[] {
  const marks = listMarks(questions, rules, answers, languages);
  return getSectionRanges(rules.sections).map(({ from, to }, section) => {
    const total = sum(marks.slice(from, to));
    if (!questions.slice(from, to).some(({ correction }) => correction)) return total;
    // marks given beyond the maximum number of answers do not exceed the maximum of the section
    return Math.min(total, getSectionMaximums(questions, rules.sections)[section]!);
  });
}

/**
 * The marks of each question, in the order of the paper. Of an answer that exceeds the maximum number of a section, only
 * the marks for no answer count. Marks that a correction gives are given beyond that number too.
 */
export function listMarks(
  questions: readonly PaperQuestion[],
  { sections }: Pick<ExamRules, 'sections'>,
  answers: readonly number[],
  languages: readonly (ShownLanguage | null)[] = [],
): number[] {
  return getSectionRanges(sections).flatMap(({ from, to }, index) => {
    const { marks, maxAnswers } = sections[index]!;
    let counted = 0;
    return questions.slice(from, to).map((question, n) => {
      const answer = answers[from + n] ?? NO_ANSWER;
      const isCounted = counted < (maxAnswers ?? Number.POSITIVE_INFINITY);
      const chosen = isCounted ? answer : NO_ANSWER;
      if (chosen !== NO_ANSWER) counted += 1;
      const language = languages[from + n] ?? null;
      const isGiven = getOutcome(question, answer, language) === 'given';
      return getMarks(question, marks, chosen, isGiven ? 'given' : getOutcome(question, chosen, language));
    });
  });
}

/** The marks of the best option of each question, in the order of the paper. */
export function listBestMarks(
  questions: readonly PaperQuestion[],
  { sections }: Pick<ExamRules, 'sections'>,
): number[] {
  return getSectionRanges(sections).flatMap(({ from, to }, index) =>
    questions.slice(from, to).map((question) => getBestMarks(question, sections[index]!.marks)),
  );
}

const getBestMarks = ({ optionMarks }: Pick<PaperQuestion, 'optionMarks'>, { right }: Marking) =>
  Math.max(...(optionMarks ?? [right]));

function getMarks(
  question: Pick<PaperQuestion, 'correctAnswer' | 'optionMarks' | 'correction'>,
  marking: Marking,
  chosen: number,
  outcome: Outcome,
): number {
  const { correctAnswer, optionMarks, correction } = question;
  const { right, wrong, empty } = marking;
  if (outcome === 'given') return getBestMarks(question, marking);
  if (outcome === 'empty') return empty;
  if (!optionMarks) return outcome === 'right' ? right : wrong;
  const own = optionMarks[chosen] ?? wrong;
  if (!correction) return own;
  if (outcome === 'right') return getBestMarks(question, marking);
  // the option that was right before loses its marks
  return chosen === correctAnswer ? wrong : own;
}

/** The marks of a student who answers everything right, as far as the section counts answers. */
export function getMaximum(
  questions: readonly PaperQuestion[],
  { sections }: Pick<ExamRules, 'sections'>,
): number {
  return sum(getSectionMaximums(questions, sections));
}

export function getSectionMaximums(
  questions: readonly PaperQuestion[],
  sections: ExamRules['sections'],
): number[] {
  return getSectionRanges(sections).map(({ from, to }, index) => {
    const { marks, maxAnswers } = sections[index]!;
    // what answering adds to leaving the question empty
    const gains = questions
      .slice(from, to)
      .map((question) => getBestMarks(question, marks) - marks.empty)
      .sort((a, b) => b - a)
      .slice(0, maxAnswers ?? to - from);
    return marks.empty * (to - from) + sum(gains);
  });
}

import { type ExamRules, getSectionRanges, type Marking } from '@sikhya/contract/exam-rules.ts';
import { NO_ANSWER, type PaperQuestion } from './paper.ts';

/** Grades the answers of an exam. All marks are integers in twelfths. */

export const sum = (marks: readonly number[]) => marks.reduce((total, value) => total + value, 0);

export function gradeSections(
  questions: readonly PaperQuestion[],
  rules: Pick<ExamRules, 'sections'>,
  answers: readonly number[],
): number[] {
  const marks = listMarks(questions, rules, answers);
  return getSectionRanges(rules.sections).map(({ from, to }) => sum(marks.slice(from, to)));
}

/**
 * The marks of each question, in the order of the paper. Of an answer that exceeds the maximum number of a section, only
 * the marks for no answer count.
 */
export function listMarks(
  questions: readonly PaperQuestion[],
  { sections }: Pick<ExamRules, 'sections'>,
  answers: readonly number[],
): number[] {
  return getSectionRanges(sections).flatMap(({ from, to }, index) => {
    const { marks, maxAnswers } = sections[index]!;
    let counted = 0;
    return questions.slice(from, to).map((question, n) => {
      const isCounted = counted < (maxAnswers ?? Number.POSITIVE_INFINITY);
      const chosen = isCounted ? (answers[from + n] ?? NO_ANSWER) : NO_ANSWER;
      if (chosen !== NO_ANSWER) counted += 1;
      return getMarks(question, marks, chosen);
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
  { correctAnswer, optionMarks }: Pick<PaperQuestion, 'correctAnswer' | 'optionMarks'>,
  { right, wrong, empty }: Marking,
  chosen: number,
): number {
  if (chosen === NO_ANSWER) return empty;
  return optionMarks?.[chosen] ?? (chosen === correctAnswer ? right : wrong);
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

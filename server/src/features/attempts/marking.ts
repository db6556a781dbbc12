import { type ExamRules, getSectionRanges, type Marking } from '@sikhya/contract/exam-rules.ts';
import { NO_ANSWER, type PaperQuestion } from './paper.ts';

/** Grades the answers of an exam. All marks are integers in twelfths. */

export const sum = (marks: readonly number[]) => marks.reduce((total, value) => total + value, 0);

/** Of an answer that exceeds the maximum number of a section, only the marks for no answer count. */
export function gradeSections(
  questions: readonly PaperQuestion[],
  { sections }: Pick<ExamRules, 'sections'>,
  answers: readonly number[],
): number[] {
  return getSectionRanges(sections).map(({ from, to }, index) => {
    const { marks, maxAnswers } = sections[index]!;
    let counted = 0;
    let total = 0;
    for (let position = from; position < to; position += 1) {
      const isCounted = counted < (maxAnswers ?? Number.POSITIVE_INFINITY);
      const chosen = isCounted ? (answers[position] ?? NO_ANSWER) : NO_ANSWER;
      if (chosen !== NO_ANSWER) counted += 1;
      total += getMarks(questions[position]!, marks, chosen);
    }
    return total;
  });
}

export function getMarks(
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
      .map(({ optionMarks }) => Math.max(...(optionMarks ?? [marks.right])) - marks.empty)
      .sort((a, b) => b - a)
      .slice(0, maxAnswers ?? to - from);
    return marks.empty * (to - from) + sum(gains);
  });
}

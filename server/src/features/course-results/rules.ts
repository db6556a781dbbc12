import type { QuestionResults } from '@sikhya/contract/course-results.ts';

/** A question as it was when students answered it. */
export type PaperQuestion = { _id: string; options: string[] };

/** How often one option of one question of a paper was chosen; a negative option means no answer. */
export type OptionCount = { paperId: string; position: number; option: number; count: number };

type CurrentQuestion = Pick<QuestionResults, '_id' | 'question' | 'options' | 'odia' | 'correctAnswer'>;

/** With fewer answers a question is never suspicious. */
const MIN_CHOICES = 5;

/**
 * Sums the counts of all papers for the current questions. Options are matched by their text, so that they still count
 * after they were reordered.
 */
export function countQuestionResults(
  currentQuestions: CurrentQuestion[],
  papers: { id: string; questions: PaperQuestion[] }[],
  counts: OptionCount[],
): QuestionResults[] {
  const results = new Map(
    currentQuestions.map((question) => [
      question._id,
      { ...question, chosen: question.options.map(() => 0), unanswered: 0, otherwise: 0 },
    ]),
  );
  const questionsByPaper = new Map(papers.map(({ id, questions }) => [id, questions]));
  for (const { paperId, position, option, count } of counts) {
    const answered = questionsByPaper.get(paperId)?.[position];
    const result = answered && results.get(answered._id);
    if (!result) continue;
    const index = option < 0 ? -1 : findCurrentOption(result.options, answered.options, option);
    if (option < 0) result.unanswered += count;
    else if (index === -1) result.otherwise += count;
    else result.chosen[index] = (result.chosen[index] ?? 0) + count;
  }
  return [...results.values()].map((question) => ({ ...question, suspicious: isSuspicious(question) }));
}

/** If two options have the same text, the one at the same position matches. */
function findCurrentOption(current: string[], answered: string[], option: number): number {
  return current[option] === answered[option] ? option : current.indexOf(answered[option] ?? '');
}

function isSuspicious({ chosen, correctAnswer }: { chosen: number[]; correctAnswer: number }): boolean {
  const total = chosen.reduce((sum, count) => sum + count, 0);
  return total >= MIN_CHOICES && Math.max(...chosen) > (chosen[correctAnswer] ?? 0);
}

import type { QuestionResults } from '@sikhya/contract/course-results.ts';

/** A question as a paper asked it. */
export type AskedThen = { _id: string; options: string[] };

/** At one place of one paper, how often one option was chosen; a negative one stands for none. */
export type Choices = { paperId: string; place: number; option: number; times: number };

type AskedNow = { _id: string; question: string; options: string[]; correctAnswer: number };

/** Fewer tests than this say nothing about a question. */
const ENOUGH_CHOICES = 5;

/**
 * Counts the choices of all papers on the questions as they read now. An option is known by its text: what was chosen
 * before the options were put in another order still counts for the same one.
 */
export function resultsOfQuestions(
  asked: AskedNow[],
  papers: { id: string; questions: AskedThen[] }[],
  choices: Choices[],
): QuestionResults[] {
  const counted = new Map(
    asked.map((question) => [
      question._id,
      { ...question, chosen: question.options.map(() => 0), unanswered: 0, otherwise: 0 },
    ]),
  );
  const askedIn = new Map(papers.map(({ id, questions }) => [id, questions]));
  for (const { paperId, place, option, times } of choices) {
    const then = askedIn.get(paperId)?.[place];
    const now = then && counted.get(then._id);
    if (!now) continue;
    const index = option < 0 ? -1 : indexNow(now.options, then.options, option);
    if (option < 0) now.unanswered += times;
    else if (index === -1) now.otherwise += times;
    else now.chosen[index] = (now.chosen[index] ?? 0) + times;
  }
  return [...counted.values()].map((question) => ({ ...question, suspicious: isSuspicious(question) }));
}

/** Two options may read alike; then the place decides. */
function indexNow(now: string[], then: string[], option: number): number {
  return now[option] === then[option] ? option : now.indexOf(then[option] ?? '');
}

function isSuspicious({ chosen, correctAnswer }: { chosen: number[]; correctAnswer: number }): boolean {
  const all = chosen.reduce((sum, times) => sum + times, 0);
  return all >= ENOUGH_CHOICES && Math.max(...chosen) > (chosen[correctAnswer] ?? 0);
}

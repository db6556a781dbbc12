import type { ExamResult } from '@sikhya/contract/exam-result.ts';
import type { ExamRules } from '@sikhya/contract/exam-rules.ts';
import { toMarks } from '@sikhya/contract/marks.ts';
import { listBestMarks, listMarks, NO_ANSWER, type Paper } from '../attempts/service.ts';
import type { QuestionFacts } from './question-facts.ts';

type Topic = { right: number; wrong: number; empty: number; marks: number; maximum: number };

/** The answers by topic, in the order of the paper. A question with several topics counts in each of them. */
export function countTopics(
  answers: readonly number[],
  { questions, rules }: Pick<Paper, 'questions'> & { rules: Pick<ExamRules, 'sections'> },
  facts: QuestionFacts,
): ExamResult['topics'] {
  const marks = listMarks(questions, rules, answers);
  const best = listBestMarks(questions, rules);
  const topics = new Map<string, Topic>();
  for (const [position, { _id, correctAnswer }] of questions.entries()) {
    const chosen = answers[position] ?? NO_ANSWER;
    const verdict = chosen === NO_ANSWER ? 'empty' : chosen === correctAnswer ? 'right' : 'wrong';
    for (const tag of new Set(facts.get(_id)?.tags)) {
      const topic = topics.get(tag) ?? { right: 0, wrong: 0, empty: 0, marks: 0, maximum: 0 };
      topics.set(tag, topic);
      topic[verdict] += 1;
      topic.marks += marks[position]!;
      topic.maximum += best[position]!;
    }
  }
  return [...topics].map(([topic, { marks: own, maximum, ...counts }]) => ({
    topic,
    ...counts,
    score: toMarks(own),
    maximum: toMarks(maximum),
  }));
}

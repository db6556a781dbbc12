import type { ExamResult } from '@sikhya/contract/exam-result.ts';
import type { ExamRules } from '@sikhya/contract/exam-rules.ts';
import { toMarks } from '@sikhya/contract/marks.ts';
import { listBestMarks, type Outcome, type Paper } from '../attempts/service.ts';
import type { QuestionFacts } from './question-facts.ts';

type Topic = { right: number; wrong: number; empty: number; marks: number; maximum: number };

/** The answers by topic, in the order of the paper. A question with several topics counts in each of them. */
export function countTopics(
  { questions, rules }: Pick<Paper, 'questions'> & { rules: Pick<ExamRules, 'sections'> },
  facts: QuestionFacts,
  outcomes: readonly Outcome[],
  marks: readonly number[],
): ExamResult['topics'] {
  const best = listBestMarks(questions, rules);
  const topics = new Map<string, Topic>();
  for (const [position, { _id }] of questions.entries()) {
    const outcome = outcomes[position]!;
    const count = outcome === 'given' ? 'right' : outcome;
    for (const tag of new Set(facts.get(_id)?.tags)) {
      const topic = topics.get(tag) ?? { right: 0, wrong: 0, empty: 0, marks: 0, maximum: 0 };
      topics.set(tag, topic);
      topic[count] += 1;
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

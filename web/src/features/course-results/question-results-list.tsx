import { MAX_COUNTED_TESTS, type QuestionResults } from '@sikhya/contract/course-results.ts';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../lib/format.ts';
import { getLang } from '../../lib/odia.ts';
import { Badge } from '../../ui/badge.tsx';
import { TickIcon } from '../../ui/icons.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { questionResultsQuery } from './api.ts';

type QuestionResultsListProps = { courseId: string; chapterId: string };

/** What was chosen, question by question; where most chose a wrong option, the key may be wrong. */
export function QuestionResultsList({ courseId, chapterId }: QuestionResultsListProps) {
  const results = useQuery(questionResultsQuery(courseId, chapterId));
  return (
    <QueryView
      query={results}
      loading={<SkeletonLines lines={6} />}
      isEmpty={({ countedTests }) => countedTests === 0}
      empty={<p className="text-ink-soft">Nobody has taken this test yet.</p>}
    >
      {({ countedTests, questions }) => (
        <div className="grid gap-6">
          <p className="text-small text-ink-soft">
            {countedTests < MAX_COUNTED_TESTS
              ? `From ${formatCount(countedTests, 'test')}.`
              : `From the newest ${formatCount(countedTests, 'test')}.`}
          </p>
          <ol className="grid gap-6">
            {questions.map((question, index) => (
              <li key={question._id}>
                <Question question={question} number={index + 1} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </QueryView>
  );
}

function Question({ question, number }: { question: QuestionResults; number: number }) {
  const { options, chosen, correctAnswer, unanswered, otherwise } = question;
  const all = chosen.reduce((sum, times) => sum + times, 0) + unanswered + otherwise;
  const share = (times: number) => (all === 0 ? 0 : Math.round((times / all) * 100));
  return (
    <div className="grid gap-3">
      <p lang={getLang(question.question)} className="font-semibold whitespace-pre-line">
        {number}. {question.question}
      </p>
      {question.suspicious && (
        <p>
          <Badge tone="wrong">Most chose another option: check the key</Badge>
        </p>
      )}
      <ul className="grid gap-3">
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place, and two may read alike
          <li key={index}>
            <ProgressBar
              value={share(chosen[index] ?? 0)}
              figure={`${chosen[index] ?? 0} (${share(chosen[index] ?? 0)}%)`}
              label={<Option letter={'ABCD'[index] ?? ''} text={option} isRight={index === correctAnswer} />}
            />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
        {unanswered > 0 && <span>{unanswered} unanswered</span>}
        {otherwise > 0 && <span>{otherwise} chose an option that reads otherwise now</span>}
      </p>
    </div>
  );
}

function Option({ letter, text, isRight }: { letter: string; text: string; isRight: boolean }) {
  return (
    <span className={isRight ? 'font-semibold text-(--color-right)' : ''}>
      {letter}. <span lang={getLang(text)}>{text}</span>
      {isRight && (
        <span className="ml-1 inline-block align-middle">
          <TickIcon />
          <span className="sr-only"> right answer</span>
        </span>
      )}
    </span>
  );
}

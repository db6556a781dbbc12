import { useFormatter } from '../../../language/formatter.ts';
import { useTexts } from '../../../language/locale.tsx';
import type { Attempt } from '../attempt/attempt.ts';
import { texts } from '../texts.ts';
import { type QuestionStatus, STATUS_CLASSES, summarise } from './question-status.ts';

/** With the corners of the question numbers, squares as small as these would be circles. */
const SMALL_CORNERS: Partial<Record<QuestionStatus, string>> = {
  answered: 'rounded-[0.3rem]!',
  unanswered: 'rounded-[0.3rem]!',
};

/** Explains colours and shapes, with the number of questions of each status. */
export function Legend({ attempt }: { attempt: Attempt }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { answered, unanswered, marked } = summarise(attempt);
  const rows: { status: QuestionStatus; label: string; count: number }[] = [
    { status: 'answered', label: t.answered, count: answered },
    { status: 'unanswered', label: t.notAnswered, count: unanswered.length },
    { status: 'marked', label: t.markedForReview, count: marked.length },
  ];
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-small text-ink-soft xl:grid">
      {rows.map(({ status, label, count }) => (
        <li key={status} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={`size-5 border ${STATUS_CLASSES[status]} ${SMALL_CORNERS[status]}`}
          />
          {label} <span className="font-semibold tabular-nums text-ink">{format.number(count)}</span>
        </li>
      ))}
    </ul>
  );
}

import type { Sheet } from '../sheet/sheet.ts';
import { NUMBER_LOOKS, type Stand, standings } from './stand.ts';

/** The corners of the numbers would make circles of squares this small. */
const SMALL: Partial<Record<Stand, string>> = {
  answered: 'rounded-[0.3rem]!',
  unanswered: 'rounded-[0.3rem]!',
};

/** What colours and shapes mean, and how many there are of each. */
export function Legend({ sheet }: { sheet: Sheet }) {
  const { answered, unanswered, marked } = standings(sheet);
  const rows: { stand: Stand; label: string; count: number }[] = [
    { stand: 'answered', label: 'Answered', count: answered },
    { stand: 'unanswered', label: 'Not answered', count: unanswered.length },
    { stand: 'marked', label: 'Marked for review', count: marked.length },
  ];
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-small text-ink-soft xl:grid">
      {rows.map(({ stand, label, count }) => (
        <li key={stand} className="flex items-center gap-2">
          <span aria-hidden="true" className={`size-5 border ${NUMBER_LOOKS[stand]} ${SMALL[stand]}`} />
          {label} <span className="font-semibold tabular-nums text-ink">{count}</span>
        </li>
      ))}
    </ul>
  );
}

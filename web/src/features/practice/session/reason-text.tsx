import type { PracticeCard } from '@sikhya/contract/practice.ts';
import { useFormatter } from '../../../language/formatter.ts';
import { useTexts } from '../../../language/locale.tsx';
import { texts } from '../texts.ts';

const REASONS = {
  wrong: 'wrongOn',
  empty: 'emptyOn',
  slow: 'slowOn',
  bookmark: 'markedOn',
} as const satisfies Record<PracticeCard['reason']['kind'], keyof typeof texts>;

/** Why the question is here: 'Wrong on 3 Nov, right once since'. */
export function ReasonText({ card: { reason, rightSince } }: { card: PracticeCard }) {
  const t = useTexts(texts);
  const why = t[REASONS[reason.kind]]({ date: useFormatter().shortDate(reason.at) });
  return <span>{rightSince === 0 ? why : `${why}, ${t.rightSince({ count: rightSince })}`}</span>;
}

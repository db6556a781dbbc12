import type { ScoreChange } from '@sikhya/contract/corrections.ts';
import { useFormatter } from '../../../language/formatter.ts';
import { useTexts } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import { texts } from '../texts.ts';

/** The scores that the result had before corrections. */
export function ScoreHistory({ changes }: { changes: readonly ScoreChange[] }) {
  const t = useTexts(texts);
  const format = useFormatter();
  if (changes.length === 0) return null;
  return (
    <ul aria-label={t.scoreHistory} className="grid gap-2 rounded-soft border border-marigold bg-sheet p-4">
      {changes.map(({ from, to, fromMarks, toMarks, at, reason }) => (
        <li key={`${at} ${from} ${to}`}>
          <span className="font-semibold">
            {t.scoreChanged({
              from: fromMarks === null ? format.percent(from) : format.number(fromMarks),
              to: toMarks === null ? format.percent(to) : format.number(toMarks),
              date: format.date(at),
            })}
          </span>
          {reason && (
            <span lang={getLang(reason)} className="block wrap-anywhere whitespace-pre-line text-ink-soft">
              {reason}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

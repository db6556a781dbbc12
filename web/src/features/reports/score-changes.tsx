import type { NotedScoreChange } from '@sikhya/contract/reports.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { Badge } from '../../ui/badge.tsx';
import { markChangesSeen, scoreChangesQuery } from './api.ts';
import { TestTitle } from './own-reports.tsx';
import { texts } from './texts.ts';

/** The scores that corrections have changed. Showing them ends the notice on the dashboard. */
export function ScoreChanges() {
  const t = useTexts(texts);
  const { data } = useQuery(scoreChangesQuery);
  const hasNew = (data?.totalNew ?? 0) > 0;
  useEffect(() => {
    // a failure only leaves the notice for the next time
    if (hasNew) void markChangesSeen().catch(() => {});
  }, [hasNew]);
  if (!data || data.changes.length === 0) return null;
  return (
    <section aria-labelledby="score-changes" className="grid gap-3">
      <h2 id="score-changes" className="text-h3">
        {t.scoreChanges}
      </h2>
      <ul className="grid gap-3">
        {data.changes.map((change) => (
          <li
            key={`${change.resultId} ${change.at}`}
            className="rounded-soft border border-line bg-sheet p-4"
          >
            <ChangeView change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChangeView({ change }: { change: NotedScoreChange }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { test, wasPassed, isPassed, reason } = change;
  const toScore = (percent: number, marks: number | null) =>
    marks === null ? format.percent(percent) : format.number(marks);
  return (
    <article className="grid gap-1">
      <p className="text-small text-ink-soft">
        <TestTitle test={test} />
      </p>
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {t.change({
          from: toScore(change.from, change.fromMarks),
          to: toScore(change.to, change.toMarks),
          date: format.date(change.at),
        })}
        {wasPassed !== isPassed && (
          <Badge tone={isPassed ? 'right' : 'wrong'}>{isPassed ? t.nowPassed : t.noLongerPassed}</Badge>
        )}
      </p>
      {reason && (
        <p lang={getLang(reason)} className="wrap-anywhere whitespace-pre-line">
          {reason}
        </p>
      )}
    </article>
  );
}

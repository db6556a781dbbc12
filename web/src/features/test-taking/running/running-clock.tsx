import type { RunningAttempt } from '@sikhya/contract/mock-test.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { runningTestsQuery } from '../api.ts';
import { texts } from '../texts.ts';
import { formatClock } from '../time/format-time.ts';
import { useTimeLeft } from '../time/use-time-left.ts';

/** The time left and a link that resumes the test. The list of running tests is refetched when the time is over. */
export function RunningClock({ test, clockOffset }: { test: RunningAttempt; clockOffset: number }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const client = useQueryClient();
  const seconds = useTimeLeft({ deadline: Date.parse(test.deadline), clockOffset });
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ queryKey: runningTestsQuery.queryKey });
  }, [isOver, client]);
  const { courseId, subjectIndex, chapterIndex } = test;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-marigold-ink">
      <p role="timer" className="font-display text-h3 font-semibold tabular-nums">
        <span className="sr-only">{t.timeLeft}</span> {formatClock(seconds, locale)}
      </p>
      <LinkButton to={paths.chapterTest(courseId, subjectIndex, chapterIndex)}>{t.resumeTest}</LinkButton>
    </div>
  );
}

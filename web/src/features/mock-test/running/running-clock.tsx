import type { RunningAttempt } from '@sikhya/contract/mock-test.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { runningTestsQuery } from '../api.ts';
import { clockWords } from '../time/time-words.ts';
import { useTimeLeft } from '../time/use-time-left.ts';

/** The time left and the way back into the test. When the time is over, the list of running tests is loaded again. */
export function RunningClock({ test, clockOffset }: { test: RunningAttempt; clockOffset: number }) {
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
        <span className="sr-only">Time left: </span>
        {clockWords(seconds)}
      </p>
      <LinkButton to={paths.chapterTest(courseId, subjectIndex, chapterIndex)}>Resume Test</LinkButton>
    </div>
  );
}

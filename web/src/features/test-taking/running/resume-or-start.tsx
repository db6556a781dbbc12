import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { runningTestsQuery } from '../api.ts';
import { RunningClock } from './running-clock.tsx';

type ResumeOrStartProps = {
  chapterId: string;
  /** The link that starts the test, shown while none is running. */
  startLink: ReactNode;
};

export function ResumeOrStart({ chapterId, startLink }: ResumeOrStartProps) {
  const { data } = useQuery(runningTestsQuery);
  const test = data?.tests.find((one) => one.chapterId === chapterId);
  if (!data || !test) return startLink;
  return (
    <RunningClock
      deadline={Date.parse(test.deadline)}
      clockOffset={data.clockOffset}
      to={paths.chapterTest(test.courseId, test.subjectIndex, test.chapterIndex)}
    />
  );
}

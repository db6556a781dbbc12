import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
  return data && test ? <RunningClock test={test} clockOffset={data.clockOffset} /> : startLink;
}

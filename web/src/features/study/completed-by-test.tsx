import { useQuery } from '@tanstack/react-query';
import { courseProgressQuery } from './api.ts';
import { Celebration } from './celebration.tsx';

type CompletedByTestProps = { courseId: string; onDone: () => void };

/** For a chapter that a passed test has just completed, and perhaps its course with it. */
export function CompletedByTest({ courseId, onDone }: CompletedByTestProps) {
  // asked anew: what is known of it is from before the test
  const progress = useQuery({ ...courseProgressQuery(courseId), refetchOnMount: 'always' });
  if (progress.isFetching) return null;
  return <Celebration what={progress.data?.overallProgress === 100 ? 'course' : 'chapter'} onDone={onDone} />;
}

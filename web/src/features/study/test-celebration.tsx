import { useQuery } from '@tanstack/react-query';
import { courseProgressQuery } from './api.ts';
import { Celebration } from './celebration.tsx';

type TestCelebrationProps = { courseId: string; onDone: () => void };

/** Celebrates a chapter, or the whole course, that was completed by passing a test. */
export function TestCelebration({ courseId, onDone }: TestCelebrationProps) {
  // The cached progress is from before the test.
  const progress = useQuery({ ...courseProgressQuery(courseId), refetchOnMount: 'always' });
  if (progress.isFetching) return null;
  return <Celebration what={progress.data?.overallProgress === 100 ? 'course' : 'chapter'} onDone={onDone} />;
}

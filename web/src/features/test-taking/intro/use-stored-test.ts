import { useEffect, useState } from 'react';
import { mayHaveChapters } from '../../../lib/offline-chapters/chapters-hint.ts';
import type { StoredTest } from '../../../lib/offline-chapters/stored-test.ts';
import type { ChapterParams } from '../attempt/attempt.ts';

/** The mock test of a chapter on this device, looked up when it is needed; undefined without one. */
export function useStoredTest(
  { courseId, subjectIndex, chapterIndex }: ChapterParams,
  isNeeded: boolean,
): { isSearching: boolean; test: StoredTest | undefined } {
  const [found, setFound] = useState<{ test: StoredTest | undefined }>();
  const mustSearch = isNeeded && mayHaveChapters();
  useEffect(() => {
    if (!mustSearch) return;
    let isUnmounted = false;
    const search = async () => {
      const { findStoredTest } = await import('../../../lib/offline-chapters/stored-test.ts');
      const test = await findStoredTest({ courseId, subjectIndex, chapterIndex });
      if (!isUnmounted) setFound({ test });
    };
    void search().catch(() => !isUnmounted && setFound({ test: undefined }));
    return () => {
      isUnmounted = true;
    };
  }, [courseId, subjectIndex, chapterIndex, mustSearch]);
  return { isSearching: mustSearch && !found, test: mustSearch ? found?.test : undefined };
}

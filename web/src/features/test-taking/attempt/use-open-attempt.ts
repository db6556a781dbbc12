import { useEffect, useState } from 'react';
import { useAuth } from '../../../lib/session.tsx';
import type { ChapterParams } from './attempt.ts';
import { findOpenAttempt, type OpenAttempt } from './attempt-store.ts';

/** An open attempt on this device is shown without the intro, for example after a reload or a crash. */
export function useOpenAttempt({ courseId, subjectIndex, chapterIndex }: ChapterParams) {
  const { email } = useAuth();
  const [isSearching, setSearching] = useState(true);
  const [open, setOpen] = useState<OpenAttempt | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const search = async () => {
      const found = await findOpenAttempt(email, { courseId, subjectIndex, chapterIndex });
      if (isUnmounted) return;
      setOpen((before) => before ?? found);
      setSearching(false);
    };
    void search();
    return () => {
      isUnmounted = true;
    };
  }, [email, courseId, subjectIndex, chapterIndex]);
  return { isSearching, open, setOpen };
}

import type { CourseProgress, StudentCourse } from '@sikhya/contract/study.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { type ChapterEntry, findChapterToOpen, listChapterEntries } from './chapter-entries.ts';

type OpenChapter = {
  entry: ChapterEntry | undefined;
  /** The requested chapter is not in the course, or the course is empty. */
  isGone: boolean;
  /** The student has to choose a chapter, because the progress with the last visited one did not load. */
  mustChoose: boolean;
};

/**
 * The chapter in the URL. Without one it is the chapter that the student visited last, which is then put into the URL.
 * While that is unknown no chapter is opened: opening one reports it as the last visited chapter.
 */
export function useOpenChapter(course: StudentCourse, progress: UseQueryResult<CourseProgress>): OpenChapter {
  const [params, setParams] = useSearchParams();
  const requestedId = params.get('chapter');
  const isKnown = requestedId !== null || progress.data !== undefined;
  const entries = listChapterEntries(course);
  const entry = isKnown ? findChapterToOpen(entries, requestedId, progress.data?.lastChapterId) : undefined;
  const foundId = entry?.chapter._id;
  useEffect(() => {
    if (requestedId === null && foundId !== undefined) setParams({ chapter: foundId }, { replace: true });
  }, [requestedId, foundId, setParams]);
  return {
    entry,
    isGone: entries.length === 0 || (isKnown && entry === undefined),
    mustChoose: !isKnown && progress.errorUpdateCount > 0 && entries.length > 0,
  };
}

import type { CourseProgress, StudentCourse } from '@sikhya/contract/study.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { type ChapterPlace, chapterPlaces, chapterToOpen } from './chapter-places.ts';

type OpenChapter = {
  place: ChapterPlace | undefined;
  /** What the address asks for is not in the course, or the course is empty. */
  isGone: boolean;
  /** The progress did not load, so nobody knows where the student stopped: only the student can choose a chapter. */
  mustChoose: boolean;
};

/**
 * The chapter in the address. Without one it is where the student was last, and then stands in the address, too.
 * No chapter is opened in its stead while that is unknown: opening one reports it, and the place would be lost.
 */
export function useOpenChapter(course: StudentCourse, progress: UseQueryResult<CourseProgress>): OpenChapter {
  const [params, setParams] = useSearchParams();
  const asked = params.get('chapter');
  const known = asked !== null || progress.data !== undefined;
  const places = chapterPlaces(course);
  const place = known ? chapterToOpen(places, asked, progress.data?.lastChapterId) : undefined;
  const found = place?.chapter._id;
  useEffect(() => {
    if (asked === null && found !== undefined) setParams({ chapter: found }, { replace: true });
  }, [asked, found, setParams]);
  return {
    place,
    isGone: places.length === 0 || (known && place === undefined),
    mustChoose: !known && progress.errorUpdateCount > 0 && places.length > 0,
  };
}

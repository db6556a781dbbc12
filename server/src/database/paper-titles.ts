import { papers } from './tables/learning.ts';

/** The titles of the chapter and course of a paper in both languages. */
export const paperTitles = {
  courseTitle: papers.courseTitle,
  chapterTitle: papers.chapterTitle,
  odiaTitles: { courseTitle: papers.odiaCourseTitle, chapterTitle: papers.odiaChapterTitle },
};

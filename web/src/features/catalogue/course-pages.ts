import type { CourseCard } from '@sikhya/contract/course.ts';

export type CoursePage = { courses: readonly CourseCard[]; pagination: { totalCourses: number } };

/** The courses of all pages, each once: a course that was added meanwhile pushes others onto the next page. */
export function mergePages(pages: readonly CoursePage[]): CourseCard[] {
  return [...new Map(pages.flatMap(({ courses }) => courses.map((course) => [course._id, course]))).values()];
}

/** Whether courses came or went while the pages were loaded, so that they do not fit together. */
export function hasTotalChanged(pages: readonly CoursePage[]): boolean {
  return new Set(pages.map(({ pagination }) => pagination.totalCourses)).size > 1;
}

import type { CourseCard } from '@sikhya/contract/course.ts';

export type CoursePage = { courses: readonly CourseCard[]; pagination: { totalCourses: number } };

/** Joins the pages without duplicates: a new course moves others to the next page between two requests. */
export function mergePages(pages: readonly CoursePage[]): CourseCard[] {
  return [...new Map(pages.flatMap(({ courses }) => courses.map((course) => [course._id, course]))).values()];
}

/** Whether courses were added or deleted between the requests, so that the pages do not fit together. */
export function hasTotalChanged(pages: readonly CoursePage[]): boolean {
  return new Set(pages.map(({ pagination }) => pagination.totalCourses)).size > 1;
}

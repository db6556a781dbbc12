import { courses } from './tables/courses.ts';

/** What a list reads of a course: what its card shows, and not the columns that only searching and sorting use. */
export const cardColumns = {
  id: courses.id,
  title: courses.title,
  description: courses.description,
  thumbnailId: courses.thumbnailId,
  pricePaise: courses.pricePaise,
  isFree: courses.isFree,
  totalSubjects: courses.totalSubjects,
  totalChapters: courses.totalChapters,
  totalQuestions: courses.totalQuestions,
  createdAt: courses.createdAt,
};

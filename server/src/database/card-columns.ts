import { courses } from './tables/courses.ts';

/** The columns that a course card shows, without those that are only for searching and sorting. */
export const cardColumns = {
  id: courses.id,
  slug: courses.slug,
  title: courses.title,
  description: courses.description,
  odia: courses.odia,
  thumbnailId: courses.thumbnailId,
  pricePaise: courses.pricePaise,
  isFree: courses.isFree,
  totalSubjects: courses.totalSubjects,
  totalChapters: courses.totalChapters,
  totalQuestions: courses.totalQuestions,
  createdAt: courses.createdAt,
};

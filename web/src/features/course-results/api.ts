import { getCourseResults, getQuestionResults } from '@sikhya/contract/course-results.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export const courseResultsQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['course-results', courseId],
    queryFn: ({ signal }) => call(getCourseResults, { params: { courseId } }, { signal }),
    meta: { personal: true },
  });

export const questionResultsQuery = (courseId: string, chapterId: string) =>
  queryOptions({
    queryKey: ['question-results', courseId, chapterId],
    queryFn: ({ signal }) => call(getQuestionResults, { params: { courseId, chapterId } }, { signal }),
    meta: { personal: true },
  });

import { getCourseProgress, getStudentCourse, openDocument, resetProgress } from '@sikhya/contract/study.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { logAndRethrow } from '../../lib/log-and-rethrow.ts';

export const courseProgressQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['study', 'progress', courseId],
    queryFn: async ({ signal }) =>
      (
        await call(getCourseProgress, { params: { courseId } }, { signal }).catch(
          logAndRethrow('Failed to fetch course progress'),
        )
      ).progress,
    meta: { personal: true, offline: true },
  });

export const studentCourseQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['study', 'course', courseId],
    queryFn: async ({ signal }) =>
      (await call(getStudentCourse, { params: { courseId } }, { signal })).course,
    // An admin may have changed the course meanwhile.
    refetchOnWindowFocus: 'always',
    meta: { personal: true, offline: true },
  });

/** Returns a link to the PDF of a chapter that is valid for a few minutes. */
export const getDocumentLink = (courseId: string, chapterId: string) =>
  call(openDocument, { body: { courseId, chapterId } });

export function useResetProgress(courseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call(resetProgress, { params: { courseId } }).catch(logAndRethrow('Failed to reset progress')),
    // Lists and figures show the progress, too.
    onSuccess: () => client.invalidateQueries({ predicate: ({ meta }) => meta?.personal === true }),
  });
}

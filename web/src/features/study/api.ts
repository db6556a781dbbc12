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
    meta: { personal: true },
  });

export const studentCourseQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['study', 'course', courseId],
    queryFn: async ({ signal }) =>
      (await call(getStudentCourse, { params: { courseId } }, { signal })).course,
    // an admin may have changed it since the student last looked
    refetchOnWindowFocus: 'always',
    meta: { personal: true },
  });

/** A link to the PDF of a chapter, good for some minutes. */
export const documentLink = (courseId: string, chapterId: string) =>
  call(openDocument, { body: { courseId, chapterId } });

export function useResetProgress(courseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call(resetProgress, { params: { courseId } }).catch(logAndRethrow('Failed to reset progress')),
    // progress is shown in lists and figures, too
    onSuccess: () => client.invalidateQueries({ predicate: ({ meta }) => meta?.personal === true }),
  });
}

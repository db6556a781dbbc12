import type { CourseTree } from '@sikhya/contract/authoring.ts';
import {
  archiveCourse,
  cancelScheduledPublishing,
  discardWorkingCopy,
  getPublishedCourse,
  getPublishingStatus,
  publishCourse,
} from '@sikhya/contract/publishing.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { clearCourseCache } from './api.ts';

export const publishingStatusQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['course-publishing', courseId],
    queryFn: async ({ signal }) =>
      (await call(getPublishingStatus, { params: { courseId } }, { signal })).publishing,
    // a scheduled time passes while the editor is open
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.publishAt ? 10_000 : false),
    meta: { personal: true },
  });

/** The course that students see; null for a draft. `version` changes whenever another one is published. */
export const publishedCourseQuery = (courseId: string, version: number | null) =>
  queryOptions({
    queryKey: ['published-course', courseId, version],
    queryFn: async ({ signal }) =>
      (await call(getPublishedCourse, { params: { courseId } }, { signal })).course,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { personal: true },
  });

export type PublishInput = { note: string; updatedAt: string; publishAt?: string };

/** Publishes, archives and discards. Each call returns the course as it is afterwards. */
export function usePublishingCalls(courseId: string) {
  const client = useQueryClient();
  const run = async (step: Promise<{ course: CourseTree }>): Promise<CourseTree> => {
    try {
      return (await step).course;
    } finally {
      // also after a failure, because the step may have been taken nevertheless
      clearCourseCache(client, courseId);
      void client.invalidateQueries({ queryKey: publishingStatusQuery(courseId).queryKey });
    }
  };
  const params = { courseId };
  return {
    publish: (body: PublishInput) => run(call(publishCourse, { params, body })),
    cancelSchedule: () => run(call(cancelScheduledPublishing, { params })),
    archive: () => run(call(archiveCourse, { params })),
    discard: () => run(call(discardWorkingCopy, { params })),
  };
}

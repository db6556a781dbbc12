import { checkCourse } from '@sikhya/contract/course-checks.ts';
import { getVersion, listVersions, restoreVersion } from '@sikhya/contract/publishing.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { clearCourseCache } from './api.ts';

/** The checks of the stored working copy, run again whenever they are shown. */
export const checksQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['course-checks', courseId],
    queryFn: ({ signal }) => call(checkCourse, { params: { courseId } }, { signal }),
    gcTime: 0,
    meta: { personal: true },
  });

export const versionsQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['course-versions', courseId],
    queryFn: async ({ signal }) => (await call(listVersions, { params: { courseId } }, { signal })).versions,
    // another admin may have published meanwhile
    staleTime: 0,
    meta: { personal: true },
  });

/** A version never changes, except that the URLs of its pictures are signed again each day. */
export const versionQuery = (courseId: string, version: string) =>
  queryOptions({
    queryKey: ['course-version', courseId, version],
    queryFn: async ({ signal }) =>
      (await call(getVersion, { params: { courseId, version } }, { signal })).course,
    staleTime: 60 * 60_000,
    meta: { personal: true },
  });

export function useRestoreVersion(courseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => call(restoreVersion, { params: { courseId, version: String(version) } }),
    // also after a failure, because the version may have been restored nevertheless
    onSettled: () => clearCourseCache(client, courseId),
  });
}

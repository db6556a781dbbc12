import { getCourseProgress } from '@sikhya/contract/study.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export const courseProgressQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['study', 'progress', courseId],
    queryFn: async ({ signal }) =>
      (await call(getCourseProgress, { params: { courseId } }, { signal })).progress,
    meta: { personal: true },
  });

import type { CourseCard } from '@sikhya/contract/course.ts';
import { type EnrolledCourse, enrol, listMyCourses } from '@sikhya/contract/enrolment.ts';
import { queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { isPaymentNeeded } from './payment-needed.ts';

export const myCoursesQuery = queryOptions({
  queryKey: ['enrolment', 'my-courses'],
  queryFn: async ({ signal }) => (await call(listMyCourses, {}, { signal })).courses,
  meta: { personal: true, offline: true },
});

/** Enrols in a course. Check `isEnrolling` first, so that a double click sends one request. */
export function useEnrol(course: CourseCard) {
  const client = useQueryClient();
  const mutationKey = ['enrolment', 'enrol', course._id];
  const isBusy = useIsMutating({ mutationKey }) > 0;
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: async () => {
      const response = await call(enrol, { params: { courseId: course._id } });
      // The server may also answer 200 with a request to pay.
      if (!isPaymentNeeded(response)) return response;
      throw new ApiError(402, { ...response, code: 'payment-needed', requestId: undefined });
    },
    onSuccess: ({ enrollmentDetails }) => {
      const enrolled: EnrolledCourse = {
        ...course,
        enrollmentDetails,
        overallProgress: 0,
        lastStudiedAt: null,
      };
      // Shown on all screens at once, until the refetch replaces it.
      client.setQueryData(myCoursesQuery.queryKey, (before) =>
        before?.some(({ _id }) => _id === course._id) ? before : before && [enrolled, ...before],
      );
      void client.invalidateQueries({ predicate: ({ meta }) => meta?.personal === true });
    },
  });
  // Reads the cache, because `isBusy` is updated only with the next render.
  const isEnrolling = () => client.isMutating({ mutationKey }) > 0;
  return { isBusy, isEnrolling, enrol: () => mutateAsync() };
}

import type { CourseCard } from '@sikhya/contract/course.ts';
import { type EnrolledCourse, enrol, listMyCourses, paymentNeeded } from '@sikhya/contract/enrolment.ts';
import { queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';

export const myCoursesQuery = queryOptions({
  queryKey: ['enrolment', 'my-courses'],
  queryFn: async ({ signal }) => (await call(listMyCourses, {}, { signal })).courses,
  meta: { personal: true },
});

/** Enrols in one course. However often and fast it is asked to, one request is under way. */
export function useEnrol(course: CourseCard) {
  const client = useQueryClient();
  const mutationKey = ['enrolment', 'enrol', course._id];
  const enrolling = useIsMutating({ mutationKey }) > 0;
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: async () => {
      const answer = await call(enrol, { params: { courseId: course._id } });
      // a server may also say in a 200 that the course has to be paid for
      if (!paymentNeeded.safeParse(answer).success) return answer;
      throw new ApiError(402, { ...answer, code: 'payment-needed', requestId: undefined });
    },
    onSuccess: ({ enrollmentDetails }) => {
      const enrolled: EnrolledCourse = {
        ...course,
        enrollmentDetails,
        overallProgress: 0,
        lastStudiedAt: null,
      };
      // seen everywhere at once; what the server then says takes its place
      client.setQueryData(myCoursesQuery.queryKey, (before) =>
        before?.some(({ _id }) => _id === course._id) ? before : before && [enrolled, ...before],
      );
      void client.invalidateQueries({ predicate: ({ meta }) => meta?.personal === true });
    },
  });
  // the cache knows at once, the screen only when it is drawn again
  const isEnrolling = () => client.isMutating({ mutationKey }) > 0;
  return { enrolling, isEnrolling, enrol: () => mutateAsync() };
}

import type { CourseCard } from '@sikhya/contract/course.ts';
import { type EnrolledCourse, enrol, listMyCourses } from '@sikhya/contract/enrolment.ts';
import { queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
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
    mutationFn: () => call(enrol, { params: { courseId: course._id } }),
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
      void client.invalidateQueries({ queryKey: myCoursesQuery.queryKey });
    },
  });
  // the cache knows at once, the screen only when it is drawn again
  const isEnrolling = () => client.isMutating({ mutationKey }) > 0;
  return { enrolling, isEnrolling, enrol: () => mutateAsync() };
}

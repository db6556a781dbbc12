import { deleteCourse, getAdminCourse, listAdminCourses } from '@sikhya/contract/authoring.ts';
import type { EndpointInput, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError, getFailureReason, withMessage } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';

const COURSES = ['admin-courses'];

export type CourseListInput = EndpointInput<typeof listAdminCourses>['query'];

export type ListedCourse = EndpointResponse<typeof listAdminCourses>['courses'][number];

export const courseListQuery = (query: CourseListInput) =>
  queryOptions({
    queryKey: [...COURSES, query],
    queryFn: ({ signal }) =>
      call(listAdminCourses, { query }, { signal }).catch(inWords('Failed to fetch courses')),
    // the old page stays while the next one comes
    placeholderData: keepPreviousData,
    // others write courses too: whoever comes back to the list sees it as it is now
    staleTime: 0,
    meta: { personal: true },
  });

export const courseQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['admin-course', courseId],
    queryFn: async ({ signal }) =>
      (await call(getAdminCourse, { params: { courseId } }, { signal })).course ?? courseMissing(),
    meta: { personal: true },
  });

/** A course that is to be edited: as it is now, and never changed under the hands of whoever edits it. */
export const openedCourseQuery = (courseId: string) =>
  queryOptions({
    ...courseQuery(courseId),
    queryKey: ['opened-course', courseId],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

function courseMissing(): never {
  throw new ApiError(200, { message: 'Course not found', code: 'not-found', requestId: undefined });
}

/** Why a course could not be opened. */
export function fetchFailure(error: Error): string {
  if (!(error instanceof ApiError) || error.code === 'unreachable') return 'Error fetching course';
  return error.code === 'not-found' ? 'Course not found' : 'Failed to fetch course';
}

/** What is known of a course is no longer true. */
export function forgetCourse(client: QueryClient, courseId: string): void {
  client.removeQueries({ queryKey: courseQuery(courseId).queryKey });
  void client.invalidateQueries({ queryKey: COURSES });
}

export function useDeleteCourse() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (courseId: string) => call(deleteCourse, { params: { courseId } }),
    // also after a failure: it may have been done, or somebody else was quicker
    onSettled: () => client.invalidateQueries({ queryKey: COURSES }),
  });
}

/** The server's refusal, or that it was not reached. */
export function deletionMessage(error: Error): string {
  return error instanceof ApiError && error.status > 0
    ? 'Failed to delete course'
    : 'Error deleting course. Please try again.';
}

function inWords(what: string) {
  return (error: Error): never => {
    throw error instanceof ApiError ? withMessage(error, `${what}: ${getFailureReason(error)}`) : error;
  };
}

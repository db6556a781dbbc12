import {
  type CourseTree,
  deleteCourse,
  getAdminCourse,
  listAdminCourses,
} from '@sikhya/contract/authoring.ts';
import type { EndpointInput, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { message, type Texts } from '@sikhya/contract/language/texts.ts';
import { restoreCourse } from '@sikhya/contract/publishing.ts';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError, getFailureReason, withMessage } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { texts } from './texts.ts';

const COURSES = ['admin-courses'];

export type CourseListInput = EndpointInput<typeof listAdminCourses>['query'];

export type ListedCourse = EndpointResponse<typeof listAdminCourses>['courses'][number];

export const courseListQuery = (query: CourseListInput) =>
  queryOptions({
    queryKey: [...COURSES, query],
    queryFn: ({ signal }) => call(listAdminCourses, { query }, { signal }).catch(explainListFailure),
    // shows the old page while the next one is loading
    placeholderData: keepPreviousData,
    // other admins change courses too, so the list is loaded again whenever it is shown
    staleTime: 0,
    meta: { personal: true },
  });

export const courseQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['admin-course', courseId],
    queryFn: ({ signal }) => fetchCourse(courseId, signal),
    meta: { personal: true },
  });

export async function fetchCourse(courseId: string, signal?: AbortSignal): Promise<CourseTree> {
  const { course } = await call(getAdminCourse, { params: { courseId } }, { ...(signal && { signal }) });
  return course ?? throwNotFound();
}

/** A course for the editor: loaded afresh, and never refetched while it is edited. */
export const editedCourseQuery = (courseId: string) =>
  queryOptions({
    ...courseQuery(courseId),
    queryKey: ['opened-course', courseId],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

function throwNotFound(): never {
  throw new ApiError(200, {
    message: message(texts.courseNotFound),
    code: 'not-found',
    requestId: undefined,
  });
}

export function getLoadErrorText(error: Error, t: Texts<typeof texts>): string {
  if (!(error instanceof ApiError) || error.code === 'unreachable') return t.fetchError;
  return error.code === 'not-found' ? t.courseNotFound : t.fetchFailed;
}

export function clearCourseCache(client: QueryClient, courseId: string): void {
  client.removeQueries({ queryKey: courseQuery(courseId).queryKey });
  void client.invalidateQueries({ queryKey: COURSES });
}

export function useDeleteCourse() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (courseId: string) => call(deleteCourse, { params: { courseId } }),
    // also after a failure, because the course may have been deleted nevertheless
    onSettled: () => client.invalidateQueries({ queryKey: COURSES }),
  });
}

/** Takes a course out of the bin. */
export function useRestoreCourse() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (courseId: string) => call(restoreCourse, { params: { courseId } }),
    onSettled: () => client.invalidateQueries({ queryKey: COURSES }),
  });
}

export function getDeleteErrorText(error: Error, t: Texts<typeof texts>): string {
  return error instanceof ApiError && error.status > 0 ? t.deleteFailed : t.deleteError;
}

function explainListFailure(error: Error): never {
  if (!(error instanceof ApiError)) throw error;
  throw withMessage(error, message(texts.listFailed, { reason: getFailureReason(error) }));
}

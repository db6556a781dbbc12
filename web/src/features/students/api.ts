import type { Endpoint, EndpointInput } from '@sikhya/contract/endpoint.ts';
import { type Message, message } from '@sikhya/contract/language/texts.ts';
import {
  blockStudent,
  changeDateOfBirth,
  deleteStudent,
  endStudentSessions,
  getStudent,
  giveCourse,
  listStudents,
  restoreStudent,
  takeCourseAway,
  unblockStudent,
} from '@sikhya/contract/students.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, getFailureReason, withMessage } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { texts } from './texts.ts';

const LIST = ['admin-students'];
const detailKey = (studentId: string) => ['admin-student', studentId];

export const studentListQuery = (query: EndpointInput<typeof listStudents>['query']) =>
  queryOptions({
    queryKey: [...LIST, query],
    queryFn: ({ signal }) =>
      call(listStudents, { query }, { signal }).catch((error: Error) => {
        throw error instanceof ApiError ? withMessage(error, getFailureText(error, 'list')) : error;
      }),
    // keep the old page while the next one loads
    placeholderData: keepPreviousData,
    // students enrol all the time, so the list is refetched on every return
    staleTime: 0,
    meta: { personal: true },
  });

export const studentQuery = (studentId: string) =>
  queryOptions({
    queryKey: detailKey(studentId),
    queryFn: async ({ signal }) => (await call(getStudent, { params: { studentId } }, { signal })).student,
    meta: { personal: true },
  });

const FAILURES = {
  list: { refused: texts.listRefused, unreachable: texts.listUnreachable },
  details: { refused: texts.detailsRefused, unreachable: texts.detailsUnreachable },
};

/** The text says whether the server responded with an error or could not be reached. */
export function getFailureText(error: Error, loaded: keyof typeof FAILURES): Message {
  const { refused, unreachable } = FAILURES[loaded];
  const wasReached = error instanceof ApiError && error.status > 0;
  return message(wasReached ? refused : unreachable, { reason: getFailureReason(error) });
}

export const useGiveCourse = (studentId: string) => useStudentMutation(studentId, giveCourse);
export const useTakeCourseAway = (studentId: string) => useStudentMutation(studentId, takeCourseAway);
export const useEndSessions = (studentId: string) => useStudentMutation(studentId, endStudentSessions);
export const useBlockStudent = (studentId: string) => useStudentMutation(studentId, blockStudent);
export const useDeleteStudent = (studentId: string) => useStudentMutation(studentId, deleteStudent);
export const useRestoreStudent = (studentId: string) => useStudentMutation(studentId, restoreStudent);
export const useChangeDateOfBirth = (studentId: string) => useStudentMutation(studentId, changeDateOfBirth);
export const useUnblockStudent = (studentId: string) => useStudentMutation(studentId, unblockStudent);

/** Every change of a student refetches the student's page and the list. */
function useStudentMutation<E extends Endpoint>(studentId: string, endpoint: E) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: EndpointInput<E>) => call(endpoint, input),
    onSettled: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: detailKey(studentId) }),
        client.invalidateQueries({ queryKey: LIST }),
      ]);
    },
  });
}

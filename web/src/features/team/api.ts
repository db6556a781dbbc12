import type { Endpoint, EndpointInput } from '@sikhya/contract/endpoint.ts';
import * as contract from '@sikhya/contract/team.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** Everything about the team, so that one change refetches all of it. */
const TEAM = ['team'];

export const teamQuery = queryOptions({
  queryKey: [...TEAM, 'members'],
  queryFn: ({ signal }) => call(contract.getTeam, {}, { signal }),
  staleTime: 0,
  meta: { personal: true },
});

export const coursesOfAuthorQuery = (adminId: string) =>
  queryOptions({
    queryKey: [...TEAM, 'courses-of', adminId],
    queryFn: async ({ signal }) =>
      (await call(contract.getCoursesOfAuthor, { params: { adminId } }, { signal })).courses,
    staleTime: 0,
    meta: { personal: true },
  });

export const courseAuthorsQuery = (courseId: string) =>
  queryOptions({
    queryKey: [...TEAM, 'authors-of', courseId],
    queryFn: async ({ signal }) =>
      (await call(contract.getCourseAuthors, { params: { courseId } }, { signal })).authors,
    staleTime: 0,
    meta: { personal: true },
  });

export const useCreateInvite = () => useTeamMutation(contract.createInvite);
export const useRevokeInvite = () => useTeamMutation(contract.revokeInvite);
export const useChangeMember = () => useTeamMutation(contract.changeTeamMember);
export const useBlockMember = () => useTeamMutation(contract.blockTeamMember);
export const useUnblockMember = () => useTeamMutation(contract.unblockTeamMember);
export const useEndMemberSessions = () => useTeamMutation(contract.endTeamMemberSessions);
export const useAddAuthor = () => useTeamMutation(contract.addCourseAuthor);
export const useRemoveAuthor = () => useTeamMutation(contract.removeCourseAuthor);

function useTeamMutation<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: EndpointInput<E>) => call(endpoint, input),
    onSettled: () => client.invalidateQueries({ queryKey: TEAM }),
  });
}

export const inviteQuery = (token: string) =>
  queryOptions({
    queryKey: ['invite', token],
    queryFn: ({ signal }) => call(contract.openInvite, { body: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // the account was created, or the link is used in another tab: the form must not disappear while typing
    refetchOnWindowFocus: false,
  });

export const useAcceptInvite = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof contract.acceptInvite>['body']) =>
      call(contract.acceptInvite, { body }),
  });

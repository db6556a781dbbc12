import * as contract from '@sikhya/contract/consents.ts';
import type { Endpoint, EndpointInput } from '@sikhya/contract/endpoint.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { getToken } from '../../lib/session-store.ts';

/** Never stored on the device, because it may contain the secret of a link. */
export const privacyQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: async ({ signal }) => (await call(contract.getPrivacy, {}, { signal })).privacy,
  meta: { personal: true },
});

const POLL_MS = 15_000;

/** For screens on which a student waits for the answer of a parent. */
export const livePrivacyQuery = queryOptions({
  ...privacyQuery,
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.parentRequest?.state === 'waiting' ? POLL_MS : false),
});

export const useSetDateOfBirth = () => usePrivacyMutation(contract.setDateOfBirth);
export const useGiveConsent = () => usePrivacyMutation(contract.giveConsent);
export const useWithdrawConsent = () => usePrivacyMutation(contract.withdrawConsent);
export const useAskParent = () => usePrivacyMutation(contract.askParent);

/** Is pending until the new state is loaded. */
function usePrivacyMutation<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: EndpointInput<E>) => call(endpoint, input),
    onSettled: () => client.invalidateQueries({ queryKey: privacyQuery.queryKey }),
  });
}

/** The content of a parent's link depends on the person who opens it. */
export const parentLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['parent-link', token, getToken()],
    queryFn: async ({ signal }) =>
      (await call(contract.openParentLink, { body: { token } }, { signal })).link,
    staleTime: 0,
    // the form must not disappear while somebody fills it in
    refetchOnWindowFocus: false,
    meta: { personal: true },
  });

/**
 * Shows the new state of the link. A conflict means that it was answered before, also by the same request if its response
 * was lost.
 */
function useParentLinkMutation<Input>(token: string, send: (input: Input) => Promise<contract.ParentLink>) {
  const client = useQueryClient();
  const { queryKey } = parentLinkQuery(token);
  return useMutation({
    mutationFn: send,
    onSuccess: (link) => client.setQueryData(queryKey, link),
    onError: (error) =>
      error instanceof ApiError && error.code === 'conflict'
        ? client.invalidateQueries({ queryKey })
        : undefined,
  });
}

type Answer = EndpointInput<typeof contract.answerParentLink>['body'];

export const useAnswerParentLink = (token: string) =>
  useParentLinkMutation(
    token,
    async (answer: Omit<Answer, 'token'>) =>
      (await call(contract.answerParentLink, { body: { token, ...answer } })).link,
  );

export const useWithdrawParentLink = (token: string) =>
  useParentLinkMutation(
    token,
    async () => (await call(contract.withdrawParentLink, { body: { token } })).link,
  );

import type { EndpointInput } from '@sikhya/contract/endpoint.ts';
import { whoAmI } from '@sikhya/contract/session.ts';
import {
  deleteStudentAccount,
  getStudentAccount,
  restoreStudentAccount,
  signOutDevice,
  startDataExport,
  updateStudentAccount,
} from '@sikhya/contract/student-account.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../lib/call.ts';
import { getToken, startSession } from '../../lib/session-store.ts';

export const studentAccountQuery = queryOptions({
  queryKey: ['student-account'],
  queryFn: async ({ signal }) => (await call(getStudentAccount, {}, { signal })).account,
  meta: { personal: true },
  // an export is made within seconds
  refetchInterval: ({ state }) => (state.data?.dataExport?.state === 'waiting' ? 3000 : false),
});

type Changes = EndpointInput<typeof updateStudentAccount>['body'];

export function useUpdateAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Changes) => (await call(updateStudentAccount, { body })).account,
    onSuccess: async (account, changes) => {
      queryClient.setQueryData(studentAccountQuery.queryKey, account);
      if (changes.examDay !== undefined) await queryClient.invalidateQueries({ queryKey: ['practice'] });
      if (changes.name !== undefined || changes.showsPhoto !== undefined) await tryReloadSessionUser();
    },
  });
}

/**
 * The side panel shows the name and the photo of the stored session. A failure is no failure of the change, which the server
 * has stored.
 */
async function tryReloadSessionUser(): Promise<void> {
  const token = getToken();
  try {
    const { user } = await call(whoAmI, {});
    if (token !== null && token === getToken()) startSession(token, user);
  } catch (error) {
    console.error(error);
  }
}

export function useSignOutDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (deviceId: string) => call(signOutDevice, { params: { deviceId } }),
    // a device that was signed out already is gone from the list too
    onSettled: () => queryClient.invalidateQueries(studentAccountQuery),
  });
}

type Proof = EndpointInput<typeof deleteStudentAccount>['body'];

/** Renders a button that signs in with the identity provider once more and passes the proof on. */
export type RenderProof = (request: {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  onProof: (proof: Proof) => void;
}) => ReactNode;

export function useDeleteAccount() {
  return useMutation({ mutationFn: (body: Proof) => call(deleteStudentAccount, { body }) });
}

export function useRestoreAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(restoreStudentAccount, {})).account,
    onSuccess: async (account) => {
      await tryReloadSessionUser();
      // what the server refused before is loaded again
      await queryClient.resetQueries({ predicate: ({ meta }) => meta?.personal === true });
      queryClient.setQueryData(studentAccountQuery.queryKey, account);
    },
  });
}

export function useStartExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(startDataExport, {}),
    onSuccess: () => queryClient.invalidateQueries(studentAccountQuery),
  });
}

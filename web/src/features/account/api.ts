import { changeOwnPassword, getAccount } from '@sikhya/contract/account.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const ACCOUNT = ['account'];

export const accountQuery = queryOptions({
  queryKey: ACCOUNT,
  queryFn: async ({ signal }) => (await call(getAccount, {}, { signal })).account,
  meta: { personal: true },
});

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) => call(changeOwnPassword, { body }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ACCOUNT });
      // it says whether the password has to be changed
      void queryClient.invalidateQueries({ queryKey: ['session'] });
    },
  });
}

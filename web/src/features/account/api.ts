import {
  addPasskey,
  changeOwnPassword,
  confirmTotp,
  createRecoveryCodes,
  getAccount,
  type Passkey,
  removePasskey,
  removeTotp,
  renamePasskey,
  startPasskey,
  startPasskeyVerification,
  startTotp,
  verifyMe,
} from '@sikhya/contract/account.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { answerWithPasskey, createPasskey } from '../../lib/passkeys.ts';
import { useVerification, type WithVerification } from './verification.tsx';

const ACCOUNT = ['account'];

export const accountQuery = queryOptions({
  queryKey: ACCOUNT,
  queryFn: async ({ signal }) => (await call(getAccount, {}, { signal })).account,
  meta: { personal: true },
});

/** A change of the account. If the server asks for it, the person first proves who they are. */
function useAccountChange<Input, Result>(
  change: (input: Input, withVerification: WithVerification) => Promise<Result>,
) {
  const queryClient = useQueryClient();
  const withVerification = useVerification();
  return useMutation({
    mutationFn: (input: Input) => change(input, withVerification),
    // the mutation waits, so that the next screen knows what is left to do in the account
    onSuccess: () =>
      Promise.all([ACCOUNT, ['session']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

type Passwords = { currentPassword?: string; newPassword: string };

export const useChangePassword = () =>
  useAccountChange((body: Passwords, verified) => verified(() => call(changeOwnPassword, { body })));

export const useStartTotp = () =>
  useAccountChange((_: undefined, verified) => verified(() => call(startTotp, {})));

export const useConfirmTotp = () =>
  useAccountChange((code: string, verified) => verified(() => call(confirmTotp, { body: { code } })));

export const useRemoveTotp = () =>
  useAccountChange((_: undefined, verified) => verified(() => call(removeTotp, {})));

export const useCreateRecoveryCodes = () =>
  useAccountChange((_: undefined, verified) => verified(() => call(createRecoveryCodes, {})));

export const useAddPasskey = () =>
  useAccountChange(async (name: string, verified) => {
    const { options } = await verified(() => call(startPasskey, {}));
    const response = await createPasskey(options);
    return call(addPasskey, { body: { name, response } });
  });

export const useRenamePasskey = () =>
  useAccountChange(({ _id: passkeyId, name }: Pick<Passkey, '_id' | 'name'>, verified) =>
    verified(() => call(renamePasskey, { params: { passkeyId }, body: { name } })),
  );

export const useRemovePasskey = () =>
  useAccountChange((passkeyId: string, verified) =>
    verified(() => call(removePasskey, { params: { passkeyId } })),
  );

/** Proves who is signed in, with a password, a code, or else a passkey. */
export function useVerify() {
  return useMutation({
    mutationFn: async (proof: { password: string } | { code: string } | 'passkey') => {
      if (proof !== 'passkey') return call(verifyMe, { body: proof });
      const { options } = await call(startPasskeyVerification, {});
      return call(verifyMe, { body: { passkey: await answerWithPasskey(options) } });
    },
  });
}

import type { Account } from '@sikhya/contract/account.ts';

type Factors = {
  hasTotp: boolean;
  passkeys: { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[];
  recoveryCodesLeft: number;
};

export function toAccount(
  { username, hasWeakPassword }: { username: string; hasWeakPassword: boolean },
  { hasTotp, passkeys, recoveryCodesLeft }: Factors,
  { isRequired, host }: { isRequired: boolean; host: string },
): Account {
  return {
    username,
    hasWeakPassword,
    hasTotp,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      _id: id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft,
    isSecondFactorRequired: isRequired,
    passkeyHost: host,
  };
}

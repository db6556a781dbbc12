import { message } from '@sikhya/contract/language/texts.ts';
import { inTransaction, type Tx } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { endSessions } from '../admin-accounts/service.ts';
import { type Actor, recordAuditEntry } from '../audit/service.ts';
import { createRecoveryCodes, lockAdmin, removeSecondFactors } from '../second-factor/service.ts';
import { checkRecentlyVerified } from '../session/service.ts';
import { type AccountDependencies, findOwnAccount } from './own-account.ts';
import { texts } from './texts.ts';

type AuditEntry = Parameters<typeof recordAuditEntry>[2];

/**
 * Changes the second factors in one transaction; `change` returns the audit entry. The first factor creates recovery
 * codes and ends all other sessions, which were opened without it. With the last factor the recovery codes are removed;
 * an admin who must have one cannot remove the last.
 */
export async function changeFactors(
  { db, now, sessions, factors }: AccountDependencies,
  actor: Actor,
  change: (tx: Tx) => Promise<AuditEntry>,
): Promise<{ recoveryCodes?: string[] }> {
  const { caller } = actor;
  const { personId, sessionId } = caller;
  await checkRecentlyVerified(db, caller, now());
  const admin = await findOwnAccount(db, caller);
  const result = await inTransaction(db, async (tx) => {
    await lockAdmin(tx, personId);
    const hadAny = (await factors.list(tx, personId)).hasAny;
    await recordAuditEntry(tx, actor, await change(tx), now());
    const { hasAny } = await factors.list(tx, personId);
    if (!hasAny && factors.isRequired(admin.role))
      throw new AppError('conflict', message(texts.lastSecondFactor));
    if (!hasAny) await removeSecondFactors(tx, personId);
    if (hadAny || !hasAny) return {};
    await endSessions(tx, personId, { now: now(), keepSession: sessionId });
    return { recoveryCodes: await createRecoveryCodes(tx, personId) };
  });
  sessions.forgetSessionsOf(personId);
  return result;
}

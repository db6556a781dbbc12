import type { changeOwnPassword } from '@sikhya/contract/account.ts';
import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { type Db, inTransaction } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import {
  checkAndHash,
  endSessions,
  requireAdminByUsername,
  setPasswordHash,
} from '../admin-accounts/service.ts';
import { type Actor, recordAuditEntry, recordServerEntry } from '../audit/service.ts';
import { createRecoveryCodes, lockAdmin, removeSecondFactors } from '../second-factor/service.ts';
import { checkRecentlyVerified } from '../session/service.ts';
import { createAuthenticatorApp } from './authenticator-app.ts';
import { type AccountDependencies, checkOwnPassword, findOwnAccount } from './own-account.ts';
import { createOwnPasskeys } from './own-passkeys.ts';
import { texts } from './texts.ts';
import { toAccount } from './to-response.ts';
import { createVerification } from './verification.ts';

/** The account of an admin, for the admin. Changes of second factors need a recent proof of who is signed in. */
export function createAccountService(dependencies: AccountDependencies) {
  const { db, now, sessions, factors } = dependencies;

  async function getAccount(caller: Caller) {
    const admin = await findOwnAccount(db, caller);
    const isRequired = factors.isRequired(admin.role);
    const { host } = factors.passkeys;
    return { account: toAccount(admin, await factors.list(db, admin.id), { isRequired, host }) };
  }

  /** Ends all other sessions. Returns a cookie, because a new password makes every device unknown. */
  async function changePassword(
    actor: Actor,
    { currentPassword, newPassword }: EndpointRequest<typeof changeOwnPassword>['body'],
  ) {
    const { caller } = actor;
    const { personId, sessionId } = caller;
    const admin = await findOwnAccount(db, caller);
    if (currentPassword !== undefined) await checkOwnPassword(dependencies, actor, admin, currentPassword);
    else if ((await factors.list(db, personId)).hasAny) await checkRecentlyVerified(db, caller, now());
    else throw new AppError('invalid', message(texts.wrongPassword));
    if (newPassword === currentPassword) throw new AppError('invalid', message(texts.samePassword));
    const passwordHash = await checkAndHash(newPassword, admin.username);
    await inTransaction(db, async (tx) => {
      await setPasswordHash(tx, personId, { passwordHash, keepSession: sessionId, now: now() });
      await recordAuditEntry(tx, actor, { action: 'change-password', subjectId: personId }, now());
    });
    sessions.forgetSessionsOf(personId);
    const deviceCookie = await sessions.createDeviceCookie({ username: admin.username, passwordHash });
    return { message: message(texts.passwordChanged), deviceCookie };
  }

  async function replaceRecoveryCodes(actor: Actor): Promise<{ recoveryCodes: string[] }> {
    const { caller } = actor;
    await checkRecentlyVerified(db, caller, now());
    return inTransaction(db, async (tx) => {
      await lockAdmin(tx, caller.personId);
      if (!(await factors.list(tx, caller.personId)).hasAny)
        throw new AppError('conflict', message(texts.noSecondFactor));
      const recoveryCodes = await createRecoveryCodes(tx, caller.personId);
      const entry = { action: 'create-recovery-codes', subjectId: caller.personId } as const;
      await recordAuditEntry(tx, actor, entry, now());
      return { recoveryCodes };
    });
  }

  return {
    getAccount,
    changePassword,
    replaceRecoveryCodes,
    ...createVerification(dependencies),
    ...createAuthenticatorApp(dependencies),
    ...createOwnPasskeys(dependencies),
  };
}

/** Removes all second factors of an admin by name, for the command line, and ends all sessions. */
export async function resetSecondFactors(db: Db, username: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id } = await requireAdminByUsername(tx, username);
    await removeSecondFactors(tx, id);
    await endSessions(tx, id, { now });
    await recordServerEntry(tx, { action: 'reset-second-factors', subjectId: id }, now);
  });
}

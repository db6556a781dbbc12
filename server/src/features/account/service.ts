import type {
  addPasskey as addPasskeyEndpoint,
  changeOwnPassword,
  verifyMe,
} from '@sikhya/contract/account.ts';
import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import {
  checkAndHash,
  endSessions,
  findAdmin,
  isPasswordCorrect,
  requireAdminByUsername,
  setPasswordHash,
} from '../admin-accounts/service.ts';
import { type Actor, recordAuditEntry, recordFailedSignIn, recordServerEntry } from '../audit/service.ts';
import {
  addPasskey,
  createRecoveryCodes,
  deletePasskey,
  deleteTotp,
  lockAdmin,
  removeSecondFactors,
  type SecondFactors,
  setPasskeyName,
} from '../second-factor/service.ts';
import { checkRecentlyVerified, type SessionService, setVerifiedAt } from '../session/service.ts';
import { presentAccount } from './present.ts';
import { texts } from './texts.ts';

export type AccountDependencies = {
  db: Db;
  now: () => Date;
  sessions: SessionService;
  factors: SecondFactors;
};

const MAX_PASSKEYS = 20;

/** What an admin does with the own account. Changes of second factors need a recent proof of who is signed in. */
export function createAccountService({ db, now, sessions, factors }: AccountDependencies) {
  async function getAccount(caller: Caller) {
    const admin = await findOwn(caller);
    const isRequired = factors.isRequired(admin.role);
    const { host } = factors.passkeys;
    return { account: presentAccount(admin, await factors.list(db, admin.id), { isRequired, host }) };
  }

  /** Ends all other sessions. Returns a cookie, because a new password makes every device unknown. */
  async function changePassword(
    actor: Actor,
    { currentPassword, newPassword }: EndpointRequest<typeof changeOwnPassword>['body'],
  ) {
    const { caller } = actor;
    const { personId, sessionId } = caller;
    const admin = await findOwn(caller);
    if (currentPassword !== undefined) await checkPassword(actor, admin, currentPassword);
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

  /** An admin with a second factor has to use it, because a thief may know the password. */
  async function verify(actor: Actor, proof: EndpointRequest<typeof verifyMe>['body']): Promise<void> {
    const { caller, address } = actor;
    const { personId, sessionId } = caller;
    const admin = await findOwn(caller);
    if (!(await factors.list(db, personId)).hasAny) {
      await checkPassword(actor, admin, proof.password ?? '');
    } else {
      const { code, passkey } = proof;
      const isCorrect = async () =>
        passkey
          ? (await factors.passkeys.check(db, 'passkey-verify', passkey, sessionId)) === personId
          : (await factors.checkCode(db, personId, code ?? '')) !== null;
      if (!(await sessions.checkOwnProof(admin, { sessionId, address }, isCorrect))) {
        await recordFailedSignIn(db, { username: admin.username, address, at: now() });
        throw new AppError('invalid', message(passkey ? texts.passkeyRefused : texts.wrongCode));
      }
    }
    await setVerifiedAt(db, sessionId, now());
  }

  async function startPasskeyVerification({ personId: adminId, sessionId }: Caller) {
    return { options: await factors.passkeys.startCheck(db, 'passkey-verify', { adminId, sessionId }) };
  }

  async function startTotp(caller: Caller) {
    await checkRecentlyVerified(db, caller, now());
    return factors.startTotp(db, await findOwn(caller), caller.sessionId);
  }

  function confirmTotp(actor: Actor, code: string) {
    const { personId, sessionId } = actor.caller;
    return changeFactors(actor, async (tx) => {
      const result = await factors.confirmTotp(tx, personId, { sessionId, code });
      if (result === 'expired') throw new AppError('conflict', message(texts.setUpExpired));
      if (result === 'wrong') throw new AppError('invalid', message(texts.wrongFirstCode));
      return { action: 'add-totp', subjectId: personId };
    });
  }

  async function removeTotp(actor: Actor): Promise<void> {
    const { personId } = actor.caller;
    await changeFactors(actor, async (tx) => {
      if (!(await deleteTotp(tx, personId))) throw new AppError('not-found', message(texts.noTotp));
      return { action: 'remove-totp', subjectId: personId };
    });
  }

  async function startPasskey(caller: Caller) {
    const { personId: adminId, sessionId } = caller;
    await checkRecentlyVerified(db, caller, now());
    const { username } = await findOwn(caller);
    return { options: await factors.passkeys.startNew(db, username, { adminId, sessionId }) };
  }

  async function addNewPasskey(
    actor: Actor,
    { name, response }: EndpointRequest<typeof addPasskeyEndpoint>['body'],
  ) {
    const { personId: adminId, sessionId } = actor.caller;
    await checkRecentlyVerified(db, actor.caller, now());
    // not in the transaction, because its rollback would bring the used challenge back
    const passkey = await factors.passkeys.checkNew(db, { adminId, sessionId }, response);
    return changeFactors(actor, async (tx) => {
      if ((await factors.list(tx, adminId)).passkeys.length >= MAX_PASSKEYS)
        throw new AppError('conflict', message(texts.tooManyPasskeys, { max: MAX_PASSKEYS }));
      if (!passkey || !(await addPasskey(tx, { ...passkey, name })))
        throw new AppError('invalid', message(texts.passkeyNotAdded));
      return { action: 'add-passkey', subjectId: adminId, details: { name } };
    });
  }

  async function renamePasskey(actor: Actor, passkeyId: string, name: string): Promise<void> {
    const { personId } = actor.caller;
    await changeFactors(actor, async (tx) => {
      const isRenamed = isId(passkeyId) && (await setPasskeyName(tx, personId, passkeyId, name));
      if (!isRenamed) throw new AppError('not-found', message(texts.noPasskey));
      return { action: 'rename-passkey', subjectId: personId, details: { name } };
    });
  }

  async function removePasskey(actor: Actor, passkeyId: string): Promise<void> {
    const { personId } = actor.caller;
    await changeFactors(actor, async (tx) => {
      const name = isId(passkeyId) ? await deletePasskey(tx, personId, passkeyId) : undefined;
      if (name === undefined) throw new AppError('not-found', message(texts.noPasskey));
      return { action: 'remove-passkey', subjectId: personId, details: { name } };
    });
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

  /**
   * Changes the second factors in one transaction. The first one creates recovery codes and ends all other sessions, which
   * were opened without it. The last one takes the recovery codes with it, and stays if the admin must have one.
   */
  async function changeFactors(
    actor: Actor,
    change: (tx: Tx) => Promise<Parameters<typeof recordAuditEntry>[2]>,
  ): Promise<{ recoveryCodes?: string[] }> {
    const { caller } = actor;
    const { personId, sessionId } = caller;
    await checkRecentlyVerified(db, caller, now());
    const admin = await findOwn(caller);
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

  async function checkPassword(
    { caller: { sessionId }, address }: Actor,
    admin: { username: string; passwordHash: string },
    password: string,
  ): Promise<void> {
    const isCorrect = () => isPasswordCorrect(admin, password);
    if (await sessions.checkOwnProof(admin, { sessionId, address }, isCorrect)) return;
    await recordFailedSignIn(db, { username: admin.username, address, at: now() });
    throw new AppError('invalid', message(texts.wrongPassword));
  }

  async function findOwn({ personId }: Caller) {
    const admin = await findAdmin(db, personId);
    if (!admin) throw new AppError('not-signed-in', message(texts.noAccount));
    return admin;
  }

  return {
    getAccount,
    changePassword,
    verify,
    startPasskeyVerification,
    startTotp,
    confirmTotp,
    removeTotp,
    startPasskey,
    addNewPasskey,
    renamePasskey,
    removePasskey,
    replaceRecoveryCodes,
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

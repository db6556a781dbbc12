import type { changeOwnPassword } from '@sikhya/contract/account.ts';
import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { type Db, inTransaction } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import { checkAndHash, findAdmin, setPasswordHash } from '../admin-accounts/service.ts';
import { type Actor, recordAuditEntry, recordFailedSignIn } from '../audit/service.ts';
import type { SessionService } from '../session/service.ts';
import { texts } from './texts.ts';

export type AccountDependencies = { db: Db; now: () => Date; sessions: SessionService };

export function createAccountService({ db, now, sessions }: AccountDependencies) {
  async function getAccount(caller: Caller) {
    const { username, hasWeakPassword } = await findOwn(caller);
    return { account: { username, hasWeakPassword } };
  }

  /** Ends all other sessions. Returns a cookie, because a new password makes every device unknown. */
  async function changePassword(
    actor: Actor,
    { currentPassword, newPassword }: EndpointRequest<typeof changeOwnPassword>['body'],
  ) {
    const { caller, address } = actor;
    const { personId, sessionId } = caller;
    const admin = await findOwn(caller);
    if (!(await sessions.checkOwnPassword(admin, currentPassword, { sessionId, address }))) {
      await recordFailedSignIn(db, { username: admin.username, address, at: now() });
      throw new AppError('invalid', message(texts.wrongPassword));
    }
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

  async function findOwn({ personId }: Caller) {
    const admin = await findAdmin(db, personId);
    if (!admin) throw new AppError('not-signed-in', message(texts.noAccount));
    return admin;
  }

  return { getAccount, changePassword };
}

import { message } from '@sikhya/contract/language/texts.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import type { Actor } from '../audit/service.ts';
import { deleteTotp } from '../second-factor/service.ts';
import { checkRecentlyVerified } from '../session/service.ts';
import { changeFactors } from './change-factors.ts';
import { type AccountDependencies, findOwnAccount } from './own-account.ts';
import { texts } from './texts.ts';

/** Adds and removes the authenticator app (TOTP) of the admin who is signed in. */
export function createAuthenticatorApp(dependencies: AccountDependencies) {
  const { db, now, factors } = dependencies;

  async function startTotp(caller: Caller) {
    await checkRecentlyVerified(db, caller, now());
    return factors.startTotp(db, await findOwnAccount(db, caller), caller.sessionId);
  }

  function confirmTotp(actor: Actor, code: string) {
    const { personId, sessionId } = actor.caller;
    return changeFactors(dependencies, actor, async (tx) => {
      const result = await factors.confirmTotp(tx, personId, { sessionId, code });
      if (result === 'expired') throw new AppError('conflict', message(texts.setUpExpired));
      if (result === 'wrong') throw new AppError('invalid', message(texts.wrongFirstCode));
      return { action: 'add-totp', subjectId: personId };
    });
  }

  async function removeTotp(actor: Actor): Promise<void> {
    const { personId } = actor.caller;
    await changeFactors(dependencies, actor, async (tx) => {
      if (!(await deleteTotp(tx, personId))) throw new AppError('not-found', message(texts.noTotp));
      return { action: 'remove-totp', subjectId: personId };
    });
  }

  return { startTotp, confirmTotp, removeTotp };
}

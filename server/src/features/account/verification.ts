import type { verifyMe } from '@sikhya/contract/account.ts';
import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import { type Actor, recordFailedSignIn } from '../audit/service.ts';
import { setVerifiedAt } from '../session/service.ts';
import { type AccountDependencies, checkOwnPassword, findOwnAccount } from './own-account.ts';
import { texts } from './texts.ts';

/** Verifies the admin who is signed in once more, before changes of second factors. */
export function createVerification(dependencies: AccountDependencies) {
  const { db, now, sessions, factors } = dependencies;

  /** An admin with a second factor has to use it, because a thief may know the password. */
  async function verify(actor: Actor, proof: EndpointRequest<typeof verifyMe>['body']): Promise<void> {
    const { caller, address } = actor;
    const { personId, sessionId } = caller;
    const admin = await findOwnAccount(db, caller);
    if (!(await factors.list(db, personId)).hasAny) {
      await checkOwnPassword(dependencies, actor, admin, proof.password ?? '');
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

  return { verify, startPasskeyVerification };
}

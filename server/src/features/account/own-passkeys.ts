import type { addPasskey as addPasskeyEndpoint } from '@sikhya/contract/account.ts';
import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import type { Actor } from '../audit/service.ts';
import { addPasskey, deletePasskey, setPasskeyName } from '../second-factor/service.ts';
import { checkRecentlyVerified } from '../session/service.ts';
import { changeFactors } from './change-factors.ts';
import { type AccountDependencies, findOwnAccount } from './own-account.ts';
import { texts } from './texts.ts';

const MAX_PASSKEYS = 20;

/** Adds, renames and removes the passkeys of the admin who is signed in. */
export function createOwnPasskeys(dependencies: AccountDependencies) {
  const { db, now, factors } = dependencies;

  async function startPasskey(caller: Caller) {
    const { personId: adminId, sessionId } = caller;
    await checkRecentlyVerified(db, caller, now());
    const { username } = await findOwnAccount(db, caller);
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
    return changeFactors(dependencies, actor, async (tx) => {
      if ((await factors.list(tx, adminId)).passkeys.length >= MAX_PASSKEYS)
        throw new AppError('conflict', message(texts.tooManyPasskeys, { max: MAX_PASSKEYS }));
      if (!passkey || !(await addPasskey(tx, { ...passkey, name })))
        throw new AppError('invalid', message(texts.passkeyNotAdded));
      return { action: 'add-passkey', subjectId: adminId, details: { name } };
    });
  }

  async function renamePasskey(actor: Actor, passkeyId: string, name: string): Promise<void> {
    const { personId } = actor.caller;
    await changeFactors(dependencies, actor, async (tx) => {
      const isRenamed = isId(passkeyId) && (await setPasskeyName(tx, personId, passkeyId, name));
      if (!isRenamed) throw new AppError('not-found', message(texts.noPasskey));
      return { action: 'rename-passkey', subjectId: personId, details: { name } };
    });
  }

  async function removePasskey(actor: Actor, passkeyId: string): Promise<void> {
    const { personId } = actor.caller;
    await changeFactors(dependencies, actor, async (tx) => {
      const name = isId(passkeyId) ? await deletePasskey(tx, personId, passkeyId) : undefined;
      if (name === undefined) throw new AppError('not-found', message(texts.noPasskey));
      return { action: 'remove-passkey', subjectId: personId, details: { name } };
    });
  }

  return { startPasskey, addNewPasskey, renamePasskey, removePasskey };
}

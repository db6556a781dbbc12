import { changeOwnPassword, getAccount } from '@sikhya/contract/account.ts';
import type { FastifyInstance } from 'fastify';
import { serve, withHeaders } from '../../http/serve.ts';
import { type AccountDependencies, createAccountService } from './service.ts';

/** The account of the admin who is signed in. */
export function accountRoutes(app: FastifyInstance, dependencies: AccountDependencies): void {
  const service = createAccountService(dependencies);
  serve(app, getAccount, ({ caller }) => service.getAccount(caller));
  serve(app, changeOwnPassword, async ({ caller, address, body }) => {
    const { message, deviceCookie } = await service.changePassword({ caller, address }, body);
    return withHeaders({ 'set-cookie': deviceCookie }, { message });
  });
}

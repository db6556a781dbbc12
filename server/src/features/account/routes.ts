import * as account from '@sikhya/contract/account.ts';
import type { FastifyInstance } from 'fastify';
import { serve, withHeaders } from '../../http/serve.ts';
import type { AccountDependencies } from './own-account.ts';
import { createAccountService } from './service.ts';

/** The account of the admin who is signed in. */
export function accountRoutes(app: FastifyInstance, dependencies: AccountDependencies): void {
  const service = createAccountService(dependencies);
  serve(app, account.getAccount, ({ caller }) => service.getAccount(caller));
  serve(app, account.changeOwnPassword, async ({ caller, address, body }) => {
    const { message, deviceCookie } = await service.changePassword({ caller, address }, body);
    return withHeaders({ 'set-cookie': deviceCookie }, { message });
  });
  serve(app, account.verifyMe, ({ caller, address, body }) => service.verify({ caller, address }, body));
  serve(app, account.startPasskeyVerification, ({ caller }) => service.startPasskeyVerification(caller));
  serve(app, account.startTotp, ({ caller }) => service.startTotp(caller));
  serve(app, account.confirmTotp, ({ caller, address, body }) =>
    service.confirmTotp({ caller, address }, body.code),
  );
  serve(app, account.removeTotp, ({ caller, address }) => service.removeTotp({ caller, address }));
  serve(app, account.createRecoveryCodes, ({ caller, address }) =>
    service.replaceRecoveryCodes({ caller, address }),
  );
  serve(app, account.startPasskey, ({ caller }) => service.startPasskey(caller));
  serve(app, account.addPasskey, ({ caller, address, body }) =>
    service.addNewPasskey({ caller, address }, body),
  );
  serve(app, account.renamePasskey, ({ caller, address, params, body }) =>
    service.renamePasskey({ caller, address }, params.passkeyId, body.name),
  );
  serve(app, account.removePasskey, ({ caller, address, params }) =>
    service.removePasskey({ caller, address }, params.passkeyId),
  );
}

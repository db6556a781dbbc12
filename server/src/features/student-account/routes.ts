import * as contract from '@sikhya/contract/student-account.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { serveIdempotent, serveWrite } from '../../http/serve-write.ts';
import { type AccountDependencies, createStudentAccountService } from './service.ts';

/** The account of the student who is signed in. */
export function studentAccountRoutes(app: FastifyInstance, dependencies: AccountDependencies): void {
  const service = createStudentAccountService(dependencies);
  serve(app, contract.getStudentAccount, ({ caller }) => service.getAccount(caller));
  serve(app, contract.updateStudentAccount, ({ caller, body }) => service.updateAccount(caller, body));
  serveIdempotent(app, dependencies, contract.deleteStudentAccount, ({ caller, body }) =>
    service.deleteAccount(caller, body),
  );
  serveWrite(app, dependencies, contract.restoreStudentAccount, async ({ tx, caller }) => {
    await service.restoreAccount(tx, caller);
    return service.getAccount(caller, tx);
  });
  serve(app, contract.signOutDevice, ({ caller, params }) => service.signOutDevice(caller, params.deviceId));
}

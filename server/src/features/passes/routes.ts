import * as contract from '@sikhya/contract/passes.ts';
import type { FastifyInstance } from 'fastify';
import type { WriteDependencies } from '../../http/idempotency.ts';
import { serve, withStatus } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import * as service from './service.ts';

export function passRoutes(
  app: FastifyInstance,
  { canPay, ...dependencies }: WriteDependencies & { canPay: boolean },
): void {
  const { db, now } = dependencies;
  serve(app, contract.listPasses, async () => ({ passes: canPay ? await service.listPasses(db) : [] }));
  serve(app, contract.listMyPasses, async ({ caller }) => ({
    passes: await service.listMyPasses(db, caller.personId, now()),
  }));
  serveWrite(app, dependencies, contract.cancelPass, async ({ tx, caller, params }) => ({
    pass: await service.cancelPass(tx, { studentId: caller.personId, ...params, now: now() }),
  }));
  serve(app, contract.listAllPasses, async () => ({ passes: await service.listAllPasses(db, now()) }));
  serveWrite(app, dependencies, contract.createPass, async ({ tx, body, ...actor }) =>
    withStatus(201, { pass: await service.createPass({ tx, actor, now: now() }, body) }),
  );
  serveWrite(app, dependencies, contract.updatePass, async ({ tx, params, body, ...actor }) => ({
    pass: await service.updatePass({ tx, actor, now: now() }, params.passId, body),
  }));
  serveWrite(app, dependencies, contract.deletePass, ({ tx, params, ...actor }) =>
    service.deletePass({ tx, actor, now: now() }, params.passId),
  );
}

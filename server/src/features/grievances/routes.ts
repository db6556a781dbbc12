import * as contract from '@sikhya/contract/grievances.ts';
import type { FastifyInstance } from 'fastify';
import type { WriteDependencies } from '../../http/idempotency.ts';
import { serve, withStatus } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import type { HashNetwork } from './network-hash.ts';
import * as service from './service.ts';

export function grievanceRoutes(
  app: FastifyInstance,
  dependencies: WriteDependencies & { hashNetwork: HashNetwork; canMail: boolean },
): void {
  const { db, hashNetwork, now } = dependencies;
  serve(app, contract.sendGrievance, async ({ body, address }) =>
    withStatus(201, await service.sendGrievance(db, body, hashNetwork(address), now())),
  );
  serveWrite(app, dependencies, contract.sendOwnGrievance, async ({ tx, caller, body }) =>
    withStatus(201, await service.sendOwnGrievance(tx, caller.personId, body, now())),
  );
  serve(app, contract.listOwnGrievances, ({ caller }) => service.listOwnGrievances(db, caller.personId));
  serve(app, contract.listGrievances, ({ query }) => service.listGrievances(dependencies, query, now()));
  serveWrite(app, dependencies, contract.answerGrievance, ({ tx, params, body, ...actor }) =>
    service.answerGrievance(tx, actor, { ...params, ...body }, now()),
  );
}

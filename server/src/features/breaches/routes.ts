import * as contract from '@sikhya/contract/breaches.ts';
import type { FastifyInstance } from 'fastify';
import type { WriteDependencies } from '../../http/idempotency.ts';
import { serve, withStatus } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import * as service from './service.ts';

export function breachRoutes(app: FastifyInstance, dependencies: WriteDependencies): void {
  const { db, now } = dependencies;
  serve(app, contract.listBreaches, () => service.listBreaches(db));
  serve(app, contract.countBreachPeople, ({ body }) => service.countPeople(db, body.studentIds));
  serveWrite(app, dependencies, contract.sendBreach, async ({ tx, body, ...actor }) =>
    withStatus(201, await service.sendBreach(tx, actor, body, now())),
  );
}

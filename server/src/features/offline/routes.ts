import * as contract from '@sikhya/contract/offline.ts';
import type { FastifyInstance } from 'fastify';
import { serve, withStatus } from '../../http/serve.ts';
import { handInTest } from './hand-in.ts';
import * as service from './service.ts';

export function offlineRoutes(app: FastifyInstance, dependencies: service.OfflineDependencies): void {
  serve(app, contract.takeChapterAlong, ({ caller, body }) =>
    service.takeChapterAlong(dependencies, caller, body),
  );
  serve(app, contract.renewLeases, ({ caller, body }) => service.renewLeases(dependencies, caller, body));
  serve(app, contract.handInOfflineTest, async ({ caller, body }) => {
    const { isNew, response } = await handInTest(dependencies, caller, body);
    return withStatus(isNew ? 201 : 200, response);
  });
}

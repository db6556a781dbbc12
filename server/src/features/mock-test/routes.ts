import * as contract from '@sikhya/contract/mock-test.ts';
import { getTestResult, listTestResults } from '@sikhya/contract/test-result.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { serve, withStatus } from '../../http/serve.ts';
import * as lookup from './lookup.ts';
import * as service from './service.ts';

export function mockTestRoutes(app: FastifyInstance, db: Db, now: () => Date): void {
  serve(app, contract.getChapterTest, ({ caller, ...place }) =>
    lookup.readChapterTest(db, caller, place, now()),
  );
  serve(app, contract.startTest, ({ caller, body }) => service.startTest(db, caller, body, now()));
  serve(app, contract.saveAnswers, ({ caller, params, body }) =>
    service.saveAnswers(db, caller.personId, params.attemptId, body, now()),
  );
  serve(app, contract.handInTest, async ({ caller, body }) => {
    const { counted, answer } = await service.handInTest(db, caller, body, now());
    return withStatus(counted ? 201 : 200, answer);
  });
  serve(app, getTestResult, ({ caller, params }) =>
    lookup.readResult(db, caller.personId, { id: params.resultId }),
  );
  serve(app, listTestResults, ({ caller, query }) => lookup.listResults(db, caller.personId, query));
}

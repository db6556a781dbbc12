import * as contract from '@sikhya/contract/mock-test.ts';
import { getTestResult, listTestResults } from '@sikhya/contract/test-result.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { serve, withStatus } from '../../http/serve.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { saveAnswers } from '../attempts/service.ts';
import * as lookup from './lookup.ts';
import * as service from './service.ts';

export function mockTestRoutes(
  app: FastifyInstance,
  db: Db,
  now: () => Date,
  metrics: Pick<Metrics, 'answersSaved' | 'testsHandedIn'>,
): void {
  serve(app, contract.getChapterTest, ({ caller, ...request }) =>
    lookup.readChapterTest(db, caller, request, now()),
  );
  serve(app, contract.listRunningAttempts, ({ caller }) => lookup.listRunning(db, caller.personId, now()));
  serve(app, contract.startTest, ({ caller, body }) => service.startTest(db, caller, body, now()));
  serve(app, contract.saveAnswers, async ({ caller, params, body }) => {
    const response = await saveAnswers(db, caller.personId, params.attemptId, body, now());
    metrics.answersSaved += Number(response.saved);
    return response;
  });
  serve(app, contract.handInTest, async ({ caller, body }) => {
    const { isNew, response } = await service.handInTest(db, caller, body, now());
    metrics.testsHandedIn += Number(isNew);
    return withStatus(isNew ? 201 : 200, response);
  });
  serve(app, getTestResult, ({ caller, params }) => lookup.readResult(db, caller.personId, params.resultId));
  serve(app, listTestResults, ({ caller, query }) => lookup.listResults(db, caller.personId, query));
}

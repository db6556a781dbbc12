import * as contract from '@sikhya/contract/mock-test.ts';
import { getTestResult, listTestResults } from '@sikhya/contract/test-result.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { serve, withStatus } from '../../http/serve.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import * as lookup from './lookup.ts';
import * as service from './service.ts';

export function mockTestRoutes(
  app: FastifyInstance,
  db: Db,
  now: () => Date,
  metrics: Pick<Metrics, 'answersSaved' | 'testsHandedIn'>,
): void {
  serve(app, contract.getChapterTest, ({ caller, ...place }) =>
    lookup.readChapterTest(db, caller, place, now()),
  );
  serve(app, contract.listRunningAttempts, ({ caller }) => lookup.listRunning(db, caller.personId, now()));
  serve(app, contract.startTest, ({ caller, body }) => service.startTest(db, caller, body, now()));
  serve(app, contract.saveAnswers, async ({ caller, params, body }) => {
    const answer = await service.saveAnswers(db, caller.personId, params.attemptId, body, now());
    metrics.answersSaved += Number(answer.saved);
    return answer;
  });
  serve(app, contract.handInTest, async ({ caller, body }) => {
    const { counted, answer } = await service.handInTest(db, caller, body, now());
    metrics.testsHandedIn += Number(counted);
    return withStatus(counted ? 201 : 200, answer);
  });
  serve(app, getTestResult, ({ caller, params }) =>
    lookup.readResult(db, caller.personId, { id: params.resultId }),
  );
  serve(app, listTestResults, ({ caller, query }) => lookup.listResults(db, caller.personId, query));
}

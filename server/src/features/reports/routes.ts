import * as caseContract from '@sikhya/contract/report-cases.ts';
import * as contract from '@sikhya/contract/reports.ts';
import type { FastifyInstance } from 'fastify';
import type { WriteDependencies } from '../../http/idempotency.ts';
import { serve, withStatus } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import * as cases from './case-service.ts';
import * as service from './service.ts';

export function reportRoutes(app: FastifyInstance, dependencies: WriteDependencies): void {
  const { db, now } = dependencies;
  serveWrite(app, dependencies, contract.createReport, async ({ tx, caller, body }) =>
    withStatus(201, { report: await service.createReport(tx, caller.personId, body, now()) }),
  );
  serve(app, contract.listReports, ({ caller, query }) =>
    service.listReports(db, caller.personId, query, now()),
  );
  serve(app, contract.listScoreChanges, ({ caller, query }) =>
    service.listScoreChanges(db, caller.personId, query.limit, now()),
  );
  serve(app, contract.markScoreChangesSeen, ({ caller }) =>
    service.markScoreChangesSeen(db, caller.personId, now()),
  );
  serve(app, contract.listCourseCorrections, ({ params }) => service.listCourseCorrections(db, params.slug));
  serve(app, contract.listExamCorrections, ({ caller, params }) =>
    service.listExamCorrections(db, caller.personId, params.examId, now()),
  );
  caseRoutes(app, dependencies);
}

function caseRoutes(app: FastifyInstance, dependencies: WriteDependencies): void {
  const { db, now } = dependencies;
  serve(app, caseContract.listReportCases, ({ caller, query }) => cases.listCases(db, caller, query));
  serve(app, caseContract.getReportCase, ({ caller, params }) => cases.readCase(db, caller, params.reportId));
  serveWrite(app, dependencies, caseContract.openReportCase, ({ tx, body, ...actor }) =>
    cases.openQuestionCase({ tx, actor, now: now() }, body.questionId),
  );
  serveWrite(app, dependencies, caseContract.decideReport, ({ tx, params, body, ...actor }) =>
    cases.decide({ tx, actor, now: now() }, params.reportId, body),
  );
  serveWrite(app, dependencies, caseContract.correctContent, ({ tx, params, body, ...actor }) =>
    cases.correctContent({ tx, actor, now: now() }, params.reportId, body),
  );
}

import * as contract from '@sikhya/contract/exam-control.ts';
import type { FastifyInstance } from 'fastify';
import type { Read } from '../../database/read-database.ts';
import type { WriteDependencies } from '../../http/idempotency.ts';
import { serve } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import * as control from './control-service.ts';
import * as time from './time-service.ts';

export function examControlRoutes(app: FastifyInstance, dependencies: WriteDependencies, read: Read): void {
  const { db, now } = dependencies;
  serve(app, contract.getExamLive, ({ caller, params }) =>
    control.readLive(db, caller, params.examId, now()),
  );
  serve(app, contract.listExamResults, ({ caller, params, query }) =>
    read((db) => control.listResults(db, caller, params.examId, query)),
  );
  serve(app, contract.getExamAnalysis, ({ params }) => read((db) => control.readAnalysis(db, params.examId)));
  serve(app, contract.listExtraTime, ({ params }) => time.listExtraTime(db, params.examId));
  serveWrite(app, dependencies, contract.extendExam, ({ tx, params, body, ...actor }) =>
    time.extendExam({ tx, actor, now: now() }, params.examId, body),
  );
  serveWrite(app, dependencies, contract.giveExtraTime, ({ tx, params, body, ...actor }) =>
    time.giveExtraTime({ tx, actor, now: now() }, params.examId, body),
  );
  serveWrite(app, dependencies, contract.takeExtraTime, ({ tx, params, ...actor }) =>
    time.takeExtraTime({ tx, actor, now: now() }, params.examId, params.studentId),
  );
}

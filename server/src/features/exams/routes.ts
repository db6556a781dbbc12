import * as previewContract from '@sikhya/contract/exam-preview.ts';
import * as versionContract from '@sikhya/contract/exam-versions.ts';
import * as contract from '@sikhya/contract/exams.ts';
import * as studentContract from '@sikhya/contract/student-exams.ts';
import type { FastifyInstance } from 'fastify';
import type { Read } from '../../database/read-database.ts';
import type { WriteDependencies } from '../../http/idempotency.ts';
import { serve, withStatus } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import { examControlRoutes } from './control-routes.ts';
import { gradeExamPreview, previewExam } from './preview.ts';
import { listExams, readExam } from './read-exam.ts';
import { readExamResult } from './result-service.ts';
import * as service from './service.ts';
import * as studentService from './student-service.ts';
import * as versions from './versions.ts';

export function examRoutes(app: FastifyInstance, dependencies: WriteDependencies, read: Read): void {
  const { db, now } = dependencies;
  serve(app, contract.listAdminExams, ({ query }) => listExams(db, query));
  serve(app, contract.getAdminExam, async ({ params }) => ({
    exam: await readExam(db, params.examId),
  }));
  serveWrite(app, dependencies, contract.createExam, async ({ tx, body, ...actor }) =>
    withStatus(201, { exam: await service.createExam({ tx, actor, now: now() }, body) }),
  );
  serveWrite(app, dependencies, contract.updateExam, async ({ tx, params, body, ...actor }) => ({
    exam: await service.updateExam({ tx, actor, now: now() }, params.examId, body),
  }));
  const steps = [
    [contract.publishExam, service.publishExam],
    [contract.archiveExam, service.archiveExam],
    [contract.restoreExam, service.restoreExam],
    [contract.cancelExam, service.cancelExam],
  ] as const;
  for (const [endpoint, run] of steps)
    serveWrite(app, dependencies, endpoint, async ({ tx, params, ...actor }) => ({
      exam: await run({ tx, actor, now: now() }, params.examId),
    }));
  serveWrite(app, dependencies, contract.deleteExam, ({ tx, params, ...actor }) =>
    service.deleteExam({ tx, actor, now: now() }, params.examId),
  );
  serve(app, previewContract.previewExam, ({ params, query }) =>
    previewExam(db, { ...params, ...query }, now()),
  );
  serve(app, previewContract.gradeExamPreview, ({ params, query, body }) =>
    gradeExamPreview(db, { ...params, ...query }, body, now()),
  );
  versionRoutes(app, dependencies);
  examControlRoutes(app, dependencies, read);
  studentRoutes(app, dependencies);
}

function versionRoutes(app: FastifyInstance, dependencies: WriteDependencies): void {
  const { db, now } = dependencies;
  serve(app, versionContract.listExamVersions, ({ params }) => versions.listVersions(db, params.examId));
  serve(app, versionContract.compareExamVersions, ({ params, query }) =>
    versions.compareVersions(db, params, query.to),
  );
  serveWrite(app, dependencies, versionContract.duplicateExam, async ({ tx, params, ...actor }) =>
    withStatus(201, { exam: await versions.duplicateExam({ tx, actor, now: now() }, params.examId) }),
  );
  serveWrite(app, dependencies, versionContract.restoreExamVersion, async ({ tx, params, ...actor }) => ({
    exam: await versions.restoreVersion({ tx, actor, now: now() }, params.examId, params.version),
  }));
}

function studentRoutes(app: FastifyInstance, { db, now }: WriteDependencies): void {
  serve(app, studentContract.listStudentExams, ({ caller }) =>
    studentService.listExams(db, caller.personId, now()),
  );
  serve(app, studentContract.getStudentExam, ({ caller, params }) =>
    studentService.readExam(db, caller.personId, params.examId, now()),
  );
  serve(app, studentContract.startExam, ({ caller, params, body }) =>
    studentService.startExam(db, caller.personId, params.examId, body, now()),
  );
  serve(app, studentContract.reportAttemptEvent, ({ caller, params, body }) =>
    studentService.recordEvent(db, caller.personId, params.attemptId, body, now()),
  );
  serve(app, studentContract.getExamResult, ({ caller, params, query }) =>
    readExamResult(db, caller.personId, params.examId, query, now()),
  );
}

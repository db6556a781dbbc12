import { message } from '@sikhya/contract/language/texts.ts';
import * as contract from '@sikhya/contract/students.ts';
import type { FastifyInstance } from 'fastify';
import type { WriteDependencies } from '../../http/idempotency.ts';
import { serve, withStatus } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import * as service from './service.ts';
import { texts } from './texts.ts';

/** `forgetSessions` clears the cached sessions of a student, so that an ended session ends at once. */
export function studentsRoutes(
  app: FastifyInstance,
  dependencies: WriteDependencies,
  forgetSessions: (studentId: string) => void,
): void {
  const { db, now } = dependencies;
  serve(app, contract.listStudents, ({ query }) => service.listStudents(db, query));
  serve(app, contract.getStudent, ({ params }) => service.getStudent(db, params.studentId, now()));
  serveWrite(app, dependencies, contract.giveCourse, async ({ tx, params, body, ...actor }) => {
    await service.giveCourse({ tx, actor, now: now(), ...params }, body);
    return withStatus(201, { message: message(texts.given) });
  });
  serveWrite(app, dependencies, contract.takeCourseAway, ({ tx, params, body, ...actor }) =>
    service.takeCourseAway({ tx, actor, now: now(), ...params }, params.courseId, body?.note ?? ''),
  );
  serveWrite(
    app,
    dependencies,
    contract.endStudentSessions,
    async ({ tx, afterCommit, params, ...actor }) => {
      afterCommit(() => forgetSessions(params.studentId));
      await service.endSessions({ tx, actor, now: now(), ...params });
      return { message: message(texts.signedOut) };
    },
  );
  serveWrite(
    app,
    dependencies,
    contract.blockStudent,
    async ({ tx, afterCommit, params, body, ...actor }) => {
      afterCommit(() => forgetSessions(params.studentId));
      await service.blockStudent({ tx, actor, now: now(), ...params }, body.note);
      return { message: message(texts.blocked) };
    },
  );
  serveWrite(app, dependencies, contract.unblockStudent, async ({ tx, params, body, ...actor }) => {
    await service.unblockStudent({ tx, actor, now: now(), ...params }, body.note);
    return { message: message(texts.unblocked) };
  });
  serveWrite(
    app,
    dependencies,
    contract.deleteStudent,
    async ({ tx, afterCommit, params, body, ...actor }) => {
      afterCommit(() => forgetSessions(params.studentId));
      await service.deleteStudent({ tx, actor, now: now(), ...params }, body.note);
      return { message: message(texts.deleted) };
    },
  );
  serveWrite(app, dependencies, contract.changeDateOfBirth, async ({ tx, params, body, ...actor }) => {
    await service.changeDateOfBirth({ tx, actor, now: now(), ...params }, body);
    return { message: message(texts.birthDateChanged) };
  });
  serveWrite(app, dependencies, contract.restoreStudent, async ({ tx, params, body, ...actor }) => {
    await service.restoreStudent({ tx, actor, now: now(), ...params }, body.note);
    return { message: message(texts.restored) };
  });
}

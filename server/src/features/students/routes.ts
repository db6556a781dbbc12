import {
  blockStudent,
  endStudentSessions,
  getStudent,
  giveCourse,
  listStudents,
  takeCourse,
  unblockStudent,
} from '@sikhya/contract/students.ts';
import type { FastifyInstance } from 'fastify';
import type { WriteParts } from '../../http/idempotency.ts';
import { serve, withStatus } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import type { StudentsService } from './service.ts';

export function studentsRoutes(
  app: FastifyInstance,
  parts: WriteParts,
  students: StudentsService,
  forgetSessionsOf: (studentId: string) => void,
): void {
  serve(app, listStudents, ({ query }) => students.list(query));
  serve(app, getStudent, ({ params }) => students.show(params.studentId));
  serveWrite(app, parts, giveCourse, async ({ tx, caller, params, body }) => {
    await students.give(tx, caller, params.studentId, body);
    return withStatus(201, { message: 'The student has the course now.' });
  });
  serveWrite(app, parts, takeCourse, ({ tx, caller, params, body }) =>
    students.take(tx, caller, params.studentId, params.courseId, body?.note ?? ''),
  );
  serveWrite(app, parts, endStudentSessions, async ({ tx, afterCommit, caller, params }) => {
    afterCommit(() => forgetSessionsOf(params.studentId));
    await students.endSessions(tx, caller, params.studentId);
    return { message: 'The student is signed out everywhere.' };
  });
  serveWrite(app, parts, blockStudent, async ({ tx, afterCommit, caller, params, body }) => {
    afterCommit(() => forgetSessionsOf(params.studentId));
    await students.block(tx, caller, params.studentId, body.note);
    return { message: 'The student is blocked.' };
  });
  serveWrite(app, parts, unblockStudent, async ({ tx, caller, params, body }) => {
    await students.unblock(tx, caller, params.studentId, body.note);
    return { message: 'The student can sign in again.' };
  });
}

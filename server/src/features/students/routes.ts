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
import type { WriteDependencies } from '../../http/idempotency.ts';
import { serve, withStatus } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import type { StudentsService } from './service.ts';

export function studentsRoutes(
  app: FastifyInstance,
  parts: WriteDependencies,
  students: StudentsService,
  forgetSessionsOf: (studentId: string) => void,
): void {
  serve(app, listStudents, ({ query }) => students.list(query));
  serve(app, getStudent, ({ params }) => students.show(params.studentId));
  serveWrite(app, parts, giveCourse, async ({ tx, params, body, ...by }) => {
    await students.give(tx, by, params.studentId, body);
    return withStatus(201, { message: 'The student has the course now.' });
  });
  serveWrite(app, parts, takeCourse, ({ tx, params, body, ...by }) =>
    students.take(tx, by, params.studentId, params.courseId, body?.note ?? ''),
  );
  serveWrite(app, parts, endStudentSessions, async ({ tx, afterCommit, params, ...by }) => {
    afterCommit(() => forgetSessionsOf(params.studentId));
    await students.endSessions(tx, by, params.studentId);
    return { message: 'The student is signed out everywhere.' };
  });
  serveWrite(app, parts, blockStudent, async ({ tx, afterCommit, params, body, ...by }) => {
    afterCommit(() => forgetSessionsOf(params.studentId));
    await students.block(tx, by, params.studentId, body.note);
    return { message: 'The student is blocked.' };
  });
  serveWrite(app, parts, unblockStudent, async ({ tx, params, body, ...by }) => {
    await students.unblock(tx, by, params.studentId, body.note);
    return { message: 'The student can sign in again.' };
  });
}

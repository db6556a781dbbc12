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
import { serve, withStatus } from '../../http/serve.ts';
import type { StudentsService } from './service.ts';

export function studentsRoutes(app: FastifyInstance, students: StudentsService): void {
  serve(app, listStudents, ({ query }) => students.list(query));
  serve(app, getStudent, ({ params }) => students.show(params.studentId));
  serve(app, giveCourse, async ({ caller, params, body }) => {
    await students.give(caller, params.studentId, body);
    return withStatus(201, { message: 'The student has the course now.' });
  });
  serve(app, takeCourse, ({ caller, params, body }) =>
    students.take(caller, params.studentId, params.courseId, body?.note ?? ''),
  );
  serve(app, endStudentSessions, async ({ caller, params }) => {
    await students.endSessions(caller, params.studentId);
    return { message: 'The student is signed out everywhere.' };
  });
  serve(app, blockStudent, async ({ caller, params, body }) => {
    await students.block(caller, params.studentId, body.note);
    return { message: 'The student is blocked.' };
  });
  serve(app, unblockStudent, async ({ caller, params, body }) => {
    await students.unblock(caller, params.studentId, body.note);
    return { message: 'The student can sign in again.' };
  });
}

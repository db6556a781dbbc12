import { message } from '@sikhya/contract/language/texts.ts';
import * as contract from '@sikhya/contract/study.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import * as service from './service.ts';
import type { StudentCourses } from './student-courses.ts';
import { texts } from './texts.ts';

export function studyRoutes(
  app: FastifyInstance,
  { db, courses, now }: { db: Db; courses: StudentCourses; now: () => Date },
): void {
  serve(app, contract.getStudentCourse, ({ caller, params }) =>
    service.readCourse(db, courses, caller, { ...params, now: now() }),
  );
  serve(app, contract.getStudentChapter, async ({ caller, ...request }) => ({
    chapter: await service.readChapter(db, caller, { ...request, now: now() }),
  }));
  serve(app, contract.getCourseProgress, async ({ caller, params }) => ({
    progress: await service.readProgress(db, caller, { ...params, now: now() }),
  }));
  serve(app, contract.reportStudy, ({ caller, body }) => service.reportStudy(db, caller, body, now()));
  serveWrite(app, { db, now }, contract.resetProgress, async ({ tx, caller, params }) => {
    await service.resetProgress(tx, caller, params.courseId, now());
    return { message: message(texts.progressReset) };
  });
}

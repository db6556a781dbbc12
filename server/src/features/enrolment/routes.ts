import * as contract from '@sikhya/contract/enrolment.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { serve, withStatus } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import * as service from './service.ts';
import { texts } from './texts.ts';

export function enrolmentRoutes(
  app: FastifyInstance,
  { db, now, canPay }: { db: Db; now: () => Date; canPay: boolean },
): void {
  serve(app, contract.listMyCourses, async ({ caller }) => ({
    courses: await service.listMyCourses(db, caller.personId, now()),
  }));
  serveWrite(app, { db, now }, contract.enrol, async ({ tx, caller, params }) => {
    const key = { studentId: caller.personId, courseId: params.courseId };
    const { isNew, enrollmentDetails } = await service.enrol(tx, key, { now: now(), canPay });
    return withStatus(isNew ? 201 : 200, { message: message(texts.enrolled), enrollmentDetails });
  });
}

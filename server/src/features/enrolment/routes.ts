import * as contract from '@sikhya/contract/enrolment.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { serve, withStatus } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import * as service from './service.ts';
import { texts } from './texts.ts';

export function enrolmentRoutes(app: FastifyInstance, db: Db, now: () => Date): void {
  serve(app, contract.listMyCourses, async ({ caller }) => ({
    courses: await service.listMyCourses(db, caller.personId),
  }));
  serveWrite(app, { db, now }, contract.enrol, async ({ tx, caller, params }) => {
    const { isNew, enrollmentDetails } = await service.enrol(tx, caller.personId, params.courseId, now());
    return withStatus(isNew ? 201 : 200, { message: message(texts.enrolled), enrollmentDetails });
  });
}

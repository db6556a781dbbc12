import * as contract from '@sikhya/contract/authoring.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { FastifyInstance } from 'fastify';
import { serve, withStatus } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import type { Catalogue } from '../catalogue/service.ts';
import { getCourseOwner } from '../course-rights/service.ts';
import type { FilesDependencies } from '../files/service.ts';
import { publishingRoutes } from './publishing-routes.ts';
import * as service from './service.ts';
import { texts } from './texts.ts';

export function authoringRoutes(
  app: FastifyInstance,
  parts: FilesDependencies,
  catalogue: Pick<Catalogue, 'clear'>,
): void {
  const { db, now } = parts;
  serve(app, contract.listAdminCourses, ({ query, caller }) =>
    service.listCourses(db, query, getCourseOwner(caller)),
  );
  serve(app, contract.getAdminCourse, ({ params, caller }) => service.getCourse(db, params.courseId, caller));
  serveWrite(app, parts, contract.createCourse, async ({ tx, afterCommit, body, ...actor }) => {
    afterCommit(catalogue.clear);
    const course = await service.createCourse(tx, body, now(), actor);
    return withStatus(201, { message: message(texts.created), course });
  });
  serveWrite(app, parts, contract.updateCourse, async ({ tx, afterCommit, params, body, ...actor }) => {
    afterCommit(catalogue.clear);
    const course = await service.updateCourse(tx, params.courseId, body, now(), actor);
    return { message: message(texts.updated), course };
  });
  serveWrite(app, parts, contract.deleteCourse, async ({ tx, afterCommit, params, ...actor }) => {
    afterCommit(catalogue.clear);
    await service.deleteCourse(tx, params.courseId, now(), actor);
  });
  publishingRoutes(app, parts, catalogue);
}

import * as contract from '@sikhya/contract/authoring.ts';
import type { FastifyInstance } from 'fastify';
import { serve, withStatus } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import type { Catalogue } from '../catalogue/service.ts';
import { type FilesParts, removeLeftovers } from '../files/service.ts';
import * as service from './service.ts';

export function authoringRoutes(app: FastifyInstance, parts: FilesParts, catalogue: Catalogue): void {
  const { db, now } = parts;
  serve(app, contract.listAdminCourses, ({ query }) => service.listCourses(db, query));
  serve(app, contract.getAdminCourse, ({ params }) => service.openCourse(db, params.courseId));
  serveWrite(app, parts, contract.createCourse, async ({ tx, afterCommit, body, ...by }) => {
    afterCommit(catalogue.clear);
    const course = await service.createCourse(tx, body, now(), by);
    return withStatus(201, { message: 'Course created successfully!', course });
  });
  serveWrite(app, parts, contract.updateCourse, async ({ tx, afterCommit, params, body, ...by }) => {
    afterCommit(catalogue.clear);
    const course = await service.updateCourse(tx, params.courseId, body, now(), by);
    return { message: 'Course updated successfully!', course };
  });
  serveWrite(app, parts, contract.deleteCourse, async ({ tx, afterCommit, params, ...by }) => {
    afterCommit(catalogue.clear);
    const leftFiles = await service.deleteCourse(tx, params.courseId, now(), by);
    afterCommit(() => removeLeftovers(parts, leftFiles, app.log));
  });
}

import * as contract from '@sikhya/contract/authoring.ts';
import type { FastifyInstance } from 'fastify';
import { outdating } from '../../http/brief-cache.ts';
import { serve, withStatus } from '../../http/serve.ts';
import type { Catalogue } from '../catalogue/service.ts';
import { type FilesParts, removeLeftovers } from '../files/service.ts';
import * as service from './service.ts';

export function authoringRoutes(app: FastifyInstance, parts: FilesParts, catalogue: Catalogue): void {
  const { db, now } = parts;
  const leaveFiles = (ids: string[]) => removeLeftovers(parts, ids, app.log);
  serve(app, contract.listAdminCourses, ({ query }) => service.listCourses(db, query));
  serve(app, contract.getAdminCourse, async ({ params }) => ({
    course: await service.readCourse(db, params.courseId),
  }));
  serve(
    app,
    contract.createCourse,
    outdating(catalogue, async ({ body }) =>
      withStatus(201, {
        message: 'Course created successfully!',
        course: await service.createCourse(db, body, now()),
      }),
    ),
  );
  serve(
    app,
    contract.updateCourse,
    outdating(catalogue, async ({ params, body }) => ({
      message: 'Course updated successfully!',
      course: await service.updateCourse(db, params.courseId, body, now()),
    })),
  );
  serve(
    app,
    contract.deleteCourse,
    outdating(catalogue, ({ params }) => service.deleteCourse(db, params.courseId, leaveFiles)),
  );
}

import { listCourses } from '@sikhya/contract/catalogue.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { browseCourses } from './service.ts';

export function catalogueRoutes(app: FastifyInstance, db: Db): void {
  serve(app, listCourses, ({ query }) => browseCourses(db, query));
}

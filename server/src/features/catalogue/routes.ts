import { listCourses } from '@sikhya/contract/catalogue.ts';
import type { FastifyInstance } from 'fastify';
import { serveCached } from '../../http/serve-cached.ts';
import type { Catalogue } from './service.ts';

export function catalogueRoutes(app: FastifyInstance, { answers, browse }: Catalogue): void {
  serveCached(app, listCourses, answers, ({ query }) => browse(query));
}

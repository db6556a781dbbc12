import * as contract from '@sikhya/contract/catalogue.ts';
import type { FastifyInstance } from 'fastify';
import { serveCached } from '../../http/serve-cached.ts';
import type { Catalogue } from './service.ts';

export function catalogueRoutes(app: FastifyInstance, { responses, listCourses }: Catalogue): void {
  serveCached(app, contract.listCourses, responses, ({ query }) => listCourses(query));
}

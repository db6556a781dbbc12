import { getAnalytics } from '@sikhya/contract/analytics.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { readAnalytics } from './service.ts';

export function analyticsRoutes(app: FastifyInstance, db: Db, now: () => Date): void {
  serve(app, getAnalytics, ({ caller, query }) => readAnalytics(db, caller.personId, query.timeRange, now()));
}

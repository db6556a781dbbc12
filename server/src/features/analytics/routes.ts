import { getAnalytics } from '@sikhya/contract/analytics.ts';
import type { FastifyInstance } from 'fastify';
import type { Read } from '../../database/read-database.ts';
import { serve } from '../../http/serve.ts';
import { readAnalytics } from './service.ts';

export function analyticsRoutes(app: FastifyInstance, read: Read, now: () => Date): void {
  serve(app, getAnalytics, ({ caller, query }) =>
    read((db) => readAnalytics(db, caller.personId, query.timeRange, now())),
  );
}

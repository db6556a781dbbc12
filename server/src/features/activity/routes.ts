import { listActivity, listActivityPeople } from '@sikhya/contract/activity.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { findActors } from './queries.ts';
import { readActivity } from './service.ts';

export function activityRoutes(app: FastifyInstance, db: Db): void {
  serve(app, listActivity, ({ query }) => readActivity(db, query));
  serve(app, listActivityPeople, async () => ({ people: await findActors(db) }));
}

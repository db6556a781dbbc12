import { listActivity, listActivityPeople } from '@sikhya/contract/activity.ts';
import type { FastifyInstance } from 'fastify';
import type { Read } from '../../database/read-database.ts';
import { serve } from '../../http/serve.ts';
import { findActors } from './queries.ts';
import { readActivity } from './service.ts';

export function activityRoutes(app: FastifyInstance, read: Read): void {
  serve(app, listActivity, ({ query }) => read((db) => readActivity(db, query)));
  serve(app, listActivityPeople, async () => ({ people: await read(findActors) }));
}

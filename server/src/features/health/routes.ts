import { adminTest, databaseStatus, health } from '@sikhya/contract/health.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { readDatabaseStatus } from './queries.ts';
import { createHealthCheck } from './service.ts';

export function healthRoutes(app: FastifyInstance, db: Db): void {
  serve(app, health, createHealthCheck(db));
  serve(app, adminTest, async () => ({ message: 'You are signed in as an admin.' }));
  serve(app, databaseStatus, () => readDatabaseStatus(db));
}

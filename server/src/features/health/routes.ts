import { adminTest, databaseStatus, health } from '@sikhya/contract/health.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { databaseAnswers, readDatabaseStatus } from './queries.ts';

export function healthRoutes(app: FastifyInstance, db: Db): void {
  serve(app, health, () => databaseAnswers(db));
  serve(app, adminTest, async () => ({ message: 'You are signed in as an admin.' }));
  serve(app, databaseStatus, () => readDatabaseStatus(db));
}

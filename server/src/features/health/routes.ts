import { adminTest, databaseStatus, health } from '@sikhya/contract/health.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { readDatabaseStatus } from './queries.ts';
import { createHealthCheck } from './service.ts';
import { texts } from './texts.ts';

export function healthRoutes(app: FastifyInstance, db: Db): void {
  serve(app, health, createHealthCheck(db));
  serve(app, adminTest, async () => ({ message: message(texts.signedInAsAdmin) }));
  serve(app, databaseStatus, () => readDatabaseStatus(db));
}

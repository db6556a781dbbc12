import { listCourseWords } from '@sikhya/contract/odia-typing.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { createTtlCache } from '../../http/ttl-cache.ts';
import { countCourseWords } from './service.ts';

/** Counting reads everything, and a new word can wait: the course that it stands in offers it at once. */
const FRESH_MS = 60 * 60_000;

export function odiaTypingRoutes(app: FastifyInstance, db: Db): void {
  const counted = createTtlCache<string[]>({ ttlMs: FRESH_MS, maxKeys: 1 });
  serve(app, listCourseWords, async () => ({ words: await counted.get('', () => countCourseWords(db)) }));
}

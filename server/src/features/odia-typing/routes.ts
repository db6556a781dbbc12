import { listCourseWords } from '@sikhya/contract/odia-typing.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { createTtlCache } from '../../http/ttl-cache.ts';
import { countCourseWords } from './service.ts';

/** Counting reads all courses. A new word need not show at once, because the editor also offers the words of its course. */
const TTL_MS = 60 * 60_000;

export function odiaTypingRoutes(app: FastifyInstance, db: Db): void {
  const cache = createTtlCache<string[]>({ ttlMs: TTL_MS, maxKeys: 1 });
  serve(app, listCourseWords, async () => ({ words: await cache.get('', () => countCourseWords(db)) }));
}

import { listCourseWords } from '@sikhya/contract/odia-typing.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { createTtlCache } from '../../http/ttl-cache.ts';
import { getCourseOwner } from '../course-rights/service.ts';
import { countCourseWords } from './service.ts';

/** Counting reads all courses. A new word need not show at once, because the editor also offers the words of its course. */
const TTL_MS = 60 * 60_000;
/** One list for those who see all courses, and one for each of the authors who were active last. */
const MAX_LISTS = 50;

export function odiaTypingRoutes(app: FastifyInstance, db: Db): void {
  const cache = createTtlCache<string[]>({ ttlMs: TTL_MS, maxKeys: MAX_LISTS });
  serve(app, listCourseWords, async ({ caller }) => {
    const authorId = getCourseOwner(caller);
    return { words: await cache.get(authorId ?? '', () => countCourseWords(db, authorId)) };
  });
}

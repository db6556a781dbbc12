import { getStudentCourse } from '@sikhya/contract/study.ts';
import { findOutline } from '../../database/course-outline.ts';
import type { Db } from '../../database/database.ts';
import { type CachedResponse, createCachedResponse } from '../../http/cached-response.ts';
import { createStringifier } from '../../http/serve.ts';
import { createTtlCache } from '../../http/ttl-cache.ts';
import { toCourseCard } from '../catalogue/service.ts';
import { findCourseCard } from './queries.ts';
import { toSubjects } from './to-response.ts';

/** Changes of another process show after at most this time. */
const TTL_MS = 900;

export type StudentCourses = ReturnType<typeof createStudentCourses>;

/** The content of courses, the same for all their students, who often open a course at the same time. */
export function createStudentCourses(db: Db) {
  const responses = createTtlCache<CachedResponse | null>({ ttlMs: TTL_MS, maxKeys: 200 });
  const stringify = createStringifier(getStudentCourse.response!);

  async function load(courseId: string): Promise<CachedResponse | null> {
    const [card, outline] = await Promise.all([findCourseCard(db, courseId), findOutline(db, courseId)]);
    if (!card) return null;
    const course = { ...toCourseCard(card), subjects: toSubjects(courseId, outline) };
    return createCachedResponse(stringify({ course }));
  }

  return {
    /** Returns null if there is no such course. */
    find: (courseId: string) => responses.get(courseId, () => load(courseId)),
    /** Call this when courses have changed. */
    clear: responses.clear,
  };
}

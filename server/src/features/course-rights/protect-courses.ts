import type { FastifyInstance, FastifyRequest, preHandlerHookHandler } from 'fastify';
import type { Db } from '../../database/database.ts';
import { assertMayEditCourse } from './service.ts';

/**
 * Hides the courses of others from authors on every route with a course in its path or body. One hook instead of a check
 * in each feature, so that a new route cannot forget it. Call it before the routes are added.
 */
export function protectCourses(app: FastifyInstance, db: Db): void {
  const check = async ({ caller, params, query, body }: FastifyRequest) => {
    for (const source of [params, query, body]) {
      const courseId = getCourseId(source);
      if (courseId !== undefined) await assertMayEditCourse(db, { caller: caller! }, courseId);
    }
  };
  const hook: preHandlerHookHandler = (request, _reply, done) => {
    // others, such as students, do not wait for a promise
    if (request.caller?.adminRole !== 'author') return done();
    check(request).then(() => done(), done);
  };
  app.addHook('onRoute', (route) => {
    const { access } = route.config ?? {};
    if (access !== 'admin' && access !== 'signed-in') return;
    route.preHandler = [hook, route.preHandler ?? []].flat();
  });
}

function getCourseId(source: unknown): string | undefined {
  if (typeof source !== 'object' || source === null || !('courseId' in source)) return undefined;
  return String(source.courseId);
}

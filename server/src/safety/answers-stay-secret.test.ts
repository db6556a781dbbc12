import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InjectOptions } from 'fastify';
import { SECRET } from '../testing/taking-tests.ts';
import { type Described, describedRoutes } from './generated-requests.ts';
import { smallSite, smallWorld } from './small-world.ts';

const site = await smallSite();
const routes = describedRoutes(site.app);

/** Bodies with which each route that takes one does its work; a route that is missing here fails the test. */
const BODIES: Record<string, (ids: { courseId: string; chapterId: string }) => object> = {
  'POST /api/auth/admin/login': () => ({ username: 'asha', password: 'wrong' }),
  'POST /api/auth/google-signin': () => ({ googleId: 'x', accessToken: 'x' }),
  'POST /identity/token': () => ({ name: 'x', email: 'x@example.com' }),
  'POST /api/protected/document-ticket': (ids) => ids,
  'POST /api/student/progress/chapter': (ids) => ({ ...ids, minutes: 1 }),
  'POST /api/student/test/attempts': (ids) => ids,
  'PUT /api/student/test/attempts/:attemptId/answers': () => ({
    saveNumber: 2,
    changes: [{ question: 1, option: 1 }],
  }),
};

const HAND_IN = 'POST /api/student/progress/test-result';

/** In this order: a session that is ended, or a course that is reset, would leave nothing to look at. */
const LAST = ['POST /api/student/reset/:courseId', 'POST /api/auth/logout'];

function requestTo({ name, method, url, endpoint }: Described, ids: Record<string, unknown>): InjectOptions {
  const filled = url.replace(/:(\w+)/g, (_, param) => encodeURIComponent(String(ids[param] ?? '0')));
  const query = `?courseId=${ids.courseId}&chapterId=${ids.chapterId}&search=Kalinga`;
  const body = BODIES[name];
  assert.ok(!endpoint?.body || body, `say what ${name} is sent`);
  const payload = body?.(ids as { courseId: string; chapterId: string });
  return { method: method as 'GET', url: filled + query, ...(payload && { payload }) };
}

function isSilent(body: string): boolean {
  return !body.includes(SECRET) && !/"(correctAnswer|explanation|isCorrect)":/.test(body);
}

for (const who of [
  'a visitor',
  'a student in the middle of the test',
  'a student without the course',
] as const) {
  test(`13 before the hand-in ${who} is told no right answer on any route`, async () => {
    const { course, attempt, token, outsider } = await smallWorld(site);
    const bearer = { 'a visitor': '', 'a student without the course': outsider }[who as 'a visitor'] ?? token;
    const ids = {
      courseId: course._id,
      chapterId: attempt.chapterId,
      attemptId: attempt.attemptId,
      // the attempt may not be read as if it were a result
      resultId: attempt.attemptId,
      studentId: attempt.attemptId,
      id: attempt.attemptId,
      name: '640.webp',
    };
    const order = ({ name }: Described) => LAST.indexOf(name);
    let successes = 0;
    for (const route of routes.toSorted((a, b) => order(a) - order(b))) {
      if (route.name === HAND_IN || (route.access === 'admin' && route.endpoint?.body)) continue;
      const headers = bearer ? { authorization: `Bearer ${bearer}` } : {};
      const { statusCode, body } = await site.app.inject({ ...requestTo(route, ids), headers });
      if (route.url !== '/api/openapi.json') assert.ok(isSilent(body), `${route.name}: ${body}`);
      if (statusCode < 300 && route.access !== 'public') successes += 1;
    }
    if (bearer === token) assert.ok(successes > 10, `only ${successes} routes answered`);
  });
}

test('13 a refused hand-in tells nothing, and the review comes with the one that counts', async () => {
  const { who, attempt } = await smallWorld(site);
  const refused = await who.handIn({ ...attempt.handIn, chapterId: 7 });
  assert.equal(refused.statusCode, 400);
  assert.ok(isSilent(refused.body));
  const counted = await who.handIn(attempt.handIn);
  assert.equal(counted.statusCode, 201);
  assert.ok(counted.body.includes(SECRET), 'what was looked for is really there');
});

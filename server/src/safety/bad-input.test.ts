import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Access } from '@sikhya/contract/endpoint.ts';
import { errorBody } from '@sikhya/contract/error.ts';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { askPatiently } from '../testing/ask-patiently.ts';
import { SECRET } from '../testing/taking-tests.ts';
import { studentToken } from '../testing/test-app.ts';
import { type Described, describedRoutes, requestsTo } from './generated-requests.ts';
import { smallSite, smallWorld } from './small-world.ts';

const REQUESTS_PER_ROUTE = 500;

type Role = 'visitor' | 'student' | 'admin';

/** Those who may call it come most often, or nothing would get any further than the door. */
const LET_IN: Record<Access, Role[]> = {
  public: ['visitor', 'student', 'admin'],
  'signed-in': ['student', 'admin'],
  student: ['student'],
  admin: ['admin'],
};

/** The two that tell the right answers, of a test that is over. */
const REVIEWS = ['POST /api/student/progress/test-result', 'GET /api/student/test/results/:resultId'];

const site = await smallSite();

for (const route of describedRoutes(site.app)) {
  test(`17 generated input, ${route.name}: a right answer or a refusal, never a failure or a secret`, async () => {
    const world = await smallWorld(site);
    const isLogout = route.name === 'POST /api/auth/logout';
    const tokens = { visitor: '', student: world.token, admin: isLogout ? world.token : site.admin };
    // its bearer is the provider's own
    if (route.url === '/identity/userinfo') tokens.student = world.accessToken;
    let successes = 0;
    const role = fc.oneof(
      { weight: 15, arbitrary: fc.constantFrom(...LET_IN[route.access]) },
      fc.constantFrom<Role>('visitor', 'student', 'admin'),
    );
    const property = fc.asyncProperty(role, requestsTo(route, world.real), async (role, request) => {
      const token = tokens[role];
      const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) };
      const answer = await askPatiently(site.app, { ...request, headers });
      check(route, answer, role);
      if (answer.statusCode < 300) successes += 1;
      if (isLogout && answer.statusCode === 204) tokens.student = tokens.admin = await studentToken(site);
    });
    await fc.assert(property, { numRuns: REQUESTS_PER_ROUTE });
    assert.ok(successes > 0, 'not one of them was a request that the route takes');
  });
}

function check({ name, endpoint }: Described, answer: LightMyRequestResponse, role: Role): void {
  const { statusCode: status, body } = answer;
  assert.ok(status < 500, `${status}: ${body}`);
  if (status >= 400) assert.doesNotThrow(() => errorBody.parse(answer.json()), body);
  else if (endpoint?.response) assert.doesNotThrow(() => endpoint.response!.parse(answer.json()), body);
  if (role === 'admin' || REVIEWS.includes(name)) return;
  assert.ok(!body.includes(SECRET) && !/"correctAnswer":\d/.test(body), body);
}

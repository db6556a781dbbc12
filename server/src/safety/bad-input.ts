import assert from 'node:assert/strict';
import type { Access } from '@sikhya/contract/endpoint.ts';
import { errorBody } from '@sikhya/contract/error.ts';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { injectWithRetry } from '../testing/inject-with-retry.ts';
import { SECRET } from '../testing/taking-tests.ts';
import { studentToken } from '../testing/test-app.ts';
import { type Described, describedRoutes, requestsTo } from './generated-requests.ts';
import { type SmallSite, smallSite, smallWorld } from './small-world.ts';

const REQUESTS_PER_ROUTE = 500;

type Role = 'visitor' | 'student' | 'admin';

/** Most requests come from an allowed role, because the others only test the access check. */
const ALLOWED_ROLES: Record<Access, Role[]> = {
  public: ['visitor', 'student', 'admin'],
  'signed-in': ['student', 'admin'],
  student: ['student'],
  admin: ['admin'],
};

/** The routes that return the right answers of a finished test. */
const REVIEWS = ['POST /api/student/progress/test-result', 'GET /api/student/test/results/:resultId'];

/** A site, and a test function that sends generated requests to one of its routes. */
export async function siteForBadInput() {
  const site = await smallSite();
  return { routes: describedRoutes(site.app), sendBadInput: (route: Described) => sendBadInput(site, route) };
}

/** Sends generated requests; fails on a response that is wrong, a failure of the server, or contains a secret. */
async function sendBadInput(site: SmallSite, route: Described): Promise<void> {
  const world = await smallWorld(site);
  const isLogout = route.name === 'POST /api/auth/logout';
  const tokens = { visitor: '', student: world.token, admin: isLogout ? world.token : site.admin };
  // This route takes the access token of the identity provider.
  if (route.url === '/identity/userinfo') tokens.student = world.accessToken;
  let successes = 0;
  const role = fc.oneof(
    { weight: 15, arbitrary: fc.constantFrom(...ALLOWED_ROLES[route.access]) },
    fc.constantFrom<Role>('visitor', 'student', 'admin'),
  );
  const property = fc.asyncProperty(role, requestsTo(route, world.real), async (role, request) => {
    const token = tokens[role];
    const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await injectWithRetry(site.app, { ...request, headers });
    check(route, answer, role);
    if (answer.statusCode < 300) successes += 1;
    if (isLogout && answer.statusCode === 204) tokens.student = tokens.admin = await studentToken(site);
  });
  await fc.assert(property, { numRuns: REQUESTS_PER_ROUTE });
  assert.ok(successes > 0, 'none of the requests was accepted');
}

function check({ name, endpoint }: Described, answer: LightMyRequestResponse, role: Role): void {
  const { statusCode: status, body } = answer;
  assert.ok(status < 500, `${status}: ${body}`);
  if (status >= 400) assert.doesNotThrow(() => errorBody.parse(answer.json()), body);
  else if (endpoint?.response) assert.doesNotThrow(() => endpoint.response!.parse(answer.json()), body);
  if (role === 'admin' || REVIEWS.includes(name)) return;
  assert.ok(!body.includes(SECRET) && !/"correctAnswer":\d/.test(body), body);
}

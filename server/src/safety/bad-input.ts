import assert from 'node:assert/strict';
import type { Access } from '@sikhya/contract/endpoint.ts';
import { errorBody } from '@sikhya/contract/error.ts';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { injectWithRetry } from '../testing/inject-with-retry.ts';
import { SECRET_EXPLANATION, SECRET_ODIA_EXPLANATION } from '../testing/mock-test-helpers.ts';
import { studentToken } from '../testing/test-app.ts';
import { type DescribedRoute, describeRoutes, generateRequests } from './generated-requests.ts';
import {
  createSmallSite,
  createSmallWorld,
  type SmallSite,
  type SmallWorld,
  UNPUBLISHED_MARKER,
} from './small-world.ts';

/** Each run generates other requests. A long run sends as many as ten runs. */
const REQUESTS_PER_ROUTE = 200;
const REQUESTS_IN_LONG_RUN = 2_000;
/** Each payment makes the server read all payments of the order, so ten times as many take a hundred times as long. */
const NOT_IN_LONG_RUN = ['POST /local-payments/pay'];
/** A valid request is rare for some routes, so more are sent until one is accepted. */
const MAX_ROUNDS = 5;

type Role = 'visitor' | 'student' | 'admin';

/** Most requests come from an allowed role, because the others only test the access check. */
const ALLOWED_ROLES: Record<Access, Role[]> = {
  public: ['visitor', 'student', 'admin'],
  'signed-in': ['student', 'admin'],
  student: ['student'],
  admin: ['admin'],
};

/** The routes that return the right answers of a finished test. */
const REVIEWS = [
  'POST /api/student/progress/test-result',
  'GET /api/student/test/results/:resultId',
  'GET /api/student/exams/:examId/result',
  'POST /api/public/courses/:slug/chapters/:chapterId/grade',
];

/** Routes whose valid requests cannot be generated. Their own tests send valid ones. */
const NEVER_ACCEPTED = [
  // after some wrong passwords the right one has to wait too
  'POST /api/auth/admin/login',
  // two of three known exams have begun, so that their questions cannot change
  'PUT /api/admin/exams/:examId',
  // a small catalogue has one sitemap without parts
  'GET /sitemaps/:name',
  'POST /api/payments/razorpay/webhook',
  'POST /api/auth/admin/login/second-step',
  'POST /api/auth/admin/login/passkey',
  'PUT /api/admin/account/password',
  'POST /api/admin/account/verify',
  'POST /api/admin/account/totp/confirm',
  'DELETE /api/admin/account/totp',
  'POST /api/admin/account/recovery-codes',
  'POST /api/admin/account/passkeys',
  'PUT /api/admin/account/passkeys/:passkeyId',
  'DELETE /api/admin/account/passkeys/:passkeyId',
];

/** It answers in the format of Razorpay and wants its keys. Its own tests send it bad input. */
const LOCAL_PROVIDER = '/local-payments/v1/';

/** Creates a site, and a function that sends generated requests to one of its routes. */
export async function createBadInputSite() {
  const site = await createSmallSite();
  let readOnlyWorld: Promise<SmallWorld> | undefined;
  /** Routes that only read share a world, because creating one takes as long as a hundred requests. */
  const getWorld = ({ method }: DescribedRoute) => {
    if (method !== 'GET') return createSmallWorld(site);
    readOnlyWorld ??= createSmallWorld(site);
    return readOnlyWorld;
  };
  return {
    routes: describeRoutes(site.app).filter(({ url }) => !url.startsWith(LOCAL_PROVIDER)),
    sendBadInput: async (route: DescribedRoute) => sendBadInput(site, await getWorld(route), route),
  };
}

/** Fails on a status of 500 or more, an invalid body, or a body with a secret. */
async function sendBadInput(site: SmallSite, world: SmallWorld, route: DescribedRoute): Promise<void> {
  const isLogout = route.name === 'POST /api/auth/logout';
  const tokens = { visitor: '', student: world.token, admin: isLogout ? world.token : site.admin };
  // This route takes the access token of the identity provider.
  if (route.url === '/identity/userinfo') tokens.student = world.accessToken;
  let successes = 0;
  const role = fc.oneof(
    { weight: 15, arbitrary: fc.constantFrom(...ALLOWED_ROLES[route.access]) },
    fc.constantFrom<Role>('visitor', 'student', 'admin'),
  );
  const property = fc.asyncProperty(role, generateRequests(route, world.known), async (role, request) => {
    const token = tokens[role];
    const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) };
    const response = await injectWithRetry(site.app, { ...request, headers });
    checkResponse(route, response, role);
    // a redirect is a success too
    if (response.statusCode < 400) successes += 1;
    if (isLogout && response.statusCode === 204) tokens.student = tokens.admin = await studentToken(site);
  });
  const isDone = () => successes > 0 || NEVER_ACCEPTED.includes(route.name);
  const isLong = process.env.LONG && !NOT_IN_LONG_RUN.includes(route.name);
  const numRuns = isLong ? REQUESTS_IN_LONG_RUN : REQUESTS_PER_ROUTE;
  let round = 0;
  do {
    round += 1;
    await fc.assert(property, { numRuns });
  } while (!isDone() && round < MAX_ROUNDS);
  assert.ok(isDone(), 'none of the requests was accepted');
}

function checkResponse(
  { name, endpoint }: DescribedRoute,
  response: LightMyRequestResponse,
  role: Role,
): void {
  const { statusCode: status, body } = response;
  assert.ok(status < 500, `${status}: ${body}`);
  if (status >= 400) assert.doesNotThrow(() => errorBody.parse(response.json()), body);
  else if (endpoint?.response) assert.doesNotThrow(() => endpoint.response!.parse(response.json()), body);
  if (role === 'admin') return;
  assert.ok(!body.includes(UNPUBLISHED_MARKER), body);
  if (REVIEWS.includes(name)) return;
  const secrets = [SECRET_EXPLANATION, SECRET_ODIA_EXPLANATION];
  assert.ok(!secrets.some((secret) => body.includes(secret)) && !/"correctAnswer":\d/.test(body), body);
}

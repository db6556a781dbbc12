import assert from 'node:assert/strict';
import type { Access } from '@sikhya/contract/endpoint.ts';
import { errorBody } from '@sikhya/contract/error.ts';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { injectWithRetry } from '../testing/inject-with-retry.ts';
import { SECRET_EXPLANATION, SECRET_ODIA_EXPLANATION } from '../testing/mock-test-helpers.ts';
import { studentToken } from '../testing/test-app.ts';
import { coverHostileValues } from './covering-requests.ts';
import {
  type DescribedRoute,
  describeRoutes,
  findUpload,
  generateRequests,
  generateValid,
  toJsonRequest,
} from './generated-requests.ts';
import {
  createSmallSite,
  createSmallWorld,
  type SmallSite,
  type SmallWorld,
  UNPUBLISHED_MARKER,
} from './small-world.ts';

/** After those that cover all hostile values. Each run generates other requests. */
const RANDOM_REQUESTS = 10;
const RANDOM_REQUESTS_IN_LONG_RUN = 2_000;
/** Forms of uploads are only random. */
const RANDOM_UPLOADS = 50;
/** Creating a world takes as long as a hundred requests. */
const ROUTES_PER_WORLD = 10;
/** Each payment makes the server read all payments of the order, so ten times as many take a hundred times as long. */
const NOT_IN_LONG_RUN = ['POST /local-payments/pay'];
/** Values that fit together are rare for some routes, so more requests are sent until one is accepted. */
const MAX_MORE_REQUESTS = 500;

const LOGOUT = '/api/auth/logout';

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
  'POST /api/student/offline/tests',
  'GET /api/student/test/results/:resultId',
  'GET /api/student/exams/:examId/result',
  'GET /api/student/practice',
  'POST /api/student/practice/reviews',
  'POST /api/public/courses/:slug/chapters/:chapterId/grade',
];

/** Routes whose valid requests cannot be generated. Their own tests send valid ones. */
const NEVER_ACCEPTED = [
  // after some wrong passwords the right one has to wait too
  'POST /api/auth/admin/login',
  // two of three known exams have begun, so that their questions cannot change
  'PUT /api/admin/exams/:examId',
  // hostile values use up the few calls a minute
  'GET /api/student/orders/:orderId/receipt.pdf',
  'GET /api/admin/orders/:orderId/receipt.pdf',
  'GET /certificates/:code/certificate.pdf',
  'GET /or/certificates/:code/certificate.pdf',
  'GET /certificates/:code/picture.png',
  'GET /or/certificates/:code/picture.png',
  'GET /certificates/:code/credential.jwt',
  // the link of a mail is signed
  'POST /unsubscribe',
  'POST /newsletter/unsubscribe',
  // the server of these tests sends no e-mails
  'POST /api/public/newsletter',
  // the keys of a browser are a point on a curve
  'PUT /api/student/push-subscription',
  // a small catalogue has one sitemap without parts
  'GET /sitemaps/:name',
  'POST /api/payments/razorpay/webhook',
  // the number of people has to be that of the preview
  'POST /api/admin/breaches',
  // the student is an adult
  'POST /api/student/privacy/parent-requests',
  // needs the access token of the same student
  'POST /api/student/account/delete',
  // the student has not deleted the account
  'POST /api/student/account/restore',
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
  const worlds = createWorlds(site);
  return {
    routes: describeRoutes(site.app).filter(({ url }) => !url.startsWith(LOCAL_PROVIDER)),
    async sendBadInput(route: DescribedRoute): Promise<void> {
      if (await sendBadInput(site, await worlds.get(route), route)) return;
      // earlier routes may have used up what this one needs
      const hasSuccess = await sendBadInput(site, await worlds.createNext(), route);
      assert.ok(hasSuccess, 'none of the requests was accepted');
    },
  };
}

/** Routes that delete get a world of their own, and so does every route of a long run. Some others share one. */
function createWorlds(site: SmallSite) {
  let shared: SmallWorld | undefined;
  let uses = 0;
  const createNext = async () => {
    shared = await createSmallWorld(site);
    uses = 1;
    return shared;
  };
  const isSignedIn = async ({ token }: SmallWorld) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await injectWithRetry(site.app, { url: '/api/auth/session', headers })).statusCode === 200;
  };
  const get = async ({ method, url }: DescribedRoute) => {
    if (method === 'DELETE' || url === LOGOUT || process.env.LONG) return createSmallWorld(site);
    uses += method === 'GET' ? 0 : 1;
    return shared && uses <= ROUTES_PER_WORLD && (await isSignedIn(shared)) ? shared : createNext();
  };
  return { get, createNext };
}

/**
 * Fails on a status of 500 or more, an invalid body, or a body with a secret. Returns whether a request was accepted, if
 * one can be.
 */
async function sendBadInput(site: SmallSite, world: SmallWorld, route: DescribedRoute): Promise<boolean> {
  const isLogout = route.url === LOGOUT;
  const tokens = { visitor: '', student: world.token, admin: isLogout ? world.token : site.admin };
  // This route takes the access token of the identity provider.
  if (route.url === '/identity/userinfo') tokens.student = world.accessToken;
  let successes = 0;
  const send = async (role: Role, request: InjectOptions) => {
    const token = tokens[role];
    const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) };
    const response = await injectWithRetry(site.app, { ...request, headers });
    checkResponse(route, response, role);
    // a redirect is a success too
    if (response.statusCode < 400) successes += 1;
    if (isLogout && response.statusCode === 204) tokens.student = tokens.admin = await studentToken(site);
  };
  const allowedRole = fc.constantFrom(...ALLOWED_ROLES[route.access]);
  const role = fc.oneof(
    { weight: 15, arbitrary: allowedRole },
    fc.constantFrom<Role>('visitor', 'student', 'admin'),
  );
  const covering = findUpload(route) ? [] : coverHostileValues(route, world.known);
  const examples = covering.map((request): [Role, InjectOptions] => [fc.sample(allowedRole, 1)[0]!, request]);
  const property = fc.asyncProperty(role, generateRequests(route, world.known), send);
  await fc.assert(property, { examples, numRuns: examples.length + countRandomRequests(route) });
  if (successes > 0 || NEVER_ACCEPTED.includes(route.name)) return true;
  const more = findUpload(route)
    ? generateRequests(route, world.known)
    : generateValid(route, world.known).map((parts) => toJsonRequest(route, parts));
  for (const [role, request] of fc.sample(fc.tuple(allowedRole, more), MAX_MORE_REQUESTS)) {
    await send(role, request);
    if (successes > 0) return true;
  }
  return false;
}

function countRandomRequests(route: DescribedRoute): number {
  if (process.env.LONG && !NOT_IN_LONG_RUN.includes(route.name)) return RANDOM_REQUESTS_IN_LONG_RUN;
  return findUpload(route) ? RANDOM_UPLOADS : RANDOM_REQUESTS;
}

function checkResponse(
  { name, endpoint }: DescribedRoute,
  response: LightMyRequestResponse,
  role: Role,
): void {
  const { statusCode: status, body } = response;
  assert.ok(status < 500, `${status}: ${body}`);
  if (status === 304) assert.equal(body, '');
  else if (status >= 400) assert.doesNotThrow(() => errorBody.parse(response.json()), body);
  else if (endpoint?.response) assert.doesNotThrow(() => endpoint.response!.parse(response.json()), body);
  if (role === 'admin') return;
  assert.ok(!body.includes(UNPUBLISHED_MARKER), body);
  if (REVIEWS.includes(name)) return;
  const secrets = [SECRET_EXPLANATION, SECRET_ODIA_EXPLANATION];
  assert.ok(!secrets.some((secret) => body.includes(secret)) && !/"correctAnswer":\d/.test(body), body);
}

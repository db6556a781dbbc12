import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoint } from '@sikhya/contract/endpoint.ts';
import fastify from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../errors.ts';
import { authenticate, type Caller } from './authenticate.ts';
import { handleErrors } from './error-handler.ts';
import { serve, withStatus } from './serve.ts';

const STUDENT: Caller = { role: 'student', personId: 'p1', sessionId: 's1' };

const greet = endpoint({
  method: 'POST',
  path: '/greet/:name',
  access: 'student',
  summary: 'Says good morning',
  params: z.object({ name: z.string() }),
  query: z.object({ times: z._default(z.coerce.number(), 1) }),
  body: z.object({ mood: z.enum(['glad', 'tired']) }),
  response: z.object({ said: z.string(), to: z.nullable(z.string()), at: z.optional(z.iso.datetime()) }),
});

const forget = endpoint({ method: 'DELETE', path: '/greet', access: 'admin', summary: 'Forgets it' });

async function appWith(handler: Parameters<typeof serve<typeof greet>>[2]) {
  const app = fastify();
  app.decorate('endpoints', []);
  handleErrors(app, () => {});
  authenticate(app, async (token) => (token === 'student' ? STUDENT : null));
  serve(app, greet, handler);
  serve(app, forget, async () => {});
  return app;
}

const ASK = {
  method: 'POST',
  url: '/greet/ରମା?times=2',
  headers: { authorization: 'Bearer student' },
  payload: { mood: 'glad' },
} as const;

test('the handler gets what was checked, and knows who asks', async () => {
  let seen: unknown;
  const app = await appWith(async (request) => {
    seen = request;
    return { said: 'ok', to: null };
  });
  const answer = await app.inject({ ...ASK, payload: { mood: 'glad', role: 'admin', extra: 1 } });
  assert.equal(answer.statusCode, 200);
  assert.deepEqual(seen, {
    params: { name: 'ରମା' },
    query: { times: 2 },
    body: { mood: 'glad' },
    caller: STUDENT,
    token: 'student',
    address: '127.0.0.1',
    cookies: '',
  });
});

test('fields that the response does not declare never leave', async () => {
  const app = await appWith(async () => ({
    said: 'ଶୁଭ ସକାଳ',
    to: null,
    correctAnswer: 3,
    deep: { secret: 1 },
  }));
  assert.deepEqual((await app.inject(ASK)).json(), { said: 'ଶୁଭ ସକାଳ', to: null });
});

test('an answer can have a status of its own, and none has 204', async () => {
  const app = await appWith(async () => withStatus(201, { said: 'made', to: 'x' }));
  assert.equal((await app.inject(ASK)).statusCode, 201);
});

test('bad input answers 400, says which field, and the handler is not asked', async () => {
  const app = await appWith(async () => assert.fail('must not be called'));
  const answer = await app.inject({ ...ASK, payload: { mood: 'angry' } });
  assert.equal(answer.statusCode, 400);
  assert.match(answer.json().error, /^mood: /);
});

test('the wrong role answers 403 before the body is looked at', async () => {
  const app = await appWith(async () => ({ said: '', to: null }));
  const answer = await app.inject({
    method: 'DELETE',
    url: '/greet',
    headers: { ...ASK.headers, 'content-type': 'application/json' },
    payload: 'not json',
  });
  assert.equal(answer.statusCode, 403);
});

test('an AppError becomes the one error body; what nobody foresaw says nothing of itself', async () => {
  const known = await appWith(async () => {
    throw new AppError('conflict', 'Somebody was quicker.', { details: 'Subject 2: title' });
  });
  const { requestId, ...body } = (await known.inject(ASK)).json();
  assert.deepEqual(body, { message: 'Somebody was quicker.', error: 'Subject 2: title', code: 'conflict' });
  assert.ok(requestId);

  const unknown = await appWith(async () => {
    throw new Error('select secret from /etc/passwd');
  });
  const answer = await unknown.inject(ASK);
  assert.equal(answer.statusCode, 500);
  assert.ok(!answer.body.includes('secret'));
});

const UNREADABLE: [string, object, number][] = [
  ['JSON that is none', { payload: '{"a":', headers: { 'content-type': 'application/json' } }, 400],
  [
    'a prototype in disguise',
    { payload: '{"__proto__":{"x":1}}', headers: { 'content-type': 'application/json' } },
    400,
  ],
  ['another type of content', { payload: '<a/>', headers: { 'content-type': 'text/xml' } }, 415],
  ['a body that is too large', { payload: { mood: 'x'.repeat(2 << 20) } }, 413],
];

for (const [what, request, status] of UNREADABLE) {
  test(`${what} answers ${status} with the one error body`, async () => {
    const app = await appWith(async () => ({ said: '', to: null }));
    const headers = { ...ASK.headers, ...('headers' in request ? (request.headers as object) : {}) };
    const answer = await app.inject({ ...ASK, ...request, headers });
    assert.equal(answer.statusCode, status);
    assert.deepEqual(Object.keys(answer.json()).sort(), ['code', 'message', 'requestId']);
  });
}

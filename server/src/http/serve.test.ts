import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoint } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import fastify from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../errors.ts';
import { authenticate, type Caller } from './authenticate.ts';
import { handleErrors } from './error-handler.ts';
import { parseJsonBodies } from './json-bodies.ts';
import { serve, withStatus } from './serve.ts';

const STUDENT: Caller = { role: 'student', personId: 'p1', sessionId: 's1' };

const greet = endpoint({
  method: 'POST',
  path: '/greet/:name',
  access: 'student',
  summary: 'Greet',
  params: z.object({ name: z.string() }),
  query: z.object({ times: z._default(z.coerce.number(), 1) }),
  body: z.object({
    mood: z.enum(['glad', 'tired']),
    age: z.optional(z.int().check(z.minimum(1))),
    by: z.optional(z.discriminatedUnion('kind', [z.object({ kind: z.literal('post'), to: z.string() })])),
    marks: z.optional(z.union([z.string().check(z.maxLength(2)), z.number()])),
  }),
  response: z.object({ said: z.string(), to: z.nullable(z.string()), at: z.optional(z.iso.datetime()) }),
});

const forget = endpoint({
  method: 'DELETE',
  path: '/greet',
  access: 'admin',
  permission: 'any',
  summary: 'Forget the greeting',
});

async function createApp(handler: Parameters<typeof serve<typeof greet>>[2]) {
  const app = fastify();
  app.decorate('endpoints', []);
  parseJsonBodies(app);
  handleErrors(app, () => {});
  authenticate(app, { identify: async (token) => (token === 'student' ? STUDENT : null) });
  serve(app, greet, handler);
  serve(app, forget, async () => {});
  return app;
}

const REQUEST = {
  method: 'POST',
  url: '/greet/ରମା?times=2',
  headers: { authorization: 'Bearer student' },
  payload: { mood: 'glad' },
} as const;

test('the handler gets the checked input and the caller', async () => {
  let seen: unknown;
  const app = await createApp(async (request) => {
    seen = request;
    return { said: 'ok', to: null };
  });
  const response = await app.inject({ ...REQUEST, payload: { mood: 'glad', role: 'admin', extra: 1 } });
  assert.equal(response.statusCode, 200);
  assert.deepEqual(seen, {
    params: { name: 'ରମା' },
    query: { times: 2 },
    body: { mood: 'glad' },
    caller: STUDENT,
    token: 'student',
    address: '127.0.0.1',
    cookies: '',
    userAgent: 'lightMyRequest',
  });
});

test('a query parameter without a value counts as absent', async () => {
  const app = await createApp(async ({ query }) => ({ said: String(query.times), to: null }));
  const read = async (query: string) => (await app.inject({ ...REQUEST, url: `/greet/ରମା?${query}` })).json();
  assert.equal((await read('times=')).said, '1');
  assert.equal((await read('times=0')).said, '0');
});

test('drops fields that the response schema does not declare', async () => {
  const app = await createApp(async () => ({
    said: 'ଶୁଭ ସକାଳ',
    to: null,
    correctAnswer: 3,
    deep: { secret: 1 },
  }));
  assert.deepEqual((await app.inject(REQUEST)).json(), { said: 'ଶୁଭ ସକାଳ', to: null });
});

test('sends the status that the handler sets', async () => {
  const app = await createApp(async () => withStatus(201, { said: 'made', to: 'x' }));
  assert.equal((await app.inject(REQUEST)).statusCode, 201);
});

const MALFORMED: [string, object][] = [
  ['mood', {}],
  ['mood', { mood: 1 }],
  ['mood', { mood: null }],
  ['age', { mood: 'glad', age: '5' }],
  ['by', { mood: 'glad', by: 'post' }],
  ['by.kind', { mood: 'glad', by: { kind: 1 } }],
  ['by.to', { mood: 'glad', by: { kind: 'post' } }],
  ['marks', { mood: 'glad', marks: [] }],
];

const AGAINST_A_RULE: [string, object][] = [
  ['mood', { mood: 'angry' }],
  ['age', { mood: 'glad', age: 0 }],
  ['age', { mood: 'glad', age: 1.5 }],
  ['by.kind', { mood: 'glad', by: { kind: 'phone' } }],
  ['marks', { mood: 'glad', marks: '100' }],
];

for (const [status, code, bodies] of [
  [400, 'malformed', MALFORMED],
  [422, 'invalid', AGAINST_A_RULE],
] as const) {
  for (const [field, payload] of bodies) {
    test(`returns ${status} with the field for the body ${JSON.stringify(payload)}`, async () => {
      const app = await createApp(async () => assert.fail('must not be called'));
      const response = await app.inject({ ...REQUEST, payload });
      const { error } = response.json();
      assert.deepEqual([response.statusCode, response.json().code], [status, code]);
      assert.equal(error.split(': ')[0], field);
    });
  }
}

test('returns 400 with the field for an invalid query', async () => {
  const app = await createApp(async () => assert.fail('must not be called'));
  const response = await app.inject({ ...REQUEST, url: '/greet/ରମା?times=often' });
  assert.equal(response.statusCode, 400);
  assert.match(response.json().error, /^times: /);
});

test('returns 403 for the wrong role before the body is read', async () => {
  const app = await createApp(async () => ({ said: '', to: null }));
  const response = await app.inject({
    method: 'DELETE',
    url: '/greet',
    headers: { ...REQUEST.headers, 'content-type': 'application/json' },
    payload: 'not json',
  });
  assert.equal(response.statusCode, 403);
});

test('sends an AppError in the common error body, and hides the text of unexpected errors', async () => {
  const known = await createApp(async () => {
    throw new AppError('conflict', message({ en: 'The course was changed.', or: 'ପାଠ୍ୟକ୍ରମ ବଦଳିଛି।' }), {
      details: () => 'Subject 2: title',
    });
  });
  const { requestId, ...body } = (await known.inject(REQUEST)).json();
  assert.deepEqual(body, { message: 'The course was changed.', error: 'Subject 2: title', code: 'conflict' });
  assert.ok(requestId);

  const unknown = await createApp(async () => {
    throw new Error('select secret from /etc/passwd');
  });
  const response = await unknown.inject(REQUEST);
  assert.equal(response.statusCode, 500);
  assert.ok(!response.body.includes('secret'));
});

const BAD_REQUESTS: [string, object, number][] = [
  ['malformed JSON', { payload: '{"a":', headers: { 'content-type': 'application/json' } }, 400],
  [
    'JSON with __proto__',
    { payload: '{"__proto__":{"x":1}}', headers: { 'content-type': 'application/json' } },
    400,
  ],
  ['an unsupported content type', { payload: '<a/>', headers: { 'content-type': 'text/xml' } }, 415],
  ['JSON sent as text', { payload: '{"mood":"glad"}', headers: { 'content-type': 'text/plain' } }, 415],
  ['JSON sent as bytes', { payload: Buffer.from('{"mood":"glad"}') }, 415],
  ['a body that is too large', { payload: { mood: 'x'.repeat(2 << 20) } }, 413],
];

for (const [name, request, status] of BAD_REQUESTS) {
  test(`${name} gets ${status} with the common error body`, async () => {
    const app = await createApp(async () => ({ said: '', to: null }));
    const headers = { ...REQUEST.headers, ...('headers' in request ? (request.headers as object) : {}) };
    const response = await app.inject({ ...REQUEST, ...request, headers });
    assert.equal(response.statusCode, status);
    assert.deepEqual(Object.keys(response.json()).sort(), ['code', 'message', 'requestId']);
  });
}

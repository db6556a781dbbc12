import assert from 'node:assert/strict';
import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { adminToken, studentToken, type TestApp, testApp, testAppOn } from '../testing/test-app.ts';

const LIST = '/api/public/courses?limit=8';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Starts listening. `send` also says whether Fastify answered. */
async function listen(here: TestApp) {
  let byFastify = 0;
  here.app.addHook('onRequest', async () => {
    byFastify += 1;
  });
  await here.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = here.app.server.address() as AddressInfo;

  async function send(headers: http.OutgoingHttpHeaders = {}, { url = LIST, method = 'GET' } = {}) {
    const before = byFastify;
    const request = http.request({ port, host: '127.0.0.1', path: url, method, headers }).end();
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const answer: Answer = {
      status: response.statusCode!,
      headers: response.headers,
      body: await buffer(response),
    };
    return { answer, isCached: byFastify === before };
  }

  /** Cached responses are valid for less than a second, which may pass between two requests on a slow machine. */
  async function sendCached(headers?: http.OutgoingHttpHeaders): Promise<Answer> {
    for (let tries = 0; tries < 100; tries += 1) {
      const { isCached, answer } = await send(headers);
      if (isCached) return answer;
    }
    throw new Error('No response was cached.');
  }
  return { send, sendCached };
}

const here = await testApp();
const { send, sendCached } = await listen(here);
const admin = { authorization: `Bearer ${await adminToken(here)}` };
const createCourse = (title: string) =>
  here.app.inject({
    method: 'POST',
    url: '/api/admin/courses',
    headers: admin,
    payload: { title, description: 'ଓଡ଼ିଶା', isFree: true },
  });
for (let n = 1; n <= 8; n += 1) await createCourse(`ଇତିହାସ ${n}`);

/** Sends a request to Fastify, without a connection. */
async function inject(headers: Record<string, string>): Promise<Answer> {
  const response = await here.app.inject({ url: LIST, headers });
  return {
    status: response.statusCode,
    headers: response.headers as IncomingHttpHeaders,
    body: response.rawPayload,
  };
}

const withoutVarying = ({ status, headers, body }: Answer) => {
  const { date, connection, 'keep-alive': keepAlive, 'x-request-id': requestId, ...others } = headers;
  assert.ok(date && connection && requestId);
  return { status, headers: others, body };
};

for (const encoding of ['identity', 'gzip', 'br, gzip', 'gzip;q=0, identity']) {
  test(`a cached response equals the one of Fastify (${encoding})`, async () => {
    const headers = { 'accept-encoding': encoding };
    const byFastify = await inject(headers);
    assert.equal(byFastify.status, 200);
    assert.deepEqual(withoutVarying(await sendCached(headers)), withoutVarying(byFastify));

    const known = { ...headers, 'if-none-match': String(byFastify.headers.etag) };
    const unchanged = await inject(known);
    assert.deepEqual([unchanged.status, unchanged.body.length], [304, 0]);
    assert.deepEqual(withoutVarying(await sendCached(known)), withoutVarying(unchanged));
    const oneOfTwo = { ...headers, 'if-none-match': `"older", ${byFastify.headers.etag}` };
    assert.deepEqual(withoutVarying(await sendCached(oneOfTwo)), withoutVarying(unchanged));
  });
}

test('a cached read is in the log and in the metrics', async () => {
  const { headers } = await sendCached();
  const id = String(headers['x-request-id']);
  const line = here
    .logged()
    .split('\n')
    .find((text) => text.includes(id));
  assert.partialDeepStrictEqual(JSON.parse(line!), {
    method: 'GET',
    path: '/api/public/courses',
    route: '/api/public/courses',
    status: 200,
  });
  const { body } = await here.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  const samples = body
    .split('\n')
    .filter((text) => text.includes('route="/api/public/courses",status="200"'));
  assert.equal(samples.length, 1);
});

test('Fastify answers callers with a token, other methods and requests with a body', async () => {
  const token = await studentToken(here);
  await sendCached();
  assert.equal((await send({ authorization: `Bearer ${token}` })).isCached, false);
  assert.equal((await send({}, { method: 'HEAD' })).isCached, false);
  assert.equal((await send({ 'content-length': '2' }, { method: 'POST' })).isCached, false);
});

test('a changed course is in the next response', async () => {
  await sendCached();
  await createCourse('A new course');
  assert.ok((await send()).answer.body.includes('A new course'));
});

test('counts towards the limit of the address that a trusted proxy names', async () => {
  const proxied = await testAppOn(here.db, { TRUST_PROXY: '1', CALLS_A_MINUTE_PER_ADDRESS: '30' });
  const { send } = await listen(proxied);
  const countStatuses = async (address: string) => {
    const statuses: Record<number, number> = {};
    for (let n = 0; n < 40; n += 1) {
      const { status } = (await send({ 'x-forwarded-for': `${address}, 203.0.113.7` })).answer;
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    return statuses;
  };
  assert.deepEqual(await countStatuses('198.51.100.1'), { 429: 10, 200: 30 });
});

test('a process that retires closes its connections instead', async () => {
  const retiring = await testAppOn(here.db);
  const { send, sendCached } = await listen(retiring);
  assert.equal((await sendCached()).headers.connection, 'keep-alive');
  retiring.app.stopKeepingAlive();
  const { answer, isCached } = await send();
  assert.deepEqual([isCached, answer.headers.connection], [false, 'close']);
});

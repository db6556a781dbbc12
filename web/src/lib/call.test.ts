import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCourses } from '@sikhya/contract/catalogue.ts';
import { endpoint } from '@sikhya/contract/endpoint.ts';
import * as z from 'zod/mini';
import { call, setTransport } from './call.ts';

const rename = endpoint({
  method: 'PUT',
  path: '/api/things/:thingId',
  access: 'public',
  summary: 'Rename a thing',
  params: z.object({ thingId: z.string() }),
  body: z.object({ name: z.string() }),
});

/** Answers every call with the response. Returns the list of requests. */
function respondWith(response: () => Response | Promise<Response>) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  setTransport(async (url, init) => {
    requests.push({ url: String(url), init });
    return response();
  });
  return requests;
}

test('puts the query into the URL and leaves out undefined values', async () => {
  const requests = respondWith(() => Response.json({ courses: [] }));
  await call(listCourses, { query: { limit: '6', search: 'ଗଣିତ', type: undefined } });
  assert.equal(requests[0]?.url, `/api/public/courses?limit=6&search=${encodeURIComponent('ଗଣିତ')}`);
  assert.equal(requests[0]?.init?.method, 'GET');
  assert.equal(requests[0]?.init?.body, undefined);
});

test('escapes params, sends the body as JSON and returns undefined for 204', async () => {
  const requests = respondWith(() => new Response(null, { status: 204 }));
  assert.equal(await call(rename, { params: { thingId: 'a/b c' }, body: { name: 'x' } }), undefined);
  assert.equal(requests[0]?.url, '/api/things/a%2Fb%20c');
  assert.equal(requests[0]?.init?.body, '{"name":"x"}');
});

test("throws a refusal with the server's message", async () => {
  const body = { message: 'No such thing.', code: 'not-found', requestId: 'r1', error: 'thingId' };
  respondWith(() => Response.json(body, { status: 404 }));
  await assert.rejects(call(listCourses, { query: {} }), {
    name: 'ApiError',
    status: 404,
    message: 'No such thing.',
    code: 'not-found',
    detail: 'thingId',
    requestId: 'r1',
  });
});

test("throws an ApiError for a proxy's page, a lost connection and a captive portal", async () => {
  respondWith(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await assert.rejects(call(listCourses, { query: {} }), {
    name: 'ApiError',
    status: 502,
    code: 'foreign',
  });
  respondWith(() => Promise.reject(new TypeError('fetch failed')));
  await assert.rejects(call(listCourses, { query: {} }), {
    name: 'ApiError',
    status: 0,
    code: 'unreachable',
  });
  respondWith(() => new Response('<h1>Sign in to the Wi-Fi</h1>'));
  await assert.rejects(call(listCourses, { query: {} }), { name: 'ApiError', code: 'unreachable' });
});

test('throws an AbortError for an aborted call', async () => {
  respondWith(() => Promise.reject(new DOMException('aborted', 'AbortError')));
  await assert.rejects(call(listCourses, { query: {} }, { signal: AbortSignal.abort() }), {
    name: 'AbortError',
  });
});

/** Never responds, like a connection that is dead. */
function neverRespond() {
  setTransport(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
}

test('a read without a response ends after a while as unreachable, and at once when it is aborted', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  neverRespond();
  const dead = call(listCourses, { query: {} });
  t.mock.timers.tick(45_000);
  await assert.rejects(dead, { name: 'ApiError', code: 'unreachable' });

  const controller = new AbortController();
  const cancelled = call(listCourses, { query: {} }, { signal: controller.signal });
  controller.abort();
  await assert.rejects(cancelled, { name: 'AbortError' });
});

const nextTask = () => new Promise((resolve) => setImmediate(resolve));

test('a write with a timeout ends as unreachable when no response begins', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  neverRespond();
  const input = { params: { thingId: 'a' }, body: { name: 'x' } };
  const dead = call(rename, input, { timeoutMs: 15_000 });
  t.mock.timers.tick(15_000);
  await assert.rejects(dead, { name: 'ApiError', code: 'unreachable' });
});

test('a response that has begun in time may take as long as its body needs', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const body = new TransformStream();
  const requests = respondWith(() => new Response(body.readable));
  const slow = call(listCourses, { query: {} });
  const writer = body.writable.getWriter();
  for (const part of new TextEncoder().encode('{"courses":["ଗଣିତ"]}')) {
    await nextTask();
    t.mock.timers.tick(10_000);
    void writer.write(Uint8Array.of(part));
  }
  assert.equal(requests[0]?.init?.signal?.aborted, false);
  await nextTask();
  void writer.close();
  assert.deepEqual(await slow, { courses: ['ଗଣିତ'] });
});

test('a call that is aborted while its response arrives is not unreachable', async () => {
  const aborting = new AbortController();
  const body = new TransformStream();
  const writer = body.writable.getWriter();
  respondWith(() => {
    aborting.signal.addEventListener(
      'abort',
      () => void writer.abort(aborting.signal.reason).catch(() => {}),
    );
    return new Response(body.readable);
  });
  const aborted = call(listCourses, { query: {} }, { signal: aborting.signal });
  void writer.write(new TextEncoder().encode('{"courses":')).catch(() => {});
  await nextTask();
  await nextTask();
  aborting.abort();
  await assert.rejects(aborted, { name: 'AbortError' });
});

test('a response that stops in the middle of its body ends as unreachable', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const body = new TransformStream();
  respondWith(() => new Response(body.readable));
  const stopped = call(listCourses, { query: {} });
  void body.writable.getWriter().write(new TextEncoder().encode('{"courses":'));
  await nextTask();
  await nextTask();
  t.mock.timers.tick(20_000);
  await assert.rejects(stopped, { name: 'ApiError', code: 'unreachable' });
});

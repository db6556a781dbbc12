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

function answering(answer: () => Response | Promise<Response>) {
  const seen: { url: string; init: RequestInit | undefined }[] = [];
  setTransport(async (url, init) => {
    seen.push({ url: String(url), init });
    return answer();
  });
  return seen;
}

test('the query is put into the address, without what was not given', async () => {
  const seen = answering(() => Response.json({ courses: [] }));
  await call(listCourses, { query: { limit: '6', search: 'ଗଣିତ', type: undefined } });
  assert.equal(seen[0]?.url, `/api/public/courses?limit=6&search=${encodeURIComponent('ଗଣିତ')}`);
  assert.equal(seen[0]?.init?.method, 'GET');
  assert.equal(seen[0]?.init?.body, undefined);
});

test('params are escaped, the body is JSON, and 204 answers nothing', async () => {
  const seen = answering(() => new Response(null, { status: 204 }));
  assert.equal(await call(rename, { params: { thingId: 'a/b c' }, body: { name: 'x' } }), undefined);
  assert.equal(seen[0]?.url, '/api/things/a%2Fb%20c');
  assert.equal(seen[0]?.init?.body, '{"name":"x"}');
});

test("a refusal is thrown in the server's words", async () => {
  const body = { message: 'No such thing.', code: 'not-found', requestId: 'r1', error: 'thingId' };
  answering(() => Response.json(body, { status: 404 }));
  await assert.rejects(call(listCourses, { query: {} }), {
    name: 'ApiError',
    status: 404,
    message: 'No such thing.',
    code: 'not-found',
    detail: 'thingId',
    requestId: 'r1',
  });
});

test('a page of some proxy, a cut line and a captive portal fail like any call', async () => {
  answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await assert.rejects(call(listCourses, { query: {} }), {
    name: 'ApiError',
    status: 502,
    code: 'foreign',
  });
  answering(() => Promise.reject(new TypeError('fetch failed')));
  await assert.rejects(call(listCourses, { query: {} }), {
    name: 'ApiError',
    status: 0,
    code: 'unreachable',
  });
  answering(() => new Response('<h1>Sign in to the Wi-Fi</h1>'));
  await assert.rejects(call(listCourses, { query: {} }), { name: 'ApiError', code: 'unreachable' });
});

test('a call that was given up says so', async () => {
  answering(() => Promise.reject(new DOMException('given up', 'AbortError')));
  await assert.rejects(call(listCourses, { query: {} }, { signal: AbortSignal.abort() }), {
    name: 'AbortError',
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import { setTransport } from '../../lib/call.ts';
import { stored } from '../../testing/local-storage.ts';
import { cacheResult, type ResultWithReview, sendHandIn, testResultQuery } from './api.ts';

stored.clear();

const result = (score: number) => ({ result: { _id: 'r', score } }) as ResultWithReview;

test('a result is loaded again later, because a correction may have changed it', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-15T10:00:00Z') });
  setTransport(async () => Response.json(result(80)));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  cacheResult(client, result(60));
  const read = async () => (await client.fetchQuery(testResultQuery('r'))).result.score;
  assert.equal(await read(), 60, 'handing in has just returned it');
  t.mock.timers.tick(10 * 60_000);
  assert.equal(await read(), 80);
});

test('a review that arrives slowly is not requested again and again', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  t.mock.method(AbortSignal, 'timeout', (milliseconds: number) => {
    const timeout = new AbortController();
    setTimeout(() => timeout.abort(), milliseconds);
    return timeout.signal;
  });
  const body = new TransformStream();
  const writer = body.writable.getWriter();
  setTransport(async (_url, init) => {
    init?.signal?.addEventListener('abort', () => void writer.abort().catch(() => {}));
    return new Response(body.readable);
  });
  const attempt = { student: 'mina@example.com', answers: [] };
  const handedIn = sendHandIn({ attemptId: 'a', questions: [] }, attempt);
  for (const part of [...JSON.stringify(result(80))].map((letter) => new TextEncoder().encode(letter))) {
    await new Promise((resolve) => setImmediate(resolve));
    t.mock.timers.tick(5000);
    void writer.write(part).catch(() => {});
  }
  await new Promise((resolve) => setImmediate(resolve));
  void writer.close().catch(() => {});
  assert.deepEqual(await handedIn, result(80));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DocumentBytes } from './document-bytes.ts';

const FILE = Uint8Array.from({ length: 200_000 }, (_, at) => at % 251);

/** A server with ranges, behind links of which only the newest is good. */
function documentServer() {
  const state = {
    links: 0,
    good: 0,
    down: false,
    asked: 0,
    stalls: [] as string[],
    etag: '"1"',
    changes: 0,
    sent: 0,
    /** The line breaks once after so many bytes of an answer. */
    breaksAfter: undefined as number | undefined,
  };
  const bytes = new DocumentBytes({
    getLink: async () => {
      state.links += 1;
      state.good = state.links;
      return { url: `/document?ticket=${state.links}` };
    },
    onStall: (problem) => state.stalls.push(problem.message),
    onBytes: () => {},
    onChanged: () => {
      state.changes += 1;
    },
    pausesMs: [1],
    fetch: async (url, init) => {
      state.asked += 1;
      if (state.down) throw new TypeError('fetch failed');
      if (String(url) !== `/document?ticket=${state.good}`) {
        return Response.json({ message: 'The link has run out.', code: 'not-signed-in' }, { status: 401 });
      }
      const [, from, to] = /bytes=(\d+)-(\d+)/.exec(new Headers(init?.headers).get('range') ?? '') ?? [];
      const part = FILE.slice(Number(from), Number(to) + 1);
      const headers = { 'content-range': `bytes ${from}-${to}/${FILE.length}`, etag: state.etag };
      const { breaksAfter } = state;
      state.breaksAfter = undefined;
      const sent = part.slice(0, breaksAfter);
      state.sent += sent.length;
      return new Response(breaksAfter === undefined ? sent : brokenAfter(sent), { status: 206, headers });
    },
  });
  return { state, bytes };
}

function brokenAfter(bytes: Uint8Array<ArrayBuffer>): ReadableStream {
  let isSent = false;
  return new ReadableStream({
    pull: (controller) => {
      if (isSent) return controller.error(new TypeError('network error'));
      controller.enqueue(bytes);
      isSent = true;
    },
  });
}

test('the beginning says how long the whole is, and ranges bring the rest', async () => {
  const { bytes, state } = documentServer();
  const { total, bytes: first } = await bytes.begin();
  assert.equal(total, FILE.length);
  assert.deepEqual(first, FILE.slice(0, first.length));
  assert.deepEqual(await bytes.read(100_000, 150_000), FILE.slice(100_000, 150_000));
  assert.equal(state.links, 1);
});

test('a link that runs out in the middle is renewed once for all who wait', async () => {
  const { bytes, state } = documentServer();
  await bytes.begin();
  state.good = -1;
  const parts = await Promise.all([bytes.read(0, 10), bytes.read(10, 20), bytes.read(20, 30)]);
  assert.deepEqual(
    parts.map(([byte]) => byte),
    [0, 10, 20],
  );
  assert.equal(state.links, 2);
  assert.deepEqual(state.stalls, []);
});

test('a lost line stalls what was asked for, and it comes when the line is back', async () => {
  const { bytes, state } = documentServer();
  await bytes.begin();
  state.down = true;
  const reading = bytes.read(500, 510);
  while (state.stalls.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  assert.match(state.stalls[0] ?? '', /could not be reached/);
  state.down = false;
  bytes.resume();
  assert.deepEqual(await reading, FILE.slice(500, 510));
});

test('a short failure is not even noticed', async () => {
  const { bytes, state } = documentServer();
  await bytes.begin();
  state.down = true;
  const reading = bytes.read(0, 4);
  state.asked = 0;
  while (state.asked === 0) await Promise.resolve();
  state.down = false;
  assert.deepEqual(await reading, FILE.slice(0, 4));
  assert.deepEqual(state.stalls, []);
});

for (const [where, breaksAfter] of [
  ['in the middle', 10_000],
  ['at the end', 50_000],
] as const) {
  test(`a line that breaks ${where} of a part goes on there, and sends nothing twice`, async () => {
    const { bytes, state } = documentServer();
    await bytes.begin();
    await bytes.read(FILE.length - 10, FILE.length);
    state.sent = 0;
    state.breaksAfter = breaksAfter;
    assert.deepEqual(await bytes.read(50_000, 100_000), FILE.slice(50_000, 100_000));
    assert.equal(state.sent, 50_000);
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.deepEqual(state.stalls, []);
  });
}

test('parts of another file are not taken for parts of this one', async () => {
  const { bytes, state } = documentServer();
  await bytes.begin();
  state.etag = '"2"';
  await assert.rejects(bytes.read(0, 4), { name: 'AbortError' });
  assert.equal(state.changes, 1);
});

test('what cannot begin says why', async () => {
  const bytes = new DocumentBytes({
    getLink: async () => ({ url: '/gone' }),
    onStall: () => {},
    onBytes: () => {},
    onChanged: () => {},
    fetch: async () =>
      Response.json({ message: 'This chapter has no PDF.', code: 'not-found' }, { status: 404 }),
  });
  await assert.rejects(bytes.begin(), { message: 'This chapter has no PDF.' });
});

test('closing ends what waits', async () => {
  const { bytes, state } = documentServer();
  await bytes.begin();
  state.down = true;
  const reading = bytes.read(0, 4);
  while (state.stalls.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  bytes.close();
  await assert.rejects(reading, { name: 'AbortError' });
});

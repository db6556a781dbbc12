import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DocumentDownload } from './document-download.ts';

const LARGE = createFile(200_000);
const SMALL = createFile(100_000);

function createFile(size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, index) => index % 251);
}

/** A server with range requests, where only the newest link is valid. */
function createServer(file = LARGE) {
  const state = {
    links: 0,
    validLink: 0,
    isDown: false,
    requests: [] as string[],
    stalls: [] as string[],
    etag: '"1"',
    replacements: 0,
    sentBytes: 0,
    /** The connection breaks once after this many bytes of a response. */
    breakAfter: undefined as number | undefined,
  };
  const download = new DocumentDownload({
    getLink: async () => {
      state.links += 1;
      state.validLink = state.links;
      return { url: `/document?ticket=${state.links}` };
    },
    onStall: (error) => state.stalls.push(error.message),
    onProgress: () => {},
    onReplaced: () => {
      state.replacements += 1;
    },
    retryDelaysMs: [1],
    fetch: async (url, init) => {
      const range = new Headers(init?.headers).get('range') ?? '';
      state.requests.push(range);
      if (state.isDown) throw new TypeError('fetch failed');
      if (String(url) !== `/document?ticket=${state.validLink}`) {
        return Response.json({ message: 'The link has expired.', code: 'not-signed-in' }, { status: 401 });
      }
      const [, from, to] = /bytes=(\d+)-(\d+)/.exec(range) ?? [];
      const body = file.slice(Number(from), Number(to) + 1);
      const headers = { 'content-range': `bytes ${from}-${to}/${file.length}`, etag: state.etag };
      const { breakAfter } = state;
      state.breakAfter = undefined;
      const sent = body.slice(0, breakAfter);
      state.sentBytes += sent.length;
      return new Response(breakAfter === undefined ? sent : breakingStream(sent), { status: 206, headers });
    },
  });
  return { state, download };
}

function breakingStream(bytes: Uint8Array<ArrayBuffer>): ReadableStream {
  let isSent = false;
  return new ReadableStream({
    pull: (controller) => {
      if (isSent) return controller.error(new TypeError('network error'));
      controller.enqueue(bytes);
      isSent = true;
    },
  });
}

test('start returns the first bytes and the total size, and read returns the rest', async () => {
  const { download, state } = createServer();
  const { total, bytes } = await download.start();
  assert.equal(total, LARGE.length);
  assert.deepEqual(bytes, LARGE.slice(0, bytes.length));
  assert.deepEqual(await download.read(100_000, 150_000), LARGE.slice(100_000, 150_000));
  assert.equal(state.links, 1);
});

test('start requests the end of a large document, where its table of objects is', async () => {
  const { download, state } = createServer();
  await download.start();
  assert.deepEqual(state.requests, ['bytes=0-32767', 'bytes=183616-199999']);
});

test('start requests the whole rest of a small document, each byte once', async () => {
  const { download, state } = createServer(SMALL);
  await download.start();
  download.prefetchFirstPage();
  assert.deepEqual(await download.read(99_000, 100_000), SMALL.slice(99_000));
  assert.deepEqual(state.requests, ['bytes=0-32767', 'bytes=32768-99999']);
});

test('an expired link is renewed once for all pending reads', async () => {
  const { download, state } = createServer();
  await download.start();
  state.validLink = -1;
  const parts = await Promise.all([download.read(0, 10), download.read(10, 20), download.read(20, 30)]);
  assert.deepEqual(
    parts.map(([byte]) => byte),
    [0, 10, 20],
  );
  assert.equal(state.links, 2);
  assert.deepEqual(state.stalls, []);
});

test('a read stalls when the connection is lost and completes after resume', async () => {
  const { download, state } = createServer();
  await download.start();
  state.isDown = true;
  const reading = download.read(500, 510);
  while (state.stalls.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  assert.match(state.stalls[0] ?? '', /could not be reached/);
  state.isDown = false;
  download.resume();
  assert.deepEqual(await reading, LARGE.slice(500, 510));
});

test('a failure that a retry repairs is not reported', async () => {
  const { download, state } = createServer();
  await download.start();
  state.isDown = true;
  const reading = download.read(0, 4);
  const before = state.requests.length;
  while (state.requests.length === before) await new Promise((resolve) => setTimeout(resolve));
  state.isDown = false;
  assert.deepEqual(await reading, LARGE.slice(0, 4));
  assert.deepEqual(state.stalls, []);
});

for (const [where, breakAfter] of [
  ['in the middle', 10_000],
  ['at the end', 50_000],
] as const) {
  test(`a range whose connection breaks ${where} is continued there, and no byte is sent twice`, async () => {
    const { download, state } = createServer();
    await download.start();
    await download.read(LARGE.length - 10, LARGE.length);
    state.sentBytes = 0;
    state.breakAfter = breakAfter;
    assert.deepEqual(await download.read(50_000, 100_000), LARGE.slice(50_000, 100_000));
    assert.equal(state.sentBytes, 50_000);
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.deepEqual(state.stalls, []);
  });
}

test('a read fails and the replacement is reported when the file has another ETag', async () => {
  const { download, state } = createServer();
  await download.start();
  state.etag = '"2"';
  await assert.rejects(download.read(0, 4), { name: 'AbortError' });
  assert.equal(state.replacements, 1);
});

test("start rejects with the server's message when the document is refused", async () => {
  const download = new DocumentDownload({
    getLink: async () => ({ url: '/gone' }),
    onStall: () => {},
    onProgress: () => {},
    onReplaced: () => {},
    fetch: async () =>
      Response.json({ message: 'This chapter has no PDF.', code: 'not-found' }, { status: 404 }),
  });
  await assert.rejects(download.start(), { message: 'This chapter has no PDF.' });
});

test('close rejects pending reads', async () => {
  const { download, state } = createServer();
  await download.start();
  state.isDown = true;
  const reading = download.read(0, 4);
  while (state.stalls.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  download.close();
  await assert.rejects(reading, { name: 'AbortError' });
});

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { importWhenFetched } from './import-when-fetched.ts';

const SCRIPT = { headers: { 'content-type': 'text/javascript; charset=utf-8' } };
const respond = mock.fn<typeof fetch>();
const load = mock.fn(async () => 'module');

globalThis.fetch = (...args) => respond(...args);
globalThis.document = {
  querySelector: (selector: string) => (selector === 'link[href="/assets/in-page.js"]' ? {} : null),
} as Document;

beforeEach(() => {
  respond.mock.resetCalls();
  load.mock.resetCalls();
  respond.mock.mockImplementation(async () => new Response('', SCRIPT));
});

const getFetchedUrls = () => respond.mock.calls.map(({ arguments: [url] }) => url);

test('imports the module after all its files have been fetched, each of them once', async () => {
  const imported = importWhenFetched(load, ['assets/a.js', 'assets/b.js']);
  assert.equal(load.mock.callCount(), 0);
  assert.equal(await imported, 'module');
  await importWhenFetched(load, ['assets/b.js', 'assets/c.js']);
  assert.deepEqual(getFetchedUrls(), ['/assets/a.js', '/assets/b.js', '/assets/c.js']);
});

test('does not import after a failed fetch, which can be repeated', async () => {
  respond.mock.mockImplementationOnce(async () => {
    throw new TypeError('Failed to fetch');
  });
  await assert.rejects(importWhenFetched(load, ['assets/lost.js']), TypeError);
  assert.equal(load.mock.callCount(), 0);
  assert.equal(await importWhenFetched(load, ['assets/lost.js']), 'module');
});

test('does not take an error or the page of a Wi-Fi network for a script', async () => {
  for (const response of [
    new Response('', { ...SCRIPT, status: 503 }),
    new Response('<p>Log in</p>', { headers: { 'content-type': 'text/html' } }),
  ]) {
    respond.mock.mockImplementationOnce(async () => response);
    await assert.rejects(importWhenFetched(load, ['assets/other.js']), TypeError);
  }
  assert.equal(load.mock.callCount(), 0);
});

test('does not fetch what a link of the page already loads', async () => {
  assert.equal(await importWhenFetched(load, ['assets/in-page.js']), 'module');
  assert.deepEqual(getFetchedUrls(), []);
});

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { importWhenFetched } from './import-when-fetched.ts';

const SCRIPT = { headers: { 'content-type': 'text/javascript; charset=utf-8' } };
const respond = mock.fn<typeof fetch>();
const load = mock.fn(async () => 'module');

globalThis.fetch = (...args) => respond(...args);

/** The links of the page, and what the next one does. */
let links: HTMLLinkElement[] = [];
let nextLinkFails = false;
globalThis.document = {
  querySelector: (selector: string) => (selector === 'link[href="/assets/in-page.js"]' ? {} : null),
  createElement: () => ({
    remove(this: HTMLLinkElement) {
      links = links.filter((link) => link !== this);
    },
  }),
  head: {
    append(link: HTMLLinkElement) {
      links.push(link);
      const fails = nextLinkFails;
      queueMicrotask(() => (fails ? link.onerror?.('') : link.onload?.({} as Event)));
      nextLinkFails = false;
    },
  },
} as unknown as Document;

const page = new EventTarget();
globalThis.window = page as typeof window;

beforeEach(() => {
  respond.mock.resetCalls();
  load.mock.resetCalls();
  links = [];
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

for (const leaving of ['beforeunload', 'pagehide'])
  test(`reports no failure after ${leaving}, and loads again if the page stays`, async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    respond.mock.mockImplementationOnce(async () => {
      page.dispatchEvent(new Event(leaving));
      throw new TypeError('Failed to fetch');
    });
    const settled = mock.fn();
    const imported = importWhenFetched(load, [`assets/${leaving}.js`]);
    imported.then(settled, settled);
    mock.timers.tick(60_000);
    await new Promise(setImmediate);
    mock.timers.tick(60_000);
    await new Promise(setImmediate);
    assert.equal(settled.mock.callCount(), 0);
    page.dispatchEvent(new Event('pointerdown'));
    assert.equal(await imported, 'module');
    mock.timers.reset();
  });

test('reports a failure of a page that was not left after all', async () => {
  respond.mock.mockImplementation(async () => {
    throw new TypeError('Failed to fetch');
  });
  const imported = importWhenFetched(load, ['assets/stays.js']);
  page.dispatchEvent(new Event('beforeunload'));
  await Promise.resolve();
  page.dispatchEvent(new Event('keydown'));
  await assert.rejects(imported, TypeError);
  await assert.rejects(importWhenFetched(load, ['assets/stays.js']), TypeError);
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

test('adds a style sheet to the page once, and again if it could not be loaded', async () => {
  const files = ['assets/keys.js', 'assets/keys.css'];
  nextLinkFails = true;
  await assert.rejects(importWhenFetched(load, files), TypeError);
  assert.deepEqual([load.mock.callCount(), links], [0, []]);
  for (let times = 0; times < 2; times += 1) assert.equal(await importWhenFetched(load, files), 'module');
  assert.deepEqual(
    links.map(({ rel, href }) => [rel, href]),
    [['stylesheet', '/assets/keys.css']],
  );
  assert.ok(!getFetchedUrls().includes('/assets/keys.css'));
});

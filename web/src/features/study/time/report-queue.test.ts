import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { setTransport } from '../../../lib/call.ts';
import { startSession } from '../../../lib/session-store.ts';
import { stored } from '../../../testing/local-storage.ts';
import { ReportQueue } from './report-queue.ts';
import { UnsentMinutes } from './unsent-minutes.ts';

const STUDENT = 'mina@example.com';

let queue: ReportQueue;
let sent: string[] = [];
/** The ids of all requests, also of those that failed. */
let requested: string[] = [];
let respond: (chapterId: string, signal?: AbortSignal | null) => Response | Promise<Response>;

// as on a page without HTTPS, where no lock has to be waited for
Object.defineProperty(globalThis, 'navigator', { value: {} });
Object.assign(globalThis, { window: Object.assign(new EventTarget(), { location: { pathname: '/' } }) });

beforeEach(() => {
  stored.clear();
  startSession('t', { role: 'student', name: 'Mina', email: STUDENT } as never);
  queue = new ReportQueue(new UnsentMinutes(STUDENT));
  sent = [];
  requested = [];
  respond = () => Response.json({});
  setTransport(async (_url, init) => {
    const { reportId, chapterId, timeSpent, secondsAgo } = JSON.parse(String(init?.body));
    requested.push(reportId);
    const response = await respond(chapterId, init?.signal);
    if (response.ok) sent.push(`${chapterId} ${timeSpent} ${secondsAgo}`);
    return response;
  });
});

const fail = (status: number, code: string) => () =>
  Response.json({ message: 'm', code, requestId: 'r' }, { status });
const isOffline = () => {
  throw new TypeError('no connection');
};
const send = (chapterId: string, minutes: number) => queue.send({ courseId: 'c', chapterId, minutes });

/** Waits until all reports were tried. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

test('sends what was studied without a connection in its order and with its age', async (t) => {
  t.mock.method(console, 'error', () => {});
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-15T10:00:00Z') });
  respond = isOffline;
  send('1', 0);
  send('1', 20);
  await settle();
  t.mock.timers.tick(600_000);
  send('2', 0);
  send('2', 5);
  await settle();
  t.mock.timers.tick(60_000);
  respond = () => Response.json({});
  send('2', 1);
  await settle();
  assert.deepEqual(sent, ['1 0 660', '1 20 660', '2 0 60', '2 6 0']);
  assert.equal(stored.has(`unsent-minutes:${STUDENT}`), false);
});

test('reports of several days keep their age for a year, and one from a wrong clock counts as one of now', async (t) => {
  t.mock.method(console, 'error', () => {});
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('1970-01-02T10:00:00Z') });
  respond = isOffline;
  send('1', 10);
  t.mock.timers.setTime(Date.parse('2026-08-01T10:00:00Z'));
  send('1', 40);
  t.mock.timers.setTime(Date.parse('2026-08-02T10:00:00Z'));
  send('1', 20);
  await settle();
  t.mock.timers.setTime(Date.parse('2026-11-10T10:00:00Z'));
  respond = () => Response.json({});
  queue.retryUnsent();
  await settle();
  assert.deepEqual(sent, ['1 10 0', '1 40 8726400', '1 20 8640000']);
});

test('no later report overtakes one that still cannot be sent', async (t) => {
  t.mock.method(console, 'error', () => {});
  respond = isOffline;
  send('1', 3);
  await settle();
  respond = (chapterId) => (chapterId === '1' ? fail(503, 'unavailable')() : Response.json({}));
  send('2', 0);
  await settle();
  queue.send({ courseId: 'c', chapterId: '2', minutes: 1, keepalive: true });
  await settle();
  assert.equal(sent.length, 0);
  respond = () => Response.json({});
  queue.retryUnsent();
  await settle();
  assert.deepEqual(
    sent.map((report) => report.slice(0, 3)),
    ['1 3', '2 0', '2 1'],
  );
});

test('reports wait for the next sign-in after the session has ended, and refused ones are dropped', async (t) => {
  t.mock.method(console, 'error', () => {});
  respond = fail(401, 'not-signed-in');
  send('1', 3);
  send('2', 0);
  await settle();
  respond = () => Response.json({});
  startSession('other', { role: 'student', name: 'Other', email: 'other@example.com' } as never);
  queue.retryUnsent();
  await settle();
  assert.equal(sent.length, 0);
  startSession('t2', { role: 'student', name: 'Mina', email: STUDENT } as never);
  respond = (chapterId) => (chapterId === '1' ? fail(404, 'not-found')() : Response.json({}));
  queue.retryUnsent();
  await settle();
  assert.deepEqual(
    sent.map((report) => report.slice(0, 3)),
    ['2 0'],
  );
  assert.equal(stored.has(`unsent-minutes:${STUDENT}`), false);
});

for (const keepalive of [false, true]) {
  test(`a report stays on the device until its response comes${keepalive ? ', also when the page is closed' : ''}`, async () => {
    respond = () => new Promise(() => {});
    queue.send({ courseId: 'c', chapterId: '1', minutes: 3, keepalive });
    await settle();
    assert.equal(requested.length, 1);
    // the page was killed, and the app is started again
    respond = () => Response.json({});
    const next = new ReportQueue(new UnsentMinutes(STUDENT));
    next.retryUnsent();
    await settle();
    assert.deepEqual(
      sent.map((report) => report.slice(0, 3)),
      ['1 3'],
    );
    assert.equal(requested[1], requested[0], 'so that the server can recognise it');
    assert.equal(stored.has(`unsent-minutes:${STUDENT}`), false);
  });
}

test('a request without a response does not hold up later reports for ever', async (t) => {
  t.mock.method(console, 'error', () => {});
  const timeout = new AbortController();
  t.mock.method(AbortSignal, 'timeout', () => timeout.signal);
  respond = (_, signal) => new Promise((_resolve, reject) => signal?.addEventListener('abort', reject));
  send('1', 1);
  await settle();
  respond = () => Response.json({});
  timeout.abort();
  send('1', 2);
  await settle();
  assert.deepEqual(
    sent.map((report) => report.slice(0, 3)),
    ['1 1', '1 2'],
  );
});

test('reports are sent where the browser refuses locks together with the storage', async () => {
  const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.assign(navigator, { locks: { request: refuse } });
  send('1', 0);
  send('1', 3);
  await settle();
  Object.assign(navigator, { locks: undefined });
  assert.deepEqual(sent, ['1 0 0', '1 3 0']);
});

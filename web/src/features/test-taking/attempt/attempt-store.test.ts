import '../../../testing/local-storage.ts';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, type TestContext, test } from 'node:test';
import type { TestAttempt } from '@sikhya/contract/mock-test.ts';
import { setTransport } from '../../../lib/call.ts';
import { type Attempt, createAttempt, requestHandIn, setAnswer, setShownLanguage } from './attempt.ts';
import { deleteAttempt, readAttempt, updateAttempt } from './attempt-storage.ts';
import { AttemptStore } from './attempt-store.ts';

// Node has no IndexedDB, so attempts are kept in memory as in a browser that refuses it.
Object.assign(globalThis, {
  window: Object.assign(new EventTarget(), { location: { pathname: '/student/dashboard' } }),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  BroadcastChannel: undefined,
});
Object.defineProperty(globalThis, 'navigator', { value: {} });

const NOW = Date.now();
const started: TestAttempt = {
  attemptId: 'a',
  courseId: 'c',
  chapterId: 'h',
  courseTitle: 'Course',
  chapterTitle: 'Chapter',
  odiaTitles: { courseTitle: null, chapterTitle: null },
  startedAt: new Date(NOW).toISOString(),
  deadline: new Date(NOW + 360_000).toISOString(),
  questions: ['q0', 'q1'].map((_id) => ({
    _id,
    question: _id,
    questionImage: null,
    options: ['A', 'B', 'C', 'D'],
    odia: null,
  })),
  answers: [null, null],
  saveNumber: 0,
  seconds: null,
};

type SentAnswer = { questionId: string; selectedIndex: number; language: string };
type Request = { path: string; body: { saveNumber: number; answers: SentAnswer[] } };

/** Answers every request; null for no connection. */
let respond: (request: Request) => { status: number; body: unknown } | null;
let requests: Request[];
let store: AttemptStore;
let stop: () => void;
let events: string[];

const acceptSave = ({ body: { saveNumber } }: Request) => {
  const { deadline } = started;
  return {
    status: 200,
    body: { saved: true, saveNumber, answers: null, deadline, now: new Date().toISOString() },
  };
};
const result = { status: 201, body: { result: { _id: 'r' }, review: [] } };
const acceptAll = (request: Request) =>
  request.path.endsWith('/test-result') ? result : acceptSave(request);

async function open(attempt: Attempt): Promise<void> {
  await updateAttempt('a', () => attempt);
  store = new AttemptStore({ paper: started, attempt });
  stop = store.start({
    onResult: (response) => events.push(`result ${response.result?._id}`),
    onGone: (message) => events.push(`gone ${message}`),
  });
}

const newAttempt = () =>
  createAttempt(started, {
    student: 's@example.com',
    place: { courseId: 'c', subjectIndex: '0', chapterIndex: '0' },
    clockOffset: 0,
  });

/** Runs everything that is due; timers are mocked. */
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  requests = [];
  events = [];
  respond = acceptAll;
  setTransport(async (url, init) => {
    const request = { path: String(url), body: JSON.parse(String(init?.body)) };
    requests.push(request);
    const response = respond(request);
    if (!response) throw new TypeError('Failed to fetch');
    return Response.json(response.body, { status: response.status });
  });
});

afterEach(() => {
  stop();
  mock.timers.reset();
});

test('shows an answer at once, then stores it and saves it on the server', async () => {
  await open(newAttempt());
  await settle();
  store.change((attempt) => setAnswer(attempt, 0, 2));
  assert.deepEqual(store.getState().attempt.answers, [2, null]);
  assert.equal(store.getState().syncStatus, 'syncing');
  await settle();
  assert.deepEqual((await readAttempt('a'))?.answers, [2, null]);
  assert.equal(store.getState().syncStatus, 'synced');
  assert.deepEqual(requests.at(-1)?.body, { saveNumber: 2, changes: [{ question: 0, option: 2 }] });
});

test('retries a save until the server can be reached', async () => {
  respond = () => null;
  await open(newAttempt());
  store.change((attempt) => setAnswer(attempt, 1, 3));
  await settle();
  assert.equal(store.getState().syncStatus, 'retrying');
  respond = acceptAll;
  mock.timers.tick(1000);
  await settle();
  assert.equal(store.getState().syncStatus, 'synced');
});

test('syncs all answers before it hands in', async () => {
  await open(setAnswer(newAttempt(), 1, 3));
  store.change((attempt) => setAnswer(attempt, 0, 2));
  store.handIn('by-student');
  await settle();
  const paths = requests.map(({ path }) => path);
  assert.equal(paths.indexOf('/api/student/progress/test-result'), paths.length - 1);
  assert.deepEqual(
    requests.at(-1)?.body.answers.map(({ selectedIndex }) => selectedIndex),
    [2, 3],
  );
  assert.deepEqual(events, ['result r']);
  assert.equal(await readAttempt('a'), undefined);
});

test('hands in the language in which each question was last shown, also of unanswered ones', async () => {
  await open(setAnswer(newAttempt(), 1, 3));
  store.change((attempt) => setShownLanguage(attempt, 0, 'or'));
  store.change((attempt) => setShownLanguage(attempt, 1, 'both'));
  store.handIn('by-student');
  await settle();
  assert.deepEqual(
    requests.at(-1)?.body.answers.map(({ questionId, language }) => [questionId, language]),
    [
      ['q0', 'or'],
      ['q1', 'both'],
    ],
  );
});

test('says that it hands in later only once the device has stored the hand-in', async () => {
  respond = () => null;
  await open(newAttempt());
  store.change((attempt) => setAnswer(attempt, 0, 1));
  await settle();
  assert.equal(store.getState().syncStatus, 'retrying');
  store.handIn('by-student');
  assert.equal(store.getState().syncStatus, 'syncing');
  await settle();
  assert.equal(store.getState().syncStatus, 'retrying');
  assert.equal((await readAttempt('a'))?.finished, 'by-student');
});

test('hands in later what could not be handed in offline', async () => {
  respond = () => null;
  await open(newAttempt());
  store.handIn('by-student');
  await settle();
  assert.equal(store.getState().attempt.finished, 'by-student');
  assert.equal(store.getState().syncStatus, 'retrying');
  assert.deepEqual(events, []);
  respond = acceptAll;
  store.check();
  await settle();
  assert.deepEqual(events, ['result r']);
});

test('resumes when only the clock of the device says that the time is over', async () => {
  await open({ ...newAttempt(), clockOffset: 400_000 });
  store.handIn('by-time');
  await settle();
  assert.equal(store.getState().attempt.finished, null);
  assert.deepEqual(events, []);
});

/** Sets the clock of the device, and lets the store notice it. */
function setClock(t: TestContext, hours: number): void {
  const { now } = Date;
  t.mock.method(Date, 'now', () => now() + hours * 3_600_000);
  mock.timers.tick(1000);
}

for (const hours of [5, -5]) {
  const direction = hours > 0 ? 'forward' : 'back';
  test(`keeps the time left without a connection when the clock is set ${direction}`, async (t) => {
    respond = () => null;
    await open(newAttempt());
    // a response corrects the offset like this
    await updateAttempt('a', (attempt) => attempt && { ...attempt, clockOffset: 40 });
    await settle();
    setClock(t, hours);
    store.handIn('by-time');
    await settle();
    const { attempt } = store.getState();
    assert.equal(attempt.finished, null);
    assert.equal(Math.round(attempt.clockOffset / 3_600_000), -hours);
    assert.equal((await readAttempt('a'))?.clockOffset, attempt.clockOffset);
  });
}

test('does not correct the clock twice when another tab has done so', async (t) => {
  respond = () => null;
  await open(newAttempt());
  await updateAttempt('a', (attempt) => attempt && { ...attempt, clockOffset: -3_600_000 });
  setClock(t, 1);
  await settle();
  assert.equal(store.getState().attempt.clockOffset, -3_600_000);
});

test('the time goes on while the device sleeps', async (t) => {
  respond = () => null;
  await open(newAttempt());
  Object.assign(document, { visibilityState: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  Object.assign(document, { visibilityState: 'visible' });
  setClock(t, 5);
  store.handIn('by-time');
  await settle();
  assert.equal(store.getState().attempt.finished, 'by-time');
});

test('hands in when the server says that the time is over', async () => {
  const isOver = { status: 409, body: { message: 'The test is over.', code: 'test-over', requestId: 'x' } };
  respond = (request) => (request.path.endsWith('/test-result') ? result : isOver);
  await open(newAttempt());
  await settle();
  assert.deepEqual(events, ['result r']);
});

test('stores the attempt again when the browser has cleared its data', async () => {
  await open(newAttempt());
  store.change((attempt) => setAnswer(attempt, 0, 1));
  await settle();
  await deleteAttempt('a');
  await settle();
  assert.deepEqual((await readAttempt('a'))?.answers, [1, null]);
  assert.deepEqual(events, []);
});

test('reports an attempt that the server no longer knows, and deletes it from the device', async () => {
  respond = () => ({ status: 404, body: { message: 'No such test.', code: 'not-found', requestId: 'x' } });
  await open(newAttempt());
  await settle();
  assert.deepEqual(events, ['gone No such test.']);
  assert.equal(await readAttempt('a'), undefined);
});

test('shows and hands in what another tab has stored', async () => {
  await open(newAttempt());
  await settle();
  await updateAttempt('a', (attempt) => attempt && setAnswer(attempt, 1, 0));
  await settle();
  assert.deepEqual(store.getState().attempt.answers, [null, 0]);
  await updateAttempt('a', (attempt) => attempt && requestHandIn(attempt, 'by-student'));
  await settle();
  assert.deepEqual(events, ['result r']);
});

test('saves and hands in where the browser refuses locks together with the storage', async () => {
  const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.assign(navigator, { locks: { request: refuse } });
  await open(newAttempt());
  store.change((attempt) => setAnswer(attempt, 0, 2));
  store.handIn('by-student');
  await settle();
  Object.assign(navigator, { locks: undefined });
  assert.deepEqual(events, ['result r']);
});

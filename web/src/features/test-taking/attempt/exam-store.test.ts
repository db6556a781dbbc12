import '../../../testing/local-storage.ts';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import type { ExamAttempt } from '@sikhya/contract/student-exams.ts';
import { setTransport } from '../../../lib/call.ts';
import { setAnswer } from './attempt.ts';
import { readAttempt, updateAttempt } from './attempt-storage.ts';
import { AttemptStore } from './attempt-store.ts';
import { createExamAttempt, requireExam } from './exam-attempt.ts';

// Node has no IndexedDB, so attempts are kept in memory as in a browser that refuses it.
Object.assign(globalThis, {
  window: Object.assign(new EventTarget(), { location: { pathname: '/student/exams/e' } }),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  BroadcastChannel: undefined,
});
Object.defineProperty(globalThis, 'navigator', { value: {} });

const MINUTE_MS = 60_000;
const NOW = Date.now();
const inMinutes = (minutes: number) => new Date(NOW + minutes * MINUTE_MS).toISOString();

/** The first section ended five minutes ago, the second one runs. */
const started: ExamAttempt = {
  attemptId: 'a',
  examId: 'e',
  title: 'Prelim',
  odiaTitle: null,
  startedAt: inMinutes(-30),
  deadline: inMinutes(15),
  questions: ['q0', 'q1'].map((_id) => ({
    _id,
    question: _id,
    questionImage: null,
    options: ['A', 'B'],
    odia: null,
  })),
  answers: [null, null],
  saveNumber: 0,
  seconds: null,
  rules: {
    minutes: 45,
    sections: [25, 20].map((minutes) => ({
      title: `${minutes}`,
      odiaTitle: null,
      totalQuestions: 1,
      minutes,
      marks: { right: 12, wrong: 0, empty: 0 },
      maxAnswers: null,
    })),
    passPercent: 40,
    shufflesQuestions: false,
    shufflesOptions: false,
    allowsCalculator: false,
  },
  sectionEnds: [inMinutes(-5), inMinutes(15)],
  marks: [null, null],
};

type Request = { path: string; body: { saveNumber: number; deviceId?: string; attemptId?: string } };

let respond: (request: Request) => { status: number; body: unknown };
let requests: Request[];
let events: string[];
let store: AttemptStore;
let stop: () => void;

const now = () => new Date().toISOString();
const refuse = (code: string) => ({ status: 409, body: { message: 'No.', code, requestId: 'x' } });
const acceptSave = ({ body: { saveNumber } }: Request) => ({
  status: 200,
  body: {
    saved: true,
    saveNumber,
    answers: null,
    deadline: started.deadline,
    sectionEnds: started.sectionEnds,
    now: now(),
  },
});
const resume = { status: 200, body: { attempt: started, now: now() } };
const result = {
  status: 201,
  body: { exam: { examId: 'e', completedAt: now() }, result: null, releaseAt: null, review: [] },
};
const acceptAll = (request: Request) => {
  if (request.path.endsWith('/test-result')) return result;
  return request.path.endsWith('/attempts') ? resume : acceptSave(request);
};

const device = { student: 's@example.com', clockOffset: 0, deviceId: 'phone' };
const newAttempt = () => createExamAttempt(started, device, NOW);

async function open(attempt = requireExam(newAttempt())): Promise<void> {
  await updateAttempt('a', () => attempt);
  store = new AttemptStore({ paper: started, attempt });
  stop = store.start({
    onResult: (response) => events.push('exam' in response ? `exam ${response.exam.examId}` : 'mock test'),
    onGone: (message) => events.push(`gone ${message}`),
  });
}

/** Runs everything that is due; timers are mocked. */
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
  requests = [];
  events = [];
  respond = acceptAll;
  setTransport(async (url, init) => {
    const request = { path: String(url), body: JSON.parse(String(init?.body)) };
    requests.push(request);
    const { status, body } = respond(request);
    return Response.json(body, { status });
  });
});

afterEach(() => {
  stop();
  mock.timers.reset();
});

test('an answer of a section that is over is dropped and counted, the others are saved', async () => {
  await open(requireExam(setAnswer(setAnswer(newAttempt(), 0, 1), 1, 1)));
  await settle();
  const attempt = requireExam(store.getState().attempt);
  assert.deepEqual(attempt.answers, [null, 1]);
  assert.deepEqual([attempt.exam.lateAnswers, store.getState().syncStatus], [1, 'synced']);
  assert.deepEqual(requests[0]?.body, { attemptId: 'a', deviceId: 'phone' });
});

test('a section that is over by the clock of the server alone does not block the next save', async () => {
  // by the clock of this device both sections run
  const fast = { ...requireExam(newAttempt()), clockOffset: -10 * MINUTE_MS };
  respond = (request) =>
    request.path.endsWith('/answers') && JSON.stringify(request.body).includes('"question":0')
      ? refuse('section-over')
      : acceptAll(request);
  await open(requireExam(setAnswer(setAnswer(fast, 0, 1), 1, 1)));
  await settle();
  mock.timers.tick(1000);
  await settle();
  assert.deepEqual(requireExam(store.getState().attempt).answers, [null, 1]);
  assert.equal(store.getState().syncStatus, 'synced');
});

test('hands in an exam whose current question is in a section that is over', async () => {
  respond = (request) =>
    request.path.endsWith('/answers') && JSON.stringify(request.body).includes('"question":0')
      ? refuse('section-over')
      : acceptAll(request);
  await open({ ...requireExam(newAttempt()), question: 0 });
  store.handIn('by-student');
  await settle();
  mock.timers.tick(1000);
  await settle();
  assert.deepEqual(events, ['exam e']);
});

test('the response to a save brings the added time of sections', async () => {
  const sectionEnds = [inMinutes(5), inMinutes(25)];
  const extended = { deadline: inMinutes(25), sectionEnds };
  respond = (request) => {
    const { status, body } = acceptSave(request);
    return { status, body: { ...body, ...extended } };
  };
  // the first section runs by the clock of this device
  await open({ ...requireExam(setAnswer(newAttempt(), 0, 1)), clockOffset: -10 * MINUTE_MS });
  await settle();
  const { deadline, exam } = requireExam(store.getState().attempt);
  assert.equal(deadline, Date.parse(extended.deadline));
  assert.deepEqual(
    exam.sections.map(({ endsAt }) => endsAt),
    sectionEnds.map((end) => Date.parse(end)),
  );
});

test('an exam that another device took over keeps its answers and asks again later', async () => {
  respond = () => refuse('other-device');
  await open(requireExam(setAnswer(newAttempt(), 1, 0)));
  await settle();
  assert.equal(store.getState().isTakenOver, true);
  assert.deepEqual((await readAttempt('a'))?.unconfirmed, [1]);
  respond = acceptAll;
  mock.timers.tick(1000);
  await settle();
  assert.deepEqual([store.getState().isTakenOver, store.getState().syncStatus], [false, 'synced']);
});

test('shows the end of an exam that the other device handed in', async () => {
  respond = () => refuse('other-device');
  await open();
  await settle();
  respond = (request) => (request.path.endsWith('/test-result') ? result : refuse('test-over'));
  mock.timers.tick(1000);
  await settle();
  assert.deepEqual(events, ['exam e']);
  const handIn = requests.find(({ path }) => path.endsWith('/test-result'))!;
  assert.equal(handIn.body.deviceId, requireExam(store.getState().attempt).exam.deviceId);
});

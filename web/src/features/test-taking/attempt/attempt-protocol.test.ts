import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHOWN_LANGUAGES, type ShownLanguage } from '@sikhya/contract/test-result.ts';
import fc from 'fast-check';
import { type Answer, type Attempt, addTime, setAnswer, setShownLanguage } from './attempt.ts';
import {
  applySaveResponse,
  createSave,
  createSaveOrCheck,
  type SaveRequest,
  type SaveResponse,
} from './attempt-protocol.ts';

const QUESTIONS = 4;

const EMPTY: Attempt = {
  attemptId: 'a',
  courseId: 'c',
  chapterId: 'h',
  chapterTitle: 't',
  student: 's',
  place: { courseId: 'c', subjectIndex: '0', chapterIndex: '0' },
  deadline: 0,
  clockOffset: 0,
  answers: Array.from({ length: QUESTIONS }, () => null),
  unconfirmed: [],
  saveNumber: 0,
  marked: [],
  question: 0,
  finished: null,
};

/** The server's side of the save protocol in contract/src/mock-test.ts. */
class Server {
  answers: Answer[] = [...EMPTY.answers];
  languages: Record<number, ShownLanguage> = {};
  seconds: Record<number, number> = {};
  saveNumber = 0;

  save({ saveNumber, changes }: SaveRequest): SaveResponse {
    if (saveNumber <= this.saveNumber) {
      return { saved: false, saveNumber: this.saveNumber, answers: [...this.answers] };
    }
    for (const { question, option, language, seconds } of changes) {
      if (option !== undefined) this.answers[question] = option;
      if (language !== undefined) this.languages[question] = language;
      if (seconds !== undefined) this.seconds[question] = Math.max(this.seconds[question] ?? 0, seconds);
    }
    this.saveNumber = saveNumber;
    return { saved: true, saveNumber, answers: null };
  }
}

type Device = { attempt: Attempt; pendingMessage: number | null };
type Message = { device: number; request: SaveRequest; response: SaveResponse | null };

/** Devices and a server, with a network that loses, delays, repeats and reorders requests and responses. */
class Network {
  readonly server = new Server();
  readonly devices: Device[];
  readonly messages: Message[] = [];
  /** By device and question: the last answer that changed something there. */
  readonly lastAnswers: Answer[][];

  constructor(devices: number) {
    this.devices = Array.from({ length: devices }, () => ({ attempt: EMPTY, pendingMessage: null }));
    this.lastAnswers = Array.from({ length: devices }, () => []);
  }

  answer(index: number, question: number, answer: Answer): void {
    const device = this.devices[index]!;
    if (device.attempt.answers[question] !== answer) this.lastAnswers[index]![question] = answer;
    device.attempt = setAnswer(device.attempt, question, answer);
  }

  show(index: number, question: number, language: ShownLanguage): void {
    const device = this.devices[index]!;
    device.attempt = setShownLanguage(device.attempt, question, language);
  }

  look(index: number, question: number, seconds: number): void {
    const device = this.devices[index]!;
    device.attempt = addTime(device.attempt, question, seconds * 1000);
  }

  send(index: number, isCheck: boolean): void {
    const device = this.devices[index]!;
    const request = isCheck ? createSaveOrCheck(device.attempt) : createSave(device.attempt);
    if (device.pendingMessage !== null || !request) return;
    device.pendingMessage = this.messages.length;
    this.messages.push({ device: index, request, response: null });
  }

  /** A request may be delivered more than once. */
  deliverRequest(index: number): void {
    const message = this.messages[index % Math.max(1, this.messages.length)];
    if (message) message.response = this.server.save(message.request);
  }

  deliverResponse(index: number): void {
    const device = this.devices[index]!;
    const message = device.pendingMessage === null ? undefined : this.messages[device.pendingMessage];
    if (!message?.response) return;
    device.attempt = applySaveResponse(device.attempt, message.request, message.response);
    device.pendingMessage = null;
  }

  timeOut(index: number): void {
    this.devices[index]!.pendingMessage = null;
  }

  /** The network recovers, and all devices save what is unconfirmed, as they do before handing in. */
  settle(): void {
    for (const [index, device] of this.devices.entries()) {
      this.timeOut(index);
      for (let tries = 0; hasUnconfirmed(device.attempt); tries += 1) {
        assert.ok(tries < 3, 'two saves are enough when no other device saves');
        const request = createSaveOrCheck(device.attempt);
        device.attempt = applySaveResponse(device.attempt, request, this.server.save(request));
      }
    }
  }
}

function hasUnconfirmed({ unconfirmed, unconfirmedLanguages = [], unconfirmedTimes = [] }: Attempt): boolean {
  return unconfirmed.length + unconfirmedLanguages.length + unconfirmedTimes.length > 0;
}

const answer = fc.option(fc.integer({ min: 0, max: 3 }), { nil: null });
const arbitraryEvents = (devices: number) => {
  const device = fc.integer({ min: 0, max: devices - 1 });
  const question = fc.integer({ min: 0, max: QUESTIONS - 1 });
  return fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.tuple(fc.constant('answer'), device, question, answer) },
      {
        weight: 2,
        arbitrary: fc.tuple(fc.constant('show'), device, question, fc.constantFrom(...SHOWN_LANGUAGES)),
      },
      {
        weight: 2,
        arbitrary: fc.tuple(fc.constant('look'), device, question, fc.integer({ min: 1, max: 60 })),
      },
      { weight: 3, arbitrary: fc.tuple(fc.constant('send'), device, fc.boolean()) },
      { weight: 3, arbitrary: fc.tuple(fc.constant('deliver-request'), fc.nat(30)) },
      { weight: 2, arbitrary: fc.tuple(fc.constant('deliver-response'), device) },
      { weight: 1, arbitrary: fc.tuple(fc.constant('time-out'), device) },
    ),
    { maxLength: 60 },
  );
};

type NetworkEvent = [string, ...unknown[]];

function run(network: Network, events: readonly NetworkEvent[]): Network {
  for (const [type, ...args] of events) {
    if (type === 'answer') network.answer(...(args as [number, number, Answer]));
    if (type === 'show') network.show(...(args as [number, number, ShownLanguage]));
    if (type === 'look') network.look(...(args as [number, number, number]));
    if (type === 'send') network.send(...(args as [number, boolean]));
    if (type === 'deliver-request') network.deliverRequest(args[0] as number);
    if (type === 'deliver-response') network.deliverResponse(args[0] as number);
    if (type === 'time-out') network.timeOut(args[0] as number);
  }
  network.settle();
  return network;
}

test('the server ends with the last answers and languages and all times of the student, whatever the network does', () => {
  fc.assert(
    fc.property(arbitraryEvents(1), (events) => {
      const { server, devices } = run(new Network(1), events as NetworkEvent[]);
      assert.deepEqual(server.answers, devices[0]!.attempt.answers);
      const last = EMPTY.answers.slice();
      const lastShown: Record<number, ShownLanguage> = {};
      const seconds: Record<number, number> = {};
      for (const [type, , question, chosen] of events as NetworkEvent[]) {
        if (type === 'answer') last[question as number] = chosen as Answer;
        if (type === 'show') lastShown[question as number] = chosen as ShownLanguage;
        if (type === 'look')
          seconds[question as number] = (seconds[question as number] ?? 0) + (chosen as number);
      }
      assert.deepEqual(server.answers, last);
      assert.deepEqual(server.languages, lastShown);
      assert.deepEqual(server.seconds, seconds);
    }),
    { numRuns: 2000 },
  );
});

test('an answer given on only one of two devices is never lost', () => {
  fc.assert(
    fc.property(arbitraryEvents(2), (events) => {
      const { server, lastAnswers } = run(new Network(2), events as NetworkEvent[]);
      for (let question = 0; question < QUESTIONS; question += 1) {
        const given = lastAnswers.flatMap((answers) => (question in answers ? [answers[question]] : []));
        if (given.length === 0) assert.equal(server.answers[question], null);
        if (given.length === 1) assert.equal(server.answers[question], given[0]);
        if (given.length === 2) assert.ok(given.includes(server.answers[question]));
      }
    }),
    { numRuns: 2000 },
  );
});

test('a check changes nothing on the server and returns the answers of another device', () => {
  const server = new Server();
  server.save({ saveNumber: 1, changes: [{ question: 0, option: 2 }] });
  const request = createSaveOrCheck(EMPTY);
  const after = applySaveResponse(EMPTY, request, server.save(request));
  assert.deepEqual(server.answers, [2, null, null, null]);
  assert.deepEqual(after.answers, [2, null, null, null]);
  assert.equal(after.saveNumber, 1);
});

test('a response that is older than the known save number is ignored', () => {
  const newer: Attempt = { ...EMPTY, answers: [3, null, null, null], saveNumber: 5 };
  const late: SaveResponse = { saved: false, saveNumber: 4, answers: [1, null, null, null] };
  assert.equal(applySaveResponse(newer, createSaveOrCheck(EMPTY), late), newer);
});

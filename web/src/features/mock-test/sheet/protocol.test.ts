import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { afterSave, inquiry, learnedOffset, nextSave, type Save, type SaveAnswer } from './protocol.ts';
import { type Choice, choose, type Sheet } from './sheet.ts';

const QUESTIONS = 4;

const EMPTY: Sheet = {
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

/** The server's side of the contract, in its shortest words. */
class Server {
  answers: Choice[] = [...EMPTY.answers];
  saveNumber = 0;

  save({ saveNumber, changes }: Save): SaveAnswer {
    if (saveNumber <= this.saveNumber) {
      return { saved: false, saveNumber: this.saveNumber, answers: [...this.answers] };
    }
    for (const { question, option } of changes) this.answers[question] = option;
    this.saveNumber = saveNumber;
    return { saved: true, saveNumber, answers: null };
  }
}

type Device = { sheet: Sheet; waitsFor: number | null };
type Request = { id: number; device: number; save: Save; answer: SaveAnswer | null };

/** A network that loses, delays and reorders whatever it likes, on both ways. */
class World {
  readonly server = new Server();
  readonly devices: Device[];
  readonly requests: Request[] = [];
  readonly chosen: Choice[][];

  constructor(devices: number) {
    this.devices = Array.from({ length: devices }, () => ({ sheet: EMPTY, waitsFor: null }));
    this.chosen = Array.from({ length: devices }, () => []);
  }

  tap(device: number, question: number, choice: Choice): void {
    const one = this.devices[device]!;
    if (one.sheet.answers[question] !== choice) this.chosen[device]![question] = choice;
    one.sheet = choose(one.sheet, question, choice);
  }

  send(device: number, asks: boolean): void {
    const one = this.devices[device]!;
    const save = asks ? inquiry(one.sheet) : nextSave(one.sheet);
    if (one.waitsFor !== null || !save) return;
    one.waitsFor = this.requests.length;
    this.requests.push({ id: this.requests.length, device, save, answer: null });
  }

  /** It may come again: a network may deliver twice. */
  reachServer(at: number): void {
    const request = this.requests[at % Math.max(1, this.requests.length)];
    if (request) request.answer = this.server.save(request.save);
  }

  reachDevice(device: number): void {
    const one = this.devices[device]!;
    const request = one.waitsFor === null ? undefined : this.requests[one.waitsFor];
    if (!request?.answer) return;
    one.sheet = afterSave(one.sheet, request.save, request.answer);
    one.waitsFor = null;
  }

  giveUp(device: number): void {
    this.devices[device]!.waitsFor = null;
  }

  /** The network is well again, and all devices say what they have to say. */
  settle(): void {
    for (const [device, one] of this.devices.entries()) {
      this.giveUp(device);
      for (let tries = 0; one.sheet.unconfirmed.length > 0; tries += 1) {
        assert.ok(tries < 3, 'two exchanges are enough where nobody disturbs');
        const save = nextSave(one.sheet)!;
        one.sheet = afterSave(one.sheet, save, this.server.save(save));
      }
    }
  }
}

const choice = fc.option(fc.integer({ min: 0, max: 3 }), { nil: null });
const eventsOf = (devices: number) => {
  const device = fc.integer({ min: 0, max: devices - 1 });
  return fc.array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.tuple(fc.constant('tap'), device, fc.integer({ min: 0, max: QUESTIONS - 1 }), choice),
      },
      { weight: 3, arbitrary: fc.tuple(fc.constant('send'), device, fc.boolean()) },
      { weight: 3, arbitrary: fc.tuple(fc.constant('reach-server'), fc.nat(30)) },
      { weight: 2, arbitrary: fc.tuple(fc.constant('reach-device'), device) },
      { weight: 1, arbitrary: fc.tuple(fc.constant('give-up'), device) },
    ),
    { maxLength: 60 },
  );
};

type Happening = [string, ...unknown[]];

function play(world: World, happenings: readonly Happening[]): World {
  for (const [what, ...about] of happenings) {
    if (what === 'tap') world.tap(...(about as [number, number, Choice]));
    if (what === 'send') world.send(...(about as [number, boolean]));
    if (what === 'reach-server') world.reachServer(about[0] as number);
    if (what === 'reach-device') world.reachDevice(about[0] as number);
    if (what === 'give-up') world.giveUp(about[0] as number);
  }
  world.settle();
  return world;
}

test('whatever the network does, the server ends with what the student chose last', () => {
  fc.assert(
    fc.property(eventsOf(1), (happenings) => {
      const { server, devices } = play(new World(1), happenings as Happening[]);
      assert.deepEqual(server.answers, devices[0]!.sheet.answers);
      const last = EMPTY.answers.slice();
      for (const [what, , question, chosen] of happenings as Happening[]) {
        if (what === 'tap') last[question as number] = chosen as Choice;
      }
      assert.deepEqual(server.answers, last);
    }),
    { numRuns: 2000 },
  );
});

test('of two devices neither takes an answer from the other that only that one gave', () => {
  fc.assert(
    fc.property(eventsOf(2), (happenings) => {
      const { server, chosen } = play(new World(2), happenings as Happening[]);
      for (let question = 0; question < QUESTIONS; question += 1) {
        const given = chosen.flatMap((choices) => (question in choices ? [choices[question]] : []));
        if (given.length === 0) assert.equal(server.answers[question], null);
        if (given.length === 1) assert.equal(server.answers[question], given[0]);
        if (given.length === 2) assert.ok(given.includes(server.answers[question]));
      }
    }),
    { numRuns: 2000 },
  );
});

test('an inquiry changes nothing on the server, and brings what another device has saved', () => {
  const server = new Server();
  server.save({ saveNumber: 1, changes: [{ question: 0, option: 2 }] });
  const save = inquiry(EMPTY);
  const after = afterSave(EMPTY, save, server.save(save));
  assert.deepEqual(server.answers, [2, null, null, null]);
  assert.deepEqual(after.answers, [2, null, null, null]);
  assert.equal(after.saveNumber, 1);
});

test('an answer that was overtaken is passed over', () => {
  const ahead: Sheet = { ...EMPTY, answers: [3, null, null, null], saveNumber: 5 };
  const late: SaveAnswer = { saved: false, saveNumber: 4, answers: [1, null, null, null] };
  assert.equal(afterSave(ahead, inquiry(EMPTY), late), ahead);
});

test('a clock that is a day off is known for it', () => {
  const day = 24 * 3600 * 1000;
  const served = '2026-11-15T10:00:00.500Z';
  const device = Date.parse('2026-11-15T10:00:00.000Z') + day;
  assert.equal(learnedOffset(served, device, device + 1000), -day);
});

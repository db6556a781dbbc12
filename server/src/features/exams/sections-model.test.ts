import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import fc from 'fast-check';
import { testApp } from '../../testing/test-app.ts';
import { createExamAdmin, createExamQuestions, createExamStudent, EXAM } from '../../testing/test-exams.ts';

const here = await testApp({ CALLS_A_MINUTE_PER_PERSON: '1000000' });
const { clock } = here;
const admin = await createExamAdmin(here);

const QUESTIONS_PER_SECTION = 2;
const QUESTIONS = 3 * QUESTIONS_PER_SECTION;

type Answers = Record<number, number>;

/** A model of an exam with sections in plain arithmetic: times are seconds after the start. */
class Model {
  readonly answers: (number | null)[] = Array(QUESTIONS).fill(null);
  readonly #ends: number[];
  readonly #isTimed: boolean;
  now = 0;
  isOver = false;

  constructor(minutes: readonly number[] | null, total: number) {
    this.#isTimed = minutes !== null;
    this.#ends = minutes ? minutes.map((_, n) => 60 * sum(minutes.slice(0, n + 1))) : [60 * total];
  }

  get isPastEnd(): boolean {
    return this.now > this.#ends.at(-1)! + MOCK_TEST.graceSeconds;
  }

  accepts(question: number): boolean {
    if (this.isOver || this.isPastEnd) return false;
    if (!this.#isTimed) return true;
    const section = Math.floor(question / QUESTIONS_PER_SECTION);
    const begin = this.#ends[section - 1] ?? 0;
    return this.now >= begin && this.now <= this.#ends[section]! + MOCK_TEST.graceSeconds;
  }

  set(answers: Answers): void {
    for (const [question, option] of Object.entries(answers)) this.answers[Number(question)] = option;
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const minutes = fc.integer({ min: 1, max: 12 });
const answers = fc.dictionary(
  fc.integer({ min: 0, max: QUESTIONS - 1 }).map(String),
  fc.integer({ min: 0, max: 3 }),
  { minKeys: 1, maxKeys: 3 },
);
const commands = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('save' as const), answers }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 400 }) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('resume' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('hand-in' as const), answers }) },
  ),
  { minLength: 1, maxLength: 20 },
);

type Student = Awaited<ReturnType<typeof createExamStudent>>;
type Attempt = Awaited<ReturnType<Student['startExam']>>;
type Command = typeof commands extends fc.Arbitrary<(infer T)[]> ? T : never;
type Run = { model: Model; student: Student; attempt: Attempt; examId: string; saveNumber: number };

async function execute(run: Run, command: Command): Promise<void> {
  const { model, student, attempt, examId } = run;
  const { attemptId } = attempt;
  if (command.kind === 'wait') {
    clock.now = new Date(clock.now.getTime() + command.seconds * 1000);
    model.now += command.seconds;
  }
  if (command.kind === 'resume') {
    const response = await student.startRaw(examId, { attemptId });
    if (model.isPastEnd) model.isOver = true;
    assert.equal(response.statusCode, model.isOver ? 409 : 200, response.body);
    if (!model.isOver) assert.deepEqual(response.json().attempt.answers, model.answers);
  }
  if (command.kind === 'save') {
    const isAccepted = Object.keys(command.answers).every((question) => model.accepts(Number(question)));
    const response = await student.save(attemptId, run.saveNumber + 1, command.answers);
    if (model.isPastEnd) model.isOver = true;
    assert.equal(response.statusCode, isAccepted ? 200 : 409, response.body);
    if (!isAccepted) assert.equal(response.json().code, model.isOver ? 'test-over' : 'section-over');
    if (!isAccepted) return;
    model.set(command.answers);
    run.saveNumber += 1;
  }
  if (command.kind === 'hand-in') {
    const sent = Object.entries(command.answers).filter(([question]) => model.accepts(Number(question)));
    const all = Object.entries(command.answers).map(([question, selectedIndex]) => ({
      questionId: attempt.questions[Number(question)]!._id,
      selectedIndex,
    }));
    const response = await student.handIn({ attemptId, answers: all });
    assert.equal(response.statusCode, model.isOver ? 200 : 201, response.body);
    model.set(Object.fromEntries(sent));
    model.isOver = true;
  }
}

test('section locks, times and the hand-in follow a model, whatever a student does and when', async () => {
  let students = 0;
  await fc.assert(
    fc.asyncProperty(fc.option(fc.tuple(minutes, minutes, minutes)), minutes, commands, async (...input) => {
      const [times, total, steps] = input;
      const sections = [0, 1, 2].map((n) => ({
        title: `Section ${n}`,
        minutes: times?.[n] ?? null,
        marks: EXAM.sections[0]!.marks,
        questions: createExamQuestions(QUESTIONS_PER_SECTION, n * QUESTIONS_PER_SECTION),
      }));
      const { _id: examId } = await admin.create({ ...EXAM, minutes: total, sections });
      students += 1;
      const student = await createExamStudent(here, `model-${students}`);
      const attempt = await student.startExam(examId);
      const run = { model: new Model(times, total), student, attempt, examId, saveNumber: 0 };
      for (const command of steps) await execute(run, command);
      await student.handIn({ attemptId: attempt.attemptId });
      const { review } = await student.result(examId);
      assert.deepEqual(
        review.map(({ selectedIndex }: { selectedIndex: number | null }) => selectedIndex),
        run.model.answers,
      );
    }),
    { numRuns: 40 },
  );
});

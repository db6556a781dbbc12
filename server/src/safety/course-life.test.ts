import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { fromCompressedJson } from '../database/compressed-json.ts';
import { readVersion } from '../features/authoring/versions.ts';
import { emptyBin } from '../jobs/empty-bin.ts';
import { publishScheduledCourses } from '../jobs/publish-scheduled-courses.ts';
import { type Crash, crashTransactions } from '../testing/crash-transactions.ts';
import { adminToken, createTeamMember, testApp } from '../testing/test-app.ts';
import { createSignedInStudent } from '../testing/test-student.ts';
import {
  applyStep,
  type CourseModel,
  canStudentRead,
  createModel,
  isListed,
  MINUTES_PER_STEP,
  type Step,
} from './course-life-model.ts';

const RUNS = 20;
const MINUTE_MS = 60_000;

const site = await testApp({
  CALLS_A_MINUTE_PER_PERSON: '1000000',
  CALLS_A_MINUTE_PER_ADDRESS: '1000000',
  SIGN_INS_A_MINUTE_PER_ADDRESS: '1000000',
});
const { app, db, storage, clock } = site;
const START = clock.now;
const admins = [await adminToken(site), (await createTeamMember(site, 'reviewer')).token];
const { arm } = crashTransactions(db);
const signal = new AbortController().signal;

const toCourse = (text: number) => ({
  title: 'Course',
  description: 'd',
  isFree: true,
  subjects: [
    {
      title: 's',
      description: 'd',
      chapters: [
        {
          title: 'c',
          description: 'd',
          questions: [{ question: `text ${text}`, options: ['a', 'b', 'c', 'd'] }],
        },
      ],
    },
  ],
});
const toNumber = (text: string) => Number(text.replace('text ', ''));

/** Two admins and a student; the first admin also runs the server's jobs. */
type Actor = 0 | 1;
type Action = { step: Step; admin: Actor; crash: Crash | null };

const stepKinds = [
  'publish',
  'schedule',
  'unschedule',
  'archive',
  'discard',
  'delete',
  'restore',
  'enrol',
  'take-test',
  'minutes-pass',
  'month-passes',
] as const;
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), text: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore-version' as const), index: fc.nat(3) }) },
  // publishing and enrolling more often, because most steps need them first
  {
    weight: 12,
    arbitrary: fc.record({ kind: fc.constantFrom(...stepKinds, 'publish', 'enrol', 'publish') }),
  },
);
const crash = fc.record({ statement: fc.integer({ min: 1, max: 25 }), afterStatement: fc.boolean() });
const action: fc.Arbitrary<Action> = fc.record({
  step,
  admin: fc.constantFrom<Actor>(0, 1),
  crash: fc.option(crash, { freq: 2 }),
});

type World = { courseId: string; chapterId: string; student: Awaited<ReturnType<typeof createStudent>> };

let students = 0;
const createStudent = () => createSignedInStudent(site, `student ${students++}`);

async function createWorld(): Promise<World> {
  const response = await callAdmin(0, 'POST', '', { ...toCourse(0), state: 'draft' });
  const course: CourseTree = response.json().course;
  const chapterId = course.subjects[0]!.chapters[0]!._id;
  return { courseId: course._id, chapterId, student: await createStudent() };
}

const callAdmin = (admin: Actor, method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/admin/courses${path}`,
    headers: { authorization: `Bearer ${admins[admin]}` },
    ...(payload && { payload }),
  });

/** Returns false if the step failed on the server's side, so that it is unknown whether it took effect. */
async function perform(world: World, model: CourseModel, { step, admin }: Action): Promise<boolean> {
  if (step.kind === 'minutes-pass' || step.kind === 'month-passes')
    return passTime(world.courseId, step.kind);
  const response = await send(world, model, step, admin);
  return response.statusCode < 500;
}

async function send({ courseId, chapterId, student }: World, model: CourseModel, step: Step, admin: Actor) {
  const path = `/${courseId}`;
  switch (step.kind) {
    case 'edit':
      return callAdmin(admin, 'PUT', path, { ...toCourse(step.text), state: 'draft' });
    case 'restore-version':
      return callAdmin(admin, 'POST', `${path}/versions/${step.index + 1}/restore`);
    case 'schedule': {
      const publishAt = new Date(clock.now.getTime() + MINUTE_MS).toISOString();
      return callAdmin(admin, 'POST', `${path}/publish`, { publishAt });
    }
    case 'delete':
      return callAdmin(admin, 'DELETE', path);
    case 'enrol':
      return student.post(`/api/protected/student/enroll/${courseId}`);
    case 'take-test':
      return takeTest({ courseId, chapterId, student }, model);
    default:
      return callAdmin(admin, 'POST', `${path}/${step.kind}`);
  }
}

async function takeTest({ courseId, chapterId, student }: World, model: CourseModel) {
  const started = await student.post('/api/student/test/attempts', { courseId, chapterId });
  if (started.statusCode !== 200) return started;
  const { attempt } = started.json();
  const texts = attempt.questions.map(({ question }: { question: string }) => toNumber(question));
  // an attempt that a crash interrupted is resumed with its own questions
  assert.ok(
    texts[0] === model.live || model.versions.includes(texts[0]),
    'the paper has published questions',
  );
  return student.post('/api/student/progress/test-result', { ...attempt, courseId, chapterId, answers: [] });
}

async function passTime(courseId: string, kind: 'minutes-pass' | 'month-passes'): Promise<boolean> {
  const now = () => clock.now;
  if (kind === 'minutes-pass') clock.now = new Date(clock.now.getTime() + MINUTES_PER_STEP * MINUTE_MS);
  // the clock stays, because sessions would end
  else
    await db.execute(
      sql`update courses set deleted_at = deleted_at - interval '31 days' where id = ${courseId}`,
    );
  const job =
    kind === 'minutes-pass' ? publishScheduledCourses(db, now) : emptyBin({ db, storage, now }, app.log);
  return job.run(signal).then(
    () => true,
    () => false,
  );
}

type Observed = Omit<CourseModel, 'now' | 'publishAt'> & { isScheduled: boolean };

/** Returns the observations that the model expects. */
function expectObserved({ now: _now, publishAt, ...model }: CourseModel): Observed {
  if (!model.isRemoved) return { ...model, isScheduled: publishAt !== null };
  const gone = { state: 'draft', isDeleted: false, live: null, copy: null, versions: [] } as const;
  return { ...model, ...gone, isEnrolled: false, isScheduled: false };
}

async function observe({ courseId, student }: World): Promise<Observed> {
  const { rows } = await db.execute<{
    state: CourseModel['state'];
    isDeleted: boolean;
    live: string | null;
    copy: Buffer | null;
    isScheduled: boolean | null;
    versions: number;
    enrolments: number;
    results: number;
    totalEnrolments: number;
  }>(sql`
    select courses.state, courses.deleted_at is not null as "isDeleted", working_copies.content as copy,
      working_copies.publish_at is not null as "isScheduled",
      (select question from questions join chapters on chapters.id = chapter_id where course_id = ${courseId}) as live,
      (select count(*)::int from course_versions where course_id = ${courseId}) as versions,
      (select count(*)::int from enrolments where student_id = students.id) as enrolments,
      (select count(*)::int from results where student_id = students.id) as results,
      students.total_enrolments as "totalEnrolments"
    from students left join courses on courses.id = ${courseId}
    left join working_copies on working_copies.course_id = courses.id
    where students.id = ${student.id}`);
  const row = rows[0]!;
  assert.equal(row.totalEnrolments, row.enrolments, 'the stored number of enrolments is right');
  const copy = row.copy && (await fromCompressedJson<CourseTree>(row.copy));
  const getText = ({ subjects }: Pick<CourseTree, 'subjects'>) =>
    toNumber(subjects[0]!.chapters[0]!.questions[0]!.question);
  const versions: number[] = [];
  for (let number = 1; number <= row.versions; number += 1)
    versions.push(getText((await readVersion(db, courseId, number)).content as CourseTree));
  return {
    state: row.state ?? 'draft',
    isDeleted: row.isDeleted ?? false,
    isRemoved: row.state === null,
    live: row.live === null ? null : toNumber(row.live),
    copy: copy && getText(copy),
    isScheduled: row.isScheduled ?? false,
    versions,
    isEnrolled: row.enrolments === 1,
    results: row.results,
  };
}

/** Students and visitors see what the model says. */
async function checkReaders({ courseId, student }: World, model: CourseModel): Promise<void> {
  const chapter = await student.get(`/api/protected/student/course/${courseId}/chapter/0`);
  assert.equal(chapter.statusCode === 200, canStudentRead(model), chapter.body);
  if (canStudentRead(model)) assert.equal(toNumber(chapter.json().chapter.questions[0].question), model.live);
  assert.equal(await isInCatalogue(courseId, isListed(model)), isListed(model));
}

/** The catalogue is cached for a second, and a crash may come before it is cleared. */
async function isInCatalogue(courseId: string, expected: boolean): Promise<boolean> {
  for (let tries = 0; ; tries += 1) {
    const { courses } = (await app.inject('/api/public/courses?limit=50')).json();
    const isListed = courses.some(({ _id }: { _id: string }) => _id === courseId);
    if (isListed === expected || tries === 50) return isListed;
    await setTimeout(100);
  }
}

let crashes = 0;

async function runActions(actions: readonly Action[]): Promise<void> {
  clock.now = START;
  const world = await createWorld();
  let model = createModel(0);
  for (const each of actions) {
    const after = applyStep(model, each.step);
    arm(each.crash);
    const isDone = await perform(world, model, each);
    if (!isDone) crashes += 1;
    arm(null);
    const observed = await observe(world);
    // a crash may come before or after the commit, but never in the middle
    const possible = isDone ? [after] : [after, { ...model, now: after.now }];
    const real = possible.find((one) => isSame(observed, expectObserved(one)));
    if (!real) assert.deepEqual(observed, expectObserved(after), `after ${each.step.kind}`);
    model = real!;
    await checkReaders(world, model);
  }
  // removes the course from the catalogue of the next run
  await callAdmin(0, 'DELETE', `/${world.courseId}`);
}

const isSame = (one: unknown, other: unknown) => {
  try {
    assert.deepEqual(one, other);
    return true;
  } catch {
    return false;
  }
};

test('editing, publishing, deleting and restoring never leave anything half done, whenever the server is killed', async () => {
  await fc.assert(fc.asyncProperty(fc.array(action, { maxLength: 25, size: 'max' }), runActions), {
    numRuns: RUNS,
    includeErrorInReport: true,
    endOnFailure: true,
  });
  assert.ok(crashes > 0, 'some steps were interrupted');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { fileUrl } from '@sikhya/contract/files.ts';
import { eq } from 'drizzle-orm';
import { questions } from '../../database/tables/courses.ts';
import { files } from '../../database/tables/files.ts';
import { enrolments } from '../../database/tables/learning.ts';
import { courseVersions, versionChapters, workingCopies } from '../../database/tables/publishing.ts';
import { emptyBin } from '../../jobs/empty-bin.ts';
import { publishScheduledCourses } from '../../jobs/publish-scheduled-courses.ts';
import { sweepUnusedFiles } from '../../jobs/sweep-unused-files.ts';
import { adminToken, testApp } from '../../testing/test-app.ts';
import { createSignedInStudent } from '../../testing/test-student.ts';

const site = await testApp();
const { app, db, storage, clock } = site;
clock.now = new Date('2026-11-16T10:00:00.000Z');
const headers = { authorization: `Bearer ${await adminToken(site)}` };
const signal = new AbortController().signal;

const chapter = (title: string, ...texts: string[]) => ({
  title,
  description: 'd',
  questions: texts.map((text) => ({
    question: text,
    options: ['କ', 'b', 'c', 'd'],
    correctAnswer: 1,
    explanation: 'e',
  })),
});
const COURSE = {
  title: 'River course',
  description: 'Rivers',
  isFree: true,
  subjects: [
    { title: 'Rivers', description: 'd', chapters: [chapter('One', 'q1', 'q2'), chapter('Two', 'q3')] },
  ],
};

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  app.inject({ method, url: `/api/admin/courses${path}`, headers, ...(payload && { payload }) });

async function create(payload: object = COURSE): Promise<CourseTree> {
  const response = await call('POST', '', payload);
  assert.equal(response.statusCode, 201, response.body);
  return response.json().course;
}

/** Calls an endpoint that returns the course. */
async function change(method: 'POST' | 'PUT', path: string, payload?: object): Promise<CourseTree> {
  const response = await call(method, path, payload);
  assert.equal(response.statusCode, 200, response.body);
  return response.json().course;
}

const retitled = (course: CourseTree, title: string) => {
  const edited = structuredClone(course);
  edited.subjects[0]!.chapters[0]!.title = title;
  return edited;
};
const saveDraft = (course: CourseTree, title: string) =>
  change('PUT', `/${course._id}`, { ...retitled(course, title), state: 'draft' });

const student = await createSignedInStudent(site, 'mina', []);
const listCatalogue = async () =>
  (await app.inject('/api/public/courses?limit=50')).json().courses.map(({ _id }: { _id: string }) => _id);
const enrol = (courseId: string) => student.post(`/api/protected/student/enroll/${courseId}`);
const readAsStudent = (courseId: string) => student.get(`/api/protected/student/course/${courseId}`);

test('only admins see a draft until it is published', async () => {
  const draft = await create({ ...COURSE, title: 'Draft marker', state: 'draft' });
  assert.deepEqual([draft.state, draft.slug, draft.hasUnpublishedChanges], ['draft', 'draft-marker', true]);
  assert.equal((await listCatalogue()).includes(draft._id), false);
  assert.equal((await readAsStudent(draft._id)).statusCode, 404);
  assert.equal((await enrol(draft._id)).statusCode, 404);
  const give = await app.inject({
    method: 'POST',
    url: `/api/admin/students/${student.id}/courses`,
    headers,
    payload: { courseId: draft._id, method: 'gift' },
  });
  assert.equal(give.statusCode, 404, give.body);
  const published = await change('POST', `/${draft._id}/publish`);
  assert.deepEqual([published.state, published.hasUnpublishedChanges], ['published', false]);
  assert.deepEqual(
    published.subjects[0]!.chapters.map(({ _id }) => _id),
    draft.subjects[0]!.chapters.map(({ _id }) => _id),
    'ids stay',
  );
  assert.equal((await listCatalogue()).includes(draft._id), true);
  assert.equal((await enrol(draft._id)).statusCode, 201);
});

test('a draft may be incomplete, but is published only when it is complete', async () => {
  const draft = await create({ title: '', description: '', isFree: false, price: 0.5, state: 'draft' });
  const edited = { ...draft, subjects: [{ title: '', description: '', chapters: [chapter('', '')] }] };
  const saved = await change('PUT', `/${draft._id}`, { ...edited, state: 'draft' });
  assert.deepEqual([saved.title, saved.price, saved.isFree], ['', 0.5, false]);
  const refused = await call('POST', `/${draft._id}/publish`);
  assert.equal(refused.statusCode, 422);
  assert.match(refused.json().error, /title is empty; .*Subject 1, Chapter 1: title is empty/);
  assert.equal((await call('GET', `/${draft._id}`)).json().course.state, 'draft');
  const tooMany = await call('PUT', `/${draft._id}`, { ...edited, title: 'x'.repeat(3000), state: 'draft' });
  assert.equal(tooMany.statusCode, 422, 'the limits hold for drafts too');
  assert.equal((await call('PUT', `/${draft._id}`, { ...COURSE, state: 'archived' })).statusCode, 422);
});

test('a paid course without a valid price is saved as working copy, and not published as free', async () => {
  const course = await create();
  const saveAt = (price: number, isFree: boolean | undefined = false) =>
    change('PUT', `/${course._id}`, { ...course, updatedAt: null, price, isFree, state: 'draft' });
  for (const [price, reason] of [
    [0, /at least ₹1/],
    [0.5, /at least ₹1/],
    [-5, /at least ₹1/],
    [1_000_001, /at most ₹10,00,000/],
    [1e300, /at most ₹10,00,000/],
  ] as const) {
    const saved = await saveAt(price);
    assert.deepEqual([saved.price, saved.isFree, saved.hasUnpublishedChanges], [price, false, true]);
    const opened = (await call('GET', `/${course._id}`)).json().course;
    assert.deepEqual([opened.price, opened.isFree], [price, false]);
    const publishAt = new Date(clock.now.getTime() + 60_000).toISOString();
    for (const body of [{}, { publishAt }]) {
      const refused = await call('POST', `/${course._id}/publish`, body);
      assert.deepEqual([refused.statusCode, reason.test(refused.json().error)], [422, true]);
    }
    const { refusals } = (await call('POST', `/${course._id}/checks`)).json();
    assert.deepEqual(
      refusals.map(({ path }: (typeof refusals)[0]) => path),
      [['price']],
    );
  }
  assert.equal((await saveAt(499.1)).price, 499.1);
  assert.equal((await saveAt(499, true)).hasUnpublishedChanges, false);
  const { isFree: _, ...withoutIsFree } = COURSE;
  const free = await create({ ...withoutIsFree, price: 0, state: 'draft' });
  assert.equal((await change('POST', `/${free._id}/publish`)).isFree, true);
});

test('a scheduled paid course whose price was removed meanwhile is not published as free', async () => {
  const course = await create({ ...COURSE, isFree: false, price: 499 });
  const publishAt = new Date(clock.now.getTime() + 60_000).toISOString();
  await saveDraft(course, 'Scheduled');
  await change('POST', `/${course._id}/publish`, { publishAt });
  await change('PUT', `/${course._id}`, { ...course, updatedAt: null, price: 0, state: 'draft' });
  await publishScheduledCourses(db, () => new Date(publishAt)).run(signal);
  const published = (await call('GET', `/${course._id}/published`)).json().course;
  assert.deepEqual([published.price, published.isFree], [499, false]);
  const { publishing } = (await call('GET', `/${course._id}/publishing`)).json();
  assert.match(publishing.publishFailure.en, /at least ₹1/);
});

test('students see the published version until the working copy is published', async () => {
  const course = await create();
  await enrol(course._id);
  const readTitle = async () => (await readAsStudent(course._id)).json().course.subjects[0].chapters[0].title;
  const draft = await saveDraft(course, 'Marker of the draft');
  assert.equal(draft.hasUnpublishedChanges, true);
  assert.equal(await readTitle(), 'One');
  assert.equal(
    (await call('GET', `/${course._id}`)).json().course.subjects[0].chapters[0].title,
    'Marker of the draft',
  );
  assert.equal(
    (await call('GET', `/${course._id}/published`)).json().course.subjects[0].chapters[0].title,
    'One',
  );
  const published = await change('POST', `/${course._id}/publish`, { note: 'A better title' });
  assert.equal(await readTitle(), 'Marker of the draft');
  assert.deepEqual((await call('GET', `/${course._id}`)).json().course, published);
  const { versions } = (await call('GET', `/${course._id}/versions`)).json();
  assert.deepEqual(
    versions.map(({ number, note, publishedBy, difference }: (typeof versions)[0]) => [
      number,
      note,
      publishedBy,
      difference,
    ]),
    [
      [2, 'A better title', 'asha', { added: 0, changed: 1, removed: 0 }],
      [1, '', 'asha', { added: 0, changed: 0, removed: 0 }],
    ],
  );
});

test('saving a working copy that equals the published course removes the working copy', async () => {
  const course = await create();
  const draft = await saveDraft(course, 'Typo');
  const back = await change('PUT', `/${course._id}`, {
    ...course,
    updatedAt: draft.updatedAt,
    state: 'draft',
  });
  assert.deepEqual([back.hasUnpublishedChanges, back.updatedAt], [false, course.updatedAt]);
  assert.equal(await db.$count(workingCopies, eq(workingCopies.courseId, course._id)), 0);
});

test('discarding the working copy shows what is published again', async () => {
  const course = await create();
  await saveDraft(course, 'Unwanted');
  const discarded = await change('POST', `/${course._id}/discard`);
  assert.deepEqual(discarded, course);
  assert.deepEqual(await change('POST', `/${course._id}/discard`), course, 'a second time changes nothing');
  const draft = await create({ ...COURSE, state: 'draft' });
  assert.equal((await call('POST', `/${draft._id}/discard`)).statusCode, 409);
});

test('a save of a course that was saved since is refused with who and when', async () => {
  const course = await create();
  const first = await saveDraft(course, 'First device');
  const second = await call('PUT', `/${course._id}`, {
    ...retitled(course, 'Second device'),
    state: 'draft',
  });
  assert.equal(second.statusCode, 409);
  assert.deepEqual(second.json().conflict, { savedAt: first.updatedAt, savedBy: 'asha', isOwnSave: true });
  const stale = await call('POST', `/${course._id}/publish`, { updatedAt: course.updatedAt });
  assert.equal(stale.statusCode, 409);
});

test('a chapter that was removed in the working copy keeps its id when it comes back', async () => {
  const course = await create();
  const without = structuredClone(course);
  const [removed] = without.subjects[0]!.chapters.splice(0, 1);
  const draft = await change('PUT', `/${course._id}`, { ...without, state: 'draft' });
  draft.subjects[0]!.chapters.unshift(removed!);
  const back = await change('PUT', `/${course._id}`, draft);
  assert.equal(back.subjects[0]!.chapters[0]!._id, course.subjects[0]!.chapters[0]!._id);
});

test('a save without ids that is repeated keeps the ids of the working copy', async () => {
  const course = await create();
  const subjects = [{ ...COURSE.subjects[0]!, chapters: [chapter('One', 'q1', 'q2'), chapter('New', 'n1')] }];
  const save = () => change('PUT', `/${course._id}`, { ...COURSE, subjects, state: 'draft' });
  const first = await save();
  assert.deepEqual((await save()).subjects, first.subjects);
  const published = await change('PUT', `/${course._id}`, { ...COURSE, subjects });
  assert.deepEqual(published.subjects, first.subjects);
});

test('an archived course leaves the catalogue and cannot be enrolled in, but its students keep it', async () => {
  const course = await create();
  await enrol(course._id);
  const archived = await change('POST', `/${course._id}/archive`);
  assert.equal(archived.state, 'archived');
  assert.equal((await listCatalogue()).includes(course._id), false);
  assert.equal((await readAsStudent(course._id)).statusCode, 200);
  const other = await createSignedInStudent(site, 'other', []);
  assert.equal((await other.post(`/api/protected/student/enroll/${course._id}`)).statusCode, 404);
  assert.equal((await other.get(`/api/protected/student/course/${course._id}`)).statusCode, 404);
  await change('POST', `/${course._id}/publish`);
  assert.equal((await listCatalogue()).includes(course._id), true);
});

test('deleting moves a course to the bin, and restoring brings back everything', async () => {
  const course = await create({ ...COURSE, title: 'Into the bin' });
  await enrol(course._id);
  await saveDraft(course, 'Unpublished too');
  assert.equal((await call('DELETE', `/${course._id}`)).statusCode, 204);
  assert.equal((await listCatalogue()).includes(course._id), false);
  assert.equal((await readAsStudent(course._id)).statusCode, 200, 'students keep it');
  const listed = (await call('GET', '?state=deleted&search=bin')).json().courses;
  assert.deepEqual(
    listed.map(({ _id, state, removedAt }: (typeof listed)[0]) => [_id, state, removedAt]),
    [[course._id, 'deleted', '2026-12-16T10:00:00.000Z']],
  );
  assert.equal((await call('GET', '?search=into the bin')).json().courses.length, 0);
  for (const action of ['publish', 'archive', 'discard', 'versions/1/restore'])
    assert.equal((await call('POST', `/${course._id}/${action}`)).statusCode, 404, action);
  const restored = await change('POST', `/${course._id}/restore`);
  assert.deepEqual([restored.state, restored.hasUnpublishedChanges], ['published', true]);
  assert.equal((await listCatalogue()).includes(course._id), true);
});

test('after thirty days the bin is emptied, and a course that somebody paid for is archived instead', async () => {
  const [free, paid] = [
    await create({ ...COURSE, title: 'Free' }),
    await create({ ...COURSE, title: 'Paid' }),
  ];
  await enrol(free._id);
  await db
    .insert(enrolments)
    .values({ studentId: student.id, courseId: paid._id, status: 'purchased', amountPaise: 100 });
  for (const { _id } of [free, paid]) await call('DELETE', `/${_id}`);
  const emptyAt = (now: string) => emptyBin({ db, storage, now: () => new Date(now) }, app.log).run(signal);
  await emptyAt('2026-12-16T09:59:00.000Z');
  assert.equal((await readAsStudent(free._id)).statusCode, 200, 'a minute too early');
  const before = await db.$count(questions);
  await emptyAt('2026-12-16T10:01:00.000Z');
  assert.equal(await db.$count(questions), before - 3);
  assert.equal((await readAsStudent(free._id)).statusCode, 404);
  assert.equal((await call('POST', `/${free._id}/restore`)).statusCode, 404);
  assert.equal((await readAsStudent(paid._id)).statusCode, 200);
  assert.equal((await call('GET', `/${paid._id}`)).json().course.state, 'archived');
});

test('a version can be viewed and restored as working copy', async () => {
  const course = await create();
  await saveDraft(course, 'Second');
  await change('POST', `/${course._id}/publish`);
  const version = (await call('GET', `/${course._id}/versions/1`)).json().course;
  assert.deepEqual(version.subjects, course.subjects);
  const restored = await change('POST', `/${course._id}/versions/1/restore`);
  assert.deepEqual([restored.hasUnpublishedChanges, restored.subjects], [true, course.subjects]);
  assert.equal((await call('GET', `/${course._id}/versions/9`)).statusCode, 404);
  assert.equal((await call('GET', `/${course._id}/versions/x`)).statusCode, 400);
});

test('a course that was published before versions existed gets a version of its old content', async () => {
  const course = await create();
  await db.delete(courseVersions);
  await db.delete(versionChapters);
  await saveDraft(course, 'Second');
  await change('POST', `/${course._id}/publish`);
  const version = (await call('GET', `/${course._id}/versions/1`)).json().course;
  assert.equal(version.subjects[0].chapters[0].title, 'One');
});

test('the files of working copies and versions are not swept', async () => {
  const rows = ['published', 'draft', 'unused'].map((name) => ({
    kind: 'pdf' as const,
    originalName: name,
    bytes: 1,
    sha256: name,
    createdAt: new Date('2026-01-01T00:00:00Z'),
  }));
  const [first, second, third] = await db.insert(files).values(rows).returning();
  const course = structuredClone(await create());
  course.subjects[0]!.chapters[0]!.pdf = fileUrl(first!.id, 'pdf');
  const published = await change('PUT', `/${course._id}`, course);
  published.subjects[0]!.chapters[0]!.pdf = fileUrl(second!.id, 'pdf');
  const draft = await change('PUT', `/${course._id}`, { ...published, state: 'draft' });
  const sweep = sweepUnusedFiles({ db, storage, dataDir: '/nowhere', now: () => clock.now });
  const findLeft = async () =>
    (await db.select().from(files))
      .map(({ id }) => id)
      .filter((id) => [first!.id, second!.id, third!.id].includes(id));
  await sweep.run(signal).catch(() => {});
  assert.deepEqual(await findLeft(), [first!.id, second!.id]);
  await change('POST', `/${course._id}/publish`, { updatedAt: draft.updatedAt });
  await sweep.run(signal).catch(() => {});
  assert.deepEqual(await findLeft(), [first!.id, second!.id], 'the first version uses the first file');
  const back = await change('POST', `/${course._id}/versions/2/restore`);
  assert.equal(back.subjects[0]!.chapters[0]!.pdf, fileUrl(first!.id, 'pdf'));
});

test('publishes at the scheduled time', async () => {
  const course = await create();
  const draft = await saveDraft(course, 'Scheduled');
  const at = new Date(clock.now.getTime() + 60_000).toISOString();
  const publish = publishScheduledCourses(db, () => clock.now);
  for (const publishAt of [clock.now.toISOString(), '2040-01-01T00:00:00Z', 'soon'])
    assert.equal((await call('POST', `/${course._id}/publish`, { publishAt })).statusCode, 422, publishAt);
  await change('POST', `/${course._id}/publish`, {
    publishAt: at,
    note: 'At ten',
    updatedAt: draft.updatedAt,
  });
  const readStatus = async () => (await call('GET', `/${course._id}/publishing`)).json().publishing;
  assert.deepEqual([(await readStatus()).publishAt, (await readStatus()).publishBy], [at, 'asha']);
  await publish.run(signal);
  assert.equal((await readStatus()).version, 1);
  clock.now = new Date(at);
  await publish.run(signal);
  await publish.run(signal);
  const { version, publishAt, savedAt } = await readStatus();
  assert.deepEqual([version, publishAt, savedAt], [2, null, null]);
});

test('a scheduled copy that cannot be published keeps the reason', async () => {
  const course = await create();
  const draft = await saveDraft(course, 'Scheduled');
  await change('POST', `/${course._id}/publish`, {
    publishAt: new Date(clock.now.getTime() + 60_000).toISOString(),
  });
  const incomplete = await change('PUT', `/${course._id}`, { ...retitled(draft, ''), state: 'draft' });
  clock.now = new Date(clock.now.getTime() + 120_000);
  await publishScheduledCourses(db, () => clock.now).run(signal);
  const { publishing } = (await call('GET', `/${course._id}/publishing`)).json();
  assert.equal(publishing.publishAt, null);
  assert.match(publishing.publishFailure.en, /Subject 1, Chapter 1: title is empty/);
  assert.equal((await call('GET', `/${course._id}`)).json().course.updatedAt, incomplete.updatedAt);
});

test('a cancelled schedule publishes nothing', async () => {
  const course = await create();
  await saveDraft(course, 'Scheduled');
  await change('POST', `/${course._id}/publish`, {
    publishAt: new Date(clock.now.getTime() + 60_000).toISOString(),
  });
  await change('POST', `/${course._id}/unschedule`);
  clock.now = new Date(clock.now.getTime() + 120_000);
  await publishScheduledCourses(db, () => clock.now).run(signal);
  assert.equal((await call('GET', `/${course._id}/publishing`)).json().publishing.version, 1);
});

test('a course that is archived, by an admin or when the bin is emptied, loses its schedule', async () => {
  const inSixtyDays = new Date(clock.now.getTime() + 60 * 86_400_000);
  const [archived, deleted] = [await create(), await create()];
  for (const course of [archived, deleted]) {
    await saveDraft(course, 'Scheduled');
    await change('POST', `/${course._id}/publish`, { publishAt: inSixtyDays.toISOString() });
  }
  await db
    .insert(enrolments)
    .values({ studentId: student.id, courseId: deleted._id, status: 'purchased', amountPaise: 100 });
  await change('POST', `/${archived._id}/archive`);
  await call('DELETE', `/${deleted._id}`);
  const inThirtyOneDays = new Date(clock.now.getTime() + 31 * 86_400_000);
  await emptyBin({ db, storage, now: () => inThirtyOneDays }, app.log).run(signal);
  await publishScheduledCourses(db, () => inSixtyDays).run(signal);
  for (const { _id } of [archived, deleted]) {
    const { course } = (await call('GET', `/${_id}`)).json();
    assert.deepEqual([course.state, course.hasUnpublishedChanges], ['archived', true]);
    const { publishing } = (await call('GET', `/${_id}/publishing`)).json();
    assert.deepEqual([publishing.publishAt, publishing.publishFailure], [null, null]);
  }
});

test('slugs are unique, and a renamed course keeps its old ones', async () => {
  const title = 'Same Title';
  const [first, second] = [await create({ ...COURSE, title }), await create({ ...COURSE, title })];
  assert.deepEqual([first.slug, second.slug], ['same-title', 'same-title-2']);
  const renamed = await change('PUT', `/${first._id}`, { ...first, title: 'Other Title' });
  assert.equal(renamed.slug, 'other-title');
  const third = await create({ ...COURSE, title });
  assert.equal(third.slug, 'same-title-3', 'the old slug still leads to the first course');
  const again = await change('PUT', `/${first._id}`, { ...renamed, title });
  assert.equal(again.slug, 'same-title');
  const all = await Promise.all(Array.from({ length: 5 }, () => create({ ...COURSE, title: 'At once' })));
  assert.equal(new Set(all.map(({ slug }) => slug)).size, 5);
});

test('a draft keeps only the slug of its title', async () => {
  const draft = await create({ ...COURSE, title: 'Polit', state: 'draft' });
  const renamed = await change('PUT', `/${draft._id}`, { ...draft, title: 'Polity', state: 'draft' });
  assert.equal(renamed.slug, 'polity');
  assert.equal((await create({ ...COURSE, title: 'Polit' })).slug, 'polit');
  const published = await change('PUT', `/${draft._id}`, { ...renamed, title: 'Indian Polity' });
  assert.equal(published.slug, 'indian-polity');
  assert.equal((await create({ ...COURSE, title: 'Polity' })).slug, 'polity');
});

test('lists courses by state', async () => {
  const title = 'Of states';
  const [draft, archived] = [
    await create({ ...COURSE, title, state: 'draft' }),
    await create({ ...COURSE, title }),
  ];
  await create({ ...COURSE, title });
  await change('POST', `/${archived._id}/archive`);
  const count = async (state: string) => {
    const query = new URLSearchParams({ search: 'of states', ...(state && { state }) });
    return (await call('GET', `?${query}`)).json().pagination.totalCourses;
  };
  assert.deepEqual(
    await Promise.all(['draft', 'published', 'archived', 'deleted', 'all', ''].map(count)),
    [1, 1, 1, 0, 3, 3],
  );
  await call('DELETE', `/${draft._id}`);
  assert.deepEqual(await Promise.all(['draft', 'deleted', 'all', ''].map(count)), [0, 1, 3, 2]);
});

test('a version stores only the chapters that changed', async () => {
  const large = {
    ...COURSE,
    title: 'Large',
    subjects: Array.from({ length: 30 }, (_, s) => ({
      title: `Subject ${s}`,
      description: 'd',
      chapters: Array.from({ length: 10 }, (_, c) =>
        chapter(`Chapter ${s} ${c}`, ...Array.from({ length: 20 }, (_, n) => `ପ୍ରଶ୍ନ ${s} ${c} ${n}?`)),
      ),
    })),
  };
  let course = await create(large);
  for (let n = 0; n < 5; n += 1) {
    const edited = structuredClone(course);
    edited.subjects[n]!.chapters[0]!.questions[0]!.question = `Changed ${n}`;
    course = await change('PUT', `/${course._id}`, edited);
  }
  const rows = await db.select().from(versionChapters);
  assert.equal(
    rows.filter(({ courseId }) => courseId === course._id).length,
    305,
    'one new chapter for each version',
  );
});

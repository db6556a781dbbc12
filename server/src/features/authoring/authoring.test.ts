import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { fileUrl } from '@sikhya/contract/files.ts';
import { courses } from '../../database/tables/courses.ts';
import { files } from '../../database/tables/files.ts';
import { enrolments, papers, tests } from '../../database/tables/learning.ts';
import { students } from '../../database/tables/people.ts';
import { adminToken, testApp } from '../../testing/test-app.ts';

const site = await testApp();
const { app, db } = site;
const headers = { authorization: `Bearer ${await adminToken(site)}` };

const question = (text: string) => ({
  question: text,
  options: ['କ', 'b', 'c', 'd'],
  correctAnswer: 1,
  explanation: 'ହଁ',
});
const chapter = (title: string, ...texts: string[]) => ({
  title,
  description: 'd',
  questions: texts.map(question),
});
const COURSE = {
  title: 'ଓଡ଼ିଶା ଭୂଗୋଳ',
  description: 'Rivers\nand soils',
  price: 199.5,
  isFree: false,
  subjects: [
    { title: 'ନଦୀ', description: 'd', chapters: [chapter('One', 'q1', 'q2'), chapter('Two', 'q3')] },
    { title: 'ମାଟି', description: 'd', chapters: [] },
  ],
};

const post = (payload: object) => app.inject({ method: 'POST', url: '/api/admin/courses', headers, payload });
const get = (id: string) => app.inject({ url: `/api/admin/courses/${id}`, headers });
const put = (id: string, payload: object) =>
  app.inject({ method: 'PUT', url: `/api/admin/courses/${id}`, headers, payload });
const remove = (id: string) => app.inject({ method: 'DELETE', url: `/api/admin/courses/${id}`, headers });

async function createCourse(payload: object = COURSE): Promise<CourseTree> {
  const response = await post(payload);
  assert.equal(response.statusCode, 201, response.body);
  return response.json().course;
}

const getIds = (course: CourseTree) =>
  course.subjects.map((subject) => [
    subject._id,
    ...subject.chapters.map((one) => [one._id, ...one.questions.map(({ _id }) => _id)]),
  ]);

test('creates a course and returns its course tree', async () => {
  const response = await post({ ...COURSE, role: 'x', createdAt: '1999-01-01T00:00:00Z' });
  assert.equal(response.statusCode, 201);
  const { message, course } = response.json();
  assert.equal(message, 'Course created successfully!');
  assert.deepEqual(
    [course.title, course.price, course.isFree, course.thumbnail, course.subjects.length],
    [COURSE.title, 199.5, false, null, 2],
  );
  assert.deepEqual(course.subjects[0].chapters[0].questions[1].options, ['କ', 'b', 'c', 'd']);
  assert.deepEqual((await get(course._id)).json().course, course);
  assert.notEqual(course.createdAt.slice(0, 4), '1999');
});

test('stores text in NFC', async () => {
  const course = await createCourse({ ...COURSE, title: ' ଓ\u0b5cିଶା ' });
  assert.equal(course.title, 'ଓଡ଼ିଶା');
});

const INVALID: [string, (course: typeof COURSE) => unknown, number, RegExp][] = [
  [
    'an empty option',
    (course) => (course.subjects[0]!.chapters[0]!.questions[1]!.options[2] = ' '),
    422,
    /^Subject 1, Chapter 1, Question 2: option C is empty$/,
  ],
  [
    'three options',
    (course) => course.subjects[0]!.chapters[1]!.questions[0]!.options.pop(),
    422,
    /^Subject 1, Chapter 2, Question 1: options must be exactly 4$/,
  ],
  [
    'a correct answer that is not an option',
    (course) => (course.subjects[0]!.chapters[1]!.questions[0]!.correctAnswer = 4),
    422,
    /^Subject 1, Chapter 2, Question 1: correct answer is not one of the options$/,
  ],
  [
    'an empty subject title',
    (course) => (course.subjects[1]!.title = ''),
    422,
    /^Subject 2: title is empty$/,
  ],
  ['an empty description', (course) => (course.description = '\n'), 422, /^description is empty$/],
  ['a price below a rupee', (course) => (course.price = 0.5), 422, /at least ₹1/],
  ['a price below zero', (course) => (course.price = -1), 422, /at least ₹1/],
  ['a price above the limit', (course) => (course.price = 1_000_000.01), 422, /at most ₹10,00,000/],
  ['a price with three decimals', (course) => (course.price = 10.123), 422, /two decimals/],
  [
    'a picture of another site',
    (course) => Object.assign(course, { thumbnail: 'https://evil.example/x.png' }),
    422,
    /^thumbnail is no file of this site$/,
  ],
  [
    'a missing title',
    (course) => Object.assign(course, { title: undefined }),
    400,
    /^title is missing or has the wrong type$/,
  ],
  ['a NUL character', (course) => (course.title = 'a\u0000b'), 422, /cannot be stored/],
];

for (const [name, makeInvalid, status, details] of INVALID) {
  test(`returns ${status} and names the field as the screen counts it: ${name}`, async () => {
    const course = structuredClone(COURSE);
    makeInvalid(course);
    const before = await db.$count(courses);
    const response = await post(course);
    assert.equal(response.statusCode, status, response.body);
    assert.match(response.json().error, details);
    assert.equal(await db.$count(courses), before);
  });
}

test('returns 422 with the field and URL of each file that does not exist', async () => {
  const missingFile = (number: number, name: string) =>
    `/files/018f0000-0000-7000-8000-00000000000${number}/${name}`;
  const [thumbnail, pdf] = [missingFile(1, '640.webp'), missingFile(2, 'document.pdf')];
  const course = structuredClone(COURSE);
  Object.assign(course.subjects[0]!.chapters[0]!, { pdf });
  const response = await post({ ...course, thumbnail });
  assert.equal(response.statusCode, 422);
  const { message, error, missingFiles } = response.json();
  assert.match(message, /was deleted/);
  assert.equal(error, 'thumbnail; Subject 1, Chapter 1: PDF');
  assert.deepEqual(missingFiles, [thumbnail, pdf]);
});

test('stores price 0 for a free course with a price left in the form', async () => {
  const course = await createCourse({ ...COURSE, isFree: true });
  assert.deepEqual([course.price, course.isFree], [0, true]);
  const zero = await createCourse({ ...COURSE, price: 0 });
  assert.deepEqual([zero.price, zero.isFree], [0, true]);
});

test('keeps ids when a save with ids moves, inserts, retitles and removes', async () => {
  const course = await createCourse();
  const [[, [one, q1, q2], [two, q3]]] = getIds(course) as unknown as [[string, string[], string[]]];
  const edited = structuredClone(course);
  const [first] = edited.subjects;
  const moved = first!.chapters.shift()!;
  moved.title = 'One, retitled';
  moved.questions.reverse();
  edited.subjects[1]!.chapters.push(moved);
  first!.chapters.unshift({ ...chapter('Inserted', 'fresh'), pdf: null } as never);
  const { course: after } = (await put(course._id, edited)).json();
  assert.deepEqual(getIds(after)[1], [course.subjects[1]!._id, [one, q2, q1]]);
  assert.deepEqual(getIds(after)[0]?.[2], [two, q3]);
  assert.equal(after.subjects[0].chapters[0].title, 'Inserted');
  assert.equal(after.createdAt, course.createdAt);
});

test('returns the same course tree from a save and from a later read', async () => {
  const [pdf, image] = await db
    .insert(files)
    .values([
      { kind: 'pdf', originalName: 'ନଦୀ.pdf', bytes: 9, sha256: 'x', pages: 3, searchable: 'partly' },
      { kind: 'question-image', originalName: 'map.png', bytes: 7, sha256: 'y' },
    ])
    .returning();
  const course = await createCourse();
  const edited = structuredClone(course);
  edited.subjects[0]!.chapters[0]!.pdf = fileUrl(pdf!.id, 'pdf');
  edited.subjects[0]!.chapters[0]!.questions[0]!.questionImage = fileUrl(image!.id, 'question-image');
  const { course: saved } = (await put(course._id, edited)).json();
  assert.deepEqual(saved.subjects[0].chapters[0].pdfInfo, {
    name: 'ନଦୀ.pdf',
    size: 9,
    pages: 3,
    searchable: 'partly',
  });
  assert.deepEqual((await get(course._id)).json().course, saved);
});

test('matches ids by title and text when a save has no ids', async () => {
  const course = await createCourse();
  const { course: same } = (await put(course._id, COURSE)).json();
  assert.deepEqual(getIds(same), getIds(course));
  const without = structuredClone(COURSE);
  without.subjects[0]!.chapters.shift();
  const { course: less } = (await put(course._id, without)).json();
  assert.deepEqual(getIds(less)[0], [course.subjects[0]!._id, getIds(course)[0]![2]]);
});

test('deletes removed content and updates the counts', async () => {
  const course = await createCourse();
  await put(course._id, { ...COURSE, subjects: [] });
  const listed = (await app.inject({ url: '/api/admin/courses?limit=50', headers })).json().courses;
  const card = listed.find((one: { _id: string }) => one._id === course._id);
  assert.deepEqual([card.totalSubjects, card.totalChapters, card.totalQuestions], [0, 0, 0]);
  const left = (await get(course._id)).json().course;
  assert.deepEqual(left.subjects, []);
});

test('returns 409 and changes nothing when the course was changed since it was loaded', async () => {
  const course = await createCourse();
  const mine = await put(course._id, { ...COURSE, title: 'Mine', updatedAt: course.updatedAt });
  assert.equal(mine.statusCode, 200);
  const theirs = await put(course._id, { ...COURSE, title: 'Theirs', updatedAt: course.updatedAt });
  assert.deepEqual([theirs.statusCode, theirs.json().code], [409, 'conflict']);
  assert.equal((await get(course._id)).json().course.title, 'Mine');
  assert.equal(
    (await put(course._id, { ...COURSE, title: 'Over it' })).statusCode,
    200,
    'without updatedAt the save overwrites',
  );
});

test('accepts one of many concurrent saves of the same loaded course', async () => {
  const course = await createCourse();
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      put(course._id, { ...COURSE, title: `Save ${n}`, updatedAt: course.updatedAt }),
    ),
  );
  const statuses = responses.map((response) => response.statusCode).sort();
  assert.deepEqual(statuses, [200, ...Array(9).fill(409)]);
});

test('updates the titles of papers and keeps them when the chapter is deleted', async () => {
  const course = await createCourse();
  const first = course.subjects[0]!.chapters[0]!;
  await db.insert(tests).values({ id: first._id, kind: 'chapter' });
  await db.insert(papers).values({
    testId: first._id,
    courseId: course._id,
    chapterTitle: 'One',
    courseTitle: course.title,
    contentHash: 'h',
    questions: [],
  });
  const edited = structuredClone(course);
  edited.title = 'New course title';
  edited.subjects[0]!.chapters[0]!.title = 'New chapter title';
  await put(course._id, edited);
  await put(course._id, { ...edited, subjects: [] });
  const [paper] = await db.select().from(papers);
  assert.deepEqual([paper?.chapterTitle, paper?.courseTitle], ['New chapter title', 'New course title']);
});

test('a deleted course is not found any more', async () => {
  const course = await createCourse();
  assert.equal((await remove(course._id)).statusCode, 204);
  assert.equal((await remove(course._id)).statusCode, 404);
  assert.equal((await put(course._id, COURSE)).statusCode, 404);
  assert.equal((await get(course._id)).json().message, 'Course not found');
});

for (const id of ['nothing', '018f0000-0000-7000-8000-000000000000', '..%2F', "'"]) {
  test(`returns 404 for the course id ${id}`, async () => {
    assert.deepEqual(
      [(await get(id)).statusCode, (await put(id, COURSE)).statusCode, (await remove(id)).statusCode],
      [404, 404, 404],
    );
  });
}

test('lists courses by page, search and sort order', async () => {
  const { app: other, db: otherDb } = await testApp();
  const theirs = { authorization: `Bearer ${await adminToken({ ...site, app: other, db: otherDb })}` };
  for (let n = 0; n < 12; n += 1) {
    const payload = { ...COURSE, title: `Course ${String(n).padStart(2, '0')} 100%`, price: 100 - n };
    await other.inject({ method: 'POST', url: '/api/admin/courses', headers: theirs, payload });
  }
  const list = async (query: string) =>
    (await other.inject({ url: `/api/admin/courses?${query}`, headers: theirs })).json();
  const titles = async (query: string) =>
    (await list(query)).courses.map((course: { title: string }) => course.title.slice(0, 9));
  assert.deepEqual((await list('')).pagination, {
    currentPage: 1,
    totalPages: 2,
    totalCourses: 12,
    totalChapters: 24,
    totalQuestions: 36,
    more: false,
  });
  assert.deepEqual(await titles('limit=5&page=3&sortBy=title&sortOrder=asc'), ['Course 10', 'Course 11']);
  assert.deepEqual((await titles('sortBy=price&sortOrder=asc&limit=5'))[0], 'Course 11');
  assert.deepEqual(await titles('search=course%2003'), ['Course 03']);
  assert.deepEqual((await list('search=100%25')).pagination, (await list('')).pagination);
  assert.deepEqual((await list('search=course%200')).pagination.totalChapters, 20);
  assert.equal((await list('search=%25%25')).pagination.totalCourses, 0);
});

test('saves, reads and edits a course of 6,000 questions', async () => {
  const large = {
    ...COURSE,
    subjects: Array.from({ length: 30 }, (_, s) => ({
      title: `Subject ${s}`,
      description: 'd',
      chapters: Array.from({ length: 10 }, (_, c) =>
        chapter(`Chapter ${c}`, ...Array.from({ length: 20 }, (_, n) => `ପ୍ରଶ୍ନ ${n}?`)),
      ),
    })),
  };
  const course = await createCourse(large);
  assert.equal(course.subjects.length, 30);
  const edited = structuredClone(course);
  edited.subjects[29]!.chapters[9]!.questions[19]!.question = 'ବଦଳିଲା';
  edited.subjects.reverse();
  const { course: after } = (await put(course._id, edited)).json();
  assert.equal(after.subjects[0].chapters[9].questions[19].question, 'ବଦଳିଲା');
  assert.deepEqual(getIds(after).reverse(), getIds(course));
  assert.equal((await remove(course._id)).statusCode, 204);
});

test('returns the number of enrolled students in the list and in the course', async () => {
  const { _id } = await createCourse({ ...COURSE, title: 'Taken by two' });
  for (const name of ['x', 'y']) {
    const [student] = await db
      .insert(students)
      .values({ providerSub: name, name, email: `${name}@example.com`, nameKey: name, searchKey: name })
      .returning();
    await db.insert(enrolments).values({ studentId: student!.id, courseId: _id, status: 'enrolled' });
  }
  const other = await createCourse({ ...COURSE, title: 'Taken by nobody' });
  const list = (await app.inject({ url: '/api/admin/courses?search=taken&sortBy=title', headers })).json();
  assert.deepEqual(
    list.courses.map((course: { enrolledStudents: number }) => course.enrolledStudents),
    [2, 0],
  );
  assert.equal((await get(_id)).json().enrolledStudents, 2);
  assert.equal((await get(other._id)).json().enrolledStudents, 0);
});

test('returns an empty page and the totals for a page past the last one', async () => {
  const list = (query: string) => app.inject({ url: `/api/admin/courses?${query}`, headers });
  const { pagination: known } = (await list('limit=50')).json();
  for (const search of ['', 'taken']) {
    const { courses: shown, pagination } = (await list(`page=1000000&limit=50&search=${search}`)).json();
    assert.deepEqual(shown, []);
    assert.equal(pagination.totalCourses, search === '' ? known.totalCourses : 2);
  }
});

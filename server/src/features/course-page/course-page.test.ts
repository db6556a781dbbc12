import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { adminToken, testApp } from '../../testing/test-app.ts';
import { chapter, createTestPdf } from '../../testing/test-courses.ts';

const site = await testApp();
const { app, db } = site;
const headers = { authorization: `Bearer ${await adminToken(site)}` };
const pdf = await createTestPdf(db);

const odia = { title: 'ଓଡ଼ିଆ ଶୀର୍ଷକ', description: 'ଓଡ଼ିଆ ବର୍ଣ୍ଣନା' };
const INPUT = {
  title: 'Odisha History',
  description: 'From Kalinga to today',
  odia,
  price: 499,
  isFree: false,
  subjects: [
    {
      title: 'Ancient',
      description: 'd',
      chapters: [
        { ...chapter('Kalinga', { questions: 2, pdf }), freePreview: true },
        chapter('Kharavela', { questions: 3, pdf }),
      ],
    },
    { title: 'Modern', description: 'd', chapters: [] },
  ],
};

async function send(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
  assert.ok(response.statusCode < 300, response.body);
  return response.statusCode === 204 ? null : response.json().course;
}

const create = (change: object = {}) => send('POST', '/api/admin/courses', { ...INPUT, ...change });
const read = (slug: string) => app.inject(`/api/public/courses/${slug}`);
const preview = (slug: string, chapterId: string) =>
  app.inject(`/api/public/courses/${slug}/chapters/${chapterId}`);
const grade = (slug: string, chapterId: string, payload: object = {}) =>
  app.inject({ method: 'POST', url: `/api/public/courses/${slug}/chapters/${chapterId}/grade`, payload });

const course = await create();
const [open, closed] = course.subjects[0].chapters;

test('a course page has the outline, the counts and no content', async () => {
  const response = await read('odisha-history');
  assert.equal(response.statusCode, 200);
  const { _id, createdAt, updatedAt, subjects, ...rest } = response.json().course;
  assert.deepEqual([_id, updatedAt], [course._id, course.updatedAt]);
  assert.ok(createdAt);
  assert.deepEqual(rest, {
    slug: 'odisha-history',
    title: 'Odisha History',
    description: 'From Kalinga to today',
    odia,
    thumbnail: null,
    price: 499,
    isFree: false,
    totalSubjects: 2,
    totalChapters: 2,
    totalQuestions: 5,
    languages: ['en', 'or'],
    totalPdfPages: 0,
    totalPdfBytes: 2,
  });
  assert.deepEqual(subjects[0].chapters[0], {
    _id: open._id,
    title: 'Kalinga',
    description: 'About Kalinga',
    odia: null,
    totalQuestions: 2,
    pdf: { bytes: 1, pages: null },
    freePreview: true,
  });
  assert.deepEqual(subjects[1].chapters, []);
  for (const secret of ['question 1?', 'explanation', '/files/', 'correctAnswer']) {
    assert.ok(!response.body.includes(secret), secret);
  }
});

test('returns 404 for an unknown slug and for text that is no slug', async () => {
  for (const slug of ['unknown', 'Odisha-History', '%00', 'a--b', '..%2Fsite', 'x'.repeat(190)]) {
    assert.equal((await read(slug)).statusCode, 404, slug);
    assert.equal((await preview(slug, open._id)).statusCode, 404, slug);
    assert.equal((await grade(slug, open._id)).statusCode, 404, slug);
  }
});

test('an old slug returns the course with its current slug', async () => {
  const { _id, slug, updatedAt } = await create({ title: 'First name' });
  const renamed = await send('PUT', `/api/admin/courses/${_id}`, { ...INPUT, title: 'Second', updatedAt });
  assert.deepEqual([slug, renamed.slug], ['first-name', 'second']);
  const { course: found } = (await read('first-name')).json();
  assert.deepEqual([found._id, found.slug, found.title], [_id, 'second', 'Second']);
});

test('drafts, archived courses and those in the bin are not found, with their previews', async () => {
  const assertHidden = async ({ slug, subjects }: typeof course) => {
    const { _id } = subjects[0].chapters[0];
    const url = `/api/public/courses/${slug}/chapters/${_id}/document.pdf`;
    assert.equal((await read(slug)).statusCode, 404);
    assert.equal((await preview(slug, _id)).statusCode, 404);
    assert.equal((await grade(slug, _id)).statusCode, 404);
    assert.equal((await app.inject(url)).statusCode, 404);
  };
  await assertHidden(await create({ title: 'Draft', state: 'draft' }));
  const archived = await create({ title: 'Archived' });
  assert.equal((await read('archived')).statusCode, 200);
  await send('POST', `/api/admin/courses/${archived._id}/archive`);
  await assertHidden(archived);
  const deleted = await create({ title: 'Deleted' });
  assert.equal((await read('deleted')).statusCode, 200);
  await send('DELETE', `/api/admin/courses/${deleted._id}`);
  await assertHidden(deleted);
});

test('unpublished changes are not shown', async () => {
  const published = await create({ title: 'Live' });
  const { updatedAt } = published;
  await send('PUT', `/api/admin/courses/${published._id}`, {
    ...INPUT,
    title: 'Secret plan',
    state: 'draft',
    updatedAt,
  });
  const response = await read('live');
  assert.equal(response.json().course.title, 'Live');
  assert.ok(!response.body.includes('Secret plan'));
  assert.equal((await read('secret-plan')).statusCode, 404);
});

test('a free preview has the questions without answers and explanations', async () => {
  const response = await preview('odisha-history', open._id);
  const { chapter: found } = response.json();
  assert.equal(response.statusCode, 200);
  assert.deepEqual(
    [found.slug, found.courseTitle, found.subjectTitle, found.title, found.secondsAllowed],
    ['odisha-history', 'Odisha History', 'Ancient', 'Kalinga', 240],
  );
  assert.equal(found.questions.length, 2);
  assert.deepEqual(Object.keys(found.questions[0]).sort(), [
    '_id',
    'odia',
    'options',
    'question',
    'questionImage',
  ]);
  assert.deepEqual(found.pdf, {
    bytes: 1,
    pages: null,
    url: `/api/public/courses/odisha-history/chapters/${open._id}/document.pdf`,
  });
  assert.doesNotMatch(response.body, /explanation|ବ୍ୟାଖ୍ୟା|correctAnswer/);
});

test('a chapter without the mark has no preview, no document and no grading', async () => {
  const url = `/api/public/courses/odisha-history/chapters/${closed._id}/document.pdf`;
  assert.equal((await preview('odisha-history', closed._id)).statusCode, 404);
  assert.equal((await grade('odisha-history', closed._id)).statusCode, 404);
  assert.equal((await app.inject(url)).statusCode, 404);
  assert.equal((await app.inject({ url, headers })).statusCode, 404);
});

test('a preview is found only below the slug of its own course', async () => {
  const other = await create({ title: 'Other' });
  assert.equal((await preview(other.slug, open._id)).statusCode, 404);
});

test('grading returns the review and stores nothing', async () => {
  const [first, second] = open.questions;
  const answers = [
    { questionId: first._id, selectedIndex: 2, language: 'or' },
    { questionId: second._id, selectedIndex: 0 },
    { questionId: closed.questions[0]._id, selectedIndex: 2 },
  ];
  const before = await countRows();
  const response = await grade('odisha-history', open._id, { answers, timeSpent: 1e9 });
  assert.equal(response.statusCode, 200, response.body);
  const { result, review } = response.json();
  assert.deepEqual(
    [result.score, result.passed, result.correctAnswers, result.totalQuestions, result.timeSpent],
    [50, false, 1, 2, 240],
  );
  assert.deepEqual(
    review.map(({ isCorrect, correctAnswer, selectedIndex, shownLanguage }: (typeof review)[number]) => [
      isCorrect,
      correctAnswer,
      selectedIndex,
      shownLanguage,
    ]),
    [
      [true, 2, 2, 'or'],
      [false, 2, 0, null],
    ],
  );
  assert.match(review[0].explanation, /explanation/);
  assert.deepEqual(await countRows(), before);
});

async function countRows() {
  const { rows } = await db.execute(sql`select (select count(*) from papers) as papers,
    (select count(*) from attempts) as attempts, (select count(*) from results) as results`);
  return rows[0];
}

test('returns 422 for an answer that is no option and 413 for a body above the limit', async () => {
  const bad = [{ questionId: open.questions[0]._id, selectedIndex: 9 }];
  assert.equal((await grade('odisha-history', open._id, { answers: bad })).statusCode, 422);
  const large = { answers: [], padding: 'x'.repeat(600_000) };
  assert.equal((await grade('odisha-history', open._id, large)).statusCode, 413);
});

test('a saved course shows at once, and query strings do not add to the cache', async () => {
  const made = await create({ title: 'Fresh' });
  assert.equal((await app.inject('/api/public/courses/fresh?a=1')).json().course.price, 499);
  const { updatedAt } = made;
  const change = { ...INPUT, title: 'Fresh', price: 99, updatedAt };
  await send('PUT', `/api/admin/courses/${made._id}`, change);
  assert.equal((await app.inject('/api/public/courses/fresh?a=1')).json().course.price, 99);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { results } from '../database/tables/learning.ts';
import { regradeResults } from '../features/attempts/service.ts';
import { SECRET_EXPLANATION, SECRET_ODIA_EXPLANATION } from '../testing/mock-test-helpers.ts';
import { type DescribedRoute, describeRoutes } from './generated-requests.ts';
import { createSmallSite, createSmallWorld, UNPUBLISHED_MARKER } from './small-world.ts';

const site = await createSmallSite();
const routes = describeRoutes(site.app);

type Ids = { courseId: string; chapterId: string; resultId: string; questionId: string };

const MESSAGE = {
  audience: 'all',
  courseId: null,
  studentId: null,
  title: 'x',
  text: 'x',
  odia: { title: '', text: '' },
};

/** A valid body for each route that takes one. The test fails if a route is missing. */
const BODIES: Record<string, (ids: Ids) => object> = {
  'POST /api/auth/admin/login': () => ({ username: 'asha', password: 'wrong' }),
  'POST /api/auth/admin/login/second-step': () => ({ challenge: 'x', code: '123456' }),
  'POST /api/auth/admin/login/passkey-options': () => ({}),
  'POST /api/auth/admin/login/passkey': () => ({
    response: {
      id: 'x',
      rawId: 'x',
      type: 'public-key',
      response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
    },
  }),
  'POST /api/auth/google-signin': () => ({ googleId: 'x', accessToken: 'x' }),
  'POST /identity/token': () => ({ name: 'x', email: 'x@example.com' }),
  'PUT /api/auth/preferences': () => ({ language: 'or' }),
  'POST /api/public/courses/:slug/chapters/:chapterId/grade': () => ({ answers: [] }),
  'POST /api/auth/invite': () => ({ token: 'x' }),
  'POST /api/auth/invite/accept': () => ({ token: 'x', username: 'x', password: 'long enough to try' }),
  'POST /api/student/privacy/date-of-birth': () => ({ dateOfBirth: '1990-01-01', noticeVersion: 1 }),
  'POST /api/student/privacy/consents': () => ({ noticeVersion: 1 }),
  'POST /api/student/privacy/parent-requests': () => ({ method: 'account' }),
  'POST /api/admin/breaches': () => ({
    title: 'x',
    text: 'x',
    odia: { title: 'x', text: 'x' },
    studentIds: null,
    count: 0,
  }),
  'POST /api/admin/messages': () => MESSAGE,
  'PUT /api/admin/messages/:messageId': () => ({ ...MESSAGE, revision: 1 }),
  'POST /api/admin/messages/:messageId/schedule': () => ({ revision: 1, sendAt: '2027-01-01T00:00:00Z' }),
  'POST /api/admin/messages/:messageId/send': () => ({ revision: 1 }),
  'POST /api/admin/system/deliveries/retry': () => ({ channel: 'email' }),
  'POST /api/admin/breaches/preview': () => ({ studentIds: null }),
  'POST /api/public/newsletter': () => ({ email: 'x@example.com' }),
  'POST /api/public/grievances': () => ({ name: 'x', email: 'x@example.com', kind: 'other', text: 'x' }),
  'POST /api/student/grievances': () => ({ kind: 'other', text: 'x' }),
  'POST /api/admin/requests/:requestId/answer': () => ({ answer: 'x' }),
  'POST /api/public/parent-consent': () => ({ token: 'x' }),
  'POST /api/public/parent-consent/answer': () => ({ token: 'x', answer: 'declined', noticeVersion: 1 }),
  'POST /api/public/parent-consent/withdraw': () => ({ token: 'x' }),
  'PUT /api/admin/students/:studentId/date-of-birth': () => ({ dateOfBirth: '1990-01-01' }),
  'POST /api/student/orders/quote': ({ courseId }) => ({ courseId }),
  'POST /api/student/orders': ({ courseId }) => ({ courseId }),
  'POST /api/student/orders/:orderId/confirm': () => ({
    razorpay_order_id: 'x',
    razorpay_payment_id: 'x',
    razorpay_signature: 'x',
  }),
  'POST /api/student/orders/:orderId/refund-request': () => ({ reason: 'x' }),
  'POST /local-payments/pay': () => ({ order_id: 'x' }),
  'POST /api/protected/document-ticket': (ids) => ids,
  'POST /api/student/progress/chapter': (ids) => ({ ...ids, minutes: 1 }),
  'POST /api/student/exams/:examId/attempts': () => ({}),
  'POST /api/student/exams/attempts/:attemptId/events': () => ({ kind: 'left-page' }),
  'POST /api/student/reports': ({ resultId, questionId }) => ({
    resultId,
    questionId: questionId ?? 'x',
    kind: 'wrong-key',
    text: 'x',
  }),
  'POST /api/student/test/attempts': (ids) => ids,
  'POST /api/student/offline/chapters': (ids) => ids,
  'POST /api/student/offline/leases': (ids) => ({ chapters: [ids] }),
  'POST /api/student/offline/tests': () => ({
    permit: 'x',
    startedAt: '2026-11-15T00:00:00Z',
    timeSpent: 1,
    answers: [],
  }),
  'POST /api/student/practice/reviews': () => ({
    reviews: [
      { reviewId: 'x', cardId: crypto.randomUUID(), option: 0, seconds: 1, at: '2026-11-15T00:00:00Z' },
    ],
  }),
  'POST /api/notices/read': () => ({}),
  'PUT /api/student/push-subscription': () => ({
    endpoint: 'https://x.example',
    keys: { p256dh: 'x', auth: 'x' },
  }),
  'POST /api/student/push-subscription/remove': () => ({ endpoint: 'https://x.example' }),
  'PUT /api/student/notices/settings': () => ({ group: 'exams', channel: 'email', isOn: true }),
  'PUT /api/student/account': () => ({ name: 'Mina' }),
  'POST /api/student/account/delete': () => ({}),
  'PUT /api/student/practice/settings': () => ({ minutesPerDay: 10 }),
  'PUT /api/student/practice/bookmarks/:resultId': () => ({ questionId: 'x', isBookmarked: true }),
  'PUT /api/student/test/attempts/:attemptId/answers': () => ({
    saveNumber: 2,
    changes: [{ question: 1, option: 1 }],
  }),
};

/** Holds the answers of earlier tests, which the student has seen. */
const NOTEBOOK = 'GET /api/student/practice';

const HAND_IN = 'POST /api/student/progress/test-result';

/** Called last, in this order, because the other routes need the session and the progress. */
const LAST = ['POST /api/student/reset/:courseId', 'POST /api/auth/logout'];

function createRequest(
  { name, method, url, endpoint }: DescribedRoute,
  ids: Record<string, unknown>,
): InjectOptions {
  const filled = url.replace(/:(\w+)/g, (_, param) => encodeURIComponent(String(ids[param] ?? '0')));
  const query = `?courseId=${ids.courseId}&chapterId=${ids.chapterId}&search=Kalinga`;
  const body = BODIES[name];
  assert.ok(!endpoint?.body || body, `BODIES has no body for ${name}`);
  const payload = body?.(ids as Ids);
  return { method: method as 'GET', url: filled + query, ...(payload && { payload }) };
}

function hasNoAnswers(body: string): boolean {
  const isSecret = (text: string) => body.includes(text);
  return (
    ![SECRET_EXPLANATION, SECRET_ODIA_EXPLANATION].some(isSecret) &&
    !/"(correctAnswer|explanation|isCorrect)":/.test(body)
  );
}

for (const role of [
  'a visitor',
  'a student in the middle of the test',
  'a student without the course',
] as const) {
  test(`13 before the hand-in no route returns a right answer to ${role}`, async () => {
    const { course, attempt, exams, token, outsider } = await createSmallWorld(site);
    const bearer =
      { 'a visitor': '', 'a student without the course': outsider }[role as 'a visitor'] ?? token;
    const ids = {
      examId: exams.running._id,
      courseId: course._id,
      slug: course.slug,
      chapterId: attempt.chapterId,
      attemptId: attempt.attemptId,
      // an attempt must not be readable as a result
      resultId: attempt.attemptId,
      studentId: attempt.attemptId,
      id: attempt.attemptId,
      name: '640.webp',
    };
    const order = ({ name }: DescribedRoute) => LAST.indexOf(name);
    let successes = 0;
    for (const route of routes.toSorted((a, b) => order(a) - order(b))) {
      if (route.name === HAND_IN || (route.access === 'admin' && route.endpoint?.body)) continue;
      const headers = bearer ? { authorization: `Bearer ${bearer}` } : {};
      const { statusCode, body } = await site.app.inject({ ...createRequest(route, ids), headers });
      if (route.name === NOTEBOOK && bearer === token)
        assert.ok(!attempt.questions.some(({ _id }) => body.includes(_id)), body);
      else if (route.url !== '/api/openapi.json') assert.ok(hasNoAnswers(body), `${route.name}: ${body}`);
      if (statusCode < 300 && route.access !== 'public') successes += 1;
    }
    if (bearer === token) assert.ok(successes > 10, `only ${successes} routes succeeded`);
  });
}

for (const role of ['a visitor', 'a student with the course', 'a student without the course'] as const) {
  test(`no route returns unpublished content to ${role}`, async () => {
    const { course, workingCopy, hidden, attempt, exams, result, token, outsider } =
      await createSmallWorld(site);
    const tokens = {
      'a visitor': '',
      'a student with the course': token,
      'a student without the course': outsider,
    };
    const headers = tokens[role] ? { authorization: `Bearer ${tokens[role]}` } : {};
    for (const { _id, slug, subjects } of [{ ...workingCopy, slug: course.slug }, ...hidden])
      for (const chapter of subjects[0]!.chapters) {
        const ids = {
          courseId: _id,
          slug,
          chapterId: chapter._id,
          attemptId: attempt.attemptId,
          examId: exams.draft._id,
          resultId: result._id,
          id: _id,
          name: '640.webp',
        };
        for (const route of routes) {
          if (route.name === HAND_IN || LAST.includes(route.name)) continue;
          if (route.access === 'admin' && route.endpoint?.body) continue;
          const { body } = await site.app.inject({ ...createRequest(route, ids), headers });
          assert.ok(!body.includes(UNPUBLISHED_MARKER), `${route.name}: ${body}`);
        }
      }
    const found = await site.app.inject({
      url: `/api/public/courses?search=${encodeURIComponent(UNPUBLISHED_MARKER)}`,
    });
    assert.deepEqual(found.json().courses, [], 'unpublished texts are not searched');
  });
}

test('the walk would find unpublished content: admins get it', async () => {
  const { course, hidden } = await createSmallWorld(site);
  const headers = { authorization: `Bearer ${site.admin}` };
  for (const { _id } of [course, hidden[0]!])
    assert.ok(
      (await site.app.inject({ url: `/api/admin/courses/${_id}`, headers })).body.includes(
        UNPUBLISHED_MARKER,
      ),
    );
});

test('13 a refused hand-in returns no answers, and a successful one returns the review', async () => {
  const { student, attempt } = await createSmallWorld(site);
  const refused = await student.handIn({ ...attempt.handInBody, chapterId: 7 });
  assert.equal(refused.statusCode, 400);
  assert.ok(hasNoAnswers(refused.body));
  const accepted = await student.handIn(attempt.handInBody);
  assert.equal(accepted.statusCode, 201);
  for (const secret of [SECRET_EXPLANATION, SECRET_ODIA_EXPLANATION])
    assert.ok(accepted.body.includes(secret), 'the test would find an answer');
});

test('the answers of an exam stay secret until its release, also after the hand-in', async () => {
  const { exams, token } = await createSmallWorld(site);
  const headers = { authorization: `Bearer ${token}` };
  const { attemptId } = exams.attempt;
  const handedIn = await site.app.inject({
    method: 'POST',
    url: '/api/student/progress/test-result',
    headers,
    payload: { attemptId },
  });
  assert.equal(handedIn.statusCode, 201, handedIn.body);
  assert.ok(hasNoAnswers(handedIn.body), handedIn.body);
  const [result] = await site.db.select().from(results).where(eq(results.attemptId, attemptId));
  const questionId = await correctQuestion(exams.running._id);
  const ids = {
    examId: exams.running._id,
    attemptId,
    questionId,
    resultId: result!.id,
    id: result!.id,
    name: '640.webp',
  };
  for (const route of routes) {
    if ([...LAST, HAND_IN].includes(route.name) || route.access === 'admin') continue;
    if (route.url === '/api/openapi.json') continue;
    const { body } = await site.app.inject({ ...createRequest(route, ids), headers });
    if (route.name === NOTEBOOK)
      assert.ok(!exams.attempt.questions.some(({ _id }) => body.includes(_id)), body);
    else assert.ok(hasNoAnswers(body), `${route.name}: ${body}`);
  }
});

/** Changes the key of a question, with a reason that gives the answer away, and regrades. */
async function correctQuestion(examId: string): Promise<string> {
  const headers = { authorization: `Bearer ${site.admin}` };
  const { exam } = (await site.app.inject({ url: `/api/admin/exams/${examId}`, headers })).json();
  const { _id: questionId, correctAnswer } = exam.sections[0].questions[0];
  const post = (url: string, payload: object) => site.app.inject({ method: 'POST', url, headers, payload });
  const opened = await post('/api/admin/reports', { questionId });
  const decided = await post(`/api/admin/reports/${opened.json().case._id}/decision`, {
    kind: 'key-changed',
    correctAnswers: [(correctAnswer + 1) % 4],
    reason: SECRET_EXPLANATION,
  });
  assert.equal(decided.statusCode, 200, decided.body);
  await regradeResults(site.db, () => site.clock.now, new AbortController().signal);
  return questionId;
}

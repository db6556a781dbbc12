import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseInput } from '@sikhya/contract/authoring.ts';
import { PRACTICE, type PracticeCard } from '@sikhya/contract/practice.ts';
import { eq } from 'drizzle-orm';
import { courses } from '../../database/tables/courses.ts';
import { enrolments, results } from '../../database/tables/learning.ts';
import { practiceCards, practiceReviews } from '../../database/tables/practice.ts';
import { createMockTestCourse, startAttempt } from '../../testing/mock-test-helpers.ts';
import { createPractisingStudent, createReview } from '../../testing/practice-helpers.ts';
import { testApp } from '../../testing/test-app.ts';
import { createExamAdmin, createExamStudent, EXAM } from '../../testing/test-exams.ts';
import { updateCourse } from '../authoring/service.ts';

const here = await testApp({ CALLS_A_MINUTE_PER_PERSON: '100000' });
const { db, clock } = here;
const course = await createMockTestCourse(db, [4, 3]);
const DAY = 24 * 60;

const wait = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};
const titlesOf = (cards: readonly PracticeCard[]) => cards.map(({ question }) => question).sort();

test('wrong and empty answers come back with their reason and explanation', async () => {
  const mina = await createPractisingStudent(here, 'mina', [course]);
  assert.deepEqual((await mina.practice()).cards, []);
  // right, wrong, empty, right
  const { result } = await mina.takeTest(course, { 0: 0, 1: 0, 3: 3 });
  const { due, cards, forecast } = await mina.practice();
  assert.equal(due, 2);
  assert.equal(forecast[0]!.questions, 2);
  assert.deepEqual(titlesOf(cards), ['Question 2?', 'Question 3?']);
  const wrong = cards.find(({ question }) => question === 'Question 2?')!;
  assert.deepEqual(wrong.reason, { kind: 'wrong', at: result.completedAt });
  assert.deepEqual([wrong.correctAnswer, wrong.rightSince, wrong.memory], [1, 0, null]);
  assert.match(wrong.explanation, /secret/);
  assert.equal(cards.find(({ question }) => question === 'Question 3?')!.reason.kind, 'empty');
});

test('a right answer moves the question away, and the same review counts once', async () => {
  const mina = await createPractisingStudent(here, 'once', [course]);
  await mina.takeTest(course, { 0: 0, 1: 0, 2: 2, 3: 3 });
  const [card] = (await mina.practice()).cards;
  wait(60);
  const review = createReview(card!, clock.now);
  const first = await mina.review([review]);
  assert.equal(first.accepted, 1);
  assert.deepEqual([first.cards[0]!.rightSince, first.cards[0]!.memory!.repetitions], [1, 1]);
  const second = await mina.review([review, review]);
  assert.equal(second.accepted, 0);
  assert.deepEqual(second.cards, first.cards);
  const after = await mina.practice();
  assert.deepEqual([after.due, after.cards.length, after.today], [0, 0, { questions: 1, seconds: 10 }]);
  assert.equal(Date.parse(first.cards[0]!.due) > clock.now.getTime() + DAY * 60_000, true);
});

test('an undone answer does not count, whichever arrives first', async () => {
  const mina = await createPractisingStudent(here, 'undo', [course]);
  await mina.takeTest(course, { 0: 0, 1: 0, 2: 2, 3: 3 });
  const [card] = (await mina.practice()).cards;
  const review = createReview(card!, clock.now);
  await mina.review([review]);
  const undone = await mina.review([{ ...review, undone: true }]);
  assert.deepEqual([undone.accepted, undone.cards[0]], [1, card]);
  assert.equal((await mina.review([review])).cards[0]!.memory, null);

  const other = createReview(card!, clock.now);
  assert.equal((await mina.review([{ ...other, undone: true }])).cards[0]!.memory, null);
  assert.equal((await mina.review([other])).cards[0]!.memory, null);
  assert.equal((await mina.practice()).today.questions, 0);
});

test('two devices that were offline for a day lead to one state in either order', async () => {
  const states: unknown[] = [];
  const start = clock.now;
  for (const order of ['phone-first', 'tablet-first'] as const) {
    clock.now = start;
    const student = await createPractisingStudent(here, order, [course]);
    await student.takeTest(course, { 0: 3, 1: 3, 2: 3, 3: 0 });
    const cards = (await student.practice()).cards.sort((a, b) => a.question.localeCompare(b.question));
    const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
    const phone = cards.flatMap((card, n) => [
      createReview(card, at(10 + n), { reviewId: `a${n}` }),
      createReview(card, at(900 + n), { reviewId: `b${n}`, option: null }),
    ]);
    const tablet = cards.flatMap((card, n) => [
      createReview(card, at(300 + n), { reviewId: `c${n}`, seconds: 90 }),
      createReview(card, at(10 + n), { reviewId: `d${n}`, option: (card.correctAnswer + 1) % 4 }),
    ]);
    clock.now = at(DAY);
    for (const reviews of order === 'phone-first' ? [phone, tablet] : [tablet, phone])
      await student.review(reviews);
    const after = await student.practice('?aheadDays=7');
    states.push(
      [...after.cards, ...after.upcoming]
        .map(({ question, due, memory, reason, rightSince }) => ({
          question,
          due,
          memory,
          reason,
          rightSince,
        }))
        .sort((a, b) => a.question.localeCompare(b.question)),
    );
  }
  assert.equal((states[0] as unknown[]).length, 4);
  assert.deepEqual(states[0], states[1]);
});

test('practice changes no result, no analytics and no progress', async () => {
  const mina = await createPractisingStudent(here, 'official', [course]);
  await mina.takeTest(course, { 0: 1, 1: 0 });
  const official = async () => [
    await db.select().from(results).where(eq(results.studentId, mina.studentId)),
    (await mina.get('/api/student/analytics')).json(),
    (await mina.get(`/api/student/progress/${course._id}`)).json(),
    (await mina.get('/api/protected/student/my-courses')).json(),
  ];
  const before = await official();
  const { cards } = await mina.practice();
  await mina.review(cards.map((card) => createReview(card, clock.now)));
  assert.deepEqual(await official(), before);
});

test('a mistake of a later test brings the question back', async () => {
  const mina = await createPractisingStudent(here, 'later', [course]);
  await mina.takeTest(course, { 0: 0, 1: 0, 2: 2, 3: 3 });
  const [card] = (await mina.practice()).cards;
  await mina.review([createReview(card!, clock.now)]);
  wait(5 * DAY);
  await mina.takeTest(course, {});
  const { cards } = await mina.practice('?aheadDays=7');
  assert.equal(cards.length, 3);
  const { upcoming } = await mina.practice('?aheadDays=7');
  assert.deepEqual([upcoming[0]!._id, upcoming[0]!.reason.kind], [card!._id, 'empty']);
  assert.equal(upcoming[0]!.memory!.lapses, 1);
});

test('only what fits into the minutes is offered', async () => {
  const mina = await createPractisingStudent(here, 'minutes', [course]);
  await mina.takeTest(course, {});
  assert.equal((await mina.practice('?minutes=1')).cards.length, 2);
  assert.equal((await mina.practice('?minutes=0')).cards.length, 0);
  const set = (body: object) => mina.send('PUT', '/api/student/practice/settings', body);
  assert.deepEqual((await set({ minutesPerDay: 1 })).json().settings, {
    minutesPerDay: 1,
    daysPerWeek: 5,
    examDay: null,
  });
  const { cards, due } = await mina.practice();
  assert.deepEqual([cards.length, due], [2, 4]);
  await mina.review([createReview(cards[0]!, clock.now, { seconds: 45 })]);
  // 15 of 60 seconds are left, and a question takes 45
  assert.equal((await mina.practice()).cards.length, 0);
  for (const body of [{ minutesPerDay: 0 }, { daysPerWeek: 8 }, { examDay: 'soon' }])
    assert.equal((await set(body)).statusCode, 422, JSON.stringify(body));
});

test('a date of an examination brings questions back before it, as on the device', async () => {
  let mina = await createPractisingStudent(here, 'exam-date', [course]);
  await mina.takeTest(course, {});
  const { cards } = await mina.practice();
  for (let round = 0; round < 4; round += 1) {
    await mina.review(cards.map((card) => createReview(card, clock.now)));
    wait(20 * DAY);
    // the session has ended meanwhile
    mina = await createPractisingStudent(here, 'exam-date', []);
  }
  const before = await mina.review(cards.map((card) => createReview(card, clock.now)));
  const examDay = new Date(clock.now.getTime() + 12 * DAY * 60_000).toISOString().slice(0, 10);
  const set = (day: string | null) => mina.send('PUT', '/api/student/practice/settings', { examDay: day });
  const readDue = async () => (await mina.review(before.cards.map(undoUnknown))).cards.map(({ due }) => due);
  await set(examDay);
  const rescheduled = await readDue();
  for (const due of rescheduled) assert.ok(due < examDay, due);
  // the formula in SQL and the one of the contract agree
  await mina.review(before.cards.map((card) => createReview(card, clock.now, { undone: true })));
  assert.deepEqual(await readDue(), rescheduled);
  await set(null);
  assert.deepEqual(
    await readDue(),
    before.cards.map(({ due }) => due),
  );
});

/** A review that changes nothing, to read cards that are not due. */
const undoUnknown = (card: PracticeCard) => createReview(card, clock.now, { undone: true });

test('filters by course, chapter, mistakes and marks', async () => {
  const second = await createMockTestCourse(db, [2], 'Second');
  const mina = await createPractisingStudent(here, 'filters', [course, second]);
  await mina.takeTest(course, { 0: 0, 1: 0, 2: 2, 3: 3 });
  await mina.takeTest(course, { 0: 0, 1: 0, 2: 2 }, 1);
  const { result, review } = await mina.takeTest(second, { 0: 0, 1: 0 });
  const count = async (query: string) => (await mina.practice(query)).cards.length;
  assert.equal(await count(''), 3);
  assert.equal(await count(`?courseId=${course._id}`), 2);
  assert.equal(await count(`?testId=${course.subjects[0]!.chapters[1]!._id}`), 1);
  assert.equal(await count('?testId=unknown'), 0);
  assert.equal(await count('?only=marked'), 0);
  await mina.send('PUT', `/api/student/practice/bookmarks/${result._id}`, {
    questionId: review[0]!._id,
    isBookmarked: true,
  });
  assert.deepEqual([await count(''), await count('?only=marked'), await count('?only=wrong')], [4, 1, 3]);
});

test('a bookmark adds a reviewed question, and removing it takes the question out', async () => {
  const [mina, other] = [
    await createPractisingStudent(here, 'marks', [course]),
    await createPractisingStudent(here, 'stranger', [course]),
  ];
  const { result, review } = await mina.takeTest(course, { 0: 0, 1: 1, 2: 2, 3: 0 });
  const url = `/api/student/practice/bookmarks/${result._id}`;
  const mark = (questionId: string, isBookmarked: boolean) =>
    mina.send('PUT', url, { questionId, isBookmarked });
  const [right, , , wrong] = review;
  assert.deepEqual((await mark(right!._id, true)).json(), { questionIds: [right!._id] });
  await mark(right!._id, true);
  await mark(wrong!._id, true);
  const { cards } = await mina.practice();
  assert.deepEqual(titlesOf(cards), ['Question 1?', 'Question 4?']);
  assert.equal(cards.find(({ questionId }) => questionId === right!._id)!.reason.kind, 'bookmark');
  assert.equal((await mina.get(url)).json().questionIds.length, 2);
  await mark(right!._id, false);
  await mark(wrong!._id, false);
  assert.deepEqual(titlesOf((await mina.practice()).cards), ['Question 4?']);
  assert.equal((await mark('unknown', true)).statusCode, 404);
  assert.equal((await other.get(url)).statusCode, 404);
  const body = { questionId: right!._id, isBookmarked: true };
  assert.equal((await other.send('PUT', url, body)).statusCode, 404);
});

test('questions of an exam come only after its release', async () => {
  const admin = await createExamAdmin(here);
  const releaseAt = new Date(clock.now.getTime() + 120 * 60_000);
  const exam = await admin.create({ ...EXAM, releaseAt });
  const examinee = await createExamStudent(here, 'examinee');
  await examinee.takeExam(exam._id, { 0: 0, 1: 0 });
  const practice = async () => (await examinee.get('/api/student/practice')).json();
  assert.deepEqual((await practice()).cards, []);
  const [{ id: resultId }] = (await db
    .select({ id: results.id })
    .from(results)
    .where(eq(results.studentId, examinee.studentId))) as [{ id: string }];
  const bookmarks = `/api/student/practice/bookmarks/${resultId}`;
  assert.equal((await examinee.get(bookmarks)).statusCode, 404);
  wait(121);
  const { cards } = await practice();
  assert.equal(cards.length, 7);
  assert.deepEqual([cards[0].courseId, cards[0].testId, cards[0].chapterTitle], [null, exam._id, 'OSSC CGL']);
  assert.equal((await examinee.get(bookmarks)).statusCode, 200);
  // a release that is moved hides them again
  const later = new Date(clock.now.getTime() + 60 * 60_000);
  const changed = await admin.send('PUT', `/api/admin/exams/${exam._id}`, { ...exam, releaseAt: later });
  assert.equal(changed.statusCode, 200, changed.body);
  const hidden = await practice();
  assert.deepEqual([hidden.due, hidden.cards], [0, []]);
  const answered = await examinee.post('/api/student/practice/reviews', {
    reviews: [createReview(cards[0], clock.now)],
  });
  assert.deepEqual([answered.json().accepted, answered.json().cards], [1, []]);
});

test('answers without an attempt add only the questions that were answered', async () => {
  const mina = await createPractisingStudent(here, 'without-attempt', [course]);
  const chapter = course.subjects[0]!.chapters[0]!;
  const answers = [{ questionId: chapter.questions[1]!._id, selectedIndex: 3 }];
  await mina.handIn({ courseId: course._id, chapterId: chapter._id, answers });
  assert.deepEqual(titlesOf((await mina.practice('?aheadDays=7')).cards), ['Question 2?']);
  const [stored] = await db.select().from(results).where(eq(results.studentId, mina.studentId));
  const mark = (index: number) =>
    mina.send('PUT', `/api/student/practice/bookmarks/${stored!.id}`, {
      questionId: chapter.questions[index]!._id,
      isBookmarked: true,
    });
  // the review has shown no answer of the others
  assert.deepEqual([(await mark(0)).statusCode, (await mark(1)).statusCode], [404, 200]);
  assert.equal((await mina.practice()).cards.length, 1);
});

test('a running attempt puts nothing into the notebook', async () => {
  const mina = await createPractisingStudent(here, 'running', [course]);
  await startAttempt(mina, course);
  const { due, cards, upcoming } = await mina.practice('?aheadDays=7');
  assert.deepEqual([due, cards, upcoming], [0, [], []]);
});

test('a right answer that took very long comes back with its reason', async () => {
  const mina = await createPractisingStudent(here, 'slow', [course]);
  await mina.takeTest(course, { 0: 0, 1: 1, 2: 2, 3: 3 });
  await db
    .update(results)
    .set({ questionSeconds: [20, 200, 120, 5] })
    .where(eq(results.studentId, mina.studentId));
  const { cards } = await mina.practice();
  assert.deepEqual(
    cards.map(({ question, reason }) => [question, reason.kind]),
    [['Question 2?', 'slow']],
  );
});

test('a card keeps its question when the course is edited and archived', async () => {
  const own = await createMockTestCourse(db, [2], 'Edited');
  const mina = await createPractisingStudent(here, 'edited', [own]);
  await mina.takeTest(own, { 0: 3, 1: 1 });
  const before = (await mina.practice()).cards;
  const subjects = [{ title: 'New', description: 'd', chapters: [] }];
  const input = courseInput.parse({ title: 'Edited', description: 'd', isFree: true, subjects });
  await updateCourse(db, own._id, input, clock.now);
  await db.update(courses).set({ state: 'archived' }).where(eq(courses.id, own._id));
  assert.deepEqual((await mina.practice()).cards, before);
  assert.equal((await mina.review([createReview(before[0]!, clock.now)])).accepted, 1);
});

test('cards of a course are hidden while it is not open to the student', async () => {
  const mina = await createPractisingStudent(here, 'refund', [course]);
  await mina.takeTest(course, {});
  const { cards } = await mina.practice();
  assert.equal(cards.length, 4);
  await db.delete(enrolments).where(eq(enrolments.studentId, mina.studentId));
  const { due, cards: hidden } = await mina.practice();
  assert.deepEqual([due, hidden], [0, []]);
  // a device that was offline meanwhile deletes what it has sent
  wait(60);
  const review = createReview(cards[0]!, clock.now);
  const sent = await mina.review([review]);
  assert.deepEqual([sent.accepted, sent.cards], [1, []]);
  const progress = await mina.get('/api/student/practice/progress');
  assert.equal(progress.statusCode, 200, progress.body);
  assert.deepEqual([progress.json().chapters, progress.json().streak], [[], 1]);
  await db.insert(enrolments).values({ studentId: mina.studentId, courseId: course._id, status: 'enrolled' });
  const { upcoming } = await mina.practice('?aheadDays=7');
  assert.equal(upcoming.find(({ _id }) => _id === cards[0]!._id)?.memory?.lastReviewAt, review.at);
});

test('reviews of unknown cards and of other students are ignored', async () => {
  const [mina, other] = [
    await createPractisingStudent(here, 'own-cards', [course]),
    await createPractisingStudent(here, 'other-cards', [course]),
  ];
  await mina.takeTest(course, {});
  await other.takeTest(course, {});
  const { cards } = await mina.practice();
  const stolen = cards.map((card) => createReview(card, clock.now));
  const { accepted, cards: touched } = await other.review([
    ...stolen,
    createReview({ ...cards[0]!, _id: 'unknown' }, clock.now),
    createReview({ ...cards[0]!, _id: crypto.randomUUID() }, clock.now),
  ]);
  assert.deepEqual([accepted, touched], [0, []]);
  assert.deepEqual((await mina.practice()).cards, cards);
  // the same ids are free for their owner
  assert.equal((await mina.review(stolen)).accepted, 4);
});

test('malformed and oversized reviews are refused, and odd times corrected', async () => {
  const mina = await createPractisingStudent(here, 'odd', [course]);
  await mina.takeTest(course, {});
  const [first, second] = (await mina.practice()).cards;
  const review = createReview(first!, clock.now);
  for (const change of [
    { reviewId: '' },
    { reviewId: 'with:colon' },
    { option: 6 },
    { option: -1 },
    { seconds: -1 },
    { seconds: 1e9 },
    { at: 'yesterday' },
  ])
    assert.equal((await mina.sendReviewsRaw([{ ...review, ...change }])).statusCode, 422);
  const many = Array.from({ length: 501 }, () => createReview(first!, clock.now));
  assert.equal((await mina.sendReviewsRaw(many)).statusCode, 422);
  assert.equal((await mina.sendReviewsRaw([])).statusCode, 422);
  wait(60);
  const odd = await mina.review([
    createReview(first!, new Date('9999-01-01')),
    createReview(second!, new Date('1970-01-01')),
  ]);
  const times = new Map(odd.cards.map(({ _id, memory }) => [_id, memory!.lastReviewAt]));
  assert.equal(times.get(first!._id), clock.now.toISOString());
  assert.equal(times.get(second!._id), second!.createdAt);
});

test('of 10,000 reviews of one card the newest count', async () => {
  const mina = await createPractisingStudent(here, 'flood', [course]);
  await mina.takeTest(course, {});
  const [card] = (await mina.practice()).cards;
  const flood = (at: Date) => Array.from({ length: 500 }, () => createReview(card!, at));
  for (let batch = 0; batch < 20; batch += 1) await mina.review(flood(clock.now));
  const countStored = () => db.$count(practiceReviews, eq(practiceReviews.cardId, card!._id));
  // and the mistake in the test
  assert.equal(await countStored(), 1001);
  wait(DAY);
  const newest = createReview(card!, clock.now, { option: null });
  const [after] = (await mina.review([newest])).cards;
  assert.deepEqual(
    [after!.memory!.lastReviewAt, after!.rightSince, after!.reason.kind],
    [clock.now.toISOString(), 0, 'wrong'],
  );
  // a device that was offline sends older ones, and the newest again
  wait(1);
  await mina.review(flood(new Date(clock.now.getTime() - 2 * DAY * 60_000)));
  const [again] = (await mina.review([newest])).cards;
  assert.deepEqual(again, after);
  assert.equal(await countStored(), 1001);
});

test('a response to reviews holds as many cards as one to practise', async () => {
  const large = await createMockTestCourse(db, [PRACTICE.maxCards + 1], 'Large');
  const mina = await createPractisingStudent(here, 'many-cards', [large]);
  await mina.takeTest(large, {});
  const { cards } = await mina.practice('?minutes=240');
  assert.equal(cards.length, PRACTICE.maxCards);
  wait(60);
  const ids = await db
    .select({ _id: practiceCards.id })
    .from(practiceCards)
    .where(eq(practiceCards.studentId, mina.studentId));
  assert.equal(ids.length, PRACTICE.maxCards + 1);
  const reviews = ids.map(({ _id }) => createReview({ ...cards[0]!, _id }, clock.now, { option: null }));
  const stored = await mina.review(reviews);
  assert.deepEqual([stored.accepted, stored.cards.length], [PRACTICE.maxCards + 1, PRACTICE.maxCards]);
});

test('the progress has the streak, the week, the days and the mastery of each chapter', async () => {
  const mina = await createPractisingStudent(here, 'progress', [course]);
  await mina.takeTest(course, {});
  const { cards } = await mina.practice();
  await mina.review(cards.slice(0, 2).map((card) => createReview(card, clock.now)));
  const progress = (await mina.get('/api/student/practice/progress')).json();
  assert.deepEqual([progress.streak, progress.week, progress.days.length], [1, { days: 1, goal: 5 }, 84]);
  assert.equal(progress.days.at(-1).questions, 2);
  // two cards are known now, and two were never practised
  assert.deepEqual(
    progress.chapters.map(({ chapterTitle, cards: total, mastery }: typeof progress) => [
      chapterTitle,
      total,
      mastery,
    ]),
    [['Chapter 1', 4, 50]],
  );
});

test('days of practice before the last twelve weeks count for the streak', async () => {
  const mina = await createPractisingStudent(here, 'streak', [course]);
  await mina.takeTest(course, {});
  const [card] = (await mina.practice()).cards;
  const practiseDaily = (from: number, to: number) =>
    db.insert(practiceReviews).values(
      Array.from({ length: from - to }, (_, n) => ({
        studentId: mina.studentId,
        reviewId: `day-${from - n}`,
        cardId: card!._id,
        at: new Date(clock.now.getTime() - (from - n) * DAY * 60_000),
        outcome: 'right' as const,
        seconds: 5,
        isFromTest: false,
      })),
    );
  const readStreak = async () => (await mina.get('/api/student/practice/progress')).json().streak;
  // 120 to 101 days ago, then ten missed days, then every day until yesterday
  await practiseDaily(120, 100);
  assert.equal(await readStreak(), 0);
  await practiseDaily(90, 0);
  assert.equal(await readStreak(), 100);
  await mina.review([createReview(card!, clock.now)]);
  assert.equal(await readStreak(), 101);
});

test('the next actions name due questions and the weakest test', async () => {
  const mina = await createPractisingStudent(here, 'next', [course]);
  const actions = async () => (await mina.get('/api/student/practice/next-actions')).json().actions;
  assert.deepEqual(
    (await actions()).map(({ kind }: { kind: string }) => kind),
    ['continue'],
  );
  await mina.takeTest(course, {});
  const [practise, retake] = await actions();
  assert.deepEqual(practise, { kind: 'practise', questions: 4, minutes: 2 });
  assert.deepEqual([retake.kind, retake.chapterTitle, retake.averageScore], ['retake', 'Chapter 1', 0]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { attempts } from '../../database/tables/learning.ts';
import { createMockTestCourse } from '../../testing/mock-test-helpers.ts';
import { testApp } from '../../testing/test-app.ts';
import { createExamAdmin, createExamStudent, EXAM } from '../../testing/test-exams.ts';

const here = await testApp({ CALLS_A_MINUTE_PER_PERSON: '100000' });
const { db, clock } = here;
const admin = await createExamAdmin(here);

const inMinutes = (minutes: number) => new Date(clock.now.getTime() + minutes * 60_000);
const wait = (minutes: number) => {
  clock.now = inMinutes(minutes);
};

test('marks are exact in each section, and wrong answers lose marks', async () => {
  const exam = await admin.create(EXAM);
  assert.deepEqual(exam.sections[1]!.marks, { right: '2', wrong: '-1/3', empty: '0' });
  const mina = await createExamStudent(here, 'marks');
  // right, wrong, empty, right; right, wrong, wrong, empty
  const { result, review } = await mina.takeExam(exam._id, { 0: 0, 1: 0, 3: 3, 4: 0, 5: 0, 6: 0 });
  assert.deepEqual([result.score, result.maximum, result.lost, result.percent], [1.75 + 1.33, 12, 0.92, 26]);
  assert.deepEqual(
    result.sections.map(({ score, right, wrong, empty }: typeof result) => [score, right, wrong, empty]),
    [
      [1.75, 2, 1, 1],
      [1.33, 1, 2, 1],
    ],
  );
  assert.deepEqual([result.rank, result.percentile, result.takers], [null, null, 1]);
  assert.deepEqual(
    review.map(({ marks }: { marks: number }) => marks),
    [1, -0.25, 0, 1, 2, -0.33, -0.33, 0],
  );
  assert.deepEqual(await mina.result(exam._id), { result, releaseAt: null, review });
});

test('a result says whether it is a pass only if the exam has a pass mark', async () => {
  const mina = await createExamStudent(here, 'passmark');
  const take = async (passPercent: number, answers: Record<number, number>) => {
    const exam = await admin.create({ ...EXAM, passPercent });
    return (await mina.takeExam(exam._id, answers)).result.passed;
  };
  // 4 of 12 marks are 33 percent
  const answers = { 4: 0, 5: 1 };
  assert.deepEqual(
    [await take(33, answers), await take(34, answers), await take(0, answers)],
    [true, false, null],
  );
});

test('refuses a third attempt at an exam that allows two, and counts the first one', async () => {
  const exam = await admin.create({ ...EXAM, attempts: 2 });
  const mina = await createExamStudent(here, 'twice');
  const first = await mina.takeExam(exam._id, { 0: 0 });
  const second = await mina.takeExam(exam._id, { 0: 0, 4: 0 });
  assert.deepEqual([first.result.attemptNumber, second.result.attemptNumber], [1, 2]);
  const third = await mina.startRaw(exam._id);
  assert.equal(third.statusCode, 409);
  assert.match(third.json().message, /as often as it is allowed/);
  // the first attempt is the one that counts
  assert.equal((await mina.result(exam._id)).result.score, 1);
  const { exams } = (await mina.get('/api/student/exams')).json();
  const listed = exams.find(({ _id }: { _id: string }) => _id === exam._id);
  assert.deepEqual(
    [listed.status, listed.attempts, listed.result.isReleased],
    ['past', { used: 2, allowed: 2 }, true],
  );
});

test('a window opens and closes, and late entry ends before', async () => {
  const times = { opensAt: inMinutes(10), closesAt: inMinutes(90), lateEntryMinutes: 15 };
  const exam = await admin.create({ ...EXAM, ...times });
  const [early, late] = [await createExamStudent(here, 'early'), await createExamStudent(here, 'late')];
  assert.match((await early.startRaw(exam._id)).json().message, /not opened yet/);
  wait(11);
  const attempt = await early.startExam(exam._id);
  assert.equal(Date.parse(attempt.deadline), clock.now.getTime() + 60 * 60_000);
  wait(15);
  assert.match((await late.startRaw(exam._id)).json().message, /can no longer be started/);
  // the running attempt can still be resumed
  assert.equal((await early.startExam(exam._id)).attemptId, attempt.attemptId);
});

test('students who start at the same moment get their own attempts, also if one of them is refused', async () => {
  const course = await createMockTestCourse(db, [2], 'Course of the hall');
  const exam = await admin.create({ ...EXAM, courseIds: [course._id] });
  const students = await Promise.all([0, 1, 2, 3].map((n) => createExamStudent(here, `hall${n}`)));
  for (const student of students.slice(1)) await student.post(`/api/protected/student/enroll/${course._id}`);
  // every student taps twice
  const responses = await Promise.all(
    [...students, ...students].map((student) => student.startRaw(exam._id)),
  );
  assert.deepEqual(
    responses.map(({ statusCode }) => statusCode),
    [404, 200, 200, 200, 404, 200, 200, 200],
  );
  const ids = responses.map((response) => response.json().attempt?.attemptId);
  assert.deepEqual(ids.slice(0, 4), ids.slice(4));
  assert.equal(new Set(ids.slice(1, 4)).size, 3);
  const owners = await Promise.all(
    [1, 2, 3].map((n) => students[n]!.save(ids[n], 1, { 0: n }).then((saved) => saved.statusCode)),
  );
  assert.deepEqual(owners, [200, 200, 200]);
});

test('an attempt ends at the latest when the exam closes', async () => {
  const exam = await admin.create({ ...EXAM, closesAt: inMinutes(30) });
  const mina = await createExamStudent(here, 'cut');
  const attempt = await mina.startExam(exam._id);
  assert.equal(Date.parse(attempt.deadline), inMinutes(30).getTime());
});

test('results and answers stay secret until the release', async () => {
  const exam = await admin.create({ ...EXAM, releaseAt: inMinutes(120) });
  const mina = await createExamStudent(here, 'secret');
  const { attemptId } = await mina.startExam(exam._id);
  const handedIn = await mina.handIn({ attemptId });
  const hidden = { result: null, releaseAt: inMinutes(120).toISOString(), review: [] };
  assert.deepEqual(handedIn.json(), {
    exam: { examId: exam._id, completedAt: clock.now.toISOString() },
    ...hidden,
  });
  assert.deepEqual(await mina.result(exam._id), hidden);
  assert.doesNotMatch(handedIn.body, /because|correctAnswer/);
  wait(121);
  assert.equal((await mina.result(exam._id)).review.length, 8);
});

test('the list leaves out the instructions, which the page of an exam has', async () => {
  const odia = { title: 'ପରୀକ୍ଷା', instructions: 'ଧ୍ୟାନରେ ପଢ଼ନ୍ତୁ।' };
  const { _id } = await admin.create({ ...EXAM, odia });
  const mina = await createExamStudent(here, 'instructions');
  const list = await mina.get('/api/student/exams');
  assert.equal(list.statusCode, 200, list.body);
  assert.doesNotMatch(list.body, /Read carefully|ଧ୍ୟାନରେ/);
  const listed = list.json().exams.find((exam: { _id: string }) => exam._id === _id);
  assert.deepEqual(listed.odia, { title: 'ପରୀକ୍ଷା' });
  const { exam } = (await mina.get(`/api/student/exams/${_id}`)).json();
  assert.deepEqual([exam.instructions, exam.odia], ['Read carefully.', odia]);
});

test('an exam for the students of a course is hidden from others', async () => {
  const course = await createMockTestCourse(db, [2], 'Exam course');
  const exam = await admin.create({ ...EXAM, courseIds: [course._id] });
  const [inside, outside] = [
    await createExamStudent(here, 'inside'),
    await createExamStudent(here, 'outside'),
  ];
  await inside.post(`/api/protected/student/enroll/${course._id}`);
  const lists = async (student: typeof inside) =>
    (await student.get('/api/student/exams'))
      .json()
      .exams.some(({ _id }: { _id: string }) => _id === exam._id);
  assert.deepEqual([await lists(inside), await lists(outside)], [true, false]);
  assert.equal((await outside.startRaw(exam._id)).statusCode, 404);
  assert.equal((await outside.get(`/api/student/exams/${exam._id}`)).statusCode, 404);
  assert.equal((await inside.startRaw(exam._id)).statusCode, 200);
});

test('with timed sections only the running one accepts answers', async () => {
  const [first, second] = EXAM.sections;
  const exam = await admin.create({
    ...EXAM,
    sections: [
      { ...first, minutes: 25 },
      { ...second, minutes: 20 },
    ],
  });
  const mina = await createExamStudent(here, 'sections');
  const attempt = await mina.startExam(exam._id);
  assert.equal(attempt.rules.minutes, 45);
  assert.deepEqual(
    attempt.sectionEnds!.map((end) => (Date.parse(end) - clock.now.getTime()) / 60_000),
    [25, 45],
  );
  const ahead = await mina.save(attempt.attemptId, 1, { 4: 0 });
  assert.deepEqual([ahead.statusCode, ahead.json().code], [409, 'section-over']);
  assert.equal((await mina.save(attempt.attemptId, 1, { 0: 0, 1: 1 })).json().saved, true);
  wait(27);
  const behind = await mina.save(attempt.attemptId, 2, { 2: 2 });
  assert.deepEqual([behind.statusCode, behind.json().code], [409, 'section-over']);
  assert.equal((await mina.save(attempt.attemptId, 2, { 4: 0 })).json().saved, true);
  // answers of the first section that come with the hand-in are too late
  const late = { questionId: attempt.questions[2]!._id, selectedIndex: 2 };
  const { result } = (await mina.handIn({ attemptId: attempt.attemptId, answers: [late] })).json();
  assert.deepEqual([result.score, result.sections[0].right], [4, 2]);
});

test('an option that a question does not have is no answer', async () => {
  const exam = await admin.create(EXAM);
  const mina = await createExamStudent(here, 'no-such-option');
  await mina.takeExam(exam._id, { 0: 5, 1: 1 });
  const { result, review } = await mina.result(exam._id);
  assert.equal(result.score, 1);
  assert.deepEqual([review[0].selectedIndex, review[1].selectedIndex], [null, 1]);
  const questionId = exam.sections[0]!.questions[0]!._id;
  const opened = await admin.send('POST', '/api/admin/reports', { questionId });
  assert.equal(opened.statusCode, 200, opened.body);
  const found = await admin.send('GET', `/api/admin/reports/${opened.json().case._id}`);
  assert.equal(found.statusCode, 200, found.body);
  const { chosen, unanswered } = found.json().case.statistics;
  assert.deepEqual([chosen, unanswered], [[0, 0, 0, 0], 1]);
});

test('only one of several devices that start an exam at the same moment gets it', async () => {
  const exam = await admin.create(EXAM);
  const mina = await createExamStudent(here, 'many-devices');
  const devices = ['phone', 'laptop', 'tablet', 'desktop'];
  const started = await Promise.all(devices.map((deviceId) => mina.startRaw(exam._id, { deviceId })));
  assert.deepEqual(started.map((response) => response.json().code ?? response.statusCode).sort(), [
    200,
    'other-device',
    'other-device',
    'other-device',
  ]);
});

test('one device is active at a time, and another one has to take over', async () => {
  const exam = await admin.create(EXAM);
  const mina = await createExamStudent(here, 'devices');
  const { attemptId } = await mina.startExam(exam._id, { deviceId: 'phone' });
  const save = (saveNumber: number, deviceId: string) =>
    here.app.inject({
      method: 'PUT',
      url: `/api/student/test/attempts/${attemptId}/answers`,
      headers: mina.headers,
      payload: { saveNumber, deviceId, changes: [{ question: 0, option: 1, mark: 'marked' }] },
    });
  assert.equal((await save(1, 'phone')).json().saved, true);
  assert.equal((await mina.startRaw(exam._id, { deviceId: 'laptop' })).json().code, 'other-device');
  assert.equal((await save(2, 'laptop')).json().code, 'other-device');
  const resumed = await mina.startExam(exam._id, { deviceId: 'laptop', takesOver: true });
  assert.deepEqual([resumed.answers[0], resumed.marks[0], resumed.marks[1]], [1, 'marked', null]);
  assert.equal((await save(2, 'phone')).json().code, 'other-device');
  assert.equal((await save(2, 'laptop')).json().saved, true);
});

test('a device that was taken over cannot hand in', async () => {
  const exam = await admin.create(EXAM);
  const mina = await createExamStudent(here, 'hand-in-devices');
  const { attemptId } = await mina.startExam(exam._id, { deviceId: 'phone' });
  const handIn = (deviceId?: string) =>
    here.app.inject({
      method: 'POST',
      url: '/api/student/progress/test-result',
      headers: mina.headers,
      payload: { attemptId, deviceId, answers: [] },
    });
  // as another process would, this leaves the attempt of before in the cache
  await here.db.update(attempts).set({ deviceId: 'laptop' }).where(eq(attempts.id, attemptId));
  for (let tries = 0; tries < 2; tries += 1) {
    const refused = await handIn('phone');
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'other-device']);
  }
  await mina.startExam(exam._id, { deviceId: 'laptop' });
  await here.db.update(attempts).set({ deviceId: 'tablet' }).where(eq(attempts.id, attemptId));
  assert.equal((await handIn('tablet')).statusCode, 201);
  // once it is handed in, every device gets the result
  assert.equal((await handIn('phone')).statusCode, 200);
});

test('clients that send no device, and those after the deadline, can hand in an exam that was taken over', async () => {
  const exam = await admin.create(EXAM);
  const started = here.clock.now;
  for (const isLate of [false, true]) {
    const student = await createExamStudent(here, `hand-in-${isLate ? 'late' : 'without-device'}`);
    const { attemptId } = await student.startExam(exam._id, { deviceId: 'phone' });
    await student.startExam(exam._id, { deviceId: 'laptop', takesOver: true });
    if (isLate) here.clock.now = new Date(started.getTime() + 24 * 3600_000);
    const { statusCode } = await here.app.inject({
      method: 'POST',
      url: '/api/student/progress/test-result',
      headers: student.headers,
      payload: { attemptId, answers: [], ...(isLate && { deviceId: 'phone' }) },
    });
    assert.equal(statusCode, 201);
  }
  here.clock.now = started;
});

test('resuming an attempt by its id starts no other one after its end', async () => {
  const exam = await admin.create({ ...EXAM, attempts: 2 });
  const mina = await createExamStudent(here, 'resume-only');
  const { attemptId } = await mina.startExam(exam._id);
  assert.equal((await mina.startExam(exam._id, { attemptId })).attemptId, attemptId);
  await mina.handIn({ attemptId });
  const refused = await mina.startRaw(exam._id, { attemptId });
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'test-over']);
  const { exam: read } = (await mina.get(`/api/student/exams/${exam._id}`)).json();
  assert.deepEqual(read.attempts, { used: 1, allowed: 2 });
});

test('an exam that has begun cannot change what it asks', async () => {
  const exam = await admin.create(EXAM);
  const put = (body: object) => admin.send('PUT', `/api/admin/exams/${exam._id}`, body);
  const changed = { ...EXAM, minutes: 90 };
  assert.equal((await put(changed)).statusCode, 200);
  assert.equal((await put(EXAM)).statusCode, 200);
  const mina = await createExamStudent(here, 'begun');
  await mina.startExam(exam._id);
  assert.match((await put(changed)).json().message, /can no longer change/);
  // a draft may be saved, and other fields may change
  assert.equal((await put({ ...changed, state: 'draft' })).statusCode, 200);
  const { sections } = (await admin.send('GET', `/api/admin/exams/${exam._id}`)).json().exam;
  assert.equal((await put({ ...EXAM, sections, cutOffs: [{ category: 'UR', marks: '5' }] })).statusCode, 409);
});

test('a question that was removed and put back keeps its id', async () => {
  const { _id, sections } = await admin.create(EXAM);
  const save = async (questions: object[]) => {
    const body = { ...EXAM, state: 'draft', sections: [{ ...sections[0]!, questions }, sections[1]] };
    const { exam } = (await admin.send('PUT', `/api/admin/exams/${_id}`, body)).json();
    return exam.sections[0].questions.map((question: { _id: string }) => question._id);
  };
  const { questions } = sections[0]!;
  const ids = questions.map((question) => question._id);
  assert.deepEqual(await save(questions.slice(1)), ids.slice(1));
  assert.deepEqual(await save(questions), ids);
  const withDouble = await save([...questions, questions[0]!]);
  assert.deepEqual(withDouble.slice(0, -1), ids);
  assert.ok(!ids.includes(withDouble.at(-1)));
});

test('a cut-off may be as high as the marks of a whole exam', async () => {
  const cutOffs = [{ category: 'UR', marks: '142.5' }];
  const exam = await admin.create({ ...EXAM, cutOffs });
  assert.deepEqual(exam.cutOffs, cutOffs);
  const mina = await createExamStudent(here, 'cutoff');
  const { result } = await mina.takeExam(exam._id, { 0: 0 });
  assert.deepEqual(result.cutOffs, [{ category: 'UR', marks: 142.5 }]);
  const refused = await admin.send('POST', '/api/admin/exams', {
    ...EXAM,
    cutOffs: [{ category: 'UR', marks: '100000.5' }],
  });
  assert.deepEqual([refused.statusCode, /at most 1,00,000/.test(refused.json().error)], [422, true]);
});

test('a draft is invisible, may be incomplete, and is published when it is complete', async () => {
  const draft = await admin.create({ title: '', sections: [], state: 'draft' });
  const url = `/api/admin/exams/${draft._id}`;
  const mina = await createExamStudent(here, 'drafts');
  assert.equal((await mina.get(`/api/student/exams/${draft._id}`)).statusCode, 404);
  const refused = await admin.send('POST', `${url}/publish`, {});
  assert.deepEqual([refused.statusCode, refused.json().error], [422, 'title is empty; sections is empty']);
  await admin.send('PUT', url, { ...EXAM, state: 'draft' });
  assert.equal((await admin.send('POST', `${url}/publish`, {})).json().exam.state, 'published');
  assert.equal((await mina.get(`/api/student/exams/${draft._id}`)).statusCode, 200);
  assert.equal((await admin.send('DELETE', url)).statusCode, 204);
  const list = async (query: string) => {
    const { exams } = (await admin.send('GET', `/api/admin/exams?${query}`)).json();
    return exams.some(({ _id }: { _id: string }) => _id === draft._id);
  };
  const queries = ['', 'state=all', 'state=deleted', 'state=published'];
  assert.deepEqual(await Promise.all(queries.map(list)), [false, true, true, false]);
  assert.equal((await admin.send('PUT', url, { ...EXAM, state: 'published' })).statusCode, 404, 'in the bin');
  assert.equal((await mina.get(`/api/student/exams/${draft._id}`)).statusCode, 404);
  assert.equal((await admin.send('POST', `${url}/restore`, {})).json().exam.state, 'published');
});

const REFUSED: [string, object, RegExp][] = [
  [
    'marks',
    { sections: [{ ...EXAM.sections[0], marks: { right: '0.3' } }] },
    /Section 1: marks must be marks such as/,
  ],
  [
    'one option',
    { sections: [{ questions: [{ question: 'q', options: ['a'] }] }] },
    /Question 1: options must be 2 to 6 in number/,
  ],
  [
    'times',
    { opensAt: '2026-02-02T10:00:00Z', closesAt: '2026-02-02T09:00:00Z' },
    /closing time must be after/,
  ],
  [
    'half timed',
    { sections: [{ ...EXAM.sections[0], minutes: 5 }, EXAM.sections[1]] },
    /either all have their own minutes/,
  ],
];

for (const [name, part, expected] of REFUSED) {
  test(`an exam with wrong ${name} is refused with a text that names the problem`, async () => {
    const response = await admin.send('POST', '/api/admin/exams', { ...EXAM, ...part });
    assert.equal(response.statusCode, 422, response.body);
    assert.match(response.json().error, expected);
  });
}

test('rank and percentile appear with thirty takers and equal a recount', async () => {
  const exam = await admin.create(EXAM);
  const scores: number[] = [];
  const students = await Promise.all(
    Array.from({ length: 31 }, (_, n) => createExamStudent(here, `rank${n}`)),
  );
  for (const [n, student] of students.entries()) {
    const answers = Object.fromEntries(Array.from({ length: n % 8 }, (_, q) => [q, n % 3 === 0 ? 3 : q % 4]));
    const { result } = await student.takeExam(exam._id, answers);
    scores.push(result.score);
    assert.equal(result.rank === null, n < 29);
  }
  for (const [n, student] of students.entries()) {
    const { result } = await student.result(exam._id);
    const better = scores.filter((score) => score > scores[n]!).length;
    assert.deepEqual(
      [result.rank, result.percentile, result.takers],
      [better + 1, Math.round((10_000 * (31 - better)) / 31) / 100, 31],
    );
  }
});

test('the attempts of exams and of mock tests are resumed only by their own endpoints', async () => {
  const exam = await admin.create(EXAM);
  const course = await createMockTestCourse(db, [2], 'Two kinds of tests');
  const mina = await createExamStudent(here, 'kinds');
  const { _id: courseId } = course;
  const chapterId = course.subjects[0]!.chapters[0]!._id;
  assert.equal((await mina.post(`/api/protected/student/enroll/${courseId}`)).statusCode, 201);
  const { attemptId } = await mina.startExam(exam._id, { deviceId: 'phone' });
  const asMockTest = await mina.start(courseId, exam._id);
  assert.equal(asMockTest.statusCode, 404, asMockTest.body);
  assert.ok(!asMockTest.body.includes('Exam question'));
  assert.equal((await mina.start(courseId, chapterId)).statusCode, 200);
  const asExam = await mina.startRaw(chapterId);
  assert.equal(asExam.statusCode, 404, asExam.body);
  assert.equal((await mina.startExam(exam._id, { deviceId: 'phone' })).attemptId, attemptId);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { exams } from '../../database/tables/exams.ts';
import { attempts } from '../../database/tables/learning.ts';
import { createTeamMember, testApp } from '../../testing/test-app.ts';
import { createExamAdmin, createExamStudent, EXAM } from '../../testing/test-exams.ts';

const here = await testApp({ CALLS_A_MINUTE_PER_PERSON: '100000' });
const { app, db, clock } = here;
const admin = await createExamAdmin(here);
const EXAMS = '/api/admin/exams';

const inMinutes = (minutes: number) => new Date(clock.now.getTime() + minutes * 60_000);
const wait = (minutes: number) => {
  clock.now = inMinutes(minutes);
};
const createCaller = async (role: 'owner' | 'author' | 'reviewer' | 'support') => {
  const { token } = await createTeamMember(here, role);
  return async (url: string, method: 'GET' | 'POST' | 'PUT' = 'GET', payload?: object) =>
    app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) });
};
const [reviewer, support] = [await createCaller('reviewer'), await createCaller('support')];

const readLive = async (examId: string) => (await admin.send('GET', `${EXAMS}/${examId}/live`)).json();

test('the live view counts who started, saves, is silent, left the page and handed in', async () => {
  const exam = await admin.create({ ...EXAM, title: 'Watched' });
  const [busy, silent, done] = [
    await createExamStudent(here, 'live-busy'),
    await createExamStudent(here, 'live-silent'),
    await createExamStudent(here, 'live-done'),
  ];
  await silent.startExam(exam._id);
  const { attemptId } = await busy.startExam(exam._id);
  await done.takeExam(exam._id, { 0: 0 });
  wait(3);
  await busy.save(attemptId, 1, { 0: 1 });
  await busy.post(`/api/student/exams/attempts/${attemptId}/events`, { kind: 'left-page' });
  const live = await readLive(exam._id);
  assert.deepEqual(
    [live.started, live.running, live.active, live.handedIn, live.savesPerMinute, live.silentTotal],
    [3, 2, 1, 1, 6, 1],
  );
  assert.deepEqual(
    live.silent.map(({ student, savedAt }: { student: { name: string }; savedAt: null }) => [
      student.name,
      savedAt,
    ]),
    [['live-silent', null]],
  );
  assert.deepEqual(
    live.leftPage.map((row: { attemptId: string; leftPage: number }) => [row.attemptId, row.leftPage]),
    [[attemptId, 1]],
  );
  const { exams: listed } = (await admin.send('GET', `${EXAMS}?search=Watched`)).json();
  assert.deepEqual([listed[0].started, listed[0].handedIn], [3, 1], 'the list counts the same');
  wait(2);
  const later = await readLive(exam._id);
  assert.deepEqual([later.active, later.savesPerMinute, later.silentTotal], [0, 0, 1]);
});

test('names are for those who may see students, questions for those who may read exams', async () => {
  const exam = await admin.create({ ...EXAM, title: 'Roles' });
  const mina = await createExamStudent(here, 'role-mina');
  await mina.takeExam(exam._id, { 0: 0, 1: 1 });
  const url = `${EXAMS}/${exam._id}/results`;
  const seen = (await support(url)).json();
  assert.deepEqual([seen.results[0].student.name, seen.results[0].score, seen.maximum], ['role-mina', 2, 12]);
  assert.equal((await support(`${EXAMS}/${exam._id}/analysis`)).statusCode, 403);
  assert.equal((await support(`${EXAMS}/${exam._id}`)).statusCode, 403);
  assert.equal((await reviewer(url)).json().results[0].student, null);
  assert.equal((await reviewer(`${url}?search=mina`)).statusCode, 403);
  assert.equal((await reviewer(`${url}.csv`)).statusCode, 403);
  assert.equal((await reviewer(`${EXAMS}/${exam._id}/live`)).statusCode, 200);
  for (const body of [(await support(url)).body, (await support(`${EXAMS}/${exam._id}/live`)).body])
    assert.doesNotMatch(body, /Exam question|because|correctAnswer/);
});

test('results are sorted by marks, searched by student and exported', async () => {
  const exam = await admin.create({ ...EXAM, title: 'Sorted', attempts: 2 });
  const [asha, bina] = [
    await createExamStudent(here, 'asha-sort'),
    await createExamStudent(here, 'bina-sort'),
  ];
  await asha.takeExam(exam._id, { 0: 0 });
  wait(1);
  await bina.takeExam(exam._id, { 0: 0, 1: 1 });
  wait(1);
  await asha.takeExam(exam._id, { 0: 1 });
  const list = async (query: string) => {
    const response = await admin.send('GET', `${EXAMS}/${exam._id}/results?${query}`);
    assert.equal(response.statusCode, 200, response.body);
    return response
      .json()
      .results.map(
        ({
          student,
          attemptNumber,
          score,
        }: {
          student: { name: string };
          attemptNumber: number;
          score: number;
        }) => [student.name, attemptNumber, score],
      );
  };
  assert.deepEqual(await list(''), [
    ['bina-sort', 1, 2],
    ['asha-sort', 1, 1],
    ['asha-sort', 2, -0.25],
  ]);
  assert.deepEqual((await list('sort=newest'))[0], ['asha-sort', 2, -0.25]);
  assert.deepEqual(await list('search=bina'), [['bina-sort', 1, 2]]);
  const csv = (await support(`${EXAMS}/${exam._id}/results.csv`)).body.slice(1).trimEnd().split('\r\n');
  assert.equal(
    csv[0],
    'Student,E-mail,Attempt,Marks,Percent,Reasoning,Arithmetic,Seconds,Left the page,Completed',
  );
  assert.equal(csv.length, 4);
  assert.match(csv[3]!, /^asha-sort,[^,]+,2,-0.25,0,-0.25,0,/);
});

test('the item analysis counts the chosen options of each question', async () => {
  const exam = await admin.create({ ...EXAM, title: 'Analysed' });
  for (let n = 0; n < 3; n += 1) {
    const student = await createExamStudent(here, `item-${n}`);
    await student.takeExam(exam._id, n === 0 ? { 0: 0 } : { 0: 2, 4: 0 });
  }
  const { countedResults, questions } = (await reviewer(`${EXAMS}/${exam._id}/analysis`)).json();
  assert.equal(countedResults, 3);
  assert.deepEqual([questions[0].chosen, questions[0].unanswered], [[1, 0, 2, 0], 0]);
  assert.deepEqual(
    [questions[4].section, questions[4].chosen, questions[4].unanswered],
    [1, [2, 0, 0, 0], 1],
  );
  assert.ok(Math.abs(questions[4].shareRight - 2 / 3) < 1e-6);
});

test('more time for all moves deadlines, sections that are not over, and the closing time', async () => {
  const timed = EXAM.sections.map((section) => ({ ...section, minutes: 10 }));
  const closesAt = inMinutes(60);
  const exam = await admin.create({ ...EXAM, title: 'Extended', sections: timed, closesAt });
  const [mina, bina] = [await createExamStudent(here, 'ext-mina'), await createExamStudent(here, 'ext-bina')];
  const { attemptId, deadline } = await mina.startExam(exam._id);
  wait(12);
  const second = await bina.startExam(exam._id);
  const response = await admin.send('POST', `${EXAMS}/${exam._id}/extend`, { minutes: 5 });
  assert.deepEqual(response.json(), { attempts: 2 });
  const [row] = await db.select().from(attempts).where(eq(attempts.id, attemptId));
  const start = Date.parse(deadline) - 20 * 60_000;
  assert.equal(row!.deadline.getTime(), start + 25 * 60_000);
  assert.deepEqual(
    row!.sectionEnds!.map((end) => (new Date(end).getTime() - start) / 60_000),
    [10, 25],
    'the first section is over and stays over',
  );
  const [stored] = await db.select().from(exams).where(eq(exams.id, exam._id));
  assert.equal(stored!.closesAt!.getTime(), closesAt.getTime() + 5 * 60_000);
  assert.equal(
    (await admin.send('GET', `${EXAMS}/${exam._id}`)).json().exam.closesAt,
    stored!.closesAt!.toISOString(),
  );

  const one = await admin.send('POST', `${EXAMS}/${exam._id}/extend`, {
    minutes: 1,
    attemptId: second.attemptId,
  });
  assert.deepEqual(one.json(), { attempts: 1 });
  const [unchanged] = await db.select().from(attempts).where(eq(attempts.id, attemptId));
  assert.equal(unchanged!.deadline.getTime(), row!.deadline.getTime());
});

test('answers of the added time count in the hand-in, although the attempt was cached before', async () => {
  const exam = await admin.create({ ...EXAM, title: 'Cached', minutes: 10 });
  const mina = await createExamStudent(here, 'cached-mina');
  const { attemptId, questions } = await mina.startExam(exam._id);
  wait(9);
  await admin.send('POST', `${EXAMS}/${exam._id}/extend`, { minutes: 5 });
  wait(3);
  const handedIn = await mina.handIn({
    attemptId,
    answers: [{ questionId: questions[0]!._id, selectedIndex: 0 }],
  });
  assert.equal(handedIn.statusCode, 201, handedIn.body);
  assert.equal(handedIn.json().result.score, 1);
});

test('the response to a save has the added time of sections, and the hand-in counts answers in it', async () => {
  const timed = EXAM.sections.map((section) => ({ ...section, minutes: 10 }));
  const exam = await admin.create({ ...EXAM, title: 'Longer sections', sections: timed });
  const mina = await createExamStudent(here, 'sections-mina');
  const { attemptId, questions, startedAt } = await mina.startExam(exam._id);
  wait(5);
  await admin.send('POST', `${EXAMS}/${exam._id}/extend`, { minutes: 5 });
  const saved = (await mina.save(attemptId, 1, { 0: 0 })).json();
  assert.deepEqual(
    saved.sectionEnds.map((end: string) => (Date.parse(end) - Date.parse(startedAt)) / 60_000),
    [15, 25],
  );
  const outdated = (await mina.save(attemptId, 1, { 0: 0 })).json();
  assert.deepEqual([outdated.saved, outdated.sectionEnds], [false, saved.sectionEnds]);
  wait(9);
  const handedIn = await mina.handIn({
    attemptId,
    answers: [
      { questionId: questions[1]!._id, selectedIndex: 1 },
      // its section has not begun
      { questionId: questions[4]!._id, selectedIndex: 0 },
    ],
  });
  assert.deepEqual([handedIn.statusCode, handedIn.json().result.score], [201, 2], handedIn.body);
});

test('results wait for the end of the added time of a student, and cannot be released before', async () => {
  const times = { closesAt: inMinutes(60).toISOString(), releaseAt: inMinutes(60).toISOString() };
  const exam = await admin.create({ ...EXAM, ...times, title: 'Released late' });
  const [mina, asha] = [
    await createExamStudent(here, 'late-mina'),
    await createExamStudent(here, 'late-asha'),
  ];
  const { attemptId } = await asha.startExam(exam._id);
  await mina.takeExam(exam._id, { 0: 0, 1: 0 });
  await admin.send('POST', `${EXAMS}/${exam._id}/extend`, { minutes: 10, attemptId });
  const release = inMinutes(71).toISOString();
  const publish = async (releaseAt: string | null) => {
    const { sections } = (await admin.send('GET', `${EXAMS}/${exam._id}`)).json().exam;
    const body = { ...EXAM, ...times, title: 'Released late', sections, releaseAt };
    return (await admin.send('PUT', `${EXAMS}/${exam._id}`, body)).statusCode;
  };
  wait(61);
  assert.deepEqual(await mina.result(exam._id), { result: null, releaseAt: release, review: [] });
  const listed = async () =>
    (await mina.get('/api/student/exams')).json().exams.find(({ _id }: { _id: string }) => _id === exam._id);
  assert.deepEqual([(await listed()).result.isReleased, (await listed()).releaseAt], [false, release]);
  const countCards = async () => (await mina.get('/api/student/practice')).json().due;
  assert.equal(await countCards(), 0);
  assert.deepEqual(
    [await publish(null), await publish(inMinutes(-62).toISOString()), await publish(times.releaseAt)],
    [409, 409, 200],
  );
  wait(9);
  assert.equal((await mina.result(exam._id)).result, null);
  assert.equal((await asha.save(attemptId, 1, { 0: 0 })).json().saved, true);
  assert.equal((await asha.handIn({ attemptId })).statusCode, 201);
  assert.equal((await mina.result(exam._id)).releaseAt, times.releaseAt);
  assert.deepEqual(
    [(await mina.result(exam._id)).result.score, (await listed()).result.isReleased],
    [0.75, true],
  );
  assert.equal(await publish(null), 200);
});

test('an attempt that starts after the release does not take results back', async () => {
  const exam = await admin.create({ ...EXAM, title: 'Open after release', releaseAt: inMinutes(5) });
  const [mina, asha] = [
    await createExamStudent(here, 'after-mina'),
    await createExamStudent(here, 'after-asha'),
  ];
  await mina.takeExam(exam._id, { 0: 0 });
  wait(6);
  await asha.startExam(exam._id);
  assert.equal((await mina.result(exam._id)).result.score, 1);
});

test('more time for all moves a release that would come before the new closing time', async () => {
  const closesAt = inMinutes(60).toISOString();
  const create = (releaseAt: string) =>
    admin.create({ ...EXAM, title: 'Moved release', closesAt, releaseAt });
  const [atEnd, muchLater] = [await create(closesAt), await create(inMinutes(600).toISOString())];
  const mina = await createExamStudent(here, 'release-mina');
  const late = await createExamStudent(here, 'release-late');
  for (const { _id } of [atEnd, muchLater]) {
    await mina.startExam(_id);
    await admin.send('POST', `${EXAMS}/${_id}/extend`, { minutes: 30 });
  }
  const readTimes = async (examId: string) => {
    const { exam } = (await admin.send('GET', `${EXAMS}/${examId}`)).json();
    return [exam.closesAt, exam.releaseAt];
  };
  const later = inMinutes(90).toISOString();
  assert.deepEqual(await readTimes(atEnd._id), [later, later]);
  assert.deepEqual(await readTimes(muchLater._id), [later, muchLater.releaseAt]);
  await mina.startExam(atEnd._id).then(({ attemptId }) => mina.handIn({ attemptId }));
  wait(65);
  await late.startExam(atEnd._id);
  const readRelease = async () => {
    const { result, releaseAt } = await mina.result(atEnd._id);
    return [result, releaseAt];
  };
  assert.deepEqual(await readRelease(), [null, later], 'others still take the exam');
  wait(25);
  const afterGrace = new Date(Date.parse(later) + 60_000).toISOString();
  assert.deepEqual(await readRelease(), [null, afterGrace], 'the last answers may arrive');
});

test('returns 409 for a form that was loaded before the closing time moved', async () => {
  const closesAt = inMinutes(60).toISOString();
  const exam = await admin.create({ ...EXAM, title: 'Loaded before', closesAt });
  const mina = await createExamStudent(here, 'form-mina');
  await mina.startExam(exam._id);
  wait(1);
  await admin.send('POST', `${EXAMS}/${exam._id}/extend`, { minutes: 5 });
  const { sections, updatedAt } = exam;
  const form = { ...EXAM, title: 'Loaded before', sections, closesAt, updatedAt };
  const refused = await admin.send('PUT', `${EXAMS}/${exam._id}`, form);
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'conflict']);
  const { exam: stored } = (await admin.send('GET', `${EXAMS}/${exam._id}`)).json();
  assert.equal(Date.parse(stored.closesAt) - Date.parse(closesAt), 5 * 60_000);
  const reloaded = { ...form, closesAt: stored.closesAt, updatedAt: stored.updatedAt };
  assert.equal((await admin.send('PUT', `${EXAMS}/${exam._id}`, reloaded)).statusCode, 200);
});

test('returns 409 for a form that was loaded before a save in the same millisecond', async () => {
  const { _id, sections, updatedAt } = await admin.create({ ...EXAM, title: 'Two saves' });
  const save = (title: string) =>
    admin.send('PUT', `${EXAMS}/${_id}`, { ...EXAM, title, sections, updatedAt });
  assert.equal((await save('First')).statusCode, 200);
  assert.equal((await save('Second')).statusCode, 409);
  assert.equal((await admin.send('GET', `${EXAMS}/${_id}`)).json().exam.title, 'First');
});

test('returns 409 when no attempt is running that could be extended', async () => {
  const exam = await admin.create({ ...EXAM, title: 'Nobody' });
  const url = `${EXAMS}/${exam._id}/extend`;
  assert.equal((await admin.send('POST', url, { minutes: 5 })).statusCode, 409);
  assert.equal((await admin.send('POST', url, { minutes: 5, attemptId: 'x' })).statusCode, 409);
  assert.equal((await admin.send('POST', url, { minutes: 0 })).statusCode, 422);
  assert.equal((await support(url, 'POST', { minutes: 5 })).statusCode, 403);
});

test('extra time lengthens the attempt that runs, and the next one', async () => {
  const exam = await admin.create({ ...EXAM, title: 'Extra', attempts: 2 });
  const mina = await createExamStudent(here, 'extra-mina');
  const { deadline, attemptId } = await mina.startExam(exam._id);
  const url = `${EXAMS}/${exam._id}/extra-time`;
  const [row] = await db.select().from(attempts).where(eq(attempts.id, attemptId));
  const email = (await support(`/api/admin/students/${row!.studentId}`)).json().student.googleProfile.email;
  const given = await support(url, 'PUT', { email: ` ${email} `, minutesPerHour: 20 });
  assert.equal(given.statusCode, 200, given.body);
  assert.deepEqual(
    given.json().students.map(({ minutesPerHour }: { minutesPerHour: number }) => minutesPerHour),
    [20],
  );
  const resumed = await mina.startExam(exam._id);
  assert.equal(Date.parse(resumed.deadline) - Date.parse(deadline), 20 * 60_000);
  await support(url, 'PUT', { email, minutesPerHour: 10 });
  assert.equal(
    (await mina.startExam(exam._id)).deadline,
    resumed.deadline,
    'less extra time does not shorten a running attempt',
  );
  await mina.handIn({ attemptId });
  const next = await mina.startExam(exam._id);
  assert.equal(Date.parse(next.deadline) - clock.now.getTime(), 70 * 60_000);

  assert.equal((await support(url, 'PUT', { email: 'no@example.com', minutesPerHour: 20 })).statusCode, 404);
  const taken = await admin.send('DELETE', `${url}/${row!.studentId}`);
  assert.equal(taken.statusCode, 204, taken.body);
  assert.deepEqual((await support(url)).json().students, []);
  assert.equal((await admin.send('DELETE', `${url}/${row!.studentId}`)).statusCode, 404);
});

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { asc, eq, sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { newId } from '../../database/new-id.ts';
import { audit } from '../../database/tables/audit.ts';
import { newsletterSubscribers } from '../../database/tables/newsletter.ts';
import { noticeDeliveries } from '../../database/tables/notices.ts';
import { students } from '../../database/tables/people.ts';
import { fillCertificates } from '../../testing/fill-certificates.ts';
import { fillOrders } from '../../testing/fill-orders.ts';
import { fromBase32 } from '../../testing/from-base32.ts';
import { currentCode } from '../../testing/second-factor-helpers.ts';
import { createSoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { ADMIN, adminToken, createTeamMember, studentToken, testApp } from '../../testing/test-app.ts';
import { createExamStudent, EXAM } from '../../testing/test-exams.ts';
import { createSignedInStudent } from '../../testing/test-student.ts';
import { createForm } from '../files/form-for-test.ts';
import { setChannels } from '../notices/delivery-queries.ts';

const here = await testApp();
const { app, db, clock } = here;
const authorization = `Bearer ${await adminToken(here)}`;

const readEntries = () => db.select().from(audit).orderBy(asc(audit.id));

/** Exports write nothing, but they are recorded because they contain personal data. */
const RECORDED_READS = [
  'GET /api/admin/students.csv',
  'GET /api/admin/results.csv',
  'GET /api/admin/activity.csv',
  'GET /api/admin/orders.csv',
  'GET /api/admin/newsletter.csv',
  'GET /api/admin/exams/:examId/results.csv',
];
const WRITES_NOTHING = [
  'POST /api/upload/open-file',
  'POST /api/admin/breaches/preview',
  'POST /api/admin/account/verify',
  'POST /api/admin/account/verify/passkey-options',
  'POST /api/admin/account/totp',
  'POST /api/admin/account/passkeys/options',
  'POST /api/admin/courses/:courseId/checks',
  'POST /api/admin/courses/:courseId/preview/chapters/:chapterId/grade',
  'POST /api/admin/exams/:examId/preview/grade',
  'POST /api/admin/question-bank/draw',
];

const course = (title: string) => ({ title, description: 'd', isFree: true });
const document = await readFile(
  new URL('../../demo/courses/01-history-of-odisha/1-ancient-odisha.1.pdf', import.meta.url),
);
const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

test('records every write of an admin and every export with actor, action, subject, time and address', async () => {
  const student = await createSignedInStudent(here, 'mina');
  const member = await createTeamMember(here, 'author');
  const tested = new Set<string>();
  const callAndCheck = async (
    pattern: string,
    action: string,
    subjectId: string | null,
    options: InjectOptions = {},
  ) => {
    const [method, url] = pattern.split(' ') as ['POST', string];
    const before = await readEntries();
    const response = await app.inject({
      method,
      url,
      ...options,
      headers: { ...options.headers, authorization },
    });
    assert.ok(response.statusCode < 300, `${pattern}: ${response.body}`);
    tested.add(pattern);
    // the server records what follows from the write, such as a refund that was made
    const added = (await readEntries()).slice(before.length).filter(({ actor }) => actor !== 'server');
    const subject = subjectId ?? added[0]?.subjectId;
    assert.deepEqual(
      added.map((entry) => [entry.actor, entry.action, entry.subjectId, entry.at, entry.address]),
      [[ADMIN.username, action, subject, clock.now, '127.0.0.1']],
      pattern,
    );
    return { response, entry: added[0]! };
  };
  const COURSES = '/api/admin/courses';
  const STUDENTS = '/api/admin/students/:studentId';

  const payload = course('Recorded');
  const { response, entry } = await callAndCheck(`POST ${COURSES}`, 'create-course', null, { payload });
  const courseId: string = response.json().course._id;
  assert.deepEqual([entry.subjectId, entry.details], [courseId, { title: 'Recorded' }]);
  const url = `${COURSES}/${courseId}`;
  await callAndCheck(`PUT ${COURSES}/:courseId`, 'update-course', courseId, {
    url,
    payload: course('x'.repeat(2000)),
  });

  const on = (path: string) => ({ url: `/api/admin/students/${student.id}${path}` });
  const given = { courseId, method: 'gift', note: 'for free' };
  await callAndCheck(`POST ${STUDENTS}/courses`, 'give-course', student.id, {
    ...on('/courses'),
    payload: given,
  });
  await callAndCheck(
    `DELETE ${STUDENTS}/courses/:courseId`,
    'take-course',
    student.id,
    on(`/courses/${courseId}`),
  );
  await callAndCheck(`POST ${STUDENTS}/courses`, 'give-course', student.id, {
    ...on('/courses'),
    payload: given,
  });
  await callAndCheck(`POST ${STUDENTS}/end-sessions`, 'end-sessions', student.id, on('/end-sessions'));
  await callAndCheck(`POST ${STUDENTS}/block`, 'block', student.id, { ...on('/block'), payload: {} });
  await callAndCheck(`POST ${STUDENTS}/unblock`, 'unblock', student.id, { ...on('/unblock'), payload: {} });
  const grievance = { name: 'x', email: 'x@example.com', kind: 'other', text: 'x' };
  await app.inject({ method: 'POST', url: '/api/public/grievances', payload: grievance });
  const { requests } = (await app.inject({ url: '/api/admin/requests', headers: { authorization } })).json();
  await callAndCheck('POST /api/admin/requests/:requestId/answer', 'answer-request', requests[0]._id, {
    url: `/api/admin/requests/${requests[0]._id}/answer`,
    payload: { answer: 'x' },
  });
  await callAndCheck('GET /api/admin/newsletter.csv', 'export-newsletter', null);
  const [subscriber] = await db
    .insert(newsletterSubscribers)
    .values({
      email: 'x@example.com',
      language: 'en',
      state: 'subscribed',
      since: clock.now,
      createdAt: clock.now,
      requestedAt: clock.now,
      clientHash: '',
      confirmations: 1,
      confirmationsSince: clock.now,
    })
    .returning();
  await callAndCheck('DELETE /api/admin/newsletter/:subscriberId', 'delete-subscriber', subscriber!.id, {
    url: `/api/admin/newsletter/${subscriber!.id}`,
  });
  await setChannels(db, [{ channel: 'email', perMinute: 1 }], clock.now);
  const dead = { studentId: student.id, channel: 'email', state: 'dead', finishedAt: clock.now } as const;
  const [delivery] = await db
    .insert(noticeDeliveries)
    .values([1, 2].map(() => ({ ...dead, noticeId: newId(), notBefore: clock.now })))
    .returning();
  const DELIVERIES = '/api/admin/system/deliveries';
  await callAndCheck(`POST ${DELIVERIES}/:deliveryId/retry`, 'retry-deliveries', delivery!.id, {
    url: `${DELIVERIES}/${delivery!.id}/retry`,
  });
  await callAndCheck(`POST ${DELIVERIES}/retry`, 'retry-deliveries', null, { payload: { channel: 'email' } });
  const preview = await app.inject({
    method: 'POST',
    url: '/api/admin/breaches/preview',
    headers: { authorization },
    payload: { studentIds: null },
  });
  const breach = { title: 'x', text: 'x', odia: { title: 'x', text: 'x' }, studentIds: null };
  const { count } = preview.json();
  await callAndCheck('POST /api/admin/breaches', 'send-breach', null, {
    payload: { ...breach, count },
  });
  const MESSAGES = '/api/admin/messages';
  const text = { title: 'x', text: 'x', odia: { title: '', text: '' } };
  const toAll = { ...text, audience: 'all', courseId: null, studentId: null };
  const created = await callAndCheck(`POST ${MESSAGES}`, 'create-message', null, { payload: toAll });
  const messageId: string = created.response.json()._id;
  const onMessage = (path: string, body?: object) => ({
    url: `${MESSAGES}/${messageId}${path}`,
    ...(body && { payload: body }),
  });
  const sendAt = new Date(clock.now.getTime() + 60_000).toISOString();
  await callAndCheck(
    `POST ${MESSAGES}/:messageId/schedule`,
    'schedule-message',
    messageId,
    onMessage('/schedule', { revision: 1, sendAt }),
  );
  await callAndCheck(
    `PUT ${MESSAGES}/:messageId`,
    'save-message',
    messageId,
    onMessage('', { ...toAll, revision: 2 }),
  );
  await callAndCheck(`POST ${MESSAGES}/:messageId/cancel`, 'cancel-message', messageId, onMessage('/cancel'));
  await callAndCheck(`DELETE ${MESSAGES}/:messageId`, 'delete-message', messageId, onMessage(''));
  const second: { _id: string } = (
    await app.inject({ method: 'POST', url: MESSAGES, headers: { authorization }, payload: toAll })
  ).json();
  await callAndCheck(`POST ${MESSAGES}/:messageId/send`, 'send-message', second._id, {
    url: `${MESSAGES}/${second._id}/send`,
    payload: { revision: 1 },
  });
  await callAndCheck(`PUT ${STUDENTS}/date-of-birth`, 'change-date-of-birth', student.id, {
    ...on('/date-of-birth'),
    payload: { dateOfBirth: '1990-01-01' },
  });
  await callAndCheck(`POST ${STUDENTS}/delete`, 'delete-account', student.id, {
    ...on('/delete'),
    payload: {},
  });
  await callAndCheck(`POST ${STUDENTS}/restore`, 'restore-account', student.id, {
    ...on('/restore'),
    payload: {},
  });

  for (const [path, field, content] of [
    ['thumbnail', 'thumbnail', picture],
    ['question-image', 'questionImage', picture],
    ['signature', 'signature', picture],
    ['pdf', 'pdf', document],
  ] as const) {
    const form = await createForm([{ field, name: 'a', content }]);
    const stored = await callAndCheck(`POST /api/upload/${path}`, 'upload-file', null, form);
    assert.ok(stored.response.json().url.includes(stored.entry.subjectId));
    const fileUrl = stored.response.json().url;
    await callAndCheck('DELETE /api/upload/delete-file', 'delete-file', stored.entry.subjectId, {
      payload: { fileUrl },
    });
  }

  const authors = `${COURSES}/:courseId/authors`;
  await callAndCheck(`POST ${authors}`, 'add-author', member.id, {
    url: `${url}/authors`,
    payload: { adminId: member.id },
  });
  await callAndCheck(`DELETE ${authors}/:adminId`, 'remove-author', member.id, {
    url: `${url}/authors/${member.id}`,
  });
  const TEAM = '/api/admin/team/:adminId';
  const onMember = (path: string) => ({ url: `/api/admin/team/${member.id}${path}` });
  const rights = { role: 'support', needsReview: false };
  await callAndCheck(`PUT ${TEAM}`, 'change-role', member.id, { ...onMember(''), payload: rights });
  await callAndCheck(`POST ${TEAM}/end-sessions`, 'end-admin-sessions', member.id, onMember('/end-sessions'));
  await callAndCheck(`POST ${TEAM}/block`, 'block-admin', member.id, onMember('/block'));
  await callAndCheck(`POST ${TEAM}/unblock`, 'unblock-admin', member.id, onMember('/unblock'));
  const invited = await callAndCheck('POST /api/admin/team-invites', 'invite-admin', null, {
    payload: { role: 'author' },
  });
  const inviteId = invited.response.json().invite._id;
  await callAndCheck('DELETE /api/admin/team-invites/:inviteId', 'revoke-invite', inviteId, {
    url: `/api/admin/team-invites/${inviteId}`,
  });

  await callAndCheck('GET /api/admin/students.csv', 'export-students', null);
  await callAndCheck('GET /api/admin/activity.csv', 'export-activity', null);
  await callAndCheck('GET /api/admin/results.csv', 'export-results', courseId, {
    url: `/api/admin/results.csv?courseId=${courseId}`,
  });
  const { subjectId: adminId } = (await readEntries()).find(({ action }) => action === 'sign-in')!;
  const newPassword = 'a lantern for asha';
  await callAndCheck('PUT /api/admin/account/password', 'change-password', adminId, {
    payload: { currentPassword: ADMIN.password, newPassword },
  });
  await setOldPassword(newPassword);
  const onCourse = async (path: string, action: string, payload?: object) =>
    callAndCheck(`POST ${COURSES}/:courseId/${path}`, action, courseId, {
      url: `${url}/${path.replace(':version', '1')}`,
      ...(payload && { payload }),
    });
  const publishAt = new Date(clock.now.getTime() + 3600_000).toISOString();
  await onCourse('archive', 'archive-course');
  await onCourse('publish', 'publish-course');
  await onCourse('versions/:version/restore', 'restore-version');
  await onCourse('publish', 'schedule-course', { publishAt });
  await onCourse('unschedule', 'unschedule-course');
  await onCourse('discard', 'discard-draft');

  const ACCOUNT = '/api/admin/account';
  const start = async (path: string) =>
    (await app.inject({ method: 'POST', url: `${ACCOUNT}/${path}`, headers: { authorization } })).json();
  const code = currentCode(here, fromBase32((await start('totp')).secret));
  await callAndCheck(`POST ${ACCOUNT}/totp/confirm`, 'add-totp', adminId, { payload: { code } });
  await callAndCheck(`POST ${ACCOUNT}/recovery-codes`, 'create-recovery-codes', adminId);
  const passkey = createSoftwareAuthenticator('http://localhost:0').create(
    (await start('passkeys/options')).options,
  );
  await callAndCheck(`POST ${ACCOUNT}/passkeys`, 'add-passkey', adminId, {
    payload: { name: 'Phone', response: passkey },
  });
  const { account } = (await app.inject({ url: ACCOUNT, headers: { authorization } })).json();
  const ofPasskey = { url: `${ACCOUNT}/passkeys/${account.passkeys[0]._id}` };
  await callAndCheck(`PUT ${ACCOUNT}/passkeys/:passkeyId`, 'rename-passkey', adminId, {
    ...ofPasskey,
    payload: { name: 'Old phone' },
  });
  await callAndCheck(`DELETE ${ACCOUNT}/passkeys/:passkeyId`, 'remove-passkey', adminId, ofPasskey);
  await callAndCheck(`DELETE ${ACCOUNT}/totp`, 'remove-totp', adminId);
  const deleted = await callAndCheck(`DELETE ${COURSES}/:courseId`, 'delete-course', courseId, { url });
  assert.deepEqual(deleted.entry.details, { title: 'x'.repeat(200), students: 1 });

  await onCourse('restore', 'restore-course');
  const draft = { ...course('Draft'), state: 'draft' };
  await callAndCheck(`PUT ${COURSES}/:courseId`, 'save-draft', courseId, { url, payload: draft });
  const again = await app.inject({ method: 'PUT', url, headers: { authorization }, payload: draft });
  assert.equal(again.statusCode, 200, again.body);
  const saves = (await readEntries()).filter(({ action }) => action === 'save-draft');
  assert.equal(saves.length, 1, 'one entry for the saves of one edit');

  const studentsToken = await studentToken(here, { name: 'Buyer', email: 'buyer@example.com' });
  const filled = await fillOrders(here, {
    admin: authorization.replace('Bearer ', ''),
    student: studentsToken,
  });
  const ORDERS = '/api/admin/orders/:orderId';
  const paid = `/api/admin/orders/${filled.order._id}`;
  await callAndCheck('GET /api/admin/orders.csv', 'export-orders', null);
  await callAndCheck(`POST ${ORDERS}/check`, 'check-order', filled.order._id, { url: `${paid}/check` });
  await callAndCheck(`POST ${ORDERS}/refund`, 'approve-refund', filled.order._id, {
    url: `${paid}/refund`,
    payload: { amount: 1, reason: 'goodwill' },
  });
  await callAndCheck(`POST ${ORDERS}/decline-refund`, 'decline-refund', filled.passOrder._id, {
    url: `/api/admin/orders/${filled.passOrder._id}/decline-refund`,
    payload: { reason: 'too late' },
  });
  await callAndCheck(
    'POST /api/admin/payment-issues/:issueId/resolve',
    'resolve-payment-issue',
    filled.issueId,
    {
      url: `/api/admin/payment-issues/${filled.issueId}/resolve`,
      payload: { note: 'a test payment' },
    },
  );
  for (const [kind, terms] of [
    ['coupon', { code: 'AUDIT-10', percent: 10 }],
    ['pass', { title: 'Recorded pass', days: 30, price: 300 }],
  ] as const) {
    const list = kind === 'coupon' ? '/api/admin/coupons' : '/api/admin/passes';
    const created = await callAndCheck(`POST ${list}`, `create-${kind}`, null, { payload: terms });
    const id: string = created.response.json()[kind]._id;
    const one = { url: `${list}/${id}` };
    await callAndCheck(`PUT ${list}/:${kind}Id`, `update-${kind}`, id, { ...one, payload: terms });
    await callAndCheck(`DELETE ${list}/:${kind}Id`, `delete-${kind}`, id, one);
  }

  const graduate = await fillCertificates(here, { admin: authorization.replace('Bearer ', '') });
  await callAndCheck(`PUT ${COURSES}/:courseId/certificate`, 'save-certificate-settings', courseId, {
    url: `${url}/certificate`,
    payload: { isEnabled: true },
  });
  const CERTIFICATES = '/api/admin/certificates';
  const { certificateId } = graduate;
  const onCertificate = (path: string, payload: object) => ({
    url: `${CERTIFICATES}/${certificateId}/${path}`,
    payload,
  });
  await callAndCheck(
    `PUT ${CERTIFICATES}/:certificateId/name`,
    'correct-certificate-name',
    certificateId,
    onCertificate('name', { name: 'Right' }),
  );
  for (const step of ['revoke', 'reinstate'])
    await callAndCheck(
      `POST ${CERTIFICATES}/:certificateId/${step}`,
      `${step}-certificate`,
      certificateId,
      onCertificate(step, { note: 'checked' }),
    );

  const EXAMS = '/api/admin/exams';
  const exam = await callAndCheck(`POST ${EXAMS}`, 'create-exam', null, { payload: EXAM });
  const examId: string = exam.response.json().exam._id;
  const one = { url: `${EXAMS}/${examId}` };
  await callAndCheck(`PUT ${EXAMS}/:examId`, 'publish-exam', examId, { ...one, payload: EXAM });
  await callAndCheck(`POST ${EXAMS}/:examId/duplicate`, 'duplicate-exam', null, {
    url: `${one.url}/duplicate`,
  });
  await callAndCheck(`POST ${EXAMS}/:examId/versions/:version/restore`, 'restore-exam-version', examId, {
    url: `${one.url}/versions/2/restore`,
  });
  const examinee = await createExamStudent(here, 'examinee');
  await examinee.startExam(examId);
  await callAndCheck(`POST ${EXAMS}/:examId/extend`, 'extend-exam', examId, {
    url: `${one.url}/extend`,
    payload: { minutes: 5 },
  });
  const { studentId } = examinee;
  const [{ email } = { email: '' }] = await db.select().from(students).where(eq(students.id, studentId));
  await callAndCheck(`PUT ${EXAMS}/:examId/extra-time`, 'give-extra-time', studentId, {
    url: `${one.url}/extra-time`,
    payload: { email, minutesPerHour: 20 },
  });
  await callAndCheck(`DELETE ${EXAMS}/:examId/extra-time/:studentId`, 'take-extra-time', studentId, {
    url: `${one.url}/extra-time/${studentId}`,
  });
  await callAndCheck(`GET ${EXAMS}/:examId/results.csv`, 'export-exam-results', examId, {
    url: `${one.url}/results.csv`,
  });
  const { sections } = (await app.inject({ ...one, headers: { authorization } })).json().exam;
  const REPORTS = '/api/admin/reports';
  const opened = await callAndCheck(`POST ${REPORTS}`, 'open-report-case', null, {
    payload: { questionId: sections[0].questions[0]._id },
  });
  const caseId: string = opened.response.json().case._id;
  await callAndCheck(`POST ${REPORTS}/:reportId/decision`, 'decide-report', caseId, {
    url: `${REPORTS}/${caseId}/decision`,
    payload: { kind: 'key-changed', correctAnswers: [3] },
  });
  const use = { kind: 'exam', _id: examId, questionId: sections[0].questions[0]._id };
  await callAndCheck(`POST ${REPORTS}/:reportId/content`, 'correct-content', caseId, {
    url: `${REPORTS}/${caseId}/content`,
    payload: { uses: [use] },
  });
  await callAndCheck(`DELETE ${EXAMS}/:examId`, 'delete-exam', examId, one);
  for (const [step, action] of [
    ['restore', 'restore-exam'],
    ['archive', 'archive-exam'],
    ['publish', 'publish-exam'],
    ['cancel', 'cancel-exam'],
  ] as const)
    await callAndCheck(`POST ${EXAMS}/:examId/${step}`, action, examId, { url: `${one.url}/${step}` });

  const writes = app.routes
    .filter(({ method, access }) => access === 'admin' && method !== 'GET' && method !== 'HEAD')
    .map((route) => `${route.method} ${route.url}`)
    .filter((route) => !WRITES_NOTHING.includes(route));
  assert.deepEqual([...tested].sort(), [...writes, ...RECORDED_READS].sort());
});

/** Later tests sign in with the usual password. */
const setOldPassword = (currentPassword: string) =>
  app.inject({
    method: 'PUT',
    url: '/api/admin/account/password',
    headers: { authorization },
    payload: { currentPassword, newPassword: ADMIN.password },
  });

test('the database refuses to change or remove entries', async () => {
  const changes = [
    db.update(audit).set({ actor: 'nobody' }),
    db.delete(audit),
    db.execute(sql`truncate audit`),
  ];
  for (const change of changes)
    await assert.rejects(change, ({ cause }) => /the audit log cannot be changed/.test(String(cause)));
  assert.ok((await readEntries()).length > 0);
});

test('does not record refused writes, and repeated writes only once', async () => {
  const before = await readEntries();
  const headers = { authorization, 'idempotency-key': 'twice' };
  const create = (payload: object) =>
    app.inject({ method: 'POST', url: '/api/admin/courses', headers, payload });
  await create({ title: '' });
  await create(course('Twice'));
  await create(course('Twice'));
  assert.deepEqual(
    (await readEntries()).slice(before.length).map(({ action }) => action),
    ['create-course'],
  );
});

test('records sign-ins of admins, failed ones without the typed username and password', async () => {
  const signIn = (username: string, password: string) =>
    app.inject({ method: 'POST', url: '/api/auth/admin/login', payload: { username, password } });
  const before = await readEntries();
  await signIn(ADMIN.username, ADMIN.password);
  await signIn(ADMIN.username, 'not the password');
  await signIn('my-secret-password', 'x');
  const added = (await readEntries()).slice(before.length);
  const [first, second, third] = added;
  assert.deepEqual(
    added.map((entry) => [entry.actor, entry.action, entry.address]),
    [
      [ADMIN.username, 'sign-in', '127.0.0.1'],
      ['unknown', 'sign-in-failed', '127.0.0.1'],
      ['unknown', 'sign-in-failed', '127.0.0.1'],
    ],
  );
  assert.deepEqual([second?.subjectId, third?.subjectId], [first?.subjectId, null]);
  assert.ok(!/secret|password/.test(JSON.stringify(added)));
});

test('records only a limited number of failed sign-ins per minute', async () => {
  clock.now = new Date(clock.now.getTime() + 3600_000);
  const before = await readEntries();
  for (let n = 0; n < 25; n += 1) {
    const payload = { username: `nobody ${n}`, password: 'x' };
    await app.inject({ method: 'POST', url: '/api/auth/admin/login', payload });
  }
  assert.ok((await readEntries()).length - before.length <= 20);
});

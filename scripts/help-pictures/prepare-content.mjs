import { createApiClient, signInStudent } from '../../bench/student-session.ts';
import { setDateOfBirth } from '../../contract/src/consents.ts';
import { NOTICE_VERSION } from '../../contract/src/privacy-notice.ts';
import { inRoot } from '../steps/root.mjs';
import { run } from '../steps/run.mjs';
import { sendRequests, writeMessage } from './prepare-contacts.mjs';
import { changeCourse, earnCertificate, fillBin, findCourse, publishAgain } from './prepare-courses.mjs';
import { createExam, reportQuestion, startExam, takeExam } from './prepare-exam.mjs';

export const ADMIN = { username: 'anita', password: 'only-for-the-help-pictures-9' };

/** Students of the demo content, with some weeks of results. */
const STUDENT = { name: 'ସୁବ୍ରତ ନାୟକ', email: 'subrata.nayak@example.com' };
const OTHER_STUDENTS = [
  { name: 'ଲିପିକା ସାହୁ', email: 'lipika.sahu@example.com' },
  { name: 'Sk. Imran Ali', email: 'imran.ali@example.com' },
  { name: 'ରଶ୍ମିତା ହେମ୍ବ୍ରମ', email: 'rashmita.hembram@example.com' },
];

const TEAM = [
  { username: 'rabi', role: 'author' },
  { username: 'mamata', role: 'reviewer' },
];

/**
 * Signs students and an admin in, and adds what the demo content does not have: exams, reports, orders, a second
 * version of a course, a team, a coupon, a pass, a course in the bin, a message, requests, a certificate and a backup.
 */
export async function prepareContent(product) {
  const ask = createApiClient(product);
  const student = await signInStudent(ask, STUDENT);
  await storeDateOfBirth(product, student);
  const others = await Promise.all(OTHER_STUDENTS.map((person) => signInStudent(ask, person)));
  const { token, user } = await ask('/api/auth/admin/login', undefined, ADMIN);
  const admin = { token, storage: { token, user: JSON.stringify(user) } };

  const course = await findCourse(ask, token, 'History of Odisha');
  const paidCourse = await findCourse(ask, token, 'Arithmetic');
  await publishAgain(product, ask, token, course);
  await changeCourse(product, token, paidCourse);
  await buy(ask, student, paidCourse._id);
  const { exam, draftExam, report } = await prepareExams(ask, { token, student, others }, [
    course,
    paidCourse,
  ]);
  const order = await buy(ask, others[0], paidCourse._id);
  await ask(`/api/student/orders/${order._id}/refund-request`, others[0].token, {
    reason: 'ମୁଁ ଭୁଲରେ ଏହି ପାଠ୍ୟକ୍ରମ କିଣିଦେଲି।',
  });
  await createOffers(ask, token);
  await inviteTeam(ask, token);
  await fillBin(product, ask, token);
  const message = await writeMessage(ask, token, course._id);
  await sendRequests(ask, { student, other: others[2] });
  const certificate = await earnCertificate(product, ask, { token, student });
  await backUp(product);
  return {
    course,
    paidCourse,
    exam,
    draftExam,
    report,
    order,
    message,
    certificate,
    studentId: JSON.parse(student.storage.user)._id,
    storage: { student: student.storage, admin: admin.storage },
    /** Returns the session of a student who has not taken the tests yet. */
    async createStudent(name) {
      const created = await signInStudent(ask, { name: STUDENT.name, email: `${name}@example.com` });
      await ask(`/api/protected/student/enroll/${course._id}`, created.token, {});
      return created.storage;
    },
  };
}

/** Otherwise the student is asked for it before buying. */
async function storeDateOfBirth({ address }, { token }) {
  const response = await fetch(address + setDateOfBirth.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ dateOfBirth: '1999-05-17', noticeVersion: NOTICE_VERSION }),
  });
  if (!response.ok) throw new Error(`storing the date of birth returned ${response.status}`);
}

async function prepareExams(ask, { token, student, others }, courses) {
  const exam = await createExam(ask, token, { number: 1, courses });
  const draftExam = await createExam(ask, token, { number: 2, courses, state: 'draft' });
  for (const { token: taker } of others) await startExam(ask, taker, exam._id);
  const handedIn = await takeExam(ask, student.token, exam._id);
  const report = await reportQuestion(ask, student.token, handedIn);
  return { exam, draftExam, report };
}

async function buy(ask, { token }, courseId) {
  const { order } = await ask('/api/student/orders', token, { courseId });
  const returned = await ask('/local-payments/pay', undefined, { order_id: order.providerOrderId });
  await ask(`/api/student/orders/${order._id}/confirm`, token, returned);
  return order;
}

async function createOffers(ask, token) {
  await ask('/api/admin/coupons', token, { code: 'DASAHARA', percent: 20, total: 100, perStudent: 1 });
  await ask('/api/admin/passes', token, {
    title: 'All courses for three months',
    odia: { title: 'ତିନି ମାସ ପାଇଁ ସବୁ ପାଠ୍ୟକ୍ରମ' },
    days: 90,
    price: 999,
  });
}

async function inviteTeam(ask, token) {
  for (const { username, role } of TEAM) {
    const invite = await ask('/api/admin/team-invites', token, { role });
    await ask('/api/auth/invite/accept', undefined, {
      token: invite.token,
      username,
      password: `${ADMIN.password}-${username}`,
    });
  }
}

async function backUp({ dataDir }) {
  const { code, output } = await run(process.execPath, [inRoot('server/src/cli/backup.ts')], {
    env: { DATA_DIR: dataDir },
  });
  if (code !== 0) throw new Error(`The backup failed: ${output}`);
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EmbeddedPostgres } from '@sikhya/embedded-postgres';
import type { InjectOptions } from 'fastify';
import { buildApp } from '../server/src/app/app.ts';
import { readConfig } from '../server/src/config/config.ts';
import { addAdmin } from '../server/src/features/admin-accounts/service.ts';
import { diskStorage } from '../server/src/storage/disk.ts';
import { createExamCourse } from '../server/src/testing/exam-students.ts';
import { fillOrders } from '../server/src/testing/fill-orders.ts';
import { countFullScans, createLargeSchool, type School } from '../server/src/testing/large-school.ts';
import { ADMIN, studentToken } from '../server/src/testing/test-app.ts';

const QUESTIONS = 10;
const OWN_RESULTS = 100;

export type SchoolApp = Awaited<ReturnType<typeof startSchoolApp>>;

/** Starts the server with a school of the given size, with one student and one course that are the same in every size. */
export async function startSchoolApp(size: School, cluster: EmbeddedPostgres['connection']) {
  const { db, close, address } = await createLargeSchool(size, cluster);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sikhya-school-'));
  const unlimited = {
    CALLS_A_MINUTE_PER_PERSON: '1000000000',
    CALLS_A_MINUTE_PER_ADDRESS: '1000000000',
    SIGN_INS_A_MINUTE_PER_ADDRESS: '1000000000',
  };
  const config = readConfig({
    SESSION_SECRET: 's'.repeat(48),
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    ...unlimited,
  });
  const app = await buildApp({ config, db, web: null, storage: diskStorage(dataDir) });
  const course = await createExamCourse(db, QUESTIONS);
  await addAdmin(db, ADMIN);
  const login = await app.inject({ method: 'POST', url: '/api/auth/admin/login', payload: ADMIN });
  const tokens = { visitor: '', student: await studentToken({ app }), admin: login.json().token as string };

  const ask = (request: InjectOptions) => app.inject(request);
  const own = { courseId: course._id, chapterId: course.subjects[0]!.chapters[0]!._id };
  const asStudent = (request: InjectOptions) => ask({ ...request, headers: bearer(tokens.student) });
  await asStudent({ method: 'POST', url: `/api/protected/student/enroll/${own.courseId}` });
  const handIn = { method: 'POST', url: '/api/student/progress/test-result', payload: own } as const;
  let resultId = '';
  for (let n = 0; n < OWN_RESULTS; n += 1) resultId = (await asStudent(handIn)).json().result._id;
  const { user } = (await asStudent({ url: '/api/auth/session' })).json();
  const start = { method: 'POST', url: '/api/student/test/attempts', payload: own } as const;
  // a mistake, so that there is something to practise
  const { attempt: first } = (await asStudent(start)).json();
  await asStudent({
    method: 'PUT',
    url: `/api/student/test/attempts/${first.attemptId}/answers`,
    payload: { saveNumber: 1, changes: [{ question: 0, option: 1 }] },
  });
  await asStudent({ ...handIn, payload: { ...own, attemptId: first.attemptId } });
  const { attempt } = (await asStudent(start)).json();
  const { order } = await fillOrders({ app, db }, tokens);
  const { cards } = (await asStudent({ url: '/api/student/practice' })).json();

  return {
    ask,
    tokens,
    own: {
      ...own,
      slug: course.slug,
      resultId,
      studentId: user._id as string,
      attemptId: attempt.attemptId as string,
      orderId: order._id as string,
      cardId: cards[0]._id as string,
    },
    address,
    countFullScans: () => countFullScans(db),
    async close() {
      await app.close();
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const bearer = (token: string) => (token ? { authorization: `Bearer ${token}` } : {});

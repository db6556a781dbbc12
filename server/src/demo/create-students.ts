import { readFile } from 'node:fs/promises';
import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { inTransaction } from '../database/database.ts';
import { listAdmins } from '../features/admin-accounts/service.ts';
import { enrol } from '../features/enrolment/service.ts';
import { createSubjectId } from '../features/local-identity/service.ts';
import { registerStudent } from '../features/session/service.ts';
import { giveCourse } from '../features/students/service.ts';
import type { DemoParts } from './demo.ts';
import { type DemoStudent, simulateStudy } from './simulate-study.ts';

const STUDENTS = new URL('./students.json', import.meta.url);
const DAY_MS = 24 * 3600 * 1000;

/** Creates students with some weeks of history. With local sign-in, anyone can sign in as one of them by e-mail. */
export async function createDemoStudents(parts: DemoParts, courses: CourseTree[]): Promise<number> {
  const people: DemoStudent[] = JSON.parse(await readFile(STUDENTS, 'utf8'));
  for (const person of people) {
    const joined = new Date(parts.now.getTime() - person.joinedDaysAgo * DAY_MS);
    const { id } = await registerStudent(
      parts.db,
      { sub: createSubjectId(person.email), name: person.name, picture: '', email: person.email },
      joined,
    );
    const enrolled = person.courses.flatMap((number) => courses[number - 1] ?? []);
    for (const course of enrolled) await give(parts, id, course, joined);
    await simulateStudy(parts, { ...person, id, joined }, enrolled);
  }
  return people.length;
}

/** The student enrols in a free course; a paid course is given by the first admin, as paid by bank transfer. */
async function give({ db }: DemoParts, studentId: string, course: CourseTree, at: Date): Promise<void> {
  const [admin] = await listAdmins(db);
  if (course.isFree || !admin) {
    if (course.isFree) await enrol(db, { studentId, courseId: course._id }, { now: at, canPay: false });
    return;
  }

  const caller = { role: 'admin', personId: admin.id, sessionId: '' } as const;
  const enrolment = { courseId: course._id, method: 'bank', amount: course.price, note: 'Demo' } as const;
  await inTransaction(db, (tx) =>
    giveCourse({ tx, actor: { caller, address: '' }, studentId, now: at }, enrolment),
  );
}

import { type CourseTree, courseInput } from '@sikhya/contract/authoring.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { createCourse } from '../features/authoring/service.ts';
import { readOrCreateSecret } from '../features/session/secret-file.ts';
import { createTokens } from '../features/session/tokens.ts';

/** Creates a free course with one chapter. */
export async function createExamCourse(db: Db, questions: number): Promise<CourseTree> {
  const chapter = {
    title: 'ଉତ୍କଳର ଇତିହାସ',
    description: 'For the bench',
    questions: Array.from({ length: questions }, (_, n) => ({
      question: `${n + 1}. କେଉଁ ବର୍ଷ ଓଡ଼ିଶା ସ୍ୱତନ୍ତ୍ର ପ୍ରଦେଶ ହେଲା?`,
      options: ['୧୯୩୬', '୧୯୪୭', '୧୯୫୦', '୧୯୧୨'],
      correctAnswer: n % 4,
      explanation: '୧୯୩୬ ମସିହା ଅପ୍ରେଲ ପହିଲାରେ ଓଡ଼ିଶା ସ୍ୱତନ୍ତ୍ର ପ୍ରଦେଶ ହେଲା।',
    })),
  };
  const subjects = [{ title: 'Subject', description: 'd', chapters: [chapter] }];
  return createCourse(
    db,
    courseInput.parse({ title: 'Exam', description: 'd', isFree: true, subjects }),
    new Date(),
  );
}

/** Creates signed-in students who are enrolled in the course; returns their tokens. */
export async function createEnrolledStudents(
  db: Db,
  dataDir: string,
  courseId: string,
  total: number,
): Promise<string[]> {
  const expiresAt = new Date(Date.now() + 24 * 3600 * 1000);
  const { rows } = await db.execute<{ sessionId: string; personId: string }>(sql`
    with created as (
      insert into students (id, provider_sub, name, email, name_key, search_key, total_enrolments)
      select gen_random_uuid(), gen_random_uuid(), 'Student ' || n, n || '@example.com', 'student', 'student', 1
      from generate_series(1, ${total}) n returning id),
    enrolled as (
      insert into enrolments (student_id, course_id, status) select id, ${courseId}, 'enrolled' from created)
    insert into sessions (id, student_id, expires_at)
    select gen_random_uuid(), id, ${expiresAt.toISOString()} from created
    returning id as "sessionId", student_id as "personId"`);
  const tokens = createTokens([await readOrCreateSecret(dataDir)], () => new Date());
  return Promise.all(rows.map((row) => tokens.sign({ ...row, role: 'student' }, expiresAt)));
}

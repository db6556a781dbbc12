import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { students } from '../database/tables/people.ts';
import { studentToken, type TestApp } from './test-app.ts';

/** Creates a student who is signed in and enrolled in the courses; `ask`, `get` and `post` send requests as this student. */
export async function createSignedInStudent(here: TestApp, name: string, courseIds: string[] = []) {
  const person = { name, email: `${name.replaceAll(' ', '.')}@example.com` };
  const headers = { authorization: `Bearer ${await studentToken(here, person)}` };
  const [row] = await here.db.select().from(students).where(eq(students.email, person.email));
  const ask = (options: InjectOptions) => here.app.inject({ ...options, headers });
  for (const id of courseIds) await ask({ method: 'POST', url: `/api/protected/student/enroll/${id}` });
  return {
    id: row!.id,
    ask,
    get: (url: string) => ask({ url }),
    post: (url: string, payload?: object) => ask({ method: 'POST', url, ...(payload && { payload }) }),
  };
}

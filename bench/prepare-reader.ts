import type { Running } from '../server/src/testing/product-process.ts';
import { type ApiClient, createApiClient, signInStudent } from './student-session.ts';

/** The admin who prepares the course. */
export const BENCH_ADMIN = { username: 'bench', password: 'only-for-measuring-9' };

const PICTURE_TIMEOUT_MS = 120_000;

/** Creates a course with one PDF and an enrolled student. Returns its id and the student's browser storage. */
export async function prepareReader(product: Running, pdf: Buffer) {
  const ask = createApiClient(product);
  const admin = await ask<{ token: string }>('/api/auth/admin/login', undefined, BENCH_ADMIN);
  const form = new FormData();
  form.append('pdf', new Blob([new Uint8Array(pdf)]), 'book.pdf');
  const { url } = await ask<{ url: string }>('/api/upload/pdf', admin.token, form);
  const { course } = await ask<{ course: { _id: string } }>('/api/admin/courses', admin.token, {
    title: 'A scanned book',
    odia: { title: 'ସ୍କାନ ହୋଇଥିବା ବହି', description: 'ମାପିବା ପାଇଁ' },
    description: 'For measuring',
    price: 0,
    isFree: true,
    subjects: [
      {
        title: 'One',
        description: 'd',
        chapters: [{ title: 'Book', description: 'd', pdf: url, questions: [] }],
      },
    ],
  });

  const { token, storage } = await signInStudent(ask, { name: 'Reader', email: 'reader@example.com' });
  await ask(`/api/protected/student/enroll/${course._id}`, token, {});
  await waitForPagePicture(ask, course._id, token);
  return { courseId: course._id, storage };
}

type StudentCourse = { course: { subjects: { chapters: { pagePicture: object | null }[] }[] } };

/** The server draws the first page after the upload, in the background. */
async function waitForPagePicture(ask: ApiClient, courseId: string, token: string): Promise<void> {
  for (const start = Date.now(); Date.now() - start < PICTURE_TIMEOUT_MS; ) {
    const { course } = await ask<StudentCourse>(`/api/protected/student/course/${courseId}`, token);
    if (course.subjects[0]?.chapters[0]?.pagePicture) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server has not drawn the first page in time.');
}

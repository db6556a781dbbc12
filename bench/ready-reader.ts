import type { Running } from '../server/src/testing/product-process.ts';
import { apiOf, signInStudent } from './student-session.ts';

/** Who prepares what is measured. */
export const BENCH_ADMIN = { username: 'bench', password: 'only-for-measuring-9' };

/** A course with one PDF, and a student who has it: its title and id, and what that student's browser keeps. */
export async function readyReader(product: Running, pdf: Buffer) {
  const ask = apiOf(product);
  const admin = await ask<{ token: string }>('/api/auth/admin/login', undefined, BENCH_ADMIN);
  const form = new FormData();
  form.append('pdf', new Blob([new Uint8Array(pdf)]), 'book.pdf');
  const { url } = await ask<{ url: string }>('/api/upload/pdf', admin.token, form);
  const title = 'A scanned book';
  const { course } = await ask<{ course: { _id: string } }>('/api/admin/courses', admin.token, {
    title,
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
  return { course: title, courseId: course._id, storage };
}

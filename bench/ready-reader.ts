import type { Running } from '../server/src/testing/product-process.ts';

/** Who prepares what is measured. */
export const BENCH_ADMIN = { username: 'bench', password: 'only-for-measuring-9' };

/** A course with one PDF, and a student who has it: its title and id, and what that student's browser keeps. */
export async function readyReader({ address }: Running, pdf: Buffer) {
  const ask = async <Answer>(path: string, token: string | undefined, body?: object | FormData) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
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

  const person = { name: 'Reader', email: 'reader@example.com' };
  const { access_token } = await ask<{ access_token: string }>('/identity/token', undefined, person);
  const info = await fetch(`${address}/identity/userinfo`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  const { sub } = (await info.json()) as { sub: string };
  const { token, user } = await ask<{ token: string; user: object }>('/api/auth/google-signin', undefined, {
    ...person,
    googleId: sub,
    photoUrl: '',
    accessToken: access_token,
  });
  await ask(`/api/protected/student/enroll/${course._id}`, token);
  return { course: title, courseId: course._id, storage: { token, user: JSON.stringify(user) } };
}

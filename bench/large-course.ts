import type { Running } from '../server/src/testing/product-process.ts';

export type Admin = { username: string; password: string };

export async function signIn({ address }: Running, admin: Admin): Promise<string> {
  const { token } = await post<{ token: string }>(`${address}/api/auth/admin/login`, admin);
  return token;
}

type Size = { subjects: number; chapters: number; questions: number };

/** Makes a course of a size, in Odia; answers its id. */
export async function largeCourse({ address }: Running, token: string, size: Size): Promise<string> {
  const many = <Row>(count: number, row: (index: number) => Row) =>
    Array.from({ length: count }, (_, n) => row(n));
  const { course } = await post<{ course: { _id: string } }>(
    `${address}/api/admin/courses`,
    {
      title: 'ବଡ଼ ପାଠ୍ୟକ୍ରମ',
      description: 'ମାପିବା ପାଇଁ',
      isFree: true,
      subjects: many(size.subjects, (s) => ({
        title: `ବିଷୟ ${s + 1}`,
        description: 'ବିବରଣୀ',
        chapters: many(size.chapters, (c) => ({
          title: `ଅଧ୍ୟାୟ ${c + 1}`,
          description: 'ବିବରଣୀ',
          questions: many(size.questions, (q) => ({
            question: `ପ୍ରଶ୍ନ ${q + 1}: କଳିଙ୍ଗ ଯୁଦ୍ଧ କେଉଁ ନଦୀ କୂଳରେ ହୋଇଥିଲା?`,
            options: ['ମହାନଦୀ', 'ଦୟା ନଦୀ', 'ବ୍ରାହ୍ମଣୀ', 'ବୈତରଣୀ'],
            correctAnswer: 1,
            explanation: 'ଦୟା ନଦୀ କୂଳରେ।',
          })),
        })),
      })),
    },
    token,
  );
  return course._id;
}

async function post<Answer>(url: string, body: unknown, token?: string): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<Answer>;
}

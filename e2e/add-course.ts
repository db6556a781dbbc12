import { ADMIN } from './product.ts';

/** Creates a course with one chapter and two questions as the admin, and returns its id. */
export async function addCourse(address: string, course: { title: string; price: number }): Promise<string> {
  const post = async (path: string, body: unknown, token = '') => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const question = { question: 'Q', options: ['a', 'b', 'c', 'd'], correctAnswer: 0, explanation: '' };
  const chapters = [{ title: 'Chapter', description: 'd', questions: [question, question] }];
  const subjects = [{ title: 'Subject', description: 'd', chapters }];
  const { token } = await post('/api/auth/admin/login', ADMIN);
  const created = await post(
    '/api/admin/courses',
    { ...course, description: 'For a journey', subjects },
    token,
  );
  return created.course._id;
}

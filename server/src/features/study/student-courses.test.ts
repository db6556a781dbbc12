import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { enrolments } from '../../database/tables/learning.ts';
import { adminToken, testApp } from '../../testing/test-app.ts';
import { chapter, createTestCourse } from '../../testing/test-courses.ts';
import { createSignedInStudent } from '../../testing/test-student.ts';

const here = await testApp();
const { app, db } = here;
const headers = { authorization: `Bearer ${await adminToken(here)}` };

const course = await createTestCourse(db, {
  subjects: [Array.from({ length: 10 }, (_, n) => chapter(`Chapter ${n}`, { questions: 1 }))],
});
const URL = `/api/protected/student/course/${course._id}`;
const mina = await createSignedInStudent(here, 'mina', [course._id]);

test('a saved course shows at once, also while students read it', async () => {
  const url = `/api/admin/courses/${course._id}`;
  const { subjects } = (await app.inject({ url, headers })).json().course;
  for (let n = 0; n < 10; n += 1) {
    const reading = Promise.all(Array.from({ length: 10 }, () => mina.get(URL)));
    const payload = { title: `Round ${n}`, description: 'd', isFree: true, subjects };
    assert.equal((await app.inject({ method: 'PUT', url, headers, payload })).statusCode, 200);
    assert.equal((await mina.get(URL)).json().course.title, `Round ${n}`);
    await reading;
  }
});

test('access ends at once, although the course is cached', async () => {
  const leaving = await createSignedInStudent(here, 'leaving', [course._id]);
  assert.equal((await leaving.get(URL)).statusCode, 200);
  await db.delete(enrolments).where(eq(enrolments.studentId, leaving.id));
  const refused = await leaving.get(URL);
  assert.equal(refused.statusCode, 403);
  assert.equal('subjects' in refused.json().course, false);
});

test('is compressed, and nobody may store it', async () => {
  const plain = await mina.get(URL);
  const compressed = await app.inject({ url: URL, headers: { ...headers, 'accept-encoding': 'br' } });
  assert.equal(compressed.headers['content-encoding'], 'br');
  assert.equal(brotliDecompressSync(compressed.rawPayload).toString(), plain.body);
  for (const response of [plain, compressed]) {
    assert.equal(response.headers['cache-control'], 'no-store');
    assert.equal(response.headers.etag, undefined);
  }
});

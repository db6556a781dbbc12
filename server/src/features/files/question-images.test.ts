import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { findFileId, UPLOADS } from '@sikhya/contract/files.ts';
import sharp from 'sharp';
import { questions } from '../../database/tables/courses.ts';
import { paperImages } from '../../database/tables/learning.ts';
import { createStudent, handInAttempt, startAttempt } from '../../testing/mock-test-helpers.ts';
import { ADMIN, adminToken, testApp } from '../../testing/test-app.ts';
import { sendForm } from './form-for-test.ts';

const site = await testApp();
const { app, db, clock } = site;
const token = await adminToken(site);
let headers = { authorization: `Bearer ${token}` };
const DAY_MS = 24 * 3600 * 1000;
const PNG = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c33' } })
  .png()
  .toBuffer();

const { path, field } = UPLOADS['question-image'];
const uploaded: string = (await sendForm(app, path, token, [{ field, name: 'a', content: PNG }])).json().url;
const question = { question: 'q', options: ['1', '2', '3', '4'], correctAnswer: 0, questionImage: uploaded };
const chapter = { title: 'c', description: 'd', questions: [question] };
const courseInput = {
  title: 't',
  description: 'd',
  isFree: true,
  subjects: [{ title: 's', description: 'd', chapters: [chapter] }],
};
const getStatus = async (url: string | null | undefined) => (await app.inject(url ?? '/none')).statusCode;
const getImage = (course: CourseTree) => course.subjects[0]!.chapters[0]!.questions[0]!.questionImage;

/** Also signs in again, because the session of an admin ends within a day. */
async function advanceThreeDays(): Promise<void> {
  clock.now = new Date(clock.now.getTime() + 3 * DAY_MS);
  const signedIn = await app.inject({ method: 'POST', url: '/api/auth/admin/login', payload: ADMIN });
  headers = { authorization: `Bearer ${signedIn.json().token}` };
}

test('a signed URL can be saved and deleted, and is stored without its signature', async () => {
  assert.equal(await getStatus(uploaded), 200);
  const created = await app.inject({
    method: 'POST',
    url: '/api/admin/courses',
    headers,
    payload: courseInput,
  });
  assert.equal(created.statusCode, 201, created.body);
  const { course } = created.json<{ course: CourseTree }>();
  assert.equal(await getStatus(getImage(course)), 200);
  const [row] = await db.select().from(questions);
  assert.equal(row!.imageId, findFileId(uploaded));

  await advanceThreeDays();
  const url = `/api/admin/courses/${course._id}`;
  const read = (await app.inject({ url, headers })).json<{ course: CourseTree }>().course;
  assert.notEqual(getImage(read), getImage(course));
  assert.equal(await getStatus(getImage(read)), 200);
  // a local draft may contain a URL that was signed days ago
  const saved = await app.inject({ method: 'PUT', url, headers, payload: { ...course, updatedAt: null } });
  assert.equal(saved.statusCode, 200, saved.body);
  assert.equal(await getStatus(getImage(saved.json().course)), 200);
  const fileUrl = getImage(course);
  const removed = await app.inject({
    method: 'DELETE',
    url: '/api/upload/delete-file',
    headers,
    payload: { fileUrl },
  });
  assert.equal(removed.statusCode, 409);
});

test('attempts and reviews contain URLs that are valid when they are read', async () => {
  const [course] = (await app.inject({ url: '/api/admin/courses', headers })).json().courses;
  const whole = (await app.inject({ url: `/api/admin/courses/${course._id}`, headers })).json().course;
  const rabi = await createStudent(site, 'rabi', [whole]);
  const attempt = await startAttempt(rabi, whole);
  assert.equal(await getStatus(attempt.questions[0]!.questionImage), 200);
  assert.deepEqual(await db.select().from(paperImages), [
    { paperId: (await db.select().from(paperImages))[0]!.paperId, fileId: findFileId(uploaded)! },
  ]);
  const { result, review } = await handInAttempt(rabi, attempt.handInBody);
  assert.equal(await getStatus(review[0]!.questionImage), 200);

  await advanceThreeDays();
  assert.equal(await getStatus(review[0]!.questionImage), 403);
  const later = (await rabi.get(`/api/student/test/results/${result._id}`)).json();
  assert.equal(await getStatus(later.review[0].questionImage), 200);
  const chapterUrl = `/api/protected/student/course/${whole._id}/chapter/0`;
  const read = (await rabi.get(chapterUrl)).json().chapter;
  assert.equal(await getStatus(read.questions[0].questionImage), 200);

  const notEnrolled = await createStudent(site, 'mina', []);
  const refused = await notEnrolled.get(chapterUrl);
  assert.deepEqual([refused.statusCode, refused.body.includes('key=')], [403, false]);
});

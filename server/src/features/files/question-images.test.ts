import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { fileIdOf, UPLOADS } from '@sikhya/contract/files.ts';
import sharp from 'sharp';
import { questions } from '../../database/tables/courses.ts';
import { paperImages } from '../../database/tables/learning.ts';
import { handedIn, started, student } from '../../testing/taking-tests.ts';
import { ADMIN, adminToken, testApp } from '../../testing/test-app.ts';
import { send } from './form-for-test.ts';

const here = await testApp();
const { app, db, clock } = here;
const token = await adminToken(here);
let headers = { authorization: `Bearer ${token}` };
const DAY_MS = 24 * 3600 * 1000;
const PNG = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c33' } })
  .png()
  .toBuffer();

const { path, field } = UPLOADS['question-image'];
const uploaded: string = (await send(app, path, token, [{ field, name: 'a', content: PNG }])).json().url;
const question = { question: 'q', options: ['1', '2', '3', '4'], correctAnswer: 0, questionImage: uploaded };
const chapter = { title: 'c', description: 'd', questions: [question] };
const draft = {
  title: 't',
  description: 'd',
  isFree: true,
  subjects: [{ title: 's', description: 'd', chapters: [chapter] }],
};
const status = async (url: string | null | undefined) => (await app.inject(url ?? '/none')).statusCode;
const imageIn = (course: CourseTree) => course.subjects[0]!.chapters[0]!.questions[0]!.questionImage;

/** An admin's session ends within a day. */
async function threeDaysLater(): Promise<void> {
  clock.now = new Date(clock.now.getTime() + 3 * DAY_MS);
  const signedIn = await app.inject({ method: 'POST', url: '/api/auth/admin/login', payload: ADMIN });
  headers = { authorization: `Bearer ${signedIn.json().token}` };
}

test('a signed URL can be saved and deleted, and is stored without its signature', async () => {
  assert.equal(await status(uploaded), 200);
  const made = await app.inject({ method: 'POST', url: '/api/admin/courses', headers, payload: draft });
  assert.equal(made.statusCode, 201, made.body);
  const { course } = made.json<{ course: CourseTree }>();
  assert.equal(await status(imageIn(course)), 200);
  const [row] = await db.select().from(questions);
  assert.equal(row!.imageId, fileIdOf(uploaded));

  await threeDaysLater();
  const url = `/api/admin/courses/${course._id}`;
  const read = (await app.inject({ url, headers })).json<{ course: CourseTree }>().course;
  assert.notEqual(imageIn(read), imageIn(course));
  assert.equal(await status(imageIn(read)), 200);
  // a draft on the device may hold the address of days ago
  const saved = await app.inject({ method: 'PUT', url, headers, payload: { ...course, updatedAt: null } });
  assert.equal(saved.statusCode, 200, saved.body);
  assert.equal(await status(imageIn(saved.json().course)), 200);
  const fileUrl = imageIn(course);
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
  const who = await student(here, 'rabi', [whole]);
  const attempt = await started(who, whole);
  assert.equal(await status(attempt.questions[0]!.questionImage), 200);
  assert.deepEqual(await db.select().from(paperImages), [
    { paperId: (await db.select().from(paperImages))[0]!.paperId, fileId: fileIdOf(uploaded)! },
  ]);
  const { result, review } = await handedIn(who, attempt.handIn);
  assert.equal(await status(review[0]!.questionImage), 200);

  await threeDaysLater();
  assert.equal(await status(review[0]!.questionImage), 403);
  const later = (await who.get(`/api/student/test/results/${result._id}`)).json();
  assert.equal(await status(later.review[0].questionImage), 200);
  const chapterUrl = `/api/protected/student/course/${whole._id}/chapter/0`;
  const read = (await who.get(chapterUrl)).json().chapter;
  assert.equal(await status(read.questions[0].questionImage), 200);

  const stranger = await student(here, 'mina', []);
  const refused = await stranger.get(chapterUrl);
  assert.deepEqual([refused.statusCode, refused.body.includes('key=')], [403, false]);
});

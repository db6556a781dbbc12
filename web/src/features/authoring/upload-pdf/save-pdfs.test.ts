import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTransport } from '../../../lib/call.ts';
import { blankSubject, EMPTY_COURSE } from '../editor/state/form.ts';
import { toCourseTree } from '../editor/state/sample-course.ts';
import { savePdfs } from './save-pdfs.ts';

const subject = blankSubject();
const course = toCourseTree({ ...EMPTY_COURSE, title: 'Rivers', subjects: [subject] });
const chapterId = course.subjects[0]!.chapters[0]!._id;

type Sent = { state: string; updatedAt: string; title: string; pdf: string | null };

/** Answers each GET with the next of the courses, and each PUT with the next of the responses. */
function respondWith(courses: object[], responses: Response[]): Sent[] {
  const sent: Sent[] = [];
  setTransport(async (_, init) => {
    if (init?.method !== 'PUT') return Response.json({ course: courses.shift() });
    const { state, updatedAt, title, subjects } = JSON.parse(String(init.body));
    sent.push({ state, updatedAt, title, pdf: subjects[0].chapters[0].pdf });
    return responses.shift()!;
  });
  return sent;
}

const conflict = () => Response.json({ message: 'No.', code: 'conflict', requestId: 'r' }, { status: 409 });

test('saves the PDF as an unpublished change, into what somebody else has saved meanwhile', async () => {
  const theirs = { ...course, title: 'Rivers and seas', updatedAt: '2026-11-16T11:00:00.000Z' };
  const sent = respondWith([course, theirs], [conflict(), Response.json({ message: '', course: theirs })]);
  const { missingChapters } = await savePdfs('course', new Map([[chapterId, '/files/1/document.pdf']]));
  assert.equal(missingChapters.size, 0);
  assert.deepEqual(sent, [
    { state: 'draft', updatedAt: course.updatedAt, title: 'Rivers', pdf: '/files/1/document.pdf' },
    { state: 'draft', updatedAt: theirs.updatedAt, title: 'Rivers and seas', pdf: '/files/1/document.pdf' },
  ]);
});

test('saves nothing when the chapters were removed, and names them', async () => {
  const sent = respondWith([course], []);
  const { missingChapters } = await savePdfs('course', new Map([['gone', '/files/1/document.pdf']]));
  assert.deepEqual([...missingChapters], ['gone']);
  assert.deepEqual(sent, []);
});

test('reports a failure that is not a conflict at once', async () => {
  const failure = Response.json(
    { message: 'Too large.', code: 'too-large', requestId: 'r' },
    { status: 413 },
  );
  const sent = respondWith([course], [failure]);
  await assert.rejects(savePdfs('course', new Map([[chapterId, '/files/1/document.pdf']])), /Too large/);
  assert.equal(sent.length, 1);
});

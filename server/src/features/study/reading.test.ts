import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFileId } from '@sikhya/contract/files.ts';
import { eq } from 'drizzle-orm';
import { files } from '../../database/tables/files.ts';
import { adminToken, testApp } from '../../testing/test-app.ts';
import { chapter, createTestCourse, createTestPdf } from '../../testing/test-courses.ts';
import { createSignedInStudent } from '../../testing/test-student.ts';

const here = await testApp();
const { app, db } = here;
const admin = { authorization: `Bearer ${await adminToken(here)}` };

const PAGE = { width: 595, height: 842, crop: { left: 0.1, top: 0.1, right: 0.9, bottom: 0.8 } };
const drawnPdf = await createTestPdf(db);
await db
  .update(files)
  .set({ pagePicture: { ...PAGE, bytes: 20_000 } })
  .where(eq(files.id, findFileId(drawnPdf)!));

const course = await createTestCourse(db, {
  subjects: [
    [chapter('One', { questions: 2 }), chapter('Two', { pdf: drawnPdf })],
    [],
    [chapter('Three', { questions: 1, pdf: await createTestPdf(db) })],
  ],
});
const COURSE_URL = `/api/protected/student/course/${course._id}`;
const mina = await createSignedInStudent(here, 'mina', [course._id]);
const stranger = await createSignedInStudent(here, 'stranger');

test('a student sees subjects, chapters, question counts and PDF links', async () => {
  const read = (await mina.get(COURSE_URL)).json().course;
  assert.deepEqual([read.title, read.totalChapters, read.totalQuestions], [course.title, 3, 3]);
  assert.deepEqual(
    read.subjects.map((subject: { title: string; chapters: object[] }) => [subject.title, subject.chapters]),
    [
      [
        'Subject 1',
        [
          {
            _id: course.subjects[0]!.chapters[0]!._id,
            title: 'One',
            description: 'About One',
            odia: null,
            pdf: null,
            pdfBytes: null,
            pagePicture: null,
            totalQuestions: 2,
          },
          {
            _id: course.subjects[0]!.chapters[1]!._id,
            title: 'Two',
            description: 'About Two',
            odia: null,
            pdf: `/api/protected/pdf-viewer/${course._id}/0/1`,
            pdfBytes: 1,
            pagePicture: {
              ...PAGE,
              url: `/api/protected/page-picture/${course._id}/${course.subjects[0]!.chapters[1]!._id}`,
            },
            totalQuestions: 0,
          },
        ],
      ],
      ['Subject 2', []],
      [
        'Subject 3',
        [
          {
            _id: course.subjects[2]!.chapters[0]!._id,
            title: 'Three',
            description: 'About Three',
            odia: null,
            pdf: `/api/protected/pdf-viewer/${course._id}/2/0`,
            pdfBytes: 1,
            pagePicture: null,
            totalQuestions: 1,
          },
        ],
      ],
    ],
  );
});

const CHAPTER_PATHS: [string, string, number, number][] = [
  ['/chapter/0', 'One', 0, 0],
  ['/chapter/1', 'Two', 0, 1],
  ['/chapter/2', 'Three', 2, 0],
  ['/chapter/1?subjectIndex=0', 'Two', 0, 1],
  ['/chapter/0?subjectIndex=2', 'Three', 2, 0],
];

test('a single chapter has its page picture too', async () => {
  const { pagePicture } = (await mina.get(`${COURSE_URL}/chapter/1`)).json().chapter;
  assert.deepEqual([pagePicture.width, pagePicture.crop], [PAGE.width, PAGE.crop]);
});

for (const [path, title, subjectIndex, chapterIndex] of CHAPTER_PATHS) {
  test(`${path} is ${title}`, async () => {
    const read = (await mina.get(COURSE_URL + path)).json().chapter;
    assert.deepEqual(
      [read.title, read.subjectTitle, read.courseTitle, read.subjectIndex, read.chapterIndex],
      [title, `Subject ${subjectIndex + 1}`, course.title, subjectIndex, chapterIndex],
    );
    assert.equal(read.questions.length, read.totalQuestions);
  });
}

test('13 questions have no right answers, for students and for admins', async () => {
  for (const answer of [
    await mina.get(`${COURSE_URL}/chapter/0`),
    await app.inject({ url: `${COURSE_URL}/chapter/0`, headers: admin }),
  ]) {
    const { questions } = answer.json().chapter;
    assert.deepEqual(Object.keys(questions[0]), ['_id', 'question', 'questionImage', 'options', 'odia']);
    assert.deepEqual(Object.keys(questions[0].odia), ['question', 'options']);
    assert.equal(questions[1].question, 'One, question 2?');
    assert.doesNotMatch(answer.body, /correctAnswer|explanation|ଗୋପନୀୟ/i);
  }
  assert.doesNotMatch((await mina.get(COURSE_URL)).body, /question 1|correctAnswer|explanation/i);
});

for (const [path, status] of [
  ['/chapter/3', 404],
  ['/chapter/999999', 404],
  ['/chapter/2?subjectIndex=0', 404],
  ['/chapter/0?subjectIndex=1', 404],
  ['/chapter/0?subjectIndex=9', 404],
  ['/chapter/-1', 400],
  ['/chapter/1.5', 400],
  ['/chapter/one', 400],
  ['/chapter/99999999999999999999', 400],
  ['/chapter/0?subjectIndex=x', 400],
  ['/chapter/0?subjectIndex=0&subjectIndex=1', 400],
] as const) {
  test(`${path} returns ${status}`, async () => {
    assert.equal((await mina.get(COURSE_URL + path)).statusCode, status);
  });
}

const getReadUrls = (id: string) => [
  `/api/protected/student/course/${id}`,
  `/api/protected/student/course/${id}/chapter/0`,
  `/api/student/progress/${id}`,
];

test('a student who is not enrolled gets the course card, but no content', async () => {
  const { course: card } = (await stranger.get(COURSE_URL)).json();
  assert.deepEqual([card._id, card.title, card.isFree], [course._id, course.title, true]);
  assert.equal('subjects' in card, false);
});

test('11 returns 403 to a student who is not enrolled, and the content to an admin', async () => {
  for (const url of getReadUrls(course._id)) {
    const answer = await stranger.get(url);
    assert.deepEqual([answer.statusCode, answer.json().code], [403, 'not-enrolled'], url);
  }
  assert.equal((await app.inject({ url: COURSE_URL, headers: admin })).statusCode, 200);
});

for (const id of ['nothing', '018f0000-0000-7000-8000-000000000000', '%00']) {
  test(`returns 404 for the course ${id}`, async () => {
    for (const url of getReadUrls(id)) assert.equal((await mina.get(url)).statusCode, 404, url);
  });
}

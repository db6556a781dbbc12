import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { createStudent } from '../../testing/mock-test-helpers.ts';
import { adminToken, testApp } from '../../testing/test-app.ts';

const here = await testApp();
const { app } = here;
const headers = { authorization: `Bearer ${await adminToken(here)}` };

const COURSE_ODIA = { title: 'ଓଡ଼ିଶାର ଇତିହାସ', description: 'କଳିଙ୍ଗ ଯୁଦ୍ଧଠାରୁ\nଆଜି ପର୍ଯ୍ୟନ୍ତ' };
const SUBJECT_ODIA = { title: 'ପ୍ରାଚୀନ ଓଡ଼ିଶା', description: '' };
const CHAPTER_ODIA = { title: 'କଳିଙ୍ଗ ଓ ଅଶୋକ', description: 'ଧଉଳି' };
const QUESTION_ODIA = {
  question: 'ଧଉଳି କେଉଁ ନଦୀ କୂଳରେ?',
  options: ['ବୈତରଣୀ', 'ବ୍ରାହ୍ମଣୀ', 'ଋଷିକୁଲ୍ୟା', 'ଦୟା'],
  explanation: 'ଧଉଳି ଦୟା ନଦୀ କୂଳରେ।',
};

const question = (text: string, odia?: object | null) => ({
  question: text,
  options: ['Baitarani', 'Brahmani', 'Rushikulya', 'Daya'],
  correctAnswer: 3,
  explanation: 'Near Bhubaneswar.',
  ...(odia !== undefined && { odia }),
});
const createInput = ({
  course = COURSE_ODIA as object | null | undefined,
  questionOdia = QUESTION_ODIA as object | null,
} = {}) => ({
  title: 'History of Odisha',
  description: 'From the Kalinga War',
  isFree: true,
  odia: course,
  subjects: [
    {
      title: 'Ancient Odisha',
      description: 'd',
      odia: SUBJECT_ODIA,
      chapters: [
        {
          title: 'Kalinga and Ashoka',
          description: 'd',
          odia: CHAPTER_ODIA,
          questions: [question('On which river is Dhauli?', questionOdia), question('And Jaugada?')],
        },
      ],
    },
  ],
});

const post = (payload: object) => app.inject({ method: 'POST', url: '/api/admin/courses', headers, payload });

async function createCourse(input: object = createInput()): Promise<CourseTree> {
  const response = await post(input);
  assert.equal(response.statusCode, 201, response.body);
  return response.json().course;
}

const listOdia = ({ odia, subjects }: CourseTree) => [
  odia,
  subjects[0]!.odia,
  subjects[0]!.chapters[0]!.odia,
  ...subjects[0]!.chapters[0]!.questions.map((one) => one.odia),
];
const ALL_ODIA = [COURSE_ODIA, SUBJECT_ODIA, CHAPTER_ODIA, QUESTION_ODIA, null];

test('saves the Odia version of every text and returns it to admins', async () => {
  const created = await createCourse();
  assert.deepEqual(listOdia(created), ALL_ODIA);
  const read = await app.inject({ url: `/api/admin/courses/${created._id}`, headers });
  assert.deepEqual(read.json().course, created);
});

test('an update without Odia versions removes them, and keeps the ids', async () => {
  const created = await createCourse();
  const withoutOdia = JSON.parse(
    JSON.stringify(created, (key, value) => (key === 'odia' ? undefined : value)),
  );
  const url = `/api/admin/courses/${created._id}`;
  const { course } = (await app.inject({ method: 'PUT', url, headers, payload: withoutOdia })).json();
  assert.deepEqual(listOdia(course), [null, null, null, null, null]);
  assert.equal(
    course.subjects[0].chapters[0].questions[0]._id,
    created.subjects[0]!.chapters[0]!.questions[0]!._id,
  );
  assert.deepEqual((await app.inject({ url, headers })).json().course, course);
});

test('an update of the Odia version alone is stored', async () => {
  const created = await createCourse();
  const changed = structuredClone(created);
  changed.odia!.title = 'ଇତିହାସ';
  changed.subjects[0]!.odia = { title: 'ପ୍ରାଚୀନ', description: 'ନୂଆ' };
  changed.subjects[0]!.chapters[0]!.odia = null;
  changed.subjects[0]!.chapters[0]!.questions[0]!.odia!.options[0] = 'ସୁବର୍ଣ୍ଣରେଖା';
  const url = `/api/admin/courses/${created._id}`;
  assert.equal((await app.inject({ method: 'PUT', url, headers, payload: changed })).statusCode, 200);
  assert.deepEqual(listOdia((await app.inject({ url, headers })).json().course), listOdia(changed));
});

test('Odia texts are normalised like all others', async () => {
  const { odia } = await createCourse(
    createInput({ course: { title: ' ଓ\u0b5cିଶା\u200b  ର ', description: 'a \r\n b' } }),
  );
  assert.deepEqual(odia, { title: 'ଓଡ଼ିଶା ର', description: 'a\nb' });
});

test('the description and the explanation of an Odia version may be absent', async () => {
  const { question: text, options } = QUESTION_ODIA;
  const course = await createCourse(
    createInput({ course: { title: 'ଇତିହାସ' }, questionOdia: { question: text, options } }),
  );
  assert.deepEqual(course.odia, { title: 'ଇତିହାସ', description: '' });
  assert.equal(course.subjects[0]!.chapters[0]!.questions[0]!.odia!.explanation, '');
});

const REFUSED: [string, object, string][] = [
  ['an empty title', createInput({ course: { title: ' ', description: 'x' } }), 'Odia title is empty'],
  [
    'a long title',
    createInput({ course: { title: 'ଓ'.repeat(2001) } }),
    'Odia title is longer than 2,000 characters',
  ],
  [
    'three options',
    createInput({ questionOdia: { ...QUESTION_ODIA, options: ['କ', 'ଖ', 'ଗ'] } }),
    'Subject 1, Chapter 1, Question 1: Odia options must be exactly 4',
  ],
  [
    'an empty option',
    createInput({ questionOdia: { ...QUESTION_ODIA, options: ['କ', 'ଖ', '', 'ଘ'] } }),
    'Subject 1, Chapter 1, Question 1: Odia option C is empty',
  ],
  [
    'no question text',
    createInput({ questionOdia: { options: QUESTION_ODIA.options } }),
    'Subject 1, Chapter 1, Question 1: Odia question',
  ],
];

for (const [name, input, details] of REFUSED) {
  test(`refuses an Odia version with ${name}`, async () => {
    const response = await post(input);
    assert.ok([400, 422].includes(response.statusCode), response.body);
    assert.ok(response.body.includes(details), response.body);
  });
}

test('courses are found by their Odia texts, by admins and in the catalogue', async () => {
  const { _id } = await createCourse(
    createInput({ course: { title: 'ଉତ୍କଳ ପ୍ରସଙ୍ଗ', description: 'ବୌଦ୍ଧ ଯୁଗ' } }),
  );
  for (const search of ['ଉତ୍କଳ', 'ବୌଦ୍ଧ ଯୁଗ', 'ଉତ୍କ']) {
    for (const url of ['/api/admin/courses', '/api/public/courses']) {
      const response = await app.inject({ url: `${url}?search=${encodeURIComponent(search)}`, headers });
      const found: string[] = response.json().courses.map((course: { _id: string }) => course._id);
      assert.deepEqual(found, [_id], `${url} ${search}`);
    }
  }
});

test('the catalogue, the courses of a student, the course and the chapter carry the Odia version', async () => {
  const course = await createCourse();
  const mina = await createStudent(here, 'reader', [course]);
  const { courses } = (await app.inject('/api/public/courses?limit=50')).json();
  assert.deepEqual(courses.find(({ _id }: { _id: string }) => _id === course._id).odia, COURSE_ODIA);
  assert.deepEqual((await mina.get('/api/protected/student/my-courses')).json().courses[0].odia, COURSE_ODIA);
  const read = (await mina.get(`/api/protected/student/course/${course._id}`)).json().course;
  assert.deepEqual(
    [read.odia, read.subjects[0].odia, read.subjects[0].chapters[0].odia],
    [COURSE_ODIA, SUBJECT_ODIA, CHAPTER_ODIA],
  );
  const { chapter } = (await mina.get(`/api/protected/student/course/${course._id}/chapter/0`)).json();
  assert.deepEqual(chapter.odia, CHAPTER_ODIA);
  assert.deepEqual(chapter.odiaTitles, { courseTitle: COURSE_ODIA.title, subjectTitle: SUBJECT_ODIA.title });
  const { explanation: _, ...withoutExplanation } = QUESTION_ODIA;
  assert.deepEqual(
    chapter.questions.map(({ odia }: { odia: object | null }) => odia),
    [withoutExplanation, null],
  );
});

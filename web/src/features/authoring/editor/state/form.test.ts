import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { toCourseInput } from './course-input.ts';
import { blankSubject, EMPTY_COURSE, toForm, toSavedForm } from './form.ts';

const saved: CourseTree = {
  _id: 'course',
  state: 'published',
  slug: 'course',
  hasUnpublishedChanges: false,
  title: 'ଇତିହାସ',
  description: 'd',
  odia: null,
  price: 0,
  isFree: true,
  thumbnail: null,
  createdAt: '2026-11-15T10:00:00.000Z',
  updatedAt: '2026-11-15T10:00:00.000Z',
  subjects: [
    {
      _id: 's',
      title: 'Subject',
      description: 'd',
      odia: null,
      chapters: [
        {
          _id: 'c',
          title: 'Chapter',
          description: 'd',
          odia: null,
          pdf: '/files/x/document.pdf',
          pdfInfo: null,
          freePreview: false,
          questions: [
            {
              _id: 'q',
              question: 'Q?',
              questionImage: null,
              options: ['a', 'b', 'c', 'd'],
              correctAnswer: 0,
              explanation: '',
              odia: { question: 'ପ୍ରଶ୍ନ?', options: ['କ', 'ଖ', 'ଗ', 'ଘ'], explanation: '' },
            },
          ],
        },
      ],
    },
  ],
};

test('keeps the row keys of the screen and takes the ids of the server', () => {
  const subject = blankSubject();
  const [chapter] = subject.chapters;
  const form = toSavedForm(saved, { ...EMPTY_COURSE, subjects: [subject] });
  const [savedSubject] = form.subjects;
  const [savedChapter] = savedSubject!.chapters;
  assert.deepEqual([savedSubject?._id, savedSubject?.key], ['s', subject.key]);
  assert.deepEqual([savedChapter?._id, savedChapter?.key], ['c', chapter?.key]);
  assert.deepEqual(savedChapter?.pdf, { url: '/files/x/document.pdf', chosen: null });
  assert.deepEqual(
    savedChapter?.questions.map(({ _id, key }) => [_id, key]),
    [['q', chapter?.questions[0]?.key]],
  );
  assert.deepEqual(toSavedForm(saved, toForm(saved)), toForm(saved));
});

test('saves a local draft of a release without Odia versions as a course without them', () => {
  const { odia, ...course } = toForm(saved);
  const subjects = course.subjects.map(({ odia: _, ...subject }) => subject);
  const input = toCourseInput({ ...course, subjects });
  assert.equal(odia, null);
  assert.deepEqual([input.odia, input.subjects?.[0]?.odia], [null, null]);
});

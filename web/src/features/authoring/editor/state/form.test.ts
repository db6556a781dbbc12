import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { blankSubject, EMPTY_COURSE, formOf, savedForm } from './form.ts';

const saved: CourseTree = {
  _id: 'course',
  title: 'ଇତିହାସ',
  description: 'd',
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
      chapters: [
        {
          _id: 'c',
          title: 'Chapter',
          description: 'd',
          pdf: '/files/x/document.pdf',
          pdfInfo: null,
          questions: [
            {
              _id: 'q',
              question: 'Q?',
              questionImage: null,
              options: ['a', 'b', 'c', 'd'],
              correctAnswer: 0,
              explanation: '',
            },
          ],
        },
      ],
    },
  ],
};

test('what is saved has the ids of the server, under the keys that it has on the screen', () => {
  const subject = blankSubject();
  const [chapter] = subject.chapters;
  const form = savedForm(saved, { ...EMPTY_COURSE, subjects: [subject] });
  const [kept] = form.subjects;
  const [keptChapter] = kept!.chapters;
  assert.deepEqual([kept?._id, kept?.key], ['s', subject.key]);
  assert.deepEqual([keptChapter?._id, keptChapter?.key], ['c', chapter?.key]);
  assert.deepEqual(keptChapter?.pdf, { url: '/files/x/document.pdf', chosen: null });
  assert.deepEqual(
    keptChapter?.questions.map(({ _id, key }) => [_id, key]),
    [['q', chapter?.questions[0]?.key]],
  );
  assert.deepEqual(savedForm(saved, formOf(saved)), formOf(saved));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { toCourseInput } from './course-input.ts';
import { toForm } from './form.ts';

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

test('a draft may be a paid course without a price', () => {
  const pricing = (change: Partial<CourseTree>) => {
    const { isFree, price } = toForm({ ...saved, isFree: false, ...change });
    return { isFree, price };
  };
  assert.deepEqual(pricing({ state: 'draft' }), { isFree: false, price: '' });
  assert.deepEqual(pricing({ hasUnpublishedChanges: true, price: 99 }), { isFree: false, price: '99' });
  assert.deepEqual(pricing({}), { isFree: true, price: '0' });
});

test('saves a local draft of a release without Odia versions as a course without them', () => {
  const { odia, ...course } = toForm(saved);
  const subjects = course.subjects.map(({ odia: _, ...subject }) => subject);
  const input = toCourseInput({ ...course, subjects });
  assert.equal(odia, null);
  assert.deepEqual([input.odia, input.subjects?.[0]?.odia], [null, null]);
});

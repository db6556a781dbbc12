import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAdopter } from './adopt-saved.ts';
import { editForm } from './edit-form.ts';
import { blankSubject, EMPTY_COURSE, toForm } from './form.ts';
import { getRowKeys, withRowKeys } from './row-keys.ts';
import { toCourseTree } from './sample-course.ts';

test('rows that a save before a reload has stored get their ids', () => {
  const subject = blankSubject();
  const sent = { ...EMPTY_COURSE, title: 'Rivers', subjects: [subject] };
  const course = toCourseTree(sent);
  const rows = structuredClone(getRowKeys(sent));
  const path = { subject: subject.key, chapter: subject.chapters[0]!.key };
  const edited = editForm(sent, { type: 'chapter edited', path, field: 'title', text: 'Mahanadi' });
  const adopt = createAdopter({ course, sent: withRowKeys(toForm(course), rows), files: new Set() });
  const [adopted] = adopt(edited).subjects;
  assert.deepEqual(
    [adopted?._id, adopted?.chapters[0]?._id, adopted?.chapters[0]?.questions[0]?._id],
    [subject.key, path.chapter, subject.chapters[0]!.questions[0]!.key].map((key) => `id of ${key}`),
  );
  assert.equal(adopted?.chapters[0]?.title, 'Mahanadi');
});

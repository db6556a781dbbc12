import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getLocale } from '@sikhya/contract/language/language.ts';
import { blankChapter, blankQuestion, type CourseForm, EMPTY_COURSE } from '../state/form.ts';
import { initialState, reduce } from '../state/reducer.ts';
import { describeFinding } from './describe-finding.ts';
import { findChangedFindings } from './find-changed-findings.ts';

const ODIA = { options: ['୧', '୨', '୩', '୪'], explanation: '' };
const question = (key: string, text: string, odia: string) => ({
  ...blankQuestion(),
  key,
  question: text,
  options: ['1', '2', '3', '4'],
  odia: { ...ODIA, question: odia },
});
const course: CourseForm = {
  ...EMPTY_COURSE,
  title: 'Course',
  subjects: [
    {
      key: 's',
      title: 'Subject',
      description: 'd',
      chapters: [
        {
          ...blankChapter(),
          key: 'c',
          title: 'Chapter',
          description: 'd',
          questions: [
            question('old', 'In 1936?', '୧୯୩୭ରେ?'),
            question('new', 'When was 1936?', '୧୯୩୬ କେବେ?'),
          ],
        },
      ],
    },
  ],
};
const path = { subject: 's', chapter: 'c', question: 'new' };
const describe = (form: CourseForm, language: 'en' | 'or') =>
  findChangedFindings(form, course).map(({ row, finding }) =>
    describeFinding(finding, getLocale(language), row),
  );

test('finds nothing in rows that were not changed', () => {
  assert.deepEqual(findChangedFindings(course, course), []);
});

test('names the numbers that differ in a changed question, in Odia or Latin digits', () => {
  const { form } = reduce(initialState(course, course), {
    type: 'odia question edited',
    path,
    field: 'question',
    text: '୧୯୩୭ କେବେ?',
  });
  assert.deepEqual(describe(form, 'en'), [
    'Subject 1, Chapter 1, Question 2: question: the numbers differ. 1936 became 1937 in Odia.',
  ]);
  assert.deepEqual(describe(form, 'or'), [
    'ବିଷୟ 1, ଅଧ୍ୟାୟ 1, ପ୍ରଶ୍ନ 2: ପ୍ରଶ୍ନ: ସଂଖ୍ୟା ମେଳ ଖାଉନାହିଁ। 1936 ବଦଳରେ ଓଡ଼ିଆରେ 1937 ଅଛି।',
  ]);
  const { form: latin } = reduce(initialState(form, form), {
    type: 'odia question edited',
    path,
    field: 'question',
    text: '1936 କେବେ?',
  });
  assert.deepEqual(describe(latin, 'en'), []);
});

test('finds differences in titles and in the number of options', () => {
  const start = initialState(course, course);
  const titled = reduce(start, {
    type: 'odia texts edited',
    path: { subject: 's' },
    field: 'title',
    text: '୨',
  });
  assert.deepEqual(describe(titled.form, 'en'), [
    'Subject 1: title: only the Odia version has the number 2.',
  ]);
  const fewer = reduce(start, { type: 'odia question edited', path, field: 3, text: '' });
  assert.deepEqual(describe(fewer.form, 'en'), [
    'Subject 1, Chapter 1, Question 2: options: the question has 4, its Odia version 3.',
  ]);
});

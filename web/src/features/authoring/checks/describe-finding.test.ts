import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseFinding } from '@sikhya/contract/course-checks.ts';
import { getLocale } from '@sikhya/contract/language/language.ts';
import { describeFacts, describePlace, getTarget } from './describe-finding.ts';

const chapter = ['subjects', 0, 'chapters', 1];
const question = [...chapter, 'questions', 2];
const other = ['subjects', 0, 'chapters', 0, 'questions', 4];

const findings: [CourseFinding, target: string, place: string, facts: string][] = [
  [{ kind: 'no-pdf', path: [...chapter, 'pdf'] }, 'pdf', 'Subject 1, Chapter 2: PDF', ''],
  [{ kind: 'few-questions', path: chapter, count: 1 }, 'title', 'Subject 1, Chapter 2', '1 question'],
  [
    { kind: 'same-options', path: [...question, 'odia', 'options', 0], first: 'A', second: 'C' },
    'odia.options.0',
    'Subject 1, Chapter 2, Question 3: Odia version',
    'A and C are equal',
  ],
  [
    { kind: 'duplicate', path: question, other, hasSameOptions: true },
    'question',
    'Subject 1, Chapter 2, Question 3',
    'same as Subject 1, Chapter 1, Question 5',
  ],
  [
    { kind: 'in-other-course', path: question, course: null },
    'question',
    'Subject 1, Chapter 2, Question 3',
    'also in another course',
  ],
  [
    { kind: 'long-option', path: [...question, 'options', 3], letters: 130 },
    'options.3',
    'Subject 1, Chapter 2, Question 3: option D',
    '130 letters',
  ],
  [{ kind: 'no-odia', path: question }, 'odia', 'Subject 1, Chapter 2, Question 3', ''],
  [{ kind: 'no-odia', path: [] }, 'odia', 'Course', ''],
];

test('names the place of each finding and leads to its field', () => {
  const locale = getLocale('en');
  for (const [finding, field, place, facts] of findings) {
    const target = getTarget(finding).join('.');
    assert.ok(target === field || target.endsWith(`.${field}`), target);
    assert.equal(describePlace(finding, locale), place);
    assert.equal(describeFacts(finding, locale), facts);
  }
});

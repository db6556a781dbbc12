import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyticsInLanguage } from './analytics-in-language.ts';
import type { AnalyticsData } from './api.ts';

const scored = {
  courseTitle: 'Course',
  chapterTitle: 'Chapter',
  odiaTitles: { courseTitle: null, chapterTitle: 'ଅଧ୍ୟାୟ' },
};

const data = {
  coursePerformance: [{ courseName: 'Course', odiaTitles: { courseName: 'ପାଠ୍ୟକ୍ରମ' } }],
  scores: [scored],
  strongestChapters: [scored],
  weakestChapters: [scored],
} as unknown as AnalyticsData;

test('shows the titles of courses and chapters in Odia where they have an Odia version', () => {
  const { coursePerformance, ...rest } = analyticsInLanguage(data, 'or');
  assert.equal(coursePerformance[0]?.courseName, 'ପାଠ୍ୟକ୍ରମ');
  for (const rows of [rest.scores, rest.strongestChapters, rest.weakestChapters]) {
    assert.deepEqual([rows[0]?.courseTitle, rows[0]?.chapterTitle], ['Course', 'ଅଧ୍ୟାୟ']);
  }
});

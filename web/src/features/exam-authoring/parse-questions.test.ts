import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseQuestions } from './parse-questions.ts';

const QUESTION = { question: 'Who?', options: ['a', 'b'], correctAnswer: 1 };

test('a list of questions is one section', () => {
  const section = { title: '', questions: [QUESTION] };
  assert.deepEqual(parseQuestions(JSON.stringify([QUESTION])), { sections: [section] });
  assert.deepEqual(parseQuestions(JSON.stringify({ questions: [QUESTION] })), { sections: [section] });
});

test('sections are kept as they are', () => {
  const sections = [{ title: 'A', questions: [QUESTION] }];
  assert.deepEqual(parseQuestions(JSON.stringify({ sections })), { sections });
});

test('broken JSON has a line and a column', () => {
  assert.deepEqual(parseQuestions('[\n{"question": }]'), { error: { line: 2, column: 14 } });
});

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { decodeQuestionFile } from './decode-file.ts';
import { readQuestions } from './read.ts';
import { readSections } from './sections.ts';

const question = (n: number) =>
  `Question ${n}: What is ${n}?\nA) a\nB) b\nC) c\nD) d\nCorrect Answer: B\nExplanation: e\n`;

const summarise = (text: string) =>
  readSections(text).map(({ title, odiaTitle, result }) => [
    title,
    odiaTitle,
    'problem' in result ? 'problem' : result.reading.questions.map(({ line }) => line),
  ]);

test('a file without Section lines is read exactly as before', () => {
  const folder = new URL('samples/', import.meta.url);
  for (const name of readdirSync(folder)) {
    const decoded = decodeQuestionFile(readFileSync(new URL(name, folder)));
    if ('problem' in decoded) continue;
    assert.deepEqual(readSections(decoded.text), [
      { title: null, odiaTitle: '', result: readQuestions(decoded.text) },
    ]);
  }
});

test('Section lines divide the questions, which keep their line numbers', () => {
  const text = `Section: Reasoning | ଯୁକ୍ତି\n\n${question(1)}\n${question(2)}\nsection : Arithmetic\n${question(3)}`;
  assert.deepEqual(summarise(text), [
    ['Reasoning', 'ଯୁକ୍ତି', [3, 11]],
    ['Arithmetic', '', [20]],
  ]);
});

test('questions before the first Section line have no section', () => {
  assert.deepEqual(summarise(`${question(1)}\nବିଭାଗ: ଗଣିତ\n${question(2)}`), [
    [null, '', [1]],
    ['ଗଣିତ', '', [10]],
  ]);
});

test('a section without questions stays, and the word alone divides nothing', () => {
  assert.deepEqual(summarise('Section: Empty\n'), [['Empty', '', []]]);
  assert.equal(readSections(`${question(1)}\nSection:\n`).length, 1);
});

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { decodeQuestionFile } from './bytes.ts';
import { type Reading, readQuestions } from './read.ts';
import { parseQuestionFile } from './strict.ts';

/** Files as teachers have them, and beside each what it says in the strict format. */
const FOLDER = path.join(import.meta.dirname, 'samples');
const NAMES = readdirSync(FOLDER)
  .filter((name) => !name.endsWith('.expected'))
  .sort();

const content = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');

type Content = { question: string; options: string[]; correctAnswer: number; explanation: string };
const contentOf = ({ question, options, correctAnswer, explanation }: Content): Content => ({
  question,
  options,
  correctAnswer,
  explanation,
});

function expectedOf(name: string): Content[] {
  const { questions, rejected } = parseQuestionFile(content(name.replace(/\.\w+$/, '.expected')));
  assert.deepEqual(rejected, []);
  return questions.map(contentOf);
}

const textOf = (bytes: Uint8Array) => {
  const decoded = decodeQuestionFile(bytes);
  assert.ok('text' in decoded, JSON.stringify(decoded));
  return decoded.text;
};

const readingOf = (text: string): Reading => {
  const read = readQuestions(text);
  assert.ok('reading' in read);
  return read.reading;
};

test('there are thirty samples and more', () => assert.ok(NAMES.length >= 30));

for (const name of NAMES) {
  test(`${name} is understood`, () => {
    const reading = readingOf(textOf(Buffer.from(content(name), 'utf8')));
    assert.equal(reading.format, 'converted');
    assert.deepEqual(reading.questions.map(contentOf), expectedOf(name));
    assert.deepEqual(
      reading.questions.flatMap(({ doubts }) => doubts),
      [],
    );
  });

  test(`${name} is understood however it was saved`, () => {
    const text = content(name);
    const expected = expectedOf(name);
    for (const saved of [
      Buffer.from(`\ufeff${text.replaceAll('\n', '\r\n')}`, 'utf8'),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(text.replaceAll(') ', ')\u00a0').replaceAll('\n', ' \n'), 'utf8'),
    ])
      assert.deepEqual(readingOf(textOf(saved)).questions.map(contentOf), expected);
  });
}

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { decodeQuestionFile } from './decode-file.ts';
import type { FoundQuestion } from './found-question.ts';
import { type Reading, readQuestions } from './read.ts';
import { parseQuestionFile } from './strict.ts';

/** Files as teachers write them. Next to each is an `.expected` file with its questions in the strict format. */
const FOLDER = path.join(import.meta.dirname, 'samples');
const NAMES = readdirSync(FOLDER)
  .filter((name) => !name.endsWith('.expected'))
  .sort();

const readSample = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');

type Content = Pick<FoundQuestion, 'question' | 'options' | 'correctAnswer' | 'explanation' | 'odia'>;
const toContent = ({ question, options, correctAnswer, explanation, odia }: Content): Content => ({
  question,
  options,
  correctAnswer,
  explanation,
  odia: odia ?? null,
});

function readExpected(name: string): Content[] {
  const { questions, rejected } = parseQuestionFile(readSample(name.replace(/\.\w+$/, '.expected')));
  assert.deepEqual(rejected, []);
  return questions.map(toContent);
}

const decode = (bytes: Uint8Array) => {
  const decoded = decodeQuestionFile(bytes);
  assert.ok('text' in decoded, JSON.stringify(decoded));
  return decoded.text;
};

const readText = (text: string): Reading => {
  const read = readQuestions(text);
  assert.ok('reading' in read);
  return read.reading;
};

test('has at least 30 samples', () => assert.ok(NAMES.length >= 30));

for (const name of NAMES) {
  test(`reads ${name}`, () => {
    const reading = readText(decode(Buffer.from(readSample(name), 'utf8')));
    assert.equal(reading.format, 'converted');
    assert.deepEqual(reading.questions.map(toContent), readExpected(name));
    assert.deepEqual(
      reading.questions.flatMap(({ doubts }) => doubts),
      [],
    );
  });

  test(`reads ${name} in other encodings and line endings`, () => {
    const text = readSample(name);
    const expected = readExpected(name);
    for (const saved of [
      Buffer.from(`\ufeff${text.replaceAll('\n', '\r\n')}`, 'utf8'),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(text.replaceAll(') ', ')\u00a0').replaceAll('\n', ' \n'), 'utf8'),
    ])
      assert.deepEqual(readText(decode(saved)).questions.map(toContent), expected);
  });
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translateToEnglish } from '@sikhya/contract/language/texts.ts';
import { readSections } from '@sikhya/contract/question-file/sections.ts';
import { createQuestion, createSection, type ExamForm } from './form.ts';
import { importSections } from './import-file.ts';

const question = (n: number, answer = 'B') =>
  `Question ${n}: What is ${n}?\nA) a\nB) b\nC) c\nD) d\nCorrect Answer: ${answer}\n\n`;

const FORM = {
  sections: [
    { ...createSection(undefined), title: 'Reasoning', questions: [createQuestion()] },
    { ...createSection(undefined), title: 'Last' },
  ],
} as unknown as ExamForm;

const summarise = ({ sections }: ExamForm) =>
  sections.map(({ title, questions }) => [title, questions.map((row) => row.question)]);

test('sections of the file find those of the exam by their title, or are added', () => {
  const text = `Section: REASONING\n${question(1)}${question(2)}Section: New\n${question(3)}`;
  const { form, added, leftOut } = importSections(FORM, readSections(text));
  assert.deepEqual(summarise(form), [
    ['Reasoning', ['What is 1?', 'What is 2?']],
    ['Last', []],
    ['New', ['What is 3?']],
  ]);
  assert.deepEqual([added, leftOut], [3, []]);
  assert.deepEqual(form.sections[2]!.marks, FORM.sections[1]!.marks, 'marks as in the section before');
});

test('a file without sections goes into the last one, and incomplete questions are left out', () => {
  const { form, added, leftOut } = importSections(FORM, readSections(question(1) + question(2, 'X')));
  assert.deepEqual(summarise(form)[1], ['Last', ['What is 1?']]);
  assert.equal(added, 1);
  assert.equal(leftOut.length, 1);
});

test('names the lines of questions whose answer is doubtful', () => {
  const ambiguous = 'Question 2: How many?\nA) 4\nB) 3\nC) 2\nD) 1\nCorrect Answer: 1\n\n';
  const { added, doubtful } = importSections(FORM, readSections(question(1) + ambiguous));
  assert.deepEqual([added, doubtful], [2, [8]]);
});

test('names the lines of questions that the strict format takes for an explanation', () => {
  const strict = 'Question 1\nWhat is 1?\nA. a\nB. b\nCorrect\nC. c\nD. d\nExplanation: so\n';
  const { added, leftOut } = importSections(
    FORM,
    readSections(`${strict}2. What is 2?\na) a\nb) b\nc) c\nd) d\nAns: b\n`),
  );
  assert.deepEqual([added, leftOut], [1, [9]]);
});

test('reports sections that are too long to be converted', () => {
  const long = question(2) + `${'x'.repeat(60_000)}\n`.repeat(200);
  const { added, problems } = importSections(
    FORM,
    readSections(`Section: A\n${question(1)}Section: B\n${long}`),
  );
  assert.equal(added, 1);
  assert.match(problems.map(translateToEnglish).join(), /^This text is too long to be converted\./);
});

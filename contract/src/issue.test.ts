import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { courseInput } from './authoring.ts';
import { fileReference } from './file-reference.ts';
import { id, index } from './input-fields.ts';
import { problems, translateFieldProblem, translateProblem } from './issue.ts';
import { getLocale } from './language/language.ts';
import { requiredLine } from './text.ts';

const ENGLISH = getLocale('en');
const ODIA = getLocale('or');

function findIssue(schema: z.ZodMiniType, value: unknown) {
  const issue = schema.safeParse(value).error?.issues[0];
  assert.ok(issue);
  return issue;
}

const CASES: [what: string, schema: z.ZodMiniType, value: unknown, english: string, odia: string][] = [
  ['an empty line', requiredLine(5), ' ', 'is empty', 'ଖାଲି ଅଛି'],
  [
    'a long line',
    requiredLine(2000),
    'x'.repeat(2001),
    'is longer than 2,000 characters',
    '2,000ଟି ଅକ୍ଷରରୁ ଅଧିକ ଲମ୍ବା',
  ],
  [
    'a line with NUL',
    requiredLine(5),
    '\0',
    'holds characters that cannot be stored',
    'ଏଥିରେ ଏପରି ଅକ୍ଷର ଅଛି ଯାହାକୁ ସଂରକ୍ଷଣ କରିହେବ ନାହିଁ',
  ],
  ['another URL', fileReference, '/x', 'is no file of this site', 'ଏହି ୱେବସାଇଟର ଫାଇଲ ନୁହେଁ'],
  ['a negative index', index, '-1', 'must be a whole number from 0', '0 କିମ୍ବା ତା’ଠାରୁ ବଡ଼ ପୂର୍ଣ୍ଣ ସଂଖ୍ୟା ହେବା ଆବଶ୍ୟକ'],
  [
    'many subjects',
    courseInput.shape.subjects,
    Array.from({ length: 201 }, () => ({ title: 't', description: 'd' })),
    'are more than 200 subjects',
    '200ଟି ବିଷୟରୁ ଅଧିକ',
  ],
];

for (const [what, schema, value, english, odia] of CASES) {
  test(`translates the problem of ${what}`, () => {
    const issue = findIssue(schema, value);
    assert.equal(translateProblem(issue, ENGLISH), english);
    assert.equal(translateProblem(issue, ODIA), odia);
  });
}

test('writes the numbers of a problem with the digits of the locale', () => {
  const issue = findIssue(requiredLine(2000), 'x'.repeat(2001));
  assert.equal(translateProblem(issue, getLocale('or', 'odia')), '୨,୦୦୦ଟି ଅକ୍ଷରରୁ ଅଧିକ ଲମ୍ବା');
  const general = findIssue(id, 'x'.repeat(101));
  assert.match(translateProblem(general, getLocale('or', 'odia')), /ସର୍ବାଧିକ ୧୦୦ /);
});

test('translates problems that only zod describes by their code', () => {
  const schemas: [z.ZodMiniType, unknown][] = [
    [z.string(), 1],
    [id, 'x'.repeat(101)],
    [z.string().check(z.minLength(1)), ''],
    [z.email(), 'x'],
    [z.enum(['a']), 'b'],
    [z.string().check(z.refine(() => false)), 'x'],
  ];
  const texts = schemas.map(([schema, value]) => translateProblem(findIssue(schema, value), ODIA));
  assert.equal(new Set(texts).size, schemas.length);
  for (const text of texts) assert.doesNotMatch(text, /[a-z]/i);
});

test('names the field before the problem', () => {
  const empty = findIssue(requiredLine(5), '');
  assert.equal(translateFieldProblem('option C', empty, ENGLISH), 'option C is empty');
  assert.equal(translateFieldProblem('ବିକଳ୍ପ C', empty, ODIA), 'ବିକଳ୍ପ C: ଖାଲି ଅଛି');
  const missing = findIssue(z.string(), undefined);
  assert.equal(translateFieldProblem('title', missing, ENGLISH), 'title is missing or has the wrong type');
  assert.equal(translateFieldProblem('', empty, ENGLISH), 'is empty');
});

test('gives each problem an English text of its own, by which its Odia text is found', () => {
  const texts = Object.values(problems).map(({ en }) => en);
  assert.equal(new Set(texts).size, texts.length);
});

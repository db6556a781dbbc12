import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../steps/root.mjs';
import { parseCsv, toCsv } from './csv.mjs';
import { findAllTexts, findTableTexts, findTexts } from './find-texts.mjs';
import { planImport, replaceInSource } from './import-texts.mjs';

const FILE = 'web/src/features/x/texts.ts';
const SOURCE = `import { defineTexts } from '@sikhya/contract/language/texts.ts';
export const texts = defineTexts({
  title: { en: "It's me", or: 'ମୁଁ' },
  chapters: { en: { one: '{count:number} chapter', other: '{count:number} chapters' }, or: '{count:number}ଟି ଅଧ୍ୟାୟ' },
});
`;

const texts = findTableTexts(FILE, SOURCE);
const header = ['place', 'screen', 'English', 'Odia', 'reviewed Odia'];
const [title, chapters] = [
  [`${FILE}#texts.title`, '', "It's me", 'ମୁଁ'],
  [`${FILE}#texts.chapters`, '', '{count:number} chapters', '{count:number}ଟି ଅଧ୍ୟାୟ'],
];

test('finds the texts of a table with their place', () => {
  assert.deepEqual(
    texts.map(({ place, english, odia }) => [place, '', english, odia]),
    [title, chapters],
  );
});

test('a CSV file survives the way through a spreadsheet', () => {
  const rows = [header, ['a', '', 'with "quotes", commas\nand lines', 'ଓଡ଼ିଆ', '']];
  assert.deepEqual(parseCsv(toCsv(rows)), rows);
});

test('a reviewed text replaces the old one in the source', () => {
  const { changes, problems } = planImport([header, [...title, "ମୁଁ 'ନିଜେ'"], [...chapters, '']], texts);
  assert.deepEqual(problems, []);
  assert.equal(replaceInSource(SOURCE, changes), SOURCE.replace("'ମୁଁ'", "'ମୁଁ \\'ନିଜେ\\''"));
});

test('names what does not fit', () => {
  const { changes, problems } = planImport(
    [
      header,
      [...chapters, 'ଅଧ୍ୟାୟ'],
      [`${FILE}#gone`, '', 'Gone', 'ଗଲା', 'ନୂଆ'],
      [title[0], '', 'Other English', 'ମୁଁ', 'ନୂଆ'],
      [title[0], '', "It's me", 'ପୁରୁଣା', 'ନୂଆ'],
    ],
    texts,
  );
  assert.deepEqual(changes, []);
  assert.deepEqual(
    problems.map(({ problem }) => problem),
    [
      'the text must contain {count:number}',
      'there is no such text any more',
      'the English text has changed to "It\'s me"',
      'the Odia text has changed to "ମୁଁ"',
    ],
  );
});

test('every text of the product has its own place and an Odia version in NFC', () => {
  const all = findAllTexts();
  assert.ok(all.length > 500, `${all.length} texts`);
  assert.equal(new Set(all.map(({ place }) => place)).size, all.length);
  assert.deepEqual(
    all.filter(({ odia }) => odia !== odia.normalize('NFC')).map(({ place }) => place),
    [],
  );
});

test('Odia sentences end with a danda, and vowel signs and halants are in an order that can be drawn', () => {
  const isSentence = (text) => /[^.]\.$/.test(text);
  const endsWell = /(?:[।?!]\)?|\})$/;
  // two vowel signs on one letter, a halant without a letter after it, a Latin full stop after an Odia letter
  const broken = /[ା-ୌ]{2}|୍[ା-ୌ]|[\u0b00-\u0b7f]\.(?: |$)|।{2}/;
  const wrong = findAllTexts().filter(
    ({ english, odia, isMarkup }) =>
      (!isMarkup && isSentence(english) && !endsWell.test(odia)) || broken.test(odia),
  );
  assert.deepEqual(
    wrong.map(({ place, odia }) => `${place}: ${odia}`),
    [],
  );
});

test('a CSV file brings every text of the product back: unchanged, and with a change in each', () => {
  const all = findAllTexts();
  const toRow = (text, reviewed) => [text.place, '', text.english, text.odia, reviewed];
  const review = (change) => parseCsv(toCsv([header, ...all.map((text) => toRow(text, change(text)))]));
  assert.deepEqual(
    planImport(
      review(({ odia }) => odia),
      all,
    ),
    { changes: [], problems: [] },
  );

  const { changes, problems } = planImport(review(addWord), all);
  assert.deepEqual(problems, []);
  assert.equal(changes.length, all.length);
  for (const [file, changesOfFile] of Map.groupBy(changes, ({ text }) => text.file)) {
    const found = findTexts(file, replaceInSource(readFileSync(inRoot(file), 'utf8'), changesOfFile));
    assert.deepEqual(
      found.map(({ place, odia }) => [place, odia]),
      changesOfFile.map(({ text, newText }) => [text.place, newText]),
    );
  }
});

/** A change with characters that have a meaning in CSV files and in the source. */
const addWord = ({ odia, isMarkup }) => `${odia} “ନୂଆ”, "${isMarkup ? '' : "'"}ଶବ୍ଦ\\"`;

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeCourseField } from '../describe-course-field.ts';
import { compareQuestions, compareTexts } from './compare-versions.ts';
import { compareFormulas } from './formulas.ts';
import { compareNumbers } from './numbers.ts';
import { countTranslation } from './progress.ts';

const SAME_NUMBERS: [name: string, text: string, odia: string][] = [
  ['no numbers', 'Capital of Odisha?', 'ଓଡ଼ିଶାର ରାଜଧାନୀ?'],
  ['Odia digits', 'Founded in 1936', '୧୯୩୬ ମସିହାରେ ପ୍ରତିଷ୍ଠିତ'],
  ['Latin digits in Odia', 'Founded in 1936', '1936 ମସିହାରେ ପ୍ରତିଷ୍ଠିତ'],
  ['another order', '15 August 1947', '୧୯୪୭ ଅଗଷ୍ଟ ୧୫'],
  ['Indian and western grouping', '1,500,000 people', '୧୫,୦୦,୦୦୦ ଲୋକ'],
  ['no grouping', '1,00,000', '୧୦୦୦୦୦'],
  ['a list without spaces', 'Of 10,20,300', '୧୦, ୨୦, ୩୦୦ ମଧ୍ୟରୁ'],
  ['a decimal', 'It is 2.50 m long', 'ଏହା ୨.୫ ମିଟର ଲମ୍ବା'],
  ['a decimal without zero', 'Take .5 of it', '୦.୫ ନିଅନ୍ତୁ'],
  ['a time', 'At 10:30', '୧୦.୩୦ରେ'],
  ['a date', '05/08/2020', '୫.୮.୨୦୨୦'],
  ['percent as a word', '25% of 80', '୮୦ର ଶତକଡ଼ା ୨୫'],
  ['a unit as a word', '5km in 20 min', '୨୦ ମିନିଟରେ ୫ କିଲୋମିଟର'],
  ['a square unit', '10 m²', '୧୦ ବର୍ଗ ମିଟର'],
  ['rupees', 'Rs.500', '୫୦୦ ଟଙ୍କା'],
  ['a fraction sign', '½ of 10', '୧୦ର ୧/୨'],
  ['an ordinal as a word', 'The 13th rock edict', 'ତ୍ରୟୋଦଶ ଶିଳାଲେଖ'],
  ['a number word', 'three sides', '୩ଟି ବାହୁ'],
  ['an Odia number word with a suffix', '3 sides', 'ତିନିଟି ବାହୁ'],
  ['a number with a scale', '5,00,000 people', '୫ ଲକ୍ଷ ଲୋକ'],
  ['a scale in both', '5 lakh people', '୫ ଲକ୍ଷ ଲୋକ'],
  ['a subscript', 'H₂O', 'H2O'],
  ['a number that is repeated', '10 + 10 is 20', '୧୦କୁ ଦୁଇ ଥର ମିଶାଇଲେ ୨୦'],
];

for (const [name, text, odia] of SAME_NUMBERS)
  test(`does not report numbers: ${name}`, () => {
    assert.equal(compareNumbers(text, odia), undefined);
    assert.equal(compareNumbers(odia, text), undefined);
  });

const OTHER_NUMBERS: [text: string, odia: string, missing: string[], extra: string[]][] = [
  ['Founded in 1936', '୧୯୪୬ ମସିହା', ['1936'], ['1946']],
  ['25% of 80', '୮୦ର ପଚିଶ ଭାଗ', ['25'], []],
  ['Which of these?', '୫ଟି ମଧ୍ୟରୁ କେଉଁଟି?', [], ['5']],
  ['1,00,000', '୧୦,୦୦୦', ['100000'], ['10000']],
  ['2.5 kg', '୨୫ କି.ଗ୍ରା.', ['2.5'], ['25']],
  ['H2O', 'ଜଳ', ['2'], []],
  ['5 lakh', '୫ କୋଟି', ['500000'], ['50000000']],
];

for (const [text, odia, missing, extra] of OTHER_NUMBERS)
  test(`reports numbers: ${text} / ${odia}`, () =>
    assert.deepEqual(compareNumbers(text, odia), { missing, extra }));

const SAME_FORMULAS: [name: string, text: string, odia: string][] = [
  ['the same formula', 'If x + 3 = 7, x is', 'ଯଦି x + ୩ = ୭, ତେବେ x ର ମୂଲ୍ୟ'],
  ['powers written in two ways', 'a² + b² = c²', 'a^2 + b^2 = c^2'],
  ['Odia words in place of letters', 'SI = P × R × T / 100', 'ସୁଧ = ମୂଳ × ହାର × ସମୟ / ୧୦୦'],
  ['an article', 'A dozen is a number', 'ଡଜନ ଏକ ସଂଖ୍ୟା'],
  ['square units', 'an area of 10 m²', '୧୦ ବର୍ଗ ମିଟର'],
  ['acceleration', '9.8 m/s²', '୯.୮ ମିଟର ପ୍ରତି ବର୍ଗ ସେକେଣ୍ଡ'],
];

for (const [name, text, odia] of SAME_FORMULAS)
  test(`does not report formulas: ${name}`, () => assert.equal(compareFormulas(text, odia), undefined));

test('reports signs and variables that differ', () => {
  assert.deepEqual(compareFormulas('x + y = 1', 'x × y = 1'), { missing: ['+'], extra: ['×'] });
  assert.deepEqual(compareFormulas('x + y = 1', 'x + z = 1'), { missing: ['y'], extra: ['z'] });
  assert.deepEqual(compareFormulas('√2 is irrational', '2 ଅପରିମେୟ'), { missing: ['√'], extra: [] });
});

const QUESTION = {
  question: 'In which year?',
  options: ['321 BCE', '261 BCE', '185 BCE', '483 BCE'],
  explanation: 'In 261 BCE.',
};
const ODIA = {
  question: 'କେଉଁ ବର୍ଷ?',
  options: ['ଖ୍ରୀ.ପୂ. ୩୨୧', 'ଖ୍ରୀ.ପୂ. ୨୬୧', 'ଖ୍ରୀ.ପୂ. ୧୮୫', 'ଖ୍ରୀ.ପୂ. ୪୮୩'],
  explanation: 'ଖ୍ରୀ.ପୂ. ୨୬୧ରେ।',
};

test('reports nothing for a question and its translation, or without one', () => {
  assert.deepEqual(compareQuestions(QUESTION, ODIA), []);
  assert.deepEqual(compareQuestions(QUESTION, null), []);
  assert.deepEqual(compareQuestions(QUESTION, { ...ODIA, explanation: '' }), []);
});

test('reports options in another order, and names the field', () => {
  const options = ODIA.options.toSpliced(0, 2, ODIA.options[1]!, ODIA.options[0]!);
  assert.deepEqual(compareQuestions(QUESTION, { ...ODIA, options }), [
    { kind: 'numbers', field: { name: 'option', index: 0 }, missing: ['321'], extra: ['261'] },
    { kind: 'numbers', field: { name: 'option', index: 1 }, missing: ['261'], extra: ['321'] },
  ]);
});

test('reports a missing option', () => {
  assert.deepEqual(compareQuestions(QUESTION, { ...ODIA, options: ODIA.options.with(2, ' ') }), [
    { kind: 'option-count', expected: 4, found: 3 },
  ]);
});

test('compares titles and descriptions', () => {
  assert.deepEqual(
    compareTexts({ title: 'Class 10', description: '' }, { title: '୯ମ ଶ୍ରେଣୀ', description: '୩' }),
    [{ kind: 'numbers', field: { name: 'title' }, missing: ['10'], extra: ['9'] }],
  );
  assert.deepEqual(compareTexts({ title: 'Class 10', description: '' }, null), []);
});

test('takes linear time for the longest texts', () => {
  for (const text of [' ', '= ', '1', '1,', '1.', '9,99,', 'x + ', '²', 'a 5 lakh ', 'ଦଶ ']) {
    const long = text.repeat(20_000 / text.length);
    compareNumbers(long, 'ଏକ 7');
    compareFormulas(long, 'ଏକ = 7');
  }
});

const texts = (title: string, odia: string | null, description = 'About it') => ({
  title,
  description,
  odia: odia === null ? null : { title: odia, description: '' },
});

test('counts the translated fields and questions of a course, and lists what is missing', () => {
  const course = {
    ...texts('History', 'ଇତିହାସ', 'ଓଡ଼ିଶା ବିଷୟରେ'),
    subjects: [
      {
        ...texts('Ancient', null),
        chapters: [
          {
            ...texts('ପ୍ରଥମ', null, '1936'),
            questions: [
              { ...QUESTION, odia: ODIA },
              { ...QUESTION, odia: null },
              { ...QUESTION, odia: { ...ODIA, options: ODIA.options.with(3, ''), explanation: '' } },
              { ...ODIA, odia: null },
              { question: '2 + 2?', options: ['1', '2', '3', '4'], explanation: '' },
            ],
          },
        ],
      },
    ],
  };
  const { missing, ...counts } = countTranslation(course);
  assert.deepEqual(counts, {
    fields: { total: 3, translated: 1 },
    questions: { total: 3, translated: 1 },
  });
  assert.deepEqual(
    missing.map((path) => describeCourseField(path)),
    [
      'Subject 1: Odia title',
      'Subject 1: Odia description',
      'Subject 1, Chapter 1, Question 2: Odia version',
      'Subject 1, Chapter 1, Question 3: Odia option D',
      'Subject 1, Chapter 1, Question 3: Odia explanation',
    ],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasFixedOptionOrder } from './fixed-option-order.ts';
import type { PaperQuestion } from './paper.ts';
import { createRandomOrder, getOptionOrder, getQuestionOrder, PAPER_ORDER } from './question-order.ts';

const question = (options: string[], more: Partial<PaperQuestion> = {}): PaperQuestion => ({
  _id: 'q',
  question: 'Which?',
  imageId: null,
  options,
  correctAnswer: 0,
  explanation: '',
  ...more,
});
const CITIES = ['Cuttack', 'Puri', 'Angul', 'Bhadrak'];

test('every question order except the one of the paper can occur', () => {
  let turn = 0;
  const seen = new Set<string>();
  // all sequences of random numbers for three questions
  for (; turn < 3 * 2; turn += 1) {
    const randomNumbers = [turn % 3, Math.floor(turn / 3)];
    const { questionOrder } = createRandomOrder(
      CITIES.slice(0, 3).map(() => question([])),
      (limit) => (randomNumbers.shift() ?? 0) % limit,
    );
    seen.add(questionOrder!.join(''));
  }
  assert.deepEqual([...seen].sort(), ['021', '102', '120', '201', '210']);
});

test('an encoded order is decoded', () => {
  const order = { questionOrder: [2, 0, 1], optionOrders: [12031, 10123, 13210] };
  assert.deepEqual(getQuestionOrder(order, 3), [2, 0, 1]);
  assert.deepEqual(getOptionOrder(order, 0), [2, 0, 3, 1]);
  assert.equal(getOptionOrder(order, 1), null);
  assert.deepEqual(getOptionOrder(order, 2), [3, 2, 1, 0]);
  assert.deepEqual(getQuestionOrder(PAPER_ORDER, 3), [0, 1, 2]);
  assert.equal(getOptionOrder(PAPER_ORDER, 1), null);
});

const FIXED = [
  'All of the above',
  'None of these',
  'None of the options',
  'Both A and B',
  'A and C only',
  '(a), (b) & (d)',
  'Neither A nor B',
  'All are correct',
  'None',
  'No error',
  'B',
  'ଉପରୋକ୍ତ ସମସ୍ତ',
  'ଉଭୟ କ ଓ ଖ',
  '(କ) ଏବଂ (ଗ)',
  'କୌଣସିଟି ନୁହେଁ',
  'ଏଥିରୁ କୌଣସିଟି ନୁହଁ',
  'କେବଳ କ',
];

for (const option of FIXED)
  test(`a question with the option '${option}' keeps its option order`, () => {
    const fixed = question([...CITIES.slice(0, 3), option]);
    assert.equal(hasFixedOptionOrder(fixed), true);
    const { optionOrders } = createRandomOrder([fixed, fixed], () => 0);
    assert.deepEqual(optionOrders, [10123, 10123]);
  });

for (const explanation of ['Option B is right.', 'Ans: (c)', 'ଠିକ୍ ଉତ୍ତର ଖ', 'ବିକଳ୍ପ (ଖ) ଠିକ୍'])
  test(`a question with the explanation '${explanation}' keeps its option order`, () =>
    assert.equal(hasFixedOptionOrder(question(CITIES, { explanation })), true));

for (const option of [
  'Allahabad',
  'ମହାନଦୀ',
  'ଉପରାଷ୍ଟ୍ରପତି',
  'Vitamin C',
  'A. P. J. Abdul Kalam',
  'କଟକ ଓ ପୁରୀ',
  '1936',
])
  test(`a question with the option '${option}' is shuffled`, () =>
    assert.equal(hasFixedOptionOrder(question([...CITIES.slice(0, 3), option])), false));

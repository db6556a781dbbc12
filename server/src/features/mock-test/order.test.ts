import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepsOptionOrder } from './option-order-hints.ts';
import { PAPER_ORDER, shownOptions, shownQuestions, shuffledOrder } from './order.ts';
import type { PaperQuestion } from './rules.ts';

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

test('every order of questions but that of the paper, and every order of options, can come', () => {
  let turn = 0;
  const seen = new Set<string>();
  // all sequences of chance for three questions
  for (; turn < 3 * 2; turn += 1) {
    const chances = [turn % 3, Math.floor(turn / 3)];
    const { questionOrder } = shuffledOrder(
      CITIES.slice(0, 3).map(() => question([])),
      (limit) => (chances.shift() ?? 0) % limit,
    );
    seen.add(questionOrder!.join(''));
  }
  assert.deepEqual([...seen].sort(), ['021', '102', '120', '201', '210']);
});

test('an order is written as numbers and read again', () => {
  const order = { questionOrder: [2, 0, 1], optionOrders: [12031, 10123, 13210] };
  assert.deepEqual(shownQuestions(order, 3), [2, 0, 1]);
  assert.deepEqual(shownOptions(order, 0), [2, 0, 3, 1]);
  assert.equal(shownOptions(order, 1), null);
  assert.deepEqual(shownOptions(order, 2), [3, 2, 1, 0]);
  assert.deepEqual(shownQuestions(PAPER_ORDER, 3), [0, 1, 2]);
  assert.equal(shownOptions(PAPER_ORDER, 1), null);
});

const KEPT = [
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

for (const option of KEPT)
  test(`the options of a question with '${option}' stay in their order`, () => {
    const asked = question([...CITIES.slice(0, 3), option]);
    assert.equal(keepsOptionOrder(asked), true);
    const { optionOrders } = shuffledOrder([asked, asked], () => 0);
    assert.deepEqual(optionOrders, [10123, 10123]);
  });

for (const explanation of ['Option B is right.', 'Ans: (c)', 'ଠିକ୍ ଉତ୍ତର ଖ', 'ବିକଳ୍ପ (ଖ) ଠିକ୍'])
  test(`the options of a question that is explained with '${explanation}' stay in their order`, () =>
    assert.equal(keepsOptionOrder(question(CITIES, { explanation })), true));

for (const option of [
  'Allahabad',
  'ମହାନଦୀ',
  'ଉପରାଷ୍ଟ୍ରପତି',
  'Vitamin C',
  'A. P. J. Abdul Kalam',
  'କଟକ ଓ ପୁରୀ',
  '1936',
])
  test(`the options of a question with '${option}' are shuffled`, () =>
    assert.equal(keepsOptionOrder(question([...CITIES.slice(0, 3), option])), false));

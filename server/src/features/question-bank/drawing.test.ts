import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Candidate, drawQuestions } from './drawing.ts';

const candidate = (n: number, changes: Partial<Candidate> = {}): Candidate => ({
  id: `id-${n}`,
  originId: null,
  question: `Question ${n}?`,
  odia: null,
  imageId: null,
  shareRight: null,
  ...changes,
});

const nothing = () => ({ ids: new Set<string>(), texts: new Set<string>() });

test('draws the share of hard questions, and fills up from the others', () => {
  const rows = Array.from({ length: 20 }, (_, n) => candidate(n, { shareRight: n < 8 ? 0.2 : 0.8 }));
  const countHard = (drawn: Candidate[]) => drawn.filter(({ shareRight }) => shareRight === 0.2).length;
  const draw = (count: number, hardPercent: number) => drawQuestions(rows, { count, hardPercent }, nothing());
  assert.deepEqual([draw(10, 30).length, countHard(draw(10, 30))], [10, 3]);
  assert.deepEqual([draw(10, 100).length, countHard(draw(10, 100))], [10, 8], 'too few hard ones');
  assert.deepEqual([draw(15, 0).length, countHard(draw(15, 0))], [15, 3], 'too few others');
  assert.equal(draw(30, 0).length, 20);
});

test('never draws a question twice, by id, origin or text', () => {
  const row = fc.record({
    id: fc.nat(12).map((n) => `id-${n}`),
    originId: fc.option(fc.nat(12).map((n) => `id-${n}`)),
    question: fc.nat(12).map((n) => `Question ${n}${n % 2 ? '?' : ' .'}`),
    odia: fc.constant(null),
    imageId: fc.constant(null),
    shareRight: fc.option(fc.constantFrom(0.1, 0.9)),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), fc.nat(40), fc.nat(100), (rows, count, hardPercent) => {
      const taken = nothing();
      const drawn = [1, 2].flatMap(() => drawQuestions(rows, { count, hardPercent }, taken));
      const families = drawn.flatMap(({ id, originId }) => [...new Set([id, originId ?? id])]);
      assert.equal(new Set(families).size, families.length);
      const texts = drawn.map(({ question }) => question.replace(/[ ?.]+$/, ''));
      assert.equal(new Set(texts).size, texts.length);
    }),
  );
});

test('leaves out what the exam has already, also in Odia', () => {
  const rows = [
    candidate(1),
    candidate(2, { originId: 'id-9' }),
    candidate(3, { odia: { question: 'କିଏ?' } }),
    candidate(4),
  ];
  const taken = { ids: new Set(['id-1', 'id-9']), texts: new Set(['କିଏ']) };
  const drawn = drawQuestions(rows, { count: 10, hardPercent: 0 }, taken);
  assert.deepEqual(
    drawn.map(({ id }) => id),
    ['id-4'],
  );
});

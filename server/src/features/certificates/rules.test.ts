import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { correctContent, createStatusBits, toAverageScore } from './rules.ts';

test('the score is the rounded mean', () => {
  assert.equal(toAverageScore([]), null);
  assert.equal(toAverageScore([60]), 60);
  assert.equal(toAverageScore([70, 81]), 76);
  assert.equal(toAverageScore([60, 60, 61]), 60);
});

const CONTENT = {
  courseTitle: 'History',
  odiaCourseTitle: null,
  text: '',
  signatory: '',
  odia: null,
  score: 76,
  chapters: 3,
  tests: 2,
  passPercent: 60,
  exam: { title: 'Final', odiaTitle: null, score: 40 },
};

for (const [content, scores, expected] of [
  [CONTENT, [70, 81, 40], null],
  [CONTENT, [60, 81, 40], { ...CONTENT, score: 71 }],
  [CONTENT, [70, 81, 90], { ...CONTENT, exam: { ...CONTENT.exam, score: 90 } }],
  [{ ...CONTENT, exam: null }, [70, 81], null],
  [{ ...CONTENT, exam: null }, [70, 80], { ...CONTENT, exam: null, score: 75 }],
  [{ ...CONTENT, score: null }, [50], { ...CONTENT, score: null, exam: { ...CONTENT.exam, score: 50 } }],
  [{ ...CONTENT, score: null, exam: null }, [], null],
  [CONTENT, [null, 60, 40], null],
  [CONTENT, [null, null, 50], { ...CONTENT, exam: { ...CONTENT.exam, score: 50 } }],
  [CONTENT, [60, 81, null], { ...CONTENT, score: 71 }],
  [{ ...CONTENT, exam: null }, [null, 60], null],
] as const) {
  test(`a certificate with ${content.score} and ${content.exam?.score} follows the scores ${scores}`, () => {
    assert.deepEqual(correctContent(content, scores), expected);
  });
}

test('the bits of used indexes without a valid certificate are set, and no others', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.array(fc.nat(300)), fc.constantFrom(0, 64), (next, valid, from) => {
      const bits = createStatusBits({ from, size: 64, next }, valid);
      assert.equal(bits.length, 8);
      for (let index = 0; index < 64; index += 1) {
        const isSet = (bits[index >> 3]! & (128 >> (index & 7))) !== 0;
        assert.equal(isSet, from + index < next && !valid.includes(from + index));
      }
    }),
  );
});

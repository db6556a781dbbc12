import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { pageLimit, pageLimitFrom, pageNumber, totalPages } from './pagination.ts';

const LIMITS: [string | undefined, number][] = [
  [undefined, 6],
  ['8', 8],
  ['0', 1],
  ['-3', 1],
  ['50', 50],
  ['51', 50],
  ['1e9', 50],
  ['7.9', 7],
  ['many', 6],
  ['', 1],
];

for (const [text, expected] of LIMITS) {
  test(`a limit of ${text ?? 'undefined'} becomes ${expected}`, () => {
    assert.equal(pageLimit(50, 6).parse(text), expected);
  });
}

test('clamps the page number from 1 to a million', () => {
  assert.equal(pageNumber.parse(undefined), 1);
  assert.equal(pageNumber.parse('0'), 1);
  assert.equal(pageNumber.parse('99999999999'), 1_000_000);
  assert.equal(pageNumber.parse('Infinity'), 1);
});

test('rounds a limit up to the next allowed size', () => {
  const limit = pageLimitFrom([5, 10, 20, 50], 10);
  assert.deepEqual(
    [undefined, '1', '5', '6', '20', '21', '500'].map((text) => limit.parse(text)),
    [10, 5, 5, 10, 20, 50, 50],
  );
});

test('an empty list has one page', () => {
  assert.deepEqual([totalPages(0, 10), totalPages(10, 10), totalPages(11, 10)], [1, 1, 2]);
});

test('any text in a query becomes a valid page and limit', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (text) => {
      const page = pageNumber.parse(text);
      const limit = pageLimit(50, 6).parse(text);
      assert.ok(Number.isInteger(page) && page >= 1 && Number.isInteger(limit) && limit >= 1 && limit <= 50);
    }),
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeeperThan } from './json-bodies.ts';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const CASES: [name: string, json: string, isTooDeep: boolean][] = [
  ['the maximum depth', nested(3), false],
  ['one level more', nested(4), true],
  ['objects and arrays', '{"a":[{"b":[1]}]}', true],
  ['many siblings', `[${'[[]],'.repeat(100)}1]`, false],
  ['brackets in a string', '["[[[[[{{{{"]', false],
  ['brackets after an escaped quote', '["\\"[[[[[["]', false],
  ['brackets after a string that ends in a backslash', '["\\\\",[[[1]]]]', true],
  ['brackets after many backslashes', `["${'\\\\'.repeat(9)}\\"[[[[["]`, false],
  ['an unterminated string', '["[[[[[[', false],
  ['an empty text', '', false],
];

for (const [name, json, isTooDeep] of CASES)
  test(`depth of JSON: ${name}`, () => assert.equal(isDeeperThan(json, 3), isTooDeep));

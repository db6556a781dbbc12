import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeeperThan } from './json-bodies.ts';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const CASES: [what: string, json: string, deeper: boolean][] = [
  ['as deep as allowed', nested(3), false],
  ['one level more', nested(4), true],
  ['objects and arrays alike', '{"a":[{"b":[1]}]}', true],
  ['many side by side', `[${'[[]],'.repeat(100)}1]`, false],
  ['brackets in a string', '["[[[[[{{{{"]', false],
  ['brackets after an escaped quote', '["\\"[[[[[["]', false],
  ['brackets after a string that ends in a backslash', '["\\\\",[[[1]]]]', true],
  ['brackets after many backslashes', `["${'\\\\'.repeat(9)}\\"[[[[["]`, false],
  ['a string that does not end', '["[[[[[[', false],
  ['nothing', '', false],
];

for (const [what, json, deeper] of CASES)
  test(`depth of JSON: ${what}`, () => assert.equal(isDeeperThan(json, 3), deeper));

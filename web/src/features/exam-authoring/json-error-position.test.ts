import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findJsonError } from './json-error-position.ts';

const BROKEN: [string, number, number][] = [
  ['', 1, 1],
  ['[1, 2', 1, 6],
  ['[1,\n 2,\n ]', 3, 2],
  ['{"question": "Who?",\n "options": ["a" "b"]}', 2, 18],
  ["{'a': 1}", 1, 2],
  ['{"a": tru}', 1, 7],
  ['[01]', 1, 2],
  ['[1] [2]', 1, 5],
  ['{"ପ୍ରଶ୍ନ": x}', 1, 12],
  ['["open\n"]', 1, 2],
];

for (const [text, line, column] of BROKEN) {
  test(`finds line ${line}, column ${column} in ${JSON.stringify(text)}`, () => {
    assert.throws(() => JSON.parse(text));
    assert.deepEqual(findJsonError(text), { line, column });
  });
}

test('finds an error exactly where JSON.parse does', () => {
  const isJson = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const cut = fc
    .tuple(fc.json(), fc.nat(40), fc.nat(3), fc.constantFrom('', ',', ']', '}', '"', ':', '1', 'x', ' '))
    .map(([json, at, removed, added]) => json.slice(0, at) + added + json.slice(at + removed));
  fc.assert(
    fc.property(cut, (text) => (findJsonError(text) === undefined) === isJson(text)),
    { numRuns: 2000 },
  );
});

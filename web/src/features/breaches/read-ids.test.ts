import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readIds } from './read-ids.ts';

const A = '019a8b2c-0000-7000-8000-00000000000a';
const B = '019a8b2c-0000-7000-8000-00000000000b';

test('reads ids and addresses of student pages, each once', () => {
  assert.deepEqual(readIds(`${A}, ${B};\n${A.toUpperCase()}`), [A, B]);
  assert.deepEqual(
    readIds(`https://sikhya.example/or/admin/student/${A}/?tab=1 /admin/student/${B}#courses`),
    [A, B],
  );
});

test('an empty text has no ids', () => {
  assert.deepEqual(readIds(' ,\n; '), []);
});

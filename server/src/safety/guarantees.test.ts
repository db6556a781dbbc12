import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const ROOT = path.join(import.meta.dirname, '../../..');
/** The guarantees up to this number are all listed. Above it, some numbers are not used. */
const LAST_WITHOUT_GAP = 28;

/** Finds the test files of each guarantee. The title of a test starts with the number of its guarantee. */
function findTests(): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>();
  for (const folder of ['contract/src', 'embedded-postgres/src', 'server/src', 'e2e']) {
    for (const name of readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(test|long|journey)\.ts$/.test(name)) continue;
      const file = path.posix.join(folder, name.replaceAll(path.sep, '/'));
      const source = readFileSync(path.join(ROOT, file), 'utf8');
      for (const [, number] of source.matchAll(/\btest\(\s*['"`](\d+) /g)) {
        found.set(Number(number), (found.get(Number(number)) ?? new Set()).add(file));
      }
    }
  }
  return found;
}

/** Reads the number and the test files of each guarantee from docs/safety.md. */
function readGuarantees(): Map<number, Set<string>> {
  const page = readFileSync(path.join(ROOT, 'docs/safety.md'), 'utf8');
  const rows = page.split('\n').flatMap((line) => {
    const row = /^\| +(\d+) +\|.*\|(.*)\|$/.exec(line);
    return row
      ? [[Number(row[1]), new Set(Array.from(row[2]!.matchAll(/`([^`]+)`/g), ([, file]) => file!))] as const]
      : [];
  });
  const numbers = rows.map(([number]) => number);
  assert.deepEqual(
    numbers.slice(0, LAST_WITHOUT_GAP),
    Array.from({ length: LAST_WITHOUT_GAP }, (_, n) => n + 1),
  );
  assert.deepEqual(
    numbers,
    [...new Set(numbers)].sort((a, b) => a - b),
  );
  return new Map(rows);
}

const tests = findTests();
const guarantees = readGuarantees();

for (const [number, files] of guarantees) {
  test(`docs/safety.md lists the test files of guarantee ${number}`, () => {
    assert.ok(files.size > 0);
    assert.deepEqual([...files].sort(), [...(tests.get(number) ?? [])].sort());
  });
}

test('no test has the number of a guarantee that does not exist', () => {
  assert.deepEqual(
    [...tests.keys()].filter((number) => !guarantees.has(number)),
    [],
  );
});

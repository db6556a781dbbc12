import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const ROOT = path.join(import.meta.dirname, '../../..');
const PROMISES = 28;

/** The numbers at the beginnings of test titles, each with the files in which it is proved. */
function provedIn(): Map<number, Set<string>> {
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

/** The rows of the page: the number of the promise, and the files named beside it. */
function told(): Map<number, Set<string>> {
  const page = readFileSync(path.join(ROOT, 'docs/safety.md'), 'utf8');
  const rows = page.split('\n').flatMap((line) => {
    const row = /^\| +(\d+) +\|.*\|(.*)\|$/.exec(line);
    return row
      ? [[Number(row[1]), new Set(Array.from(row[2]!.matchAll(/`([^`]+)`/g), ([, file]) => file!))] as const]
      : [];
  });
  assert.deepEqual(
    rows.map(([number]) => number),
    Array.from({ length: PROMISES }, (_, n) => n + 1),
  );
  return new Map(rows);
}

const proved = provedIn();

for (const [number, files] of told()) {
  test(`promise ${number} has a test, and the page says where`, () => {
    assert.deepEqual([...files].sort(), [...(proved.get(number) ?? [])].sort());
  });
}

test('no test carries a number that is no promise', () => {
  assert.deepEqual(
    [...proved.keys()].filter((number) => number > PROMISES || number === 0),
    [],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listTestFiles } from './test-files.mjs';

const { shared, groups, isolated } = listTestFiles();

test('lists every test file once', () => {
  const all = [...shared, ...groups.flat(), ...isolated];
  assert.equal(new Set(all).size, all.length);
  for (const folder of ['contract', 'embedded-postgres', 'scripts', 'server', 'web'])
    assert.ok(
      all.some((file) => file.startsWith(folder)),
      folder,
    );
});

test('tests of pure functions share a process', () => {
  assert.ok(shared.includes('contract/src/india-day.test.ts'));
});

test('tests of the server share processes in groups', () => {
  assert.ok(groups.some((files) => files.length > 5 && files.includes('server/src/http/serve.test.ts')));
});

test('a test file with hooks or changed globals, or one that starts processes, gets its own process', () => {
  for (const file of [
    'web/src/features/test-taking/attempt/attempt-storage.test.ts',
    'web/src/lib/session-store.test.ts',
    'server/src/main.test.ts',
    'server/src/database/large-counts.test.ts',
  ])
    assert.ok(isolated.includes(file), file);
});

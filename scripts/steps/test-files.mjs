import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './root.mjs';

/** The folders whose tests need no PostgreSQL. */
const PURE_FOLDERS = ['contract', 'web', 'scripts', 'cluster'];
const OTHER_FOLDERS = ['embedded-postgres', 'server'];

const IS_TEST = /\.test\.(ts|mjs)$/;
const HAS_HOOKS_OR_CHANGES_GLOBALS =
  /\b(before|after)(Each)?\(|\bglobalThis\b|\bprocess\.env\b|\bmock\.|\/testing\//;

/**
 * Returns the paths of all unit tests. A process costs more than most tests of pure functions, so these share one; a
 * test file that has hooks or changes globals would affect the others, so it gets its own process.
 */
export function listTestFiles() {
  const pure = PURE_FOLDERS.flatMap(listTests);
  const isolated = pure.filter((file) =>
    HAS_HOOKS_OR_CHANGES_GLOBALS.test(readFileSync(inRoot(file), 'utf8')),
  );
  return {
    shared: pure.filter((file) => !isolated.includes(file)),
    isolated: [...OTHER_FOLDERS.flatMap(listTests), ...isolated],
  };
}

function listTests(folder) {
  return readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && IS_TEST.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !file.includes('node_modules'));
}

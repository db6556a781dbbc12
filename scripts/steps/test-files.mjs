import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './root.mjs';

/** The folders whose tests need no PostgreSQL. */
const PURE_FOLDERS = ['contract', 'web', 'scripts', 'cluster'];

const IS_TEST = /\.test\.(ts|mjs)$/;
const HAS_HOOKS = /\b(before|after)(Each)?\(|\/testing\//;
/** Other files of the process would notice this: replaced globals and clocks, other processes, their signals and memory. */
const CHANGES_PROCESS =
  /\bglobalThis\b|\bmock\.|\bprocess\.(env|on|once|emit|exit|kill|chdir|memoryUsage|cpuUsage)\b|\bspawn|startProcess|startProduct|node:(worker_threads|v8|perf_hooks)/;
/** These take a minute or more, so they start first. */
const LONG_FILES = [
  'server/src/safety/bad-input-admin.test.ts',
  'server/src/safety/bad-input-public.test.ts',
  'server/src/safety/bad-input-student.test.ts',
  'server/src/safety/answers-stay-secret.test.ts',
];
const FILES_PER_PROCESS = 12;

/**
 * Returns the paths of all unit tests. A process costs more than most tests, so files share one: those of pure functions
 * without hooks all together, and those of the server in groups, one file after the other. A file that changes its process
 * gets its own.
 */
export function listTestFiles() {
  const contains = (file, pattern) => pattern.test(readFileSync(inRoot(file), 'utf8'));
  const changesProcess = (file) => contains(file, CHANGES_PROCESS);
  const pure = PURE_FOLDERS.flatMap(listTests);
  const shared = pure.filter((file) => !contains(file, HAS_HOOKS) && !changesProcess(file));
  const server = listTests('server').filter((file) => !LONG_FILES.includes(file));
  return {
    shared,
    groups: [...LONG_FILES.map((file) => [file]), ...deal(server.filter((file) => !changesProcess(file)))],
    isolated: [
      ...listTests('embedded-postgres'),
      ...server.filter(changesProcess),
      ...pure.filter((file) => !shared.includes(file)),
    ],
  };
}

/** Neighbours go into different groups, because tests of the same folder often take similarly long. */
function deal(files) {
  const groups = Array.from({ length: Math.ceil(files.length / FILES_PER_PROCESS) }, () => []);
  for (const [index, file] of files.entries()) groups[index % groups.length].push(file);
  return groups;
}

function listTests(folder) {
  return readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && IS_TEST.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !file.includes('node_modules'));
}

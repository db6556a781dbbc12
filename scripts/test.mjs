import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
// The whole module, because a named import of availableParallelism fails on old versions of Node.
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWeb } from './steps/build-web.mjs';
import { BUNDLE_FOLDER } from './steps/bundled-packages.mjs';
import { findChromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { fail, formatSecondsSince, print } from './steps/output.mjs';
import { inRoot } from './steps/root.mjs';
import { run } from './steps/run.mjs';
import { createTemporaryFolder } from './steps/temporary-folder.mjs';
import { addCounts, addSecondRun, createCounts, formatSummary } from './steps/test-counts.mjs';
import { listTestFiles } from './steps/test-files.mjs';

/**
 * `npm test` runs all parts but `long`; `npm test -- checks`, `unit [files]` and `journeys [files]` run one part.
 * `long` runs tests with many rounds and narrow limits, for a machine that does nothing else.
 * The last line counts what passed and what failed.
 */
const [onlyPart, ...files] = process.argv.slice(2);
const start = Date.now();
const total = createCounts();
/** The packages are bundled once, for all parts. */
let bundling;
const node = await install();
const temporaryFolder = createTemporaryFolder();
process.on('exit', () => rmSync(temporaryFolder, { recursive: true, force: true }));
let isInterrupted = false;
// The terminal sends Ctrl-C to the child processes too; this waits until they have ended.
process.on('SIGINT', () => {
  isInterrupted = true;
});
const bundleFolder = path.join(temporaryFolder, 'bundles');
const testEnvironment = {
  TMPDIR: temporaryFolder,
  // The tests run the server's code in hundreds of processes: packages are bundled once and compiled once.
  [BUNDLE_FOLDER]: bundleFolder,
  NODE_COMPILE_CACHE: path.join(temporaryFolder, 'compiled'),
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${pathToFileURL(inRoot('scripts/steps/use-bundled-packages.mjs'))}`,
};
/** Tests and browsers keep the machine busy, so the servers that they start must not refuse requests because they are late. */
const BUSY_MACHINE = { OVERLOAD_DELAY_MS: '600000' };

const SLOWEST = 20;
/** One more than the cores, because many tests wait. */
const PARALLEL = os.availableParallelism() + 1;
/** More failures than this are not the fault of a busy machine. */
const MAX_REPEATED = 20;
const UNIT_REPORTER = `--test-reporter=${pathToFileURL(inRoot('scripts/steps/unit-reporter.mjs'))}`;
const PARTS = { checks, unit, journeys, long };
if (onlyPart && !PARTS[onlyPart])
  fail(`There is no part '${onlyPart}'. The parts are ${Object.keys(PARTS).join(', ')}.`);
if (onlyPart) await PARTS[onlyPart]();
else {
  await checks();
  // Beside each other, because both wait a lot: for processes, timers and retries.
  if (!isInterrupted) await Promise.all([unit(), journeys()]);
  if (!isInterrupted) await repeatFailures();
}
print(formatSummary(total, formatSecondsSince(start), SLOWEST));
process.exitCode = total.failures.length > 0 || total.passed === 0 || isInterrupted ? 1 : 0;

/** Checks without running the product: format, lint, types, unused code. */
async function checks() {
  print('\nChecks');
  const script = (name) => inRoot('node_modules', name);
  // One checker each, because several would check shared types again, and the checks run beside each other anyway.
  const types = (project) => [script('typescript/bin/tsc'), '-p', project, '--checkers', '1'];
  await Promise.all([
    check('format and lint', [script('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']),
    check('types of contract, embedded-postgres, server, bench and cluster', types('.')),
    check('types of the web', types('web')),
    check('types of the service worker', types('web/src/service-worker')),
    check('types of the journeys', types('e2e')),
    check('unused files, exports and dependencies', [script('knip/bin/knip.js')]),
  ]);
}

async function check(name, args) {
  const checkStart = Date.now();
  const { code, output } = await run(node, args);
  if (code === 0) total.passed += 1;
  else {
    total.failures.push({ name, error: output });
    print(output);
  }
  print(`  ${code === 0 ? '✓' : '✗'} ${name} in ${formatSecondsSince(checkStart)}`);
}

/** Unit tests, and tests of the API over HTTP on a real PostgreSQL. */
async function unit() {
  print('\nUnit and API tests');
  const { shared, groups, isolated } = listTestFiles();
  const runs =
    files.length > 0
      ? [runNodeTests(files)]
      : [runNodeTests([...writeGroups(groups), ...isolated]), runInOneProcess(shared)];
  for (const counts of await Promise.all(runs)) addCounts(total, counts);
}

/** Writes a file for each group of test files, which runs them. Node sorts its files, so they start in this order. */
function writeGroups(groups) {
  const folder = path.join(temporaryFolder, '0-groups');
  mkdirSync(folder);
  return groups.map((group, index) => {
    const file = path.join(folder, `${String(index).padStart(3, '0')}.mjs`);
    const runner = pathToFileURL(inRoot('scripts/steps/run-together.mjs'));
    writeFileSync(file, `import { runTogether } from '${runner}';\nrunTogether(${JSON.stringify(group)});\n`);
    return file;
  });
}

async function long() {
  print('\nLong tests');
  const patterns = [
    'server/**/*.long.ts',
    'server/src/safety/slow-sockets.test.ts',
    'server/src/safety/bad-input-*.test.ts',
    'server/src/features/orders/ledger.test.ts',
  ];
  // On a disk, as in production. The tests measure times, so they run one by one.
  const env = { LONG: '1', TMPDIR: os.tmpdir() };
  addCounts(total, await runNodeTests(files.length > 0 ? files : patterns, { concurrency: 1, env }));
}

/** Runs each test file in its own process, with a PostgreSQL. */
async function runNodeTests(testFiles, { concurrency = PARALLEL, env = BUSY_MACHINE } = {}) {
  await bundlePackages();
  const countsFile = path.join(temporaryFolder, 'unit.json');
  const args = [
    inRoot('server/src/testing/with-postgres.ts'),
    'node',
    '--test',
    `--test-concurrency=${concurrency}`,
    UNIT_REPORTER,
    ...testFiles,
  ];
  const { code } = await run(node, args, {
    show: true,
    env: { ...testEnvironment, ...env, COUNTS_FILE: countsFile },
  });
  return readCounts(countsFile, code, 'The test run ended early.');
}

async function runInOneProcess(testFiles) {
  const countsFile = path.join(temporaryFolder, 'shared.json');
  const args = ['--test', '--test-isolation=none', UNIT_REPORTER, ...testFiles];
  const { code } = await run(node, args, { show: true, env: { COUNTS_FILE: countsFile } });
  return readCounts(countsFile, code, 'The test run ended early.');
}

/** Tests of the product in a real browser. */
async function journeys() {
  print('\nJourneys in the browser');
  addCounts(total, await runJourneys(files));
}

async function runJourneys(playwrightArgs) {
  await bundlePackages();
  await buildWeb(node);
  const countsFile = path.join(temporaryFolder, 'journeys.json');
  const chromium = await findChromium(node);
  const env = { ...testEnvironment, ...BUSY_MACHINE, COUNTS_FILE: countsFile, CHROMIUM: chromium };
  const args = [
    inRoot('node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    inRoot('e2e'),
    ...playwrightArgs,
  ];
  const { code } = await run(node, args, { show: true, env });
  return readCounts(countsFile, code, 'The journeys ended early.');
}

/** Runs failed tests once more, one by one: what passes now depends on the load of the machine, and is reported. */
async function repeatFailures() {
  const failedFiles = [...new Set(total.failures.flatMap(({ file }) => file ?? []))];
  if (failedFiles.length === 0 || total.failures.length > MAX_REPEATED) return;
  print('\nFailed tests once more');
  const isJourney = (file) => file.endsWith('.journey.ts');
  const journeyFiles = failedFiles.filter(isJourney);
  const unitFiles = failedFiles.filter((file) => !isJourney(file));
  if (unitFiles.length > 0) addSecondRun(total, unitFiles, await runNodeTests(unitFiles, { concurrency: 1 }));
  if (journeyFiles.length === 0) return;
  const lastFailed = ['--last-failed', `--last-failed-file=${inRoot('test-results/.last-run.json')}`];
  // Playwright empties its output folder, so the second run gets its own: the screenshots of the first are kept.
  const output = `--output=${inRoot('test-results/repeated')}`;
  addSecondRun(total, journeyFiles, await runJourneys([...lastFailed, output, '--workers=1']));
}

function bundlePackages() {
  bundling ??= run(node, [inRoot('scripts/steps/bundle-packages.mjs'), bundleFolder]).then(
    ({ code, output }) => {
      if (code !== 0) fail(`${output.trim()}\nThe packages could not be bundled for the tests. See above.`);
    },
  );
  return bundling;
}

function readCounts(countsFile, code, endedEarly) {
  let counts = createCounts();
  try {
    counts = JSON.parse(readFileSync(countsFile, 'utf8'));
  } catch {}
  if (code !== 0 && counts.failures.length === 0) {
    print(endedEarly);
    counts.failures.push({ name: endedEarly, error: '' });
  }
  return counts;
}

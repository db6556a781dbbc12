import { existsSync, readFileSync, rmSync } from 'node:fs';
// whole, since an older Node, which is told so later on, has not all of it
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWeb } from './steps/build-web.mjs';
import { chromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { PACKED_FOLDER } from './steps/packed-imports.mjs';
import { inRoot } from './steps/root.mjs';
import { run } from './steps/run.mjs';
import { giveUp, say, seconds } from './steps/say.mjs';
import { makeScratch } from './steps/scratch.mjs';

/**
 * `npm test` runs everything; `npm test -- checks`, `unit [files]` and `journeys [files]` run one part of it.
 * `long` runs at full length what the others run in a shorter form, and is for a machine that does nothing else.
 * The last line counts what passed and what failed.
 */
const [only, ...files] = process.argv.slice(2);
const began = Date.now();
const total = { passed: 0, failed: 0 };
const node = await install();
const scratch = makeScratch();
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
let stopped = false;
// it reaches all that runs, too, and this waits for the end of it
process.on('SIGINT', () => {
  stopped = true;
});
const packed = path.join(scratch, 'packed');
// the tests start the server's code in hundreds of processes, and only the first has to compile it
const quickStart = {
  TMPDIR: scratch,
  [PACKED_FOLDER]: packed,
  NODE_COMPILE_CACHE: path.join(scratch, 'compiled'),
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${pathToFileURL(inRoot('scripts/steps/quick-imports.mjs'))}`,
};

const PARTS = { checks, unit, journeys };
const ALL = { ...PARTS, long };
if (only && !ALL[only]) {
  say(`There is no part '${only}'; the parts are ${Object.keys(ALL).join(', ')}.`);
  process.exit(1);
}
for (const part of only ? [ALL[only]] : Object.values(PARTS)) if (!stopped) await part();
say(`\nDone in ${seconds(began)}.`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 || stopped ? 1 : 0;

/** What can be seen without running the product: format, lint, types, unused code. */
async function checks() {
  say('\nChecks');
  const bin = (name) => inRoot('node_modules', name);
  await Promise.all([
    check('format and lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']),
    check('types of contract, embedded-postgres, server and bench', [bin('typescript/bin/tsc'), '-p', '.']),
    check('types of the web', [bin('typescript/bin/tsc'), '-p', 'web']),
    check('types of the journeys', [bin('typescript/bin/tsc'), '-p', 'e2e']),
    check('unused files, exports and dependencies', [bin('knip/bin/knip.js')]),
  ]);
}

async function check(name, args) {
  const since = Date.now();
  const { code, output } = await run(node, args);
  total[code === 0 ? 'passed' : 'failed'] += 1;
  if (code !== 0) say(output);
  say(`  ${code === 0 ? '✓' : '✗'} ${name} in ${seconds(since)}`);
}

/** Rules by themselves, and the API over HTTP on a real PostgreSQL. */
async function unit() {
  say('\nUnit and API tests');
  await nodeTests([
    'contract/**/*.test.ts',
    'embedded-postgres/**/*.test.ts',
    'server/**/*.test.ts',
    'web/**/*.test.ts',
    'scripts/**/*.test.mjs',
  ]);
}

/** Many rounds, long times and narrow limits. */
async function long() {
  say('\nTests at full length');
  await nodeTests(['server/**/*.long.ts', 'server/src/safety/slow-sockets.test.ts'], {
    LONG: '1',
    // on a disk, as those who run the product have it
    TMPDIR: os.tmpdir(),
  });
}

async function nodeTests(patterns, env = {}) {
  await packImports();
  const countsFile = path.join(scratch, 'unit.json');
  const reporter = `file://${inRoot('scripts/steps/unit-reporter.mjs')}`;
  const args = [
    inRoot('server/src/testing/with-postgres.ts'),
    'node',
    '--test',
    // one more than there are cores, since some wait; at full length, what is measured must not meet its neighbours
    `--test-concurrency=${env.LONG ? 1 : os.availableParallelism() + 1}`,
    `--test-reporter=${reporter}`,
    ...(files.length > 0 ? files : patterns),
  ];
  const { code } = await run(node, args, {
    show: true,
    env: { ...quickStart, ...env, COUNTS_FILE: countsFile },
  });
  count(countsFile, code, 'The tests did not come to their end.');
}

/** A person's way through the product in a real browser. */
async function journeys() {
  say('\nJourneys in the browser');
  await packImports();
  await buildWeb(node);
  const countsFile = path.join(scratch, 'journeys.json');
  const env = { ...quickStart, COUNTS_FILE: countsFile, CHROMIUM: await chromium(node) };
  const args = [inRoot('node_modules/@playwright/test/cli.js'), 'test', '-c', inRoot('e2e'), ...files];
  const { code } = await run(node, args, { show: true, env });
  count(countsFile, code, 'The journeys did not come to their end.');
}

async function packImports() {
  if (existsSync(packed)) return;
  const { code, output } = await run(node, [inRoot('scripts/steps/pack-imports.mjs'), packed]);
  if (code !== 0)
    giveUp(`${output.trim()}\nThe packages could not be packed for the tests; the reason stands above.`);
}

function count(countsFile, code, unfinished) {
  let counts = { passed: 0, failed: 0 };
  try {
    counts = JSON.parse(readFileSync(countsFile, 'utf8'));
  } catch {}
  if (code !== 0 && counts.failed === 0) {
    say(unfinished);
    counts.failed = 1;
  }
  total.passed += counts.passed;
  total.failed += counts.failed;
}

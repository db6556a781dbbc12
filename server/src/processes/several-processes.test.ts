import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { after, test } from 'node:test';
import { addAdmin } from '../features/admin-accounts/service.ts';
import { temporaryFolder } from '../storage/storage-for-test.ts';
import { answerDuring } from '../testing/answer-during.ts';
import { createMockTestCourse } from '../testing/mock-test-helpers.ts';
import { MAIN } from '../testing/product-process.ts';
import { roundRobin, toUrl } from '../testing/server-group.ts';
import { ADMIN } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';

const { db, address } = await testDatabase();
await addAdmin(db, ADMIN);
const course = await createMockTestCourse(db, [20]);
const chapter = { courseId: course._id, chapterId: course.subjects[0]!.chapters[0]!._id };
const SECRET = 'shared-by-all-processes-of-this-test-0123456789';

type TestScope = { after(work: () => Promise<unknown>): void };
type Site = Awaited<ReturnType<typeof startSite>>;

/** Starts the product with several processes and waits until all of them are ready. */
async function startSite(t: TestScope, settings: Record<string, string> = {}) {
  const site = await launch(t, settings);
  const [, url] = await site.waitFor(/ready at (\S+)/);
  return { ...site, url: url! };
}

async function launch(t: TestScope, settings: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      PROCESSES: '2',
      DATABASE_URL: toUrl(address),
      DATA_DIR: await temporaryFolder(t),
      SESSION_SECRET: SECRET,
      IDENTITY: 'local',
      DEMO: '0',
      SERVE_WEB: '0',
      CALLS_A_MINUTE_PER_ADDRESS: '1000000',
      // a busy machine restarts a process slowly, while students answer as fast as they can
      CALLS_A_MINUTE_PER_PERSON: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.after(async () => {
    child.kill('SIGKILL');
  });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const closed = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    closed,
    output: () => output,
    /** Waits for a line of the output after position `from`. */
    async waitFor(line: RegExp, from = 0): Promise<RegExpExecArray> {
      for (;;) {
        const found = line.exec(output.slice(from));
        if (found) return found;
        assert.equal(child.exitCode ?? child.signalCode, null, output);
        await pause(20);
      }
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads the ids of the child processes from the system. */
async function listChildren(pid: number): Promise<number[]> {
  const children: number[] = [];
  for (const name of await readdir('/proc')) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const [, state, parent] = /^\d+ \(.*\) (\S) (\d+)/s.exec(stat) ?? [];
    if (Number(parent) === pid && state !== 'Z') children.push(Number(name));
  }
  return children;
}

async function isRunning(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat !== '' && !/^\d+ \(.*\) Z/s.test(stat);
}

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function waitUntil(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (let check = 0; check < 600; check += 1) {
    if (await isTrue()) return;
    await pause(100);
  }
  assert.fail(`did not happen within a minute: ${what}`);
}

/** Sends a request over a new connection, or over one that is kept alive. Rejects if it is refused. */
function get(url: string, agent: http.Agent | false = false): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  http
    .get(url, { agent }, async (response) => {
      try {
        let body = '';
        for await (const chunk of response.setEncoding('utf8')) body += chunk;
        resolve({ status: response.statusCode!, body });
      } catch (error) {
        reject(error);
      }
    })
    .on('error', reject);
  return promise;
}

/** Sends requests until the work is done: some clients keep their connection, others connect each time. */
async function requestDuring({ url }: Site, work: () => Promise<unknown>): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  const statuses: number[] = [];
  let isOver = false;
  const client = async (keptAlive: http.Agent | false) => {
    while (!isOver)
      statuses.push((await get(`${url}/api/public/courses?page=${statuses.length}`, keptAlive)).status);
  };
  const clients = [agent, agent, agent, agent, false, false].map((each) =>
    client(each as http.Agent | false),
  );
  await Promise.all([
    ...clients,
    work().finally(() => {
      isOver = true;
    }),
  ]);
  agent.destroy();
  return statuses;
}

const shared = await startSite({ after });

test('all processes answer on one port, and the metrics show each of them', async () => {
  assert.equal((await listChildren(shared.child.pid!)).length, 2);
  for (let n = 0; n < 10; n += 1) assert.equal((await get(`${shared.url}/health`)).status, 200);
  const { status, body } = await get(`${shared.url}/metrics`);
  assert.equal(status, 200);
  const counts = [
    ...body.matchAll(
      /^sikhya_http_requests_total\{method="GET",route="\/health",status="200",process="(\d)"\} (\d+)$/gm,
    ),
  ].map(([, number, value]) => [number, Number(value)]);
  assert.deepEqual(counts, [
    ['1', 5],
    ['2', 5],
  ]);
  assert.equal(body.match(/^# TYPE sikhya_http_requests_total /gm)?.length, 1);
  assert.equal(body.match(/^process_resident_memory_bytes\{/gm)?.length, 2);
  assert.equal(body.match(/^sikhya_database_up 1$/gm)?.length, 1);
});

test('26 a killed process loses no acknowledged answer, and another one takes its place', async () => {
  const answers = await answerDuring(roundRobin([shared.url]), chapter, 6, async () => {
    const [victim, survivor] = await listChildren(shared.child.pid!);
    const from = shared.output().length;
    process.kill(victim!, 'SIGKILL');
    await shared.waitFor(new RegExp(`Process ${victim} was ended by SIGKILL; starting another one`), from);
    await shared.waitFor(/Process \d+ is ready/, from);
    const now = await listChildren(shared.child.pid!);
    assert.equal(now.length, 2);
    assert.ok(now.includes(survivor!) && !now.includes(victim!));
  });
  assert.ok(answers > 6, `${answers} answers were acknowledged`);
});

test('26 SIGHUP replaces every process and refuses no request', async () => {
  const before = await listChildren(shared.child.pid!);
  const statuses = await requestDuring(shared, async () => {
    const from = shared.output().length;
    shared.child.kill('SIGHUP');
    await shared.waitFor(/All 2 processes were restarted/, from);
  });
  const after = await listChildren(shared.child.pid!);
  assert.equal(after.length, 2);
  assert.ok(!after.some((pid) => before.includes(pid)));
  assert.ok(statuses.length > 100);
  assert.deepEqual(new Set(statuses), new Set([200]));
});

test('26 SIGTERM lets all processes finish and ends with code 0', async () => {
  const children = await listChildren(shared.child.pid!);
  shared.child.kill('SIGTERM');
  assert.equal(await shared.closed, 0);
  for (const pid of children) assert.ok(!(await isRunning(pid)));
});

test('ends with one sentence and code 1 if the processes cannot start', async (t) => {
  const other = http.createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const site = await launch(t, { PORT: String(port) });
  assert.equal(await site.closed, 1);
  assert.equal(
    site.output().trim(),
    `Port ${port} is in use by another program; stop it or choose another port, for example PORT=${port + 1}.`,
  );
  other.close();
});

test('ends with one sentence and code 1 if PostgreSQL allows too few connections', async (t) => {
  const site = await launch(t, { PROCESSES: '40', DATABASE_POOL: '100' });
  assert.equal(await site.closed, 1);
  assert.match(
    site.output().trim(),
    /^DATABASE_POOL is 100 for each of 40 processes, which needs 4143 connections, .* lower DATABASE_POOL or PROCESSES, or raise max_connections\.$/,
  );
});

test('26 a killed primary leaves neither processes nor PostgreSQL', async (t) => {
  const dataDir = await temporaryFolder(t);
  const site = await startSite(t, { DATABASE_URL: '', DATA_DIR: dataDir, ADMIN_PASSWORD: 'long enough' });
  const workers = await listChildren(site.child.pid!);
  const postmaster = Number.parseInt(
    await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'),
    10,
  );
  assert.ok(await isRunning(postmaster));
  site.child.kill('SIGKILL');
  for (const pid of [...workers, postmaster])
    await waitUntil(`process ${pid} ends`, async () => !(await isRunning(pid)));
});

test('26 SIGHUP does not end a primary that is starting, and SIGTERM ends the start and PostgreSQL', async (t) => {
  const dataDir = await temporaryFolder(t);
  const site = await launch(t, { DATABASE_URL: '', DATA_DIR: dataDir, ADMIN_PASSWORD: 'long enough' });
  await site.waitFor(/Creating a new database/);
  site.child.kill('SIGHUP');
  site.child.kill('SIGTERM');
  assert.equal(await site.closed, 0);
  assert.ok(!(await readdir(path.join(dataDir, 'postgres'))).includes('postmaster.pid'));
  assert.doesNotMatch(site.output(), /ready at|Error/);
});

test('gives up with a sentence when every process ends soon after its start', async (t) => {
  const site = await startSite(t);
  while (site.child.exitCode === null) {
    for (const pid of await listChildren(site.child.pid!)) killIfRunning(pid);
    await pause(50);
  }
  assert.equal(await site.closed, 1);
  assert.match(
    site.output(),
    /ended \d+ times in a row soon after their start; the messages above say why\.$/m,
  );
});

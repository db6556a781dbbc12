import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';
import { temporaryFolder } from './storage/storage-for-test.ts';
import { answerDuring } from './testing/answer-during.ts';
import { createMockTestCourse } from './testing/mock-test-helpers.ts';
import { roundRobin, startServerGroup } from './testing/server-group.ts';
import { testDatabase } from './testing/test-database.ts';

const NGINX = '/usr/sbin/nginx';
const NGINX_CONF = path.join(import.meta.dirname, '../../deploy/nginx.conf');
const ROUNDS = 100;

if (!existsSync(NGINX)) {
  console.log('Installing nginx (apt-get install nginx-light) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', 'nginx-light'];
  spawnSync('apt-get', ['update'], { env });
  const { status, stderr } = spawnSync('apt-get', install, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`nginx could not be installed: ${stderr}`);
}

const { db, address } = await testDatabase();
const course = await createMockTestCourse(db, [20, 20, 20]);
const chapters = course.subjects[0]!.chapters.map(({ _id }) => ({ courseId: course._id, chapterId: _id }));
const group = await startServerGroup({ after }, address, {
  TRUST_PROXY: '1',
  CALLS_A_MINUTE_PER_PERSON: '100000',
  CALLS_A_MINUTE_PER_ADDRESS: '1000000',
});
const request = roundRobin([await startNginx()]);

/** Starts nginx with deploy/nginx.conf, but with the test's addresses and without TLS. */
async function startNginx(): Promise<string> {
  let nginx: ChildProcess | undefined;
  // Before the folder, because hooks run in this order and nginx writes into its folder until it has ended.
  after(async () => {
    nginx?.kill('SIGTERM');
    if (nginx?.exitCode === null) await once(nginx, 'exit');
  });
  const folder = await temporaryFolder({ after });
  const port = Number(new URL(group.addresses[0]!).port) + 1000;
  const template = await readFile(NGINX_CONF, 'utf8');
  const site = template
    .replace(/127\.0\.0\.1:300(\d)/g, (_, n) => new URL(group.addresses[n]!).host)
    .replace(/server \{\n {4}listen 80;[^}]*\}\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ {4}ssl_certificate(_key)? .*\n/gm, '');
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr crit;
     events {} http { access_log off; ${tempPaths}\n${site}\n}`,
  );
  nginx = spawn(NGINX, ['-c', file, '-p', folder], { stdio: 'inherit' });
  return `http://127.0.0.1:${port}`;
}

test('rolling restarts behind nginx lose no answer and fail no retried request', async (t) => {
  const answers = await answerDuring(request, chapters[0]!, 20, async () => {
    for (let round = 0; round < 5; round += 1) await group.restartEach();
  });
  t.diagnostic(`${answers} answers were acknowledged while each of three servers was restarted 5 times`);
});

test(`${ROUNDS} kills of one server behind nginx lose no answer and fail no retried request`, async (t) => {
  const answers = await answerDuring(request, chapters[1]!, 20, async () => {
    for (let round = 0; round < ROUNDS; round += 1) await group.killOne(round % 3);
  });
  t.diagnostic(`${answers} answers were acknowledged while one of three servers was killed ${ROUNDS} times`);
});

test('nginx retries a GET request on another server when one is stopped', async () => {
  let isDone = false;
  const statuses = new Map<number, number>();
  const reading = (async () => {
    while (!isDone) {
      const { status } = await request('/api/public/courses?limit=8');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  })();
  await group.restartEach();
  isDone = true;
  await reading;
  assert.deepEqual([...statuses.keys()], [200]);
});

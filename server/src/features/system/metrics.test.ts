import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import {
  createMockTestCourse,
  createStudent,
  handInAttempt,
  saveAttempt,
  startAttempt,
} from '../../testing/mock-test-helpers.ts';
import { adminToken, testApp, testAppOn } from '../../testing/test-app.ts';

const TOKEN = 'figures-for-prometheus-1';
const here = await testApp({ METRICS_TOKEN: TOKEN });
const { app } = here;
const admin = await adminToken(here);

type Samples = Map<string, number>;

const LINE = /^([a-zA-Z_:][\w:]*)(\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\"n])*",?)*\})? (\S+)$/;

/** Parses the text as Prometheus does, and fails if it is invalid. */
function parseMetrics(text: string): Samples {
  assert.ok(text.endsWith('\n'));
  const samples: Samples = new Map();
  const types = new Map<string, string>();
  for (const line of text.trimEnd().split('\n')) {
    const [, name, type] = /^# TYPE (\S+) (counter|gauge|histogram)$/.exec(line) ?? [];
    if (name && type) {
      assert.ok(!types.has(name), `${name} is declared twice`);
      types.set(name, type);
    }
    if (line.startsWith('#')) continue;
    const [, sample, labels = '', value] = LINE.exec(line) ?? assert.fail(line);
    const family = types.has(sample!) ? sample! : sample!.replace(/_(bucket|sum|count)$/, '');
    assert.ok(types.has(family), `${sample} has no type`);
    assert.ok(!samples.has(sample! + labels), `${line} is repeated`);
    assert.ok(!Number.isNaN(Number(value)), line);
    samples.set(sample! + labels, Number(value));
  }
  return samples;
}

async function readMetrics(): Promise<Samples> {
  const answer = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.headers['content-type'], 'text/plain; version=0.0.4; charset=utf-8');
  assert.equal(answer.headers['cache-control'], 'no-store');
  return parseMetrics(answer.body);
}

const countRequests = (all: Samples, method: string, route: string, status: number) =>
  all.get(`sikhya_http_requests_total{method="${method}",route="${route}",status="${status}"}`) ?? 0;

test('with a token set, returns 401 to callers without it', async () => {
  for (const headers of [
    {},
    { authorization: `Bearer ${TOKEN}x` },
    { authorization: `Basic ${TOKEN}` },
    { authorization: `Bearer ${admin}` },
  ]) {
    const answer = await app.inject({ url: '/metrics', headers });
    assert.deepEqual([answer.statusCode, answer.json().code], [401, 'not-signed-in']);
    assert.ok(!answer.body.includes(TOKEN));
  }
});

test('without a token, only this machine can read the metrics, and only without a proxy', async () => {
  const getStatus = async (settings: Record<string, string>, request: object = {}) => {
    const { app: other } = await testAppOn(here.db, settings);
    return (await other.inject({ url: '/metrics', ...request })).statusCode;
  };
  assert.equal(await getStatus({}), 200);
  assert.equal(await getStatus({}, { remoteAddress: '::1' }), 200);
  assert.equal(await getStatus({}, { remoteAddress: '::ffff:127.0.0.1' }), 200);
  for (const remoteAddress of ['10.0.0.7', '203.0.113.9', '::ffff:10.0.0.7', '127.0.0.1.example']) {
    assert.equal(await getStatus({}, { remoteAddress }), 404, remoteAddress);
  }
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
    assert.equal(await getStatus({}, { headers: { [name]: '127.0.0.1' } }), 404, name);
  }
  assert.equal(await getStatus({ TRUST_PROXY: '1' }), 404);
  assert.equal(
    await getStatus({ NODE_ENV: 'production', SESSION_SECRET: randomBytes(32).toString('base64') }),
    404,
  );
});

test('counts requests and their duration by route and status', async () => {
  const route = '/api/admin/courses/:courseId';
  const before = await readMetrics();
  const headers = { authorization: `Bearer ${admin}` };
  await app.inject({ url: '/api/admin/courses/018f0000-0000-7000-8000-000000000000', headers });
  await app.inject({ url: '/api/admin/courses/some-other-one?token=hidden', headers });
  await app.inject('/api/admin/courses/some-other-one');
  await app.inject('/health');
  const after = await readMetrics();
  const increase = (status: number) =>
    countRequests(after, 'GET', route, status) - countRequests(before, 'GET', route, status);
  assert.deepEqual([increase(404), increase(401)], [2, 1]);
  const took = (name: string, more = '') =>
    after.get(`sikhya_http_request_duration_seconds_${name}{method="GET",route="${route}"${more}}`)!;
  assert.equal(took('count'), 3);
  assert.equal(took('bucket', ',le="+Inf"'), 3);
  assert.ok(took('sum') > 0 && took('bucket', ',le="0.005"') <= took('bucket', ',le="10"'));
  assert.equal(countRequests(after, 'GET', '/health', 200) - countRequests(before, 'GET', '/health', 200), 1);
});

test('the metrics contain no paths, queries or tokens', async () => {
  const secrets = ['sneaky-path', 'sneaky-query', 'sneaky-token', '018f1111', TOKEN, admin];
  const headers = { authorization: 'Bearer sneaky-token' };
  for (const url of [
    '/sneaky-path?q=sneaky-query',
    '/api/sneaky-path/x',
    '/files/018f1111-0000-7000-8000-000000000000/640.webp?token=sneaky-token',
    '/api/public/courses?search=sneaky-query',
    '/%zz/sneaky-path',
  ]) {
    await app.inject({ url, headers });
    await app.inject({ url, method: 'DELETE', headers });
  }
  const text = (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).body;
  for (const secret of secrets) assert.ok(!text.includes(secret), secret);
  assert.ok(countRequests(parseMetrics(text), 'any', 'none', 404) >= 3);
});

test('counts each save and hand-in once, and the open attempts', async () => {
  const course = await createMockTestCourse(here.db, [2]);
  const who = await createStudent(here, 'gita', [course]);
  const before = await readMetrics();
  const first = await startAttempt(who, course);
  await saveAttempt(who, first.attemptId, 1, { 0: 1 });
  await who.save(first.attemptId, 1, { 0: 2 });
  await handInAttempt(who, first.handInBody);
  await who.handIn(first.handInBody);
  const after = await readMetrics();
  const increase = (name: string) => after.get(name)! - before.get(name)!;
  assert.deepEqual([increase('sikhya_test_saves_total'), increase('sikhya_test_hand_ins_total')], [1, 1]);
  await startAttempt(who, course);
  const fresh = await testAppOn(here.db);
  const samples = parseMetrics((await fresh.app.inject('/metrics')).body);
  assert.equal(samples.get('sikhya_test_attempts_open'), 1);
});

test('counts requests that the rate limit refused', async () => {
  const { app: strict } = await testAppOn(here.db, { CALLS_A_MINUTE_PER_ADDRESS: '3' });
  for (let n = 0; n < 5; n += 1) await strict.inject('/api/public/site');
  const text = (await strict.inject({ url: '/metrics', remoteAddress: '127.0.0.2' })).body;
  assert.equal(parseMetrics(text).get('sikhya_refused_requests_total{reason="rate"}'), 2);
  assert.equal(parseMetrics(text).get('sikhya_refused_requests_total{reason="overload"}'), 0);
});

test('has metrics of the process, its connection pool and its version', async () => {
  const all = await readMetrics();
  assert.ok(all.get('process_resident_memory_bytes')! > 1e6);
  assert.ok(all.get('process_cpu_seconds_total')! > 0);
  assert.ok(all.get('process_start_time_seconds')! < Date.now() / 1000);
  assert.ok(all.get('nodejs_eventloop_lag_p99_seconds')! >= 0);
  assert.equal(all.get('sikhya_database_up'), 1);
  const connections = (state: string) => all.get(`sikhya_database_connections{state="${state}"}`)!;
  assert.equal(connections('in_use') + connections('idle'), 4);
  assert.equal(all.get('sikhya_database_waiting'), 0);
  const info = [...all.keys()].filter((name) => name.startsWith('sikhya_build_info'));
  assert.match(
    info.join(),
    /^sikhya_build_info\{version="\d+\.\d+\.\d+",commit="\w+",node="v\d+\.\d+\.\d+"\}$/,
  );
});

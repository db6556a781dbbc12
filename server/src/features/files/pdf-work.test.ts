import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { checkPdf } from './pdf-check.ts';
import { createPdf, findRefusal, withFile } from './pdf-for-test.ts';
import { checkInThread, LimitExceeded } from './pdf-thread.ts';

const MB = 1024 * 1024;

const packed = (data: Uint8Array, entries: string) =>
  `<< ${entries} /Filter /FlateDecode /Length ${data.length} >> stream\n${Buffer.from(data).toString('latin1')}\nendstream endobj`;

/** Creates a PDF whose page has the content stream. */
const createPage = (content: string) =>
  createPdf('').replace(
    '3 0 obj << /Type /Page',
    `9 0 obj ${content}\n3 0 obj << /Type /Page /Contents 9 0 R /Resources << >>`,
  );

const oneObject = '5 0 '.repeat(20_000);
const inflatable = deflateSync(Buffer.alloc(15 * MB, '<</A 1>>'));

/** PDFs whose check would take very long without the budget. */
const ENDLESS: Record<string, string> = {
  'hex strings that never end': createPdf(`${'1 0 obj<'.repeat(5000)}${' '.repeat(4 * MB)}`),
  'strings that never end': createPdf(`${'1 0 obj('.repeat(5000)}${' '.repeat(4 * MB)}`),
  'comments that never end': createPdf('1 0 obj%'.repeat(MB)),
  'a number of millions of digits': createPdf(`5 0 obj ${'1'.repeat(10 * MB)}x endobj`),
  'millions of objects': createPdf('1 0 obj '.repeat(2 * MB)),
  'one packed object, listed again and again': createPdf(
    `9 0 obj ${packed(deflateSync(`${oneObject}[ ${'1 '.repeat(MB)}]`), `/Type /ObjStm /N 20000 /First ${oneObject.length}`)}`,
  ),
  'many objects that grow when they are unpacked': createPdf(
    Array.from(
      { length: 50 },
      (_, n) => `${n + 9} 0 obj ${packed(inflatable, '/Type /ObjStm /N 1 /First 4')}`,
    ).join('\n'),
  ),
  'a page that grows a thousandfold': createPage(
    packed(deflateSync(Buffer.alloc(400 * MB, ' '), { level: 1 }), ''),
  ),
};

for (const [name, pdf] of Object.entries(ENDLESS)) {
  test(`15 stops checking ${name}`, async () => {
    assert.match((await findRefusal(pdf))?.message ?? 'accepted', /cannot be checked/);
  });
}

test('a check stops when it is aborted, and the next one works', async () => {
  const controller = new AbortController();
  await withFile(ENDLESS['a page that grows a thousandfold']!, async (path) => {
    const checking = checkPdf(path, controller.signal);
    const next = findRefusal(createPdf(''));
    setTimeout(() => controller.abort(), 50);
    await assert.rejects(checking, { name: 'AbortError' });
    assert.equal(await next, null);
    await assert.rejects(checkPdf(path, AbortSignal.abort()), { name: 'AbortError' });
  });
});

test('a check stops when it takes too much CPU time', () =>
  withFile(ENDLESS['a page that grows a thousandfold']!, (path) =>
    assert.rejects(checkInThread(path, undefined, { cpuLimitMs: 0 }), LimitExceeded),
  ));

test('returns 503 when a check takes too long because the machine is busy', () =>
  withFile(ENDLESS['a page that grows a thousandfold']!, (path) =>
    assert.rejects(checkPdf(path, undefined, { timeoutMs: 1 }), {
      code: 'unavailable',
      retryAfterSeconds: 10,
    }),
  ));

test('returns 503 when too many checks are waiting', async () => {
  await withFile(createPdf(''), async (path) => {
    const checks = await Promise.allSettled(Array.from({ length: 12 }, () => checkPdf(path)));
    const refused = checks.flatMap((check) => (check.status === 'rejected' ? [check.reason] : []));
    assert.equal(refused.length, 4);
    for (const { code, retryAfterSeconds } of refused)
      assert.deepEqual([code, retryAfterSeconds], ['unavailable', 10]);
  });
  assert.equal(await findRefusal(createPdf('')), null);
});

test('the idle thread does not keep the process alive', () =>
  withFile(createPdf(''), async (path) => {
    const code = `await (await import('${import.meta.resolve('./pdf-check.ts')}')).checkPdf(${JSON.stringify(path)});
      const checkedAt = performance.now();
      process.on('exit', () => console.log(performance.now() - checkedAt))`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      encoding: 'utf8',
    });
    assert.equal(status, 0, stderr);
    // half the time for which the thread is kept
    assert.ok(stdout !== '' && Number(stdout) < 30_000, stdout);
  }));

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { checkPdf } from './pdf-check.ts';
import { handmade, refusalOf, withFile } from './pdf-for-test.ts';

const MB = 1024 * 1024;

const packed = (data: Uint8Array, entries: string) =>
  `<< ${entries} /Filter /FlateDecode /Length ${data.length} >> stream\n${Buffer.from(data).toString('latin1')}\nendstream endobj`;

/** One page that draws what the stream says. */
const pageWith = (content: string) =>
  handmade('').replace(
    '3 0 obj << /Type /Page',
    `9 0 obj ${content}\n3 0 obj << /Type /Page /Contents 9 0 R /Resources << >>`,
  );

const oneObject = '5 0 '.repeat(20_000);
const inflatable = deflateSync(Buffer.alloc(15 * MB, '<</A 1>>'));

/** Made to take for ever, each in a way that once was not counted. */
const ENDLESS: Record<string, string> = {
  'hex strings that never end': handmade(`${'1 0 obj<'.repeat(5000)}${' '.repeat(4 * MB)}`),
  'strings that never end': handmade(`${'1 0 obj('.repeat(5000)}${' '.repeat(4 * MB)}`),
  'comments that never end': handmade('1 0 obj%'.repeat(MB)),
  'a number of millions of digits': handmade(`5 0 obj ${'1'.repeat(10 * MB)}x endobj`),
  'millions of objects': handmade('1 0 obj '.repeat(2 * MB)),
  'one packed object, listed again and again': handmade(
    `9 0 obj ${packed(deflateSync(`${oneObject}[ ${'1 '.repeat(MB)}]`), `/Type /ObjStm /N 20000 /First ${oneObject.length}`)}`,
  ),
  'many objects that grow when they are unpacked': handmade(
    Array.from(
      { length: 50 },
      (_, n) => `${n + 9} 0 obj ${packed(inflatable, '/Type /ObjStm /N 1 /First 4')}`,
    ).join('\n'),
  ),
  'a page that grows a thousandfold': pageWith(
    packed(deflateSync(Buffer.alloc(400 * MB, ' '), { level: 1 }), ''),
  ),
};

for (const [what, pdf] of Object.entries(ENDLESS)) {
  test(`15 stops checking ${what}`, async () => {
    assert.match((await refusalOf(pdf))?.message ?? 'accepted', /cannot be checked/);
  });
}

test('a check stops when it is aborted, and the next one works', async () => {
  const leaving = new AbortController();
  await withFile(ENDLESS['a page that grows a thousandfold']!, async (place) => {
    const checking = checkPdf(place, leaving.signal);
    const next = refusalOf(handmade(''));
    setTimeout(() => leaving.abort(), 50);
    await assert.rejects(checking, { name: 'AbortError' });
    assert.equal(await next, null);
    await assert.rejects(checkPdf(place, AbortSignal.abort()), { name: 'AbortError' });
  });
});

test('returns 503 when too many checks are waiting', async () => {
  await withFile(handmade(''), async (place) => {
    const checks = await Promise.allSettled(Array.from({ length: 12 }, () => checkPdf(place)));
    const refused = checks.flatMap((check) => (check.status === 'rejected' ? [check.reason] : []));
    assert.equal(refused.length, 4);
    for (const { code, retryAfterSeconds } of refused)
      assert.deepEqual([code, retryAfterSeconds], ['unavailable', 10]);
  });
  assert.equal(await refusalOf(handmade('')), null);
});

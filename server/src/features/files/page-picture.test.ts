import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { tryToDrawPage } from './page-picture.ts';
import { createPdf, createTurnedPdf, withFile } from './pdf-for-test.ts';

const NEVER = new AbortController().signal;
/** Other tests keep the machine busy. */
const NO_TIME_LIMIT = 2 ** 31 - 1;

test('draws the first page in its rotation and crop box, with its text and the crop of the viewer', async () => {
  const drawn = await withFile(createTurnedPdf(), (path) => tryToDrawPage(path, NEVER, NO_TIME_LIMIT));
  assert.ok(drawn);
  assert.deepEqual([drawn.width, drawn.height], [400, 300]);
  const picture = sharp(drawn.content);
  const { format, width, height } = await picture.metadata();
  assert.deepEqual([format, width, height], ['webp', 720, 540]);
  const { channels } = await picture.stats();
  assert.ok(channels[0]!.min < 60, 'the text is dark');
  assert.ok(channels[0]!.mean > 200, 'the paper is white');
  const { left, top, right, bottom } = drawn.crop;
  assert.ok(left > 0.05 && right < 0.95 && top > 0.05 && bottom < 0.95, JSON.stringify(drawn.crop));
});

test('a page full of noise has at most 40 kB', async () => {
  const side = 600;
  const noise = await sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  const objects = [
    `4 0 obj << /Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${noise.length} >> stream\n${noise.toString('latin1')}\nendstream endobj`,
    '5 0 obj << /Length 29 >> stream\nq 200 0 0 200 0 0 cm /I Do Q \nendstream endobj',
  ];
  const pdf = createPdf(objects.join('\n')).replace(
    '/MediaBox',
    '/Contents 5 0 R /Resources << /XObject << /I 4 0 R >> >> /MediaBox',
  );
  const drawn = await withFile(pdf, (path) => tryToDrawPage(path, NEVER, NO_TIME_LIMIT));
  assert.ok(drawn);
  assert.ok(drawn.content.length > 5000 && drawn.content.length <= 40_000, `${drawn.content.length}`);
});

test('returns null for a page that cannot be drawn, after the time limit and when it is aborted', async () => {
  const tooLong = createPdf('').replace('[ 0 0 200 200 ]', '[ 0 0 100 2000 ]');
  assert.equal(await withFile(tooLong, (path) => tryToDrawPage(path, NEVER)), null);
  assert.equal(await withFile('no PDF', (path) => tryToDrawPage(path, NEVER)), null);
  await withFile(createPdf(''), async (path) => {
    assert.equal(await tryToDrawPage(path, NEVER, 1), null);
    assert.equal(await tryToDrawPage(path, AbortSignal.abort()), null);
  });
});

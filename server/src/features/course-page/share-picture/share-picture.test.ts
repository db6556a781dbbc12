import assert from 'node:assert/strict';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { inTransaction } from '../../../database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { createTestCourse } from '../../../testing/test-courses.ts';
import { deleteCourse } from '../../authoring/service.ts';
import { drawSharePicture } from './draw-share-picture.ts';

const { app, db } = await testApp();
const fontFolder = await mkdtemp(path.join(tmpdir(), 'share-fonts-'));
const draw = (title: string) => drawSharePicture({ title, siteName: 'Sikhya', cover: null, fontFolder });

test('the picture of a course is a PNG of the expected size', async () => {
  const { slug } = await createTestCourse(db, { title: 'Share & <b>enjoy</b>' });
  for (const prefix of ['', '/or']) {
    const response = await app.inject(`${prefix}/courses/${slug}/share.png`);
    assert.equal(response.statusCode, 200, response.body);
    const { format, width, height } = await sharp(response.rawPayload).metadata();
    assert.deepEqual([format, width, height], ['png', 1200, 630]);
    assert.ok(response.rawPayload.length < 300_000);
  }
});

test('returns 404 for an unknown course, and after the course was deleted', async () => {
  assert.equal((await app.inject('/courses/unknown/share.png')).statusCode, 404);
  const { _id, slug } = await createTestCourse(db, { title: 'Gone' });
  assert.equal((await app.inject(`/courses/${slug}/share.png`)).statusCode, 200);
  await inTransaction(db, (tx) => deleteCourse(tx, _id, new Date()));
  assert.equal((await app.inject(`/courses/${slug}/share.png`)).statusCode, 404);
});

test('a title with markup is drawn as text', async () => {
  const plain = await draw('title');
  assert.notDeepEqual(await draw('<span foreground="#000">title</span>'), plain);
  await draw('& < > " \' </span>');
});

test('a long title fits into the picture', async () => {
  const { width, height } = await sharp(await draw('ଓଡ଼ିଶାର ସ୍ୱାଧୀନତା ସଂଗ୍ରାମ '.repeat(8))).metadata();
  assert.deepEqual([width, height], [1200, 630]);
});

test('Odia letters are drawn with our font, so that a conjunct is narrower than its parts', async () => {
  const measure = async (text: string) => {
    const drawn = sharp({ text: { text, font: 'Noto Sans Oriya Bold 60', dpi: 72 } });
    return (await sharp(await drawn.png().toBuffer()).metadata()).width ?? 0;
  };
  await draw('x');
  const conjunct = await measure('କ୍ଷ');
  const parts = (await measure('କ')) + (await measure('ଷ'));
  assert.ok(conjunct < 0.8 * parts, `${conjunct} of ${parts}`);
});

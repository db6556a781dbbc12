import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { after, test } from 'node:test';
import { UPLOAD_LIMIT_BYTES } from '@sikhya/contract/constants.ts';
import { type FileKind, findFileId, UPLOADS } from '@sikhya/contract/files.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { files } from '../../database/tables/files.ts';
import { listKeys, read, STORAGES } from '../../storage/storage-for-test.ts';
import { adminToken, studentToken, testApp } from '../../testing/test-app.ts';
import { type Part, sendForm } from './form-for-test.ts';
import { createLargePdf, createPdf } from './pdf-for-test.ts';
import { getUploadFolder } from './service.ts';

const PNG = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
  .png()
  .toBuffer();
const SMALL = await sharp({ create: { width: 90, height: 60, channels: 4, background: '#0000' } })
  .webp()
  .toBuffer();
/** A rotated photo with the GPS position of Puri. */
const PHOTO = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#3c3' } })
  .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 48/1 0/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();
const HUGE = await sharp({
  create: { width: 14_000, height: 14_000, channels: 3, background: '#fff' },
  limitInputPixels: false,
})
  .png()
  .toBuffer();
const GIF = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
  .gif()
  .toBuffer();
const AVIF = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
  .avif()
  .toBuffer();
/** The first bytes of an iPhone photo. */
const HEIC = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1MiHEheic', 'latin1');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const PDF = Buffer.from(createPdf(''), 'latin1');

// created before the first test, because an app that is created later would end the earlier ones
const sites = await Promise.all(
  Object.entries(STORAGES).map(async ([name, open]) => {
    const { storage, unfinished } = await open({ after });
    const site = await testApp({}, { storage });
    return { ...site, name, unfinished, token: await adminToken(site), student: await studentToken(site) };
  }),
);

for (const { name, app, db, storage, dataDir, logged, unfinished, token, student } of sites) {
  const upload = (kind: FileKind, content: Part['content'], fileName = 'a.bin') =>
    sendForm(app, UPLOADS[kind].path, token, [{ field: UPLOADS[kind].field, name: fileName, content }]);

  /** Everything that a refused upload could have left behind. */
  async function readState() {
    const incomplete = await readdir(getUploadFolder(dataDir)).catch(() => []);
    return [incomplete, await unfinished(), (await listKeys(storage)).length, await db.$count(files)];
  }

  async function uploadAndRead(kind: FileKind, content: Part['content'], fileName?: string) {
    const response = await upload(kind, content, fileName);
    assert.equal(response.statusCode, 201, response.body);
    const id = findFileId(response.json().url) ?? '';
    const [row] = await db.select().from(files).where(eq(files.id, id));
    return { response: response.json(), id, row: row! };
  }

  test(`${name}: a thumbnail is stored as WebP in three widths`, async () => {
    const { response, id, row } = await uploadAndRead('thumbnail', PNG, 'C:\\pics\\ଓ\u0b5cିଶା.png');
    assert.equal(response.url, `/files/${id}/640.webp`);
    assert.deepEqual([response.width, response.height], [640, 427]);
    for (const width of [320, 640, 1280]) {
      const content = (await read(storage, `${id}/${width}.webp`))!;
      const { format, width: found } = await sharp(content).metadata();
      assert.deepEqual([format, found], ['webp', Math.min(width, 900)]);
      if (width !== 640) continue;
      const sha256 = createHash('sha256').update(content).digest('hex');
      assert.deepEqual([row.bytes, row.sha256, response.bytes], [content.length, sha256, content.length]);
    }
    assert.deepEqual([row.kind, row.originalName], ['thumbnail', 'ଓଡ଼ିଶା.png']);
    assert.ok(row.uploadedBy);
    assert.deepEqual(await readdir(getUploadFolder(dataDir)), []);
  });

  test(`14 ${name}: a question picture is rotated upright and loses its metadata`, async () => {
    const { response, id } = await uploadAndRead('question-image', PHOTO);
    assert.deepEqual([response.url.split('?')[0], response.width], [`/files/${id}/800.webp`, 500]);
    assert.equal(response.height, 1000);
    for (const width of [800, 1600]) {
      const content = (await read(storage, `${id}/${width}.webp`))!;
      const { orientation, exif, icc, xmp } = await sharp(content).metadata();
      assert.deepEqual([orientation, exif, icc, xmp], [undefined, undefined, undefined, undefined]);
    }
  });

  test(`${name}: a small picture is not enlarged and stays transparent`, async () => {
    const { response, id } = await uploadAndRead('thumbnail', SMALL);
    assert.deepEqual([response.width, response.height], [90, 60]);
    assert.equal((await sharp((await read(storage, `${id}/1280.webp`))!).metadata()).hasAlpha, true);
  });

  test(`${name}: a PDF is stored unchanged`, async () => {
    const { response, id, row } = await uploadAndRead('pdf', PDF, 'ପାଠ ୧.pdf');
    const pdfInfo = { name: 'ପାଠ ୧.pdf', size: PDF.length, pages: 1, searchable: 'no' };
    assert.deepEqual(response, { url: `/files/${id}/document.pdf`, bytes: PDF.length, pdfInfo });
    assert.deepEqual([row.pages, row.searchable], [1, 'no']);
    assert.ok(PDF.equals((await read(storage, `${id}/document.pdf`))!));
    assert.equal(row.sha256, createHash('sha256').update(PDF).digest('hex'));
    assert.equal(row.originalName, 'ପାଠ ୧.pdf');
  });

  test(`${name}: stores a PDF of the maximum size`, async () => {
    const { row } = await uploadAndRead('pdf', createLargePdf(UPLOAD_LIMIT_BYTES.pdf));
    assert.equal(row.bytes, UPLOAD_LIMIT_BYTES.pdf);
  });

  const REFUSED: [string, FileKind, Part['content'], number, RegExp][] = [
    ['an SVG', 'thumbnail', SVG, 415, /^SVG drawings are not supported. Please choose JPG, PNG or WebP\.$/],
    [
      'a HEIC photo',
      'question-image',
      HEIC,
      415,
      /^HEIC photos are not supported. Please choose JPG, PNG or/,
    ],
    ['a HEIF photo', 'thumbnail', Buffer.from('\0\0\0\x18ftypmif1'), 415, /^HEIC photos are not supported/],
    ['an AVIF picture', 'thumbnail', AVIF, 415, /^AVIF pictures are not supported/],
    ['an HTML page', 'question-image', '<html></html>', 415, /JPG, PNG and WebP/],
    ['a GIF', 'thumbnail', GIF, 415, /^GIF pictures are not supported/],
    ['an empty file', 'thumbnail', '', 415, /JPG, PNG and WebP/],
    ['a PDF as a picture', 'thumbnail', PDF, 415, /^This is a PDF and not a picture/],
    ['half a JPEG', 'question-image', PHOTO.subarray(0, PHOTO.length / 2), 422, /damaged/],
    ['half a PNG', 'question-image', PNG.subarray(0, PNG.length / 2), 422, /damaged/],
    ['the head of a PNG', 'question-image', PNG.subarray(0, 20), 422, /damaged/],
    ['a picture of 196 million pixels', 'thumbnail', HUGE, 422, /too many pixels/],
    [
      'a picture of more than 5 MB',
      'thumbnail',
      Buffer.alloc(UPLOAD_LIMIT_BYTES.image + 1),
      413,
      /5 MB at most/,
    ],
    ['a picture as a PDF', 'pdf', PNG, 415, /Only PDF/],
    ['half a PDF', 'pdf', PDF.subarray(0, 200), 422, /incomplete/],
    [
      'a PDF with a script',
      'pdf',
      createPdf('5 0 obj << /S /JavaScript /JS (x) >> endobj'),
      422,
      /JavaScript/,
    ],
    ['a PDF of more than 50 MB', 'pdf', createLargePdf(UPLOAD_LIMIT_BYTES.pdf + 1), 413, /50 MB at most/],
  ];

  for (const [file, kind, content, status, message] of REFUSED) {
    test(`14 ${name}: returns ${status} for ${file} and stores nothing`, async () => {
      const before = await readState();
      const response = await upload(kind, content, 'a.png');
      assert.equal(response.statusCode, status, response.body);
      assert.match(response.json().message, message);
      assert.deepEqual(await readState(), before);
    });
  }

  test(`${name}: returns 400 for an invalid form`, async () => {
    const before = await readState();
    const file = (field: string): Part => ({ field, name: 'a.png', content: PNG });
    const forms: [Part[], RegExp][] = [
      [[], /no file in the field 'thumbnail'/],
      [[{ field: 'thumbnail', content: 'text' }], /no file/],
      [[file('picture')], /in the field 'thumbnail'/],
      [[file('thumbnail'), file('thumbnail')], /Only one file/],
      [[file('thumbnail'), file('other')], /in the field 'thumbnail'/],
    ];
    for (const [parts, message] of forms) {
      const response = await sendForm(app, UPLOADS.thumbnail.path, token, parts);
      assert.equal(response.statusCode, 400, response.body);
      assert.match(response.json().message, message);
    }
    const headers = { authorization: `Bearer ${token}` };
    const json = await app.inject({ method: 'POST', url: UPLOADS.pdf.path, headers, payload: { pdf: 'x' } });
    assert.equal(json.statusCode, 415);
    const broken = await app.inject({
      method: 'POST',
      url: UPLOADS.pdf.path,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-',
    });
    assert.equal(broken.statusCode, 400);
    assert.deepEqual(await readState(), before);
  });

  test(`${name}: ignores text fields`, async () => {
    const parts = [
      { field: 'uploadedBy', content: 'somebody' },
      { field: 'pdf', name: 'a.pdf', content: PDF },
    ];
    assert.equal((await sendForm(app, UPLOADS.pdf.path, token, parts)).statusCode, 201);
  });

  test(`14 ${name}: only admins may upload`, async () => {
    for (const { path, field } of Object.values(UPLOADS)) {
      const parts = [{ field, name: 'a.png', content: PNG }];
      assert.equal((await sendForm(app, path, '', parts)).statusCode, 401);
      assert.equal((await sendForm(app, path, student, parts)).statusCode, 403);
    }
  });

  test(`${name}: the log contains no token`, () => {
    assert.ok(logged().includes('request'));
    assert.ok(!logged().includes(token.slice(-20)));
  });
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Certificate } from '@sikhya/contract/certificates.ts';
import { describeCertificate } from '@sikhya/contract/describe-certificate.ts';
import { getLocale } from '@sikhya/contract/language/language.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { certificates } from '../../database/tables/certificates.ts';
import { students } from '../../database/tables/people.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { adminToken, testApp } from '../../testing/test-app.ts';
import { complete, createCertifiedCourse, readCertificates } from '../../testing/test-certificates.ts';
import { createSignedInStudent } from '../../testing/test-student.ts';
import type { Canvas, TextBox } from '../../typesetting/canvas.ts';
import { createMeasuringCanvas, loadAllFonts } from '../../typesetting/canvas.ts';
import { sendForm } from '../files/form-for-test.ts';
import { drawCertificate, SHEET } from './certificate-layout.ts';

const here = await testApp({ PUBLIC_URL: 'https://sikhya.example', IDENTITY: 'local' });
const { app, db } = here;
const token = await adminToken(here);
const admin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) });

const black = await sharp({ create: { width: 300, height: 100, channels: 4, background: '#000000' } })
  .png()
  .toBuffer();
const form = [{ field: 'signature', name: 'a.png', content: black }];
const signature: string = (await sendForm(app, '/api/upload/signature', token, form)).json().url;
const course = await createCertifiedCourse(here, admin, { signature });
const student = await createSignedInStudent(here, 'mina', [course._id]);
await db.update(students).set({ name: 'ମୀନାକ୍ଷୀ ତ୍ରିପାଠୀ' }).where(eq(students.id, student.id));
await complete(here, student, course);
const [certificate] = await readCertificates(student);
const { code } = certificate!;

test('the PDF has the same content in the language of its address', async () => {
  for (const language of ['en', 'or'] as const) {
    const path = `${language === 'or' ? '/or' : ''}/certificates/${code}/certificate.pdf`;
    const response = await app.inject(path);
    assert.equal(response.statusCode, 200, response.body);
    assert.equal(response.headers['cache-control'], 'no-store');
    assert.equal(response.headers['x-robots-tag'], 'noindex');
    const { pages, title } = await readPdf(response.rawPayload);
    const text = pages.join('').replace(/\s|\u200b/g, '');
    const content = describeCertificate(certificate!, getLocale(language));
    assert.equal(title, `${content.title}: ${content.name}`);
    for (const part of [
      content.title,
      content.name,
      content.courseTitle,
      ...content.conditions,
      content.text,
      content.signatory,
    ])
      assert.ok(text.includes(part.normalize('NFC').replace(/\s/g, '')), part);
    assert.ok(text.includes(`sikhya.example${language === 'or' ? '/or' : ''}/certificates/${code}`));
    assert.ok(response.rawPayload.length < 100_000);
  }
});

test('the picture has the size of previews and shows the signature', async () => {
  const response = await app.inject(`/or/certificates/${code}/picture.png`);
  assert.equal(response.statusCode, 200, response.body);
  const picture = sharp(response.rawPayload);
  const { format, width, height } = await picture.metadata();
  assert.deepEqual([format, width, height], ['png', 2400, 1260]);
  assert.ok(response.rawPayload.length < 400_000);
  // the middle of the signature, which is a black box
  const scale = 1260 / SHEET.height;
  const left = Math.round(1200 + (SHEET.width / 2 - 66 - 105) * scale);
  const region = { left, top: Math.round(462 * scale), width: 1, height: 1 };
  const { data } = await picture
    .extract(region)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  assert.ok(data[0]! < 40, `${data[0]}`);
});

test('there is no file of an unknown or revoked certificate', async () => {
  const files = ['certificate.pdf', 'picture.png', 'credential.jwt'];
  for (const file of files)
    assert.equal((await app.inject(`/certificates/${'a'.repeat(20)}/${file}`)).statusCode, 404);
  const [row] = await db.select().from(certificates).where(eq(certificates.code, code));
  await admin('POST', `/api/admin/certificates/${row!.id}/revoke`, {});
  for (const file of files)
    assert.equal((await app.inject(`/certificates/${code}/${file}`)).statusCode, 404, file);
});

test('the longest texts fit into their boxes', async () => {
  const measuring = createMeasuringCanvas(await loadAllFonts());
  const ends: { box: TextBox; end: number }[] = [];
  const canvas: Canvas = {
    ...measuring,
    drawText(text, box) {
      const end = measuring.drawText(text, box);
      ends.push({ box, end });
      return end;
    },
  };
  const long: Certificate = {
    ...certificate!,
    name: 'ଶ୍ରୀ'.repeat(50),
    courseTitle: 'ଇତିହାସ '.repeat(280),
    odiaTitles: { courseTitle: null, examTitle: null },
    examTitle: 'ପରୀକ୍ଷା '.repeat(30),
    text: 'କ୍ଷ'.repeat(200),
    signatory: 'ଡ଼'.repeat(150),
    odia: null,
  };
  const drawing = { siteName: 'Sikhya', url: `https://x.example/certificates/${code}`, signature: null };
  for (const shown of [long, certificate!]) {
    ends.length = 0;
    drawCertificate(canvas, measuring, {
      ...drawing,
      description: describeCertificate(shown, getLocale('or')),
    });
    for (const { box, end } of ends) assert.ok(end <= (box.top < 440 ? 440 : 556), `${box.top} ${end}`);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { createPdf, findRefusal } from './pdf-for-test.ts';

/** Creates a document of one page with pdf-lib and changes it with `work`. */
async function createDocument(
  work: (document: PDFDocument) => unknown,
  useObjectStreams: boolean,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document
    .addPage()
    .drawText('/JavaScript /Launch /EmbeddedFile /Encrypt /S /JS: the text of a page is harmless');
  await work(document);
  return document.save({ useObjectStreams });
}

const action = (document: PDFDocument, entries: Record<string, string>) =>
  document.catalog.set(
    PDFName.of('OpenAction'),
    document.context.register(
      document.context.obj(
        Object.fromEntries(
          Object.entries(entries).map(([key, value]) => [
            key,
            key === 'S' ? PDFName.of(value) : PDFString.of(value),
          ]),
        ),
      ),
    ),
  );

const DOCUMENTS: [string, (document: PDFDocument) => unknown, RegExp | null][] = [
  ['a plain page', () => {}, null],
  [
    'a web page that opens automatically',
    (document) => action(document, { S: 'URI', URI: 'https://example.com' }),
    /opens a web page automatically/,
  ],
  ['an action that goes to a page', (document) => action(document, { S: 'GoTo', D: 'one' }), null],
  [
    'a script when it is opened',
    (document) => action(document, { S: 'JavaScript', JS: 'app.alert(1)' }),
    /JavaScript/,
  ],
  [
    'a script in a video action',
    (document) => action(document, { S: 'Rendition', JS: 'app.alert(1)' }),
    /JavaScript/,
  ],
  ['a script by name', (document) => document.addJavaScript('main', 'app.alert(1)'), /JavaScript/],
  [
    'a program to launch',
    (document) => action(document, { S: 'Launch', F: 'calc.exe' }),
    /launches a program/,
  ],
  ['an attachment', (document) => document.attach(Buffer.from('MZ'), 'a.exe'), /embedded files/],
];

for (const useObjectStreams of [true, false]) {
  for (const [name, work, refusal] of DOCUMENTS) {
    test(`15 ${name}, ${useObjectStreams ? 'compressed' : 'uncompressed'}: ${refusal ?? 'accepted'}`, async () => {
      const found = await findRefusal(await createDocument(work, useObjectStreams));
      if (!refusal) return assert.equal(found, null);
      assert.equal(found?.code, 'invalid');
      assert.match(found.message, refusal);
    });
  }
}

test('refuses files that are not PDFs and incomplete PDFs', async () => {
  assert.equal((await findRefusal('<html>'))?.code, 'wrong-type');
  assert.equal((await findRefusal(''))?.code, 'wrong-type');
  assert.equal((await findRefusal(`${' '.repeat(1024)}${createPdf('')}`))?.code, 'wrong-type');
  assert.equal(await findRefusal(`${' '.repeat(500)}${createPdf('')}`), null);
  const whole = Buffer.from(await createDocument(() => {}, true));
  assert.match((await findRefusal(whole.subarray(0, whole.length / 2)))?.message ?? '', /incomplete/);
});

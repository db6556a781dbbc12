import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPdf } from '../testing/read-pdf.ts';
import { loadFonts } from './fonts.ts';
import { createPdfDocument } from './pdf-document.ts';
import { measureText, shapeText } from './shape-text.ts';

const ODIA = 'ଓଡ଼ିଶାର ସ୍ୱାଧୀନତା ସଂଗ୍ରାମ, କ୍ଷେତ୍ର କୋଣାର୍କ ଗୌରବ ଶ୍ରୀକୃଷ୍ଣ ସ୍କ୍ରିନ କୈଳାସ।';
const BOX = { x: 50, top: 50, width: 480, size: 12 };

async function write(text: string, box: Partial<typeof BOX> = {}): Promise<Buffer> {
  const pdf = await createPdfDocument({ title: 'ଶିକ୍ଷା (1)', language: 'or' });
  pdf.addPage();
  pdf.drawText(text, { ...BOX, ...box });
  return pdf.toBytes();
}

test('a program reads the text as it was written, in both scripts', async () => {
  const text = `${ODIA} ₹1,23,499.50 José – “x”`;
  const { title, pages } = await readPdf(await write(text));
  assert.equal(title, 'ଶିକ୍ଷା (1)');
  assert.equal(pages[0]!.replaceAll('\n', ' ').replaceAll('\u200b', ''), text.normalize('NFC'));
});

test('a conjunct is one shape, and a vowel sign is drawn before its consonant', async () => {
  const fonts = await loadFonts('regular');
  const shape = (text: string) => shapeText(text, fonts);
  const parts = measureText(shape('କ')) + measureText(shape('ଷ'));
  assert.ok(measureText(shape('କ୍ଷ')) < 0.8 * parts);
  const [run] = shape('କେ');
  const [sign] = shape('କି କେ')[0]!.glyphs.slice(-2);
  assert.equal(run!.glyphs[0]!.id, sign!.id);
  assert.notEqual(run!.glyphs[0]!.id, shape('କ')[0]!.glyphs[0]!.id);
});

test('long text is broken into lines, and a word without spaces too', async () => {
  const [page] = (await readPdf(await write('ପରୀକ୍ଷା '.repeat(40).trim()))).pages;
  assert.ok(page!.split('\n').length >= 3, page);
  const [narrow] = (await readPdf(await write('x'.repeat(200), { width: 100 }))).pages;
  const lines = narrow!.split('\n').filter(Boolean);
  assert.ok(lines.length > 5, narrow);
  assert.equal(lines.join(''), 'x'.repeat(200));
});

test('the file contains only the glyphs that it shows', async () => {
  assert.ok((await write(ODIA)).length < 20_000);
});

test('a character that the fonts do not have does no harm', async () => {
  const [page] = (await readPdf(await write('Ravi रवि 😀'))).pages;
  assert.match(page!, /^Ravi /);
});

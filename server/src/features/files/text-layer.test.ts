import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { checkPdf } from './pdf-check.ts';
import { withFile } from './pdf-for-test.ts';
import { choosePages, getSearchableShare, toSearchable } from './text-layer.ts';

const ENGLISH = 'The Kalinga war of 261 BC made Ashoka a follower of the Buddha.';
const ODIA = 'ଅଶୋକ କଳିଙ୍ଗ ଯୁଦ୍ଧ ପରେ ବୌଦ୍ଧ ଧର୍ମ ଗ୍ରହଣ କରିଥିଲେ।';

const TEXTS: [string, string, number][] = [
  ['English', ENGLISH, 1],
  ['Odia', ODIA, 1],
  ['a scan', '', 0],
  ['a page number on a scan', '  17 ', 0],
  ['a list with bullets of a symbol font', `\uf0b7 ${ENGLISH}\n\uf0b7 ${ENGLISH}`, 1],
  ['Odia in which some letters have no meaning', ODIA.replaceAll('କ', '\0'), 0.5],
  ['letters by the numbers of their glyphs', '\u0003\u0024\u0011'.repeat(30), 0],
  ['private characters', '\ue001\ue002\ue003\ue004'.repeat(20), 0],
  [
    'an old Odia font',
    'IWÿògûe cêLýcªúú ÿKG? bêaù_gße ÿKQò _eûcgð ÿõ\ncjûZàû Mû§úu eûRù^÷ZòK ÿMêeê ÿKG ÿQòùf?',
    0,
  ],
];

for (const [name, text, share] of TEXTS)
  test(`${name}: ${share} of it can be searched`, () => assert.equal(getSearchableShare(text), share));

test('decides by the mean of the pages, so that a cover has little effect', () => {
  assert.equal(toSearchable([0, 1, 1, 1, 1, 1, 1, 1]), 'yes');
  assert.equal(toSearchable([0, 0, 0, 1, 1, 1, 0, 0]), 'partly');
  assert.equal(toSearchable([0, 0]), 'no');
  assert.equal(toSearchable([]), null);
  assert.deepEqual(choosePages(3), [1, 2, 3]);
  assert.deepEqual(choosePages(500).length, 8);
  assert.deepEqual([choosePages(500)[0], choosePages(500).at(-1)], [1, 500]);
});

test('returns the number of pages of a PDF and whether it can be searched', async () => {
  const checkDocument = async (texts: string[]) => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    for (const text of texts) document.addPage().drawText(text, { font, size: 9 });
    return withFile(await document.save(), (path) => checkPdf(path));
  };
  assert.deepEqual(await checkDocument([ENGLISH, ENGLISH, ENGLISH]), { pages: 3, searchable: 'yes' });
  assert.deepEqual(await checkDocument([ENGLISH, '']), { pages: 2, searchable: 'partly' });
  assert.deepEqual(await checkDocument(['', '']), { pages: 2, searchable: 'no' });
});

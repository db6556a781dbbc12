import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { translateToEnglish } from '../language/texts.ts';
import { SAMPLE_QUESTIONS } from '../sample-questions.ts';
import { decodeQuestionFile } from './decode-file.ts';

const utf8 = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'));
const utf16le = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const utf16be = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

const ENGLISH = 'Question 1\r\nWhich?\r\nA. one\r\nCorrect\r\nB. two\r\nC. three\r\nD. four\r\n';
const ODIA = 'ଓଡ଼ିଶାର ରାଜଧାନୀ କେଉଁଟି?\nକଟକ ଓ ଭୁବନେଶ୍ୱର ମଧ୍ୟରୁ “ରାଜଧାନୀ” ବାଛ।\n';

for (const [name, text] of Object.entries({ SAMPLE_QUESTIONS, ENGLISH, ODIA, short: 'ଓ', empty: '' }))
  test(`decodes every Unicode encoding: ${name}`, () => {
    for (const bytes of [
      utf8(text),
      utf8(`\ufeff${text}`),
      utf16le(`\ufeff${text}`),
      utf16be(`\ufeff${text}`),
      utf16le(text),
      utf16be(text),
    ])
      assert.deepEqual(decodeQuestionFile(bytes), { text });
  });

function getProblem(bytes: Uint8Array): string {
  const decoded = decodeQuestionFile(bytes);
  return 'problem' in decoded ? translateToEnglish(decoded.problem) : 'no problem';
}

test('decodes English text in Windows-1252 with quotes, dashes and degrees', () => {
  const bytes = latin1('Question\nWater\x92s boiling point \x96 is it 100\xb0C?\n');
  assert.deepEqual(decodeQuestionFile(bytes), { text: 'Question\nWater’s boiling point – is it 100°C?\n' });
});

/** 'ଓଡ଼ିଶାର ରାଜଧାନୀ କେଉଁଠି?' in Akruti, and some text in Shree-Lipi. */
const AKRUTI = `Question 1\nIWÿògûe eûR]û^ú ùKCñVò?\nA. KUK\nB. bêaù^gße\nCorrect\nC. _êeú\nD. i´f_êe\n`;
const SHREE_LIPI = `Question 1\nHÝçÉæÀ ÀæfœæœÀê ÜëDdç ?\nA. LsL\nB. µë¯œËÉÀ\nCorrect\nC. ¨ëÀê\nD. Ó¸à¨ëÀ\n`;
const BILINGUAL = `${AKRUTI}Explanation: IWÿògûe eûR]û^ú\n${ENGLISH.repeat(2)}`;

test('rejects legacy Odia fonts, in Windows-1252 and in Unicode', () => {
  for (const text of [AKRUTI, SHREE_LIPI, BILINGUAL])
    for (const bytes of [
      latin1(text.replaceAll('œ', '\x9c')),
      utf8(text),
      utf16le(`\ufeff${text}`),
      utf16le(text),
    ])
      assert.equal(
        getProblem(bytes),
        'This file was typed in an old Odia font (such as Akruti or Shree-Lipi); convert it to Unicode first, then upload it again.',
      );
});

test('rejects a legacy font in the codes of a symbol font', () => {
  const text = AKRUTI.replace(/[\xa1-\xff]/g, (sign) => String.fromCharCode(0xf000 + sign.charCodeAt(0)));
  assert.match(JSON.stringify(decodeQuestionFile(utf8(text))), /old Odia font/);
});

const EXCEL_CSV =
  'Sl,Question,A,B,C,D,Answer\r\n1,???????? ??????? ??????,???,????????,????,??????,B\r\n2,???? ???? ????,"??, ??",???,????,??,C\r\n';

test('rejects a file whose Odia letters became question marks when it was saved', () => {
  const blocks = 'Question 1\n?????? ?????? ????????\nA. ???\nCorrect\nB. ????\nC. ??\nD. ???\n';
  for (const text of [EXCEL_CSV, blocks, ENGLISH + blocks, `${EXCEL_CSV}3,Caf\xe9,a,b,c,d,A\r\n`])
    assert.match(getProblem(latin1(text)), /replaced by question marks.*CSV UTF-8/);
});

test('accepts question marks in English', () => {
  for (const text of [
    'Which comes next? 2, 4, 8, ???\nA. 10\nB. 12\nC. 14\nD. 16\n'.repeat(9),
    `${ENGLISH}Who said “What??”? ?? is the null operator; a ?? b\n`,
  ])
    assert.deepEqual(decodeQuestionFile(utf8(text)), { text });
});

test('accepts accents, symbols, and Odia with Latin letters', () => {
  for (const text of [
    `${ENGLISH}Explanation: Voltaire, né François-Marie Arouet, wrote Candide; à Genève il fut célèbre.\n`,
    `${ENGLISH}Explanation: 5 × 4 ÷ 2 ± 1 = 10°, ½ m², £5, © ® § “quoted” – done…\n`,
    `${ENGLISH}Explanation: ଆଲବର୍ଟ ଆଇନଷ୍ଟାଇନ (Zürich, é è à)\n`,
  ])
    assert.deepEqual(decodeQuestionFile(utf8(text)), { text });
});

const REJECTED: [name: string, bytes: Uint8Array, problem: RegExp][] = [
  [
    'docx',
    latin1('PK\x03\x04\x14\x00[Content_Types].xml\x00word/document.xml'),
    /^This is a Word document, not a text file; save it as plain text \(\.txt\)\.$/,
  ],
  ['doc', latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\x00\x00'), /^This is a Word document/],
  ['xlsx', latin1('PK\x03\x04\x14\x00xl/workbook.xml'), /^This is an Excel workbook/],
  ['zip', latin1('PK\x03\x04\x14\x00questions.txt'), /^This is a zip archive/],
  ['pdf', latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3'), /^This is a PDF/],
  ['rtf', latin1('{\\rtf1\\ansi Question 1}'), /^This is a rich text document/],
  ['png', latin1('\x89PNG\r\n\x1a\n'), /^This is a picture/],
  ['jpeg', latin1('\xff\xd8\xff\xe0\x00\x10JFIF'), /^This is a picture/],
  ['a program', latin1('\x7fELF\x02\x01\x01\x00\x00\x00\x90\xff\x00\x12'), /^This is not a text file/],
  ['zeros', new Uint8Array(1_000), /^This is not a text file/],
  ['a zero in text', utf8('Question\0 1'), /^This is not a text file/],
  ['UTF-16 cut short', utf16le(`\ufeff${ODIA}`).slice(0, -1), /^Some characters of this file are damaged/],
  ['UTF-8 cut short', utf8('Question 1\nଓଡ଼ିଶା').slice(0, -1), /^Some characters of this file are damaged/],
  [
    'Odia saved as Windows-1252',
    utf8(decodeWindows1252(utf8(ODIA))),
    /^The Odia letters of this file were garbled/,
  ],
  [
    'an accent in Windows-1252',
    latin1(`${ENGLISH}Explanation: Caf\xe9 is a word.`),
    /^This file is not saved as Unicode/,
  ],
];

function decodeWindows1252(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes);
}

for (const [name, bytes, problem] of REJECTED)
  test(`explains why it rejects: ${name}`, () => {
    assert.match(getProblem(bytes), problem);
  });

test('returns a text or a problem for any bytes, and the text of UTF-8', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const decoded = decodeQuestionFile(bytes);
      assert.equal('text' in decoded, !('problem' in decoded));
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z\u0b01-\u0b70 .?\n]*$/), (text) => {
      assert.deepEqual(decodeQuestionFile(utf8(text)), { text });
    }),
  );
});

test('decodes twenty million bytes of any value', () => {
  const length = 20_000_000;
  for (const byte of [0x00, 0x0a, 0x41, 0x92, 0xff])
    assert.ok(decodeQuestionFile(new Uint8Array(length).fill(byte)));
});

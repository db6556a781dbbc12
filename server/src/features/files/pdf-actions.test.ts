import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { createPdf, findRefusal, withFile } from './pdf-for-test.ts';
import { scanPdf } from './pdf-scan.ts';

const WEB = '<< /S /URI /URI (https://example.com) >>';
const link = (action: string) => `5 0 obj << /Type /Annot /Subtype /Link /A ${action} >> endobj`;
const uri = (text: string) => link(`<< /S /URI /URI ${text} >>`);
const catalogue = (entries: string) => `7 0 obj << /Type /Catalog /Pages 2 0 R ${entries} >> endobj`;

const ACCEPTED: [string, string][] = [
  ['a link to a web page', link(WEB)],
  ['a link to the web, in capitals', uri('(HTTPS://EXAMPLE.COM)')],
  ['a link to the web, by reference', `${link('6 0 R')} 6 0 obj ${WEB} endobj`],
  ['an address by reference', `${uri('6 0 R')} 6 0 obj (http://example.com) endobj`],
  ['an address in UTF-16', uri('<FEFF0068007400740070003A002F002F0061>')],
  ['an address without a scheme', uri('(www.example.com/a:b)')],
  ['a mail address', uri('(mailto:a@example.com)')],
  ['a phone number', uri('(tel:+911234567890)')],
  ['a link to a page of the document', link('<< /S /GoTo /D [ 3 0 R /Fit ] >>')],
  ['a link that turns the page', link('<< /S /Named /N /NextPage >>')],
  ['a first page to open at', catalogue('/OpenAction [ 3 0 R /Fit ]')],
  [
    'a first page to open at, by reference',
    `${catalogue('/OpenAction 6 0 R')} 6 0 obj << /S /GoTo /D [ 3 0 R /Fit ] >> endobj`,
  ],
  ['an outline', '5 0 obj << /Title (a) /Next 6 0 R /A 8 0 R >> endobj 8 0 obj << /S /GoTo /D (x) >> endobj'],
  ['tags with attributes', '5 0 obj << /Type /StructElem /S /Sect /A << /O /Layout >> /K 6 0 R >> endobj'],
  ['tags, attributes by reference', '5 0 obj << /S /P /A 6 0 R >> endobj 6 0 obj << /O /List >> endobj'],
  ['a form without actions', catalogue('/AcroForm << /Fields [ ] >>')],
  ['labels of pages', catalogue('/PageLabels << /Nums [ 0 << /S /A >> ] >>')],
  ['a filter by its short name', '5 0 obj << /F /Fl /Length 1 >> stream\nx\nendstream endobj'],
];

const REFUSED: [string, string, RegExp][] = [
  ['XFA', catalogue('/AcroForm << /XFA 6 0 R /Fields [ ] >>'), /XFA form/],
  ['a form that is sent', link('<< /S /SubmitForm /F (https://example.com) >>'), /sends data/],
  ['a form that is filled from a file', link('<< /S /ImportData /F (a.fdf) >>'), /sends data/],
  [
    'another PDF on a share',
    link('<< /S /GoToR /F (\\\\\\\\host\\\\share\\\\a.pdf) /D [ 0 /Fit ] >>'),
    /sends data/,
  ],
  ['a PDF within the PDF', link('<< /S /GoToE /T << /R /C /N (a) >> >>'), /sends data/],
  [
    'data in another file',
    '5 0 obj << /Length 0 /F (\\\\\\\\host\\\\a) >> stream\n\nendstream endobj',
    /sends data/,
  ],
  ['rich media', '5 0 obj << /Type /Annot /Subtype /RichMedia >> endobj', /sound, video/],
  ['a movie', '5 0 obj << /Type /Annot /Subtype /Movie >> endobj', /sound, video/],
  ['a screen', '5 0 obj << /Type /Annot /Subtype /Screen >> endobj', /sound, video/],
  ['3D', '5 0 obj << /Type /Annot /Subtype /3D /3DD 6 0 R >> endobj', /sound, video/],
  ['a sound', link('<< /S /Sound /Sound 6 0 R >>'), /sound, video/],
  ['a rendition', link('<< /S /Rendition /OP 0 >>'), /sound, video/],
  ['an attached file', '5 0 obj << /Type /Annot /Subtype /FileAttachment >> endobj', /embedded/],
  ['an associated file', catalogue('/AF [ << /Type /Filespec /UF (a) /EF << /F 6 0 R >> >> ]'), /embedded/],
  ['a portfolio', catalogue('/Collection << /View /D >>'), /embedded/],
  ['a list of attachments', catalogue('/Names << /EmbeddedFiles << /Names [ ] >> >>'), /embedded/],
  ['a list of scripts', catalogue('/Names << /JavaScript << /Names [ ] >> >>'), /JavaScript/],
  ['something hidden or shown', link('<< /S /Hide /T (a) >>'), /an action other/],
  ['printing', link('<< /S /Named /N /Print >>'), /an action other/],
  ['a page turn by reference', link('<< /S /Named /N 6 0 R >>'), /an action other/],
  ['an unknown action', link('<< /S /Foo >>'), /an action other/],
  ['an unknown action by reference', `6 0 obj << /S /Foo >> endobj ${link('6 0 R')}`, /an action other/],
  ['an action whose type is a reference', `${link('<< /S 6 0 R >>')} 6 0 obj /Foo endobj`, /an action other/],
  [
    'an unknown action after another',
    link('<< /S /GoTo /Next [ 6 0 R ] >> 6 0 obj << /S /Foo >>'),
    /an action other/,
  ],
  ['a web page that opens automatically', catalogue(`/OpenAction ${WEB}`), /automatically/],
  [
    'a web page that opens automatically, by reference',
    `6 0 obj ${WEB} endobj ${catalogue('/OpenAction 6 0 R')}`,
    /automatically/,
  ],
  [
    'a web page that opens after another action',
    catalogue(`/OpenAction << /S /GoTo /D (a) /Next ${WEB} >>`),
    /automatically/,
  ],
  [
    'a web page that opens after another action, by references',
    `6 0 obj << /S /GoTo /D (a) /Next 8 0 R >> endobj ${catalogue('/OpenAction 6 0 R')} 8 0 obj [ 9 0 R ] endobj 9 0 obj ${WEB} endobj`,
    /automatically/,
  ],
  [
    'a web page that opens with a page',
    `5 0 obj << /Type /Page /AA << /O ${WEB} >> >> endobj`,
    /automatically/,
  ],
  [
    'a web page that opens with a page, by references',
    `5 0 obj << /AA 6 0 R >> endobj 6 0 obj << /S /P /PV 8 0 R >> endobj 8 0 obj ${WEB} endobj`,
    /automatically/,
  ],
  ['a file as an address', uri('(file:///etc/passwd)'), /not a web, mail or phone address/],
  ['a share as an address', uri('(\\\\\\\\host\\\\share)'), /not a web/],
  ['a file as an address, by reference', `6 0 obj (file:///c:/) endobj ${uri('6 0 R')}`, /not a web/],
  ['a script as an address', uri('(java\\nscript:alert\\(1\\))'), /not a web/],
  ['a script in octal', uri('(\\152avascript:1)'), /not a web/],
  ['a script in hex', uri('<6A617661 7363726970743A31>'), /not a web/],
  ['a script in UTF-16', uri('<FEFF006A006100760061007300630072006900700074003A0031>'), /not a web/],
  ['a second address', '5 0 obj << /S /URI /URI (http://a) /URI (file:///a) >> endobj', /not a web/],
  ['files as the base of addresses', catalogue('/URI << /Base (file:///c:/) >>'), /not a web/],
];

for (const [name, objects] of ACCEPTED)
  test(`15 accepts ${name}`, async () => assert.equal(await findRefusal(createPdf(objects)), null));

for (const [name, objects, refusal] of REFUSED)
  test(`15 refuses ${name}`, async () =>
    assert.match((await findRefusal(createPdf(objects)))?.message ?? 'accepted', refusal));

const FORBIDDEN = [
  '<< /S /JavaScript /JS (x) >>',
  '<< /S /Launch /F (x) >>',
  '<< /S /SubmitForm /F (x) >>',
  '<< /S /GoToR /F (x) >>',
  '<< /S /Rendition /OP 0 >>',
  '<< /S /URI /URI (file:///x) >>',
  '<< /Subtype /RichMedia >>',
  '<< /XFA [ (x) ] >>',
  '<< /Type /Filespec /F (x) /EF << /F 9 0 R >> >>',
];

const escapedName = (name: string, every: number) =>
  [...name]
    .map((letter, index) => (index % every === 0 ? `#${letter.charCodeAt(0).toString(16)}` : letter))
    .join('');

const packObject = (object: string) => {
  const data = deflateSync(Buffer.from(`5 0 ${object}`, 'latin1'));
  return `9 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${data.length} >> stream\n${data.toString('latin1')}\nendstream endobj`;
};

/** Ways to hide an object that PDF readers still read. */
const DISGUISES = {
  escapes: (object: string, seed: number) =>
    object.replace(/\/([A-Za-z]+)/g, (_, name) => `/${escapedName(name, 1 + (seed % 3))}`),
  comments: (object: string, seed: number) => object.replaceAll(' ', ` %${')'.repeat(seed % 5)}>>\n`),
  nested: (object: string, seed: number) => `${'[ '.repeat(seed % 50)}${object}${' ]'.repeat(seed % 50)}`,
  within: (object: string) => `<< /K [ 1 (a\\)) << /Kid ${object} >> ] >>`,
  skewed: (object: string) => object.replace('<<', '<< 1 2 (x)'),
};
/** Ways to store an object. */
const STORES = {
  plain: (object: string) => `5 0 obj ${object} endobj`,
  packed: packObject,
  string: (object: string) => `6 0 obj ( 5 0 obj ${object} endobj ) endobj`,
  stream: (object: string) => `6 0 obj << /Length 1 >> stream\n5 0 obj ${object} endobj\nendstream endobj`,
  update: (object: string) => `endobj trailer << >> startxref 0 %%EOF\n5 0 obj ${object} endobj`,
};

test('15 finds forbidden content in any spelling and position', async () => {
  const disguise = fc.record({ how: fc.constantFrom(...Object.values(DISGUISES)), seed: fc.nat(100) });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...FORBIDDEN),
      fc.array(disguise, { maxLength: 3 }),
      fc.constantFrom(...Object.values(STORES)),
      async (object, disguises, store) => {
        const hidden = disguises.reduce((text, { how, seed }) => how(text, seed), object);
        assert.notEqual(await withFile(createPdf(store(hidden)), scanPdf), undefined);
      },
    ),
    { numRuns: 150 },
  );
});

test('random bytes between objects never crash the check', async () => {
  const noise = fc.array(
    fc.constantFrom(
      '1 0 obj',
      '<<',
      '>>',
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '/A',
      '%',
      '\n',
      '\\',
      'R',
      '5 0 R',
      'stream\n',
      'endstream',
      'trailer',
      '#',
      '1',
    ),
    { maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(noise, async (parts) => {
      await withFile(createPdf(parts.join(' ')), scanPdf);
    }),
    { numRuns: 100 },
  );
});

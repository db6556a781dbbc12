import assert from 'node:assert/strict';
import { createCipheriv, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { createPdf, findRefusal } from './pdf-for-test.ts';

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const packed = (objects: string, entries: string, data: Uint8Array = deflateSync(objects)) =>
  `9 0 obj << /Type /ObjStm /N 1 /First 4 ${entries} /Length ${data.length} >> stream\r\n${Buffer.from(data).toString('latin1')}\nendstream endobj`;

const DOCUMENTS: [string, string, RegExp | null][] = [
  ['a normal PDF', '', null],
  ['a name in escapes', '5 0 obj << /S /J#61vaScript /JS (x) >> endobj', /JavaScript/],
  ['a launch in escapes', '5 0 obj << /S /#4c#61unch /F (x) >> endobj', /launches/],
  ['an action type by reference', '5 0 obj << /S 6 0 R /JS (x) >> endobj', /JavaScript/],
  ['an action type as an object', '6 0 obj /JavaScript endobj', /JavaScript/],
  ['no spaces', `5 0 obj${SCRIPT}endobj`, /JavaScript/],
  [
    'comments between the tokens',
    `5 % five\n0 % nought ${'x'.repeat(300)}\r obj % now\n ${SCRIPT} endobj`,
    /JavaScript/,
  ],
  [
    'an object in the data of a stream',
    `5 0 obj << /Length 99 >> stream\nab 7 0 obj ${SCRIPT} endobj\nendstream`,
    /JavaScript/,
  ],
  ['an object in a string', `5 0 obj ( 7 0 obj ${SCRIPT} endobj ) endobj`, /JavaScript/],
  ['an object that is never closed', '5 0 obj << /A [ 1 2 << /S /JavaScript /JS (x)', /JavaScript/],
  ['a nested script', `5 0 obj << /A [ [ << /B ${SCRIPT} >> ] ] >> endobj`, /JavaScript/],
  [
    'words in a string',
    '5 0 obj << /Title (/S /JavaScript /Launch \\) /Encrypt) /A <2f4a53> >> endobj',
    null,
  ],
  ['words in a comment', '5 0 obj << % /S /JavaScript\n /A 1 >> endobj', null],
  ['a font with the name JS', '5 0 obj << /Font << /JS 7 0 R /EF 8 0 R >> >> endobj', null],
  [
    'an action on closing without a script',
    '5 0 obj << /AA << /WC << /S /GoTo /D [ 3 0 R /Fit ] >> >> >> endobj',
    null,
  ],
  ['a file specification that holds a file', '5 0 obj << /F (a) /EF << /F 6 0 R >> >> endobj', /embedded/],
  ['brackets that do not match', `5 0 obj << /A [ >> ] /B ${SCRIPT} >> endobj`, /cannot be checked/],
  ['too many nested lists', `5 0 obj ${'['.repeat(5000)} endobj`, /cannot be checked/],
  ['packed objects', packed('5 0 << /A 1 >>', '/Filter /FlateDecode'), null],
  ['a script among packed objects', packed(`5 0 ${SCRIPT}`, '/Filter /FlateDecode'), /JavaScript/],
  [
    'a packed script with its filter in a list',
    packed(`5 0 ${SCRIPT}`, '/Filter [ /FlateDecode ]'),
    /JavaScript/,
  ],
  [
    'a packed script with its filter in escapes',
    packed(`5 0 ${SCRIPT}`, '/#46ilter /Fl#61teDecode'),
    /JavaScript/,
  ],
  ['a script in an uncompressed object stream', packed('', '', Buffer.from(`5 0 ${SCRIPT}`)), /JavaScript/],
  [
    'a packed script without the type of the stream',
    packed(`5 0 ${SCRIPT}`, '/Filter /FlateDecode').replace('/Type /ObjStm', ''),
    /JavaScript/,
  ],
  [
    'a packed script in a string, by its offset',
    packed(`5 3 (ab${SCRIPT})`, '/Filter /FlateDecode'),
    /JavaScript/,
  ],
  [
    'packed twice',
    packed('', '/Filter [ /FlateDecode /FlateDecode ]', deflateSync(deflateSync(`5 0 ${SCRIPT}`))),
    /cannot be checked/,
  ],
  ['packed with another filter', packed('', '/Filter /LZWDecode', randomBytes(50)), /cannot be checked/],
  ['a filter by reference', packed(`5 0 ${SCRIPT}`, '/Filter 7 0 R'), /cannot be checked/],
  ['packed data that is broken', packed('', '/Filter /FlateDecode', randomBytes(50)), /cannot be checked/],
  [
    'a wrong length',
    packed('', '/X 1', Buffer.from(`5 0 ${SCRIPT}`)).replace(/Length \d+/, 'Length 4'),
    /cannot be checked/,
  ],
  [
    'a few bytes that inflate to 20 MB',
    packed('', '/Filter /FlateDecode', deflateSync(Buffer.alloc(20 << 20, ' '))),
    /cannot be checked/,
  ],
];

for (const [name, objects, refusal] of DOCUMENTS) {
  test(`15 ${name}: ${refusal ?? 'accepted'}`, async () => {
    const found = await findRefusal(createPdf(objects));
    assert.equal(found === null, refusal === null, found?.message);
    if (refusal) assert.match(found!.message, refusal);
  });
}

test('15 finds encryption in the trailer and in a compressed table', async () => {
  for (const pdf of [
    createPdf('', '/Encrypt 7 0 R'),
    createPdf('8 0 obj << /Type /XRef /Encrypt 7 0 R /W [1 2 1] /Length 3 >> stream\nabc\nendstream endobj'),
    // object streams of an encrypted PDF cannot be read
    createPdf(packed('', '/Filter /FlateDecode', randomBytes(50)), '/Encrypt 7 0 R'),
  ])
    assert.match((await findRefusal(pdf))?.message ?? '', /encrypted/);
});

test('finds an object at the border of two chunks', async () => {
  for (let before = (1 << 20) - 60; before < (1 << 20) + 10; before += 7) {
    const filler = `4 0 obj << /Length 1 >> stream\n${'x'.repeat(before)}\nendstream endobj\n`;
    assert.match(
      (await findRefusal(createPdf(`${filler}5 0 obj ${SCRIPT} endobj`)))?.message ?? '',
      /JavaScript/,
    );
  }
});

test('finds an object whose number is far before it', async () => {
  for (const between of [' '.repeat(70_000), `%${'x'.repeat(70_000)}\n`])
    assert.notEqual(await findRefusal(createPdf(`5 0${between}obj ${SCRIPT} endobj`)), null);
});

test('accepts harmless objects at the border of two chunks', async () => {
  const edge = (1 << 20) - (64 << 10);
  for (let shift = 0; shift < 24; shift += 1) {
    const start = createPdf('4 0 obj << /Length 1 >> stream\n|').indexOf('|');
    const filler = `4 0 obj << /Length 1 >> stream\n${'x'.repeat(edge - start - shift)}\nendstream endobj\n`;
    const behind = `6 0 obj << /Length 1 >> stream\n${'x'.repeat(200_000)}\nendstream endobj`;
    assert.equal(await findRefusal(createPdf(`${filler}5 0 obj << /A 1 >> endobj\n${behind}`)), null);
  }
});

test('accepts large pictures with any bytes', async () => {
  // pseudo-random bytes, the same in every run; one of seven random pictures would contain the start of an object
  const picture = createCipheriv('aes-128-ctr', Buffer.alloc(16, 1), Buffer.alloc(16)).update(
    Buffer.alloc(8 << 20),
  );
  for (let at = 0; at < picture.length; at += 5000) picture.write('x\nobj [>> <<(', at, 'latin1');
  const pdf = createPdf(
    `4 0 obj << /Length ${picture.length} >> stream\n${picture.toString('latin1')}\nendstream endobj`,
  );
  assert.equal(await findRefusal(pdf), null);
});

test('stops checking a file that would take too long', async () => {
  const nested = '1 0 obj << /A ('.repeat(200_000);
  assert.match((await findRefusal(createPdf(nested)))?.message ?? '', /cannot be checked/);
});

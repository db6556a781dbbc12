import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translateToEnglish } from '@sikhya/contract/language/texts.ts';
import { isHeic, readFirstBytes, validateKind, validateSize } from './file-rules.ts';

const createFile = (name: string, start: string, size = 100) => {
  const bytes = new Uint8Array(size);
  for (let index = 0; index < start.length; index += 1) bytes[index] = start.charCodeAt(index);
  return new File([bytes], name);
};
const MB = 1024 * 1024;

const validate = async (...[kind, chosen]: Parameters<typeof validateSize>) =>
  validateKind(kind, chosen, await readFirstBytes(chosen)) ?? validateSize(kind, chosen);

for (const [kind, chosen, error] of [
  ['thumbnail', createFile('a.png', '\x89PNG\r\n'), null],
  ['thumbnail', createFile('a.jpg', '\xff\xd8\xff\xe0'), null],
  ['question-image', createFile('a.webp', 'RIFF\0\0\0\0WEBP'), null],
  ['pdf', createFile('a.pdf', '%PDF-1.7'), null],
  ['pdf', createFile('a.pdf', '\xef\xbb\xbf%PDF-1.7'), null],
  ['thumbnail', createFile('a.png', '%PDF-1.7'), '“a.png” is not a JPG, PNG or WebP picture.'],
  ['thumbnail', createFile('a.png', 'GIF89a'), '“a.png” is not a JPG, PNG or WebP picture.'],
  ['pdf', createFile('a.pdf', '\x89PNG'), '“a.pdf” is not a PDF.'],
  ['pdf', createFile('a.pdf', '', 0), '“a.pdf” is empty.'],
  ['pdf', createFile('a.pdf', '%PDF-', 50 * MB), null],
  ['pdf', createFile('a.pdf', '%PDF-', 60 * MB), '“a.pdf” has 60 MB; the limit is 50 MB.'],
  ['question-image', createFile('a.png', '\x89PNG', 5 * MB + 1), '“a.png” has 6 MB; the limit is 5 MB.'],
] as const) {
  test(`${kind} from ${chosen.name} of ${chosen.size} bytes: ${error ?? 'accepted'}`, async () => {
    const found = await validate(kind, chosen);
    assert.equal(found && translateToEnglish(found), error);
  });
}

for (const [start, expected] of [
  ['\0\0\0\x18ftypheic', true],
  ['\0\0\0\x18ftypmif1', true],
  ['\0\0\0\x18ftypavif', false],
  ['\xff\xd8\xff\xe0', false],
] as const) {
  test(`${JSON.stringify(start)} is ${expected ? '' : 'not '}a HEIC photo`, async () => {
    assert.equal(isHeic((await readFirstBytes(createFile('a.heic', start)))!), expected);
  });
}

test('accepts a photo above the upload limit, because it is resized', async () => {
  const photo = createFile('a.jpg', '\xff\xd8\xff\xe0', 12 * MB);
  assert.equal(validateKind('thumbnail', photo, await readFirstBytes(photo)), null);
});

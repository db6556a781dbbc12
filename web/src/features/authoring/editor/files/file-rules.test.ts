import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isHeic, kindFault, readStart, sizeFault } from './file-rules.ts';

const file = (name: string, start: string, size = 100) => {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < start.length; at += 1) bytes[at] = start.charCodeAt(at);
  return new File([bytes], name);
};
const MB = 1024 * 1024;

const fileFault = async (...[kind, chosen]: Parameters<typeof sizeFault>) =>
  kindFault(kind, chosen, await readStart(chosen)) ?? sizeFault(kind, chosen);

for (const [kind, chosen, fault] of [
  ['thumbnail', file('a.png', '\x89PNG\r\n'), null],
  ['thumbnail', file('a.jpg', '\xff\xd8\xff\xe0'), null],
  ['question-image', file('a.webp', 'RIFF\0\0\0\0WEBP'), null],
  ['pdf', file('a.pdf', '%PDF-1.7'), null],
  ['pdf', file('a.pdf', '\xef\xbb\xbf%PDF-1.7'), null],
  ['thumbnail', file('a.png', '%PDF-1.7'), '“a.png” is not a JPG, PNG or WebP picture.'],
  ['thumbnail', file('a.png', 'GIF89a'), '“a.png” is not a JPG, PNG or WebP picture.'],
  ['pdf', file('a.pdf', '\x89PNG'), '“a.pdf” is not a PDF.'],
  ['pdf', file('a.pdf', '', 0), '“a.pdf” is empty.'],
  ['pdf', file('a.pdf', '%PDF-', 50 * MB), null],
  ['pdf', file('a.pdf', '%PDF-', 60 * MB), '“a.pdf” has 60 MB; at most 50 MB are taken.'],
  ['question-image', file('a.png', '\x89PNG', 5 * MB + 1), '“a.png” has 6 MB; at most 5 MB are taken.'],
] as const) {
  test(`${kind} from ${chosen.name} of ${chosen.size} bytes: ${fault ?? 'taken'}`, async () => {
    assert.equal(await fileFault(kind, chosen), fault);
  });
}

for (const [start, heic] of [
  ['\0\0\0\x18ftypheic', true],
  ['\0\0\0\x18ftypmif1', true],
  ['\0\0\0\x18ftypavif', false],
  ['\xff\xd8\xff\xe0', false],
] as const) {
  test(`${JSON.stringify(start)} is ${heic ? '' : 'not '}a HEIC photo`, async () => {
    assert.equal(isHeic((await readStart(file('a.heic', start)))!), heic);
  });
}

test('a photo larger than what is sent is left to be reduced', async () => {
  const photo = file('a.jpg', '\xff\xd8\xff\xe0', 12 * MB);
  assert.equal(kindFault('thumbnail', photo, await readStart(photo)), null);
});

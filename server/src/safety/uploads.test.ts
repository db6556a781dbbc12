import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'node:test';
import { UPLOADS } from '@sikhya/contract/files.ts';
import sharp from 'sharp';
import { send } from '../features/files/form-for-test.ts';
import { adminToken, studentToken, testApp } from '../testing/test-app.ts';

const MB = 1024 * 1024;
const here = await testApp();
const admin = await adminToken(here);
const student = await studentToken(here);
await here.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = here.app.server.address() as AddressInfo;

const blank = { width: 14_000, height: 14_000, channels: 3, background: '#fff' } as const;
const HUGE = await sharp({ create: blank, limitInputPixels: false }).png().toBuffer();

test('14 a picture of 14000 x 14000 is refused without being unpacked', async () => {
  const { path, field } = UPLOADS.thumbnail;
  const before = process.memoryUsage.rss();
  let peak = before;
  const watching = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 2);
  const answer = await send(here.app, path, admin, [{ field, name: 'a.png', content: HUGE }]);
  clearInterval(watching);
  assert.equal(answer.statusCode, 422, answer.body);
  // unpacked it would take 560 MB
  assert.ok(peak - before < 150 * MB, `${Math.round((peak - before) / MB)} MB`);
});

for (const [who, token, status] of [
  ['nobody', '', 401],
  ['a student', student, 403],
] as const) {
  test(`14 ${who} is refused with ${status} before the body of an upload is sent`, async () => {
    for (const { path } of Object.values(UPLOADS)) {
      const socket = connect(port, '127.0.0.1');
      const authorization = token && `authorization: Bearer ${token}\r\n`;
      const head = `POST ${path} HTTP/1.1\r\nhost: x\r\n${authorization}content-type: multipart/form-data; boundary=x\r\n`;
      socket.write(`${head}content-length: ${40 * MB}\r\n\r\n`);
      const [answer] = await once(socket, 'data');
      assert.match(String(answer), new RegExp(`^HTTP/1.1 ${status}`));
      socket.destroy();
    }
  });
}

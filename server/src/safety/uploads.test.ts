import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'node:test';
import { UPLOADS } from '@sikhya/contract/files.ts';
import sharp from 'sharp';
import { sendForm } from '../features/files/form-for-test.ts';
import { adminToken, studentToken, testApp } from '../testing/test-app.ts';

const MB = 1024 * 1024;
const server = await testApp();
const admin = await adminToken(server);
const student = await studentToken(server);
await server.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.app.server.address() as AddressInfo;

const blank = { width: 14_000, height: 14_000, channels: 3, background: '#fff' } as const;
const HUGE = await sharp({ create: blank, limitInputPixels: false }).png().toBuffer();

test('14 refuses a picture of 14000 x 14000 pixels without decoding it', async () => {
  const { path, field } = UPLOADS.thumbnail;
  const before = process.memoryUsage.rss();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 2);
  const response = await sendForm(server.app, path, admin, [{ field, name: 'a.png', content: HUGE }]);
  clearInterval(timer);
  assert.equal(response.statusCode, 422, response.body);
  // decoded it would take 560 MB
  assert.ok(peak - before < 150 * MB, `${Math.round((peak - before) / MB)} MB`);
});

for (const [role, token, status] of [
  ['a visitor', '', 401],
  ['a student', student, 403],
] as const) {
  test(`14 returns ${status} to ${role} before the body of an upload is sent`, async () => {
    for (const { path } of Object.values(UPLOADS)) {
      const socket = connect(port, '127.0.0.1');
      const authorization = token && `authorization: Bearer ${token}\r\n`;
      const head = `POST ${path} HTTP/1.1\r\nhost: x\r\n${authorization}content-type: multipart/form-data; boundary=x\r\n`;
      socket.write(`${head}content-length: ${40 * MB}\r\n\r\n`);
      const [response] = await once(socket, 'data');
      assert.match(String(response), new RegExp(`^HTTP/1.1 ${status}`));
      socket.destroy();
    }
  });
}

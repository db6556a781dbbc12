import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, test } from 'node:test';
import fastify from 'fastify';
import { addETags } from './etag.ts';

const app = fastify();
after(() => app.close());
addETags(app);
const ETAG = '"the-file"';
let sent: Readable[] = [];
app.get('/stream', (_request, reply) => {
  const content = Readable.from([Buffer.from('content')]);
  sent.push(content);
  return reply.header('etag', ETAG).send(content);
});
for (const method of ['GET', 'HEAD'] as const)
  test(`closes the content that a 304 to ${method} does not send`, async () => {
    sent = [];
    const headers = { 'if-none-match': ETAG };
    const { statusCode, body } = await app.inject({ url: '/stream', method, headers });
    assert.deepEqual([statusCode, body], [304, '']);
    assert.deepEqual(
      sent.map(({ destroyed }) => destroyed),
      [true],
    );
  });

for (const known of [`"other", ${ETAG}`, `W/${ETAG}`, `${ETAG},"other"`, '*'])
  test(`sends 304 for If-None-Match ${known}`, async () => {
    const { statusCode, body } = await app.inject({ url: '/stream', headers: { 'if-none-match': known } });
    assert.deepEqual([statusCode, body], [304, '']);
  });

test('sends the content of a stream to a browser that does not have it', async () => {
  const { statusCode, body } = await app.inject({ url: '/stream', headers: { 'if-none-match': '"other"' } });
  assert.deepEqual([statusCode, body], [200, 'content']);
});

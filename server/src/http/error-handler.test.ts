import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, test } from 'node:test';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { handleErrors } from './error-handler.ts';
import { addETags } from './etag.ts';

const app = fastify();
after(() => app.close());
handleErrors(app, () => {});
await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
addETags(app);

/** Fails before its first byte, like a file of an object store that cannot be reached any more. */
const createLostFile = () =>
  new Readable({
    read() {
      this.destroy(Object.assign(new Error('The connection was lost.'), { code: 'ECONNRESET' }));
    },
  });

app.get('/document.pdf', (_request, reply) =>
  reply
    .code(206)
    .type('application/pdf')
    .headers({
      'accept-ranges': 'bytes',
      'content-disposition': 'inline; filename="a.pdf"',
      'content-length': 100,
      'content-range': 'bytes 0-99/200',
      etag: '"a"',
    })
    .send(createLostFile()),
);
app.get('/students.csv', (_request, reply) => reply.type('text/csv; charset=utf-8').send(createLostFile()));

for (const url of ['/document.pdf', '/students.csv'])
  for (const encoding of ['identity', 'br'])
    test(`a stream that fails before its first byte gets the common error body: ${url}, ${encoding}`, async () => {
      const response = await app.inject({ url, headers: { 'accept-encoding': encoding } });
      assert.equal(response.statusCode, 503);
      assert.deepEqual(Object.keys(response.json()).sort(), ['code', 'message', 'requestId']);
      const { date, connection, vary, ...headers } = response.headers;
      assert.deepEqual(headers, {
        'cache-control': 'no-store',
        'content-length': String(response.rawPayload.length),
        'content-type': 'application/json; charset=utf-8',
        'retry-after': '5',
      });
    });

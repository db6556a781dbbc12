import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, test } from 'node:test';
import compress from '@fastify/compress';
import { type SQL, sql } from 'drizzle-orm';
import fastify from 'fastify';
import { StorageError } from '../storage/storage.ts';
import { testDatabase } from '../testing/test-database.ts';
import { handleErrors } from './error-handler.ts';
import { addETags } from './etag.ts';

const { db } = await testDatabase();
const app = fastify();
after(() => app.close());
const failures: { status: number }[] = [];
handleErrors(app, (failed) => failures.push(failed));
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

app.get('/picture.webp', async () => {
  throw new StorageError('away', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
});

const FAILURES: [what: string, first: SQL, second: SQL][] = [
  ['was cancelled after its time limit', sql`set local statement_timeout = 1`, sql`select pg_sleep(60)`],
  ['was refused after repeated deadlocks', sql`select 1`, sql`do $$ begin raise sqlstate '40P01'; end $$`],
  ['was refused after repeated conflicts', sql`select 1`, sql`do $$ begin raise sqlstate '40001'; end $$`],
];
for (const [index, [, first, second]] of FAILURES.entries())
  app.get(`/failing/${index}`, () =>
    db.transaction(async (tx) => {
      await tx.execute(first);
      await tx.execute(second);
    }),
  );

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

for (const [index, [what]] of FAILURES.entries())
  test(`a statement that ${what} gets 503 and is recorded as a failure`, async () => {
    failures.length = 0;
    const response = await app.inject(`/failing/${index}`);
    assert.equal(response.statusCode, 503);
    assert.equal(response.json().code, 'unavailable');
    assert.equal(response.headers['retry-after'], '5');
    assert.deepEqual(
      failures.map(({ status }) => status),
      [503],
    );
  });

test('a storage that refuses connections is not reported as a busy database', async () => {
  const response = await app.inject('/picture.webp');
  assert.deepEqual([response.statusCode, response.headers['retry-after']], [503, '60']);
  assert.match(response.json().message, /^Files cannot be stored or read at the moment/);
});

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import fastify from 'fastify';
import { listen } from './listen.ts';

/** The reference: a Fastify route that only pipes the request body into a file. */
const app = fastify();
app.addContentTypeParser('*', (_request, _payload, done) => done(null));
app.post('/', async (request, reply) => {
  const file = path.join(tmpdir(), `sikhya-bench-${randomUUID()}`);
  await pipeline(request.raw, createWriteStream(file));
  await rm(file);
  return reply.code(201).send({});
});
await listen(app);

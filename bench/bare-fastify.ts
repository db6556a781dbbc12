import fastify from 'fastify';
import { listen } from './listen.ts';

/** The reference: a Fastify route that only sends the bytes in BODY. */
const body = Buffer.from(process.env.BODY ?? '', 'base64');
const app = fastify();
app.get('/', async (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
await listen(app);

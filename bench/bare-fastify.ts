import fastify from 'fastify';

/** The reference: a Fastify route that only sends the bytes in BODY. */
const body = Buffer.from(process.env.BODY ?? '', 'base64');
const app = fastify();
app.get('/', async (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
await app.listen({ port: 0, host: '127.0.0.1' });
const listening = app.server.address();
console.log(`ready at http://127.0.0.1:${typeof listening === 'object' ? listening?.port : listening}`);
process.on('SIGTERM', () => void app.close());

import type { FastifyInstance } from 'fastify';

/** Starts a reference server on a free port, and prints its address for `startProcess`. */
export async function listen(app: FastifyInstance): Promise<void> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  console.log(`ready at ${address}`);
  process.on('SIGTERM', () => void app.close());
}

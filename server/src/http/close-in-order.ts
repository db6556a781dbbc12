import type { FastifyInstance } from 'fastify';

const LOOK_MS = 100;
const FINISH_MS = 10_000;

/** When the server closes, what runs is finished; then browsers that keep their connection open are let go. */
export function closeInOrder(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const looking = setInterval(() => app.server.closeIdleConnections(), LOOK_MS).unref();
    const late = setTimeout(() => app.server.closeAllConnections(), FINISH_MS).unref();
    app.server.once('close', () => {
      clearInterval(looking);
      clearTimeout(late);
    });
  });
}

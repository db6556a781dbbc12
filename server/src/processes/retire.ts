import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const CHECK_INTERVAL_MS = 50;
/** Connections on which no request comes for this long are closed. */
const MAX_IDLE_MS = 10_000;

/**
 * Moves all clients of this process to the others without refusing a request: accepts no connection any more, answers
 * requests as before but with `Connection: close`, and returns when no connection is left or those left are idle.
 */
export async function retire(app: FastifyInstance): Promise<void> {
  app.stopKeepingAlive();
  // the method of http.Server would also close idle connections, on which a request may be on its way
  Server.prototype.close.call(app.server);
  const deadline = Date.now() + MAX_IDLE_MS;
  while (Date.now() < deadline && (await countConnections(app)) > 0) await sleep(CHECK_INTERVAL_MS);
}

function countConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((_error, count) => resolve(count ?? 0));
  });
}

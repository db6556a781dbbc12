import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';

const READY = 'Z'.charCodeAt(0);
const IDLE = 'I'.charCodeAt(0);

type Server = { socket: Socket; client: Socket | undefined };
type Options = { socketFolder: string; port: number; servers: number; order: 'newest' | 'round-robin' };

/**
 * A connection pooler in transaction mode, like PgBouncer: a client has a connection to PostgreSQL only until its
 * transaction ends. It supports what a client without a password and without pipelining sends.
 */
export async function startTransactionPooler({ socketFolder, port, servers, order }: Options) {
  const idle: Server[] = [];
  const waiting: { client: Socket; bytes: Buffer }[] = [];
  const all: Socket[] = [];

  const release = (server: Server) => {
    server.client = undefined;
    if (order === 'newest') idle.unshift(server);
    else idle.push(server);
    const next = waiting.shift();
    if (next) send(next.client, next.bytes);
  };
  const send = (client: Socket, bytes: Buffer) => {
    const server = owned.get(client) ?? idle.shift();
    if (!server) return void waiting.push({ client, bytes });
    server.client = client;
    owned.set(client, server);
    server.socket.write(bytes);
  };
  const owned = new Map<Socket, Server>();

  async function openServer(startup: Buffer): Promise<void> {
    const socket = connect(path.join(socketFolder, `.s.PGSQL.${port}`));
    all.push(socket);
    const server: Server = { socket, client: undefined };
    const { promise: isReady, resolve } = Promise.withResolvers<void>();
    let pending = Buffer.alloc(0);
    socket.on('data', (bytes: Buffer) => {
      pending = Buffer.concat([pending, bytes]);
      server.client?.write(bytes);
      while (pending.length >= 5 && pending.length >= 1 + pending.readInt32BE(1)) {
        const length = 1 + pending.readInt32BE(1);
        const isIdle = pending[0] === READY && pending[5] === IDLE;
        pending = pending.subarray(length);
        if (!isIdle) continue;
        if (server.client) owned.delete(server.client);
        release(server);
        resolve();
      }
    });
    socket.write(startup);
    await isReady;
  }

  let opened: Promise<unknown> | undefined;
  const listener = createServer((client) => {
    all.push(client);
    client.on('error', () => {});
    client.once('data', async (startup: Buffer) => {
      opened ??= Promise.all(Array.from({ length: servers }, () => openServer(startup)));
      await opened;
      client.on('data', (bytes: Buffer) => {
        const isTermination = bytes[0] === 'X'.charCodeAt(0);
        if (!isTermination) send(client, bytes);
      });
      // authentication succeeded; ready
      client.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, READY, 0, 0, 0, 5, IDLE]));
    });
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: (listener.address() as { port: number }).port,
    stop() {
      for (const socket of all) socket.destroy();
      listener.close();
    },
  };
}

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import type { Running } from '../server/src/testing/product-process.ts';

/** A server that the browser cannot reach after `stop`, until it is started again at the same address. */
export type StoppableServer = Running & { start(): Promise<void> };

const HOST = '127.0.0.1';

/**
 * Forwards another port to the product. `stop` closes it: the browser's connections break and new ones are refused, as
 * when the product stops. Starting a product takes two seconds of CPU time.
 */
export async function startStoppableServer({ address, pid }: Running): Promise<StoppableServer> {
  const productPort = Number(new URL(address).port);
  const sockets = new Set<Socket>();
  const forwarder = createServer((incoming) => {
    const outgoing = connect(productPort, HOST);
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      socket.on('error', () => {});
    }
    // a broken connection ends the other one too
    pipeline(incoming, outgoing, () => {});
    pipeline(outgoing, incoming, () => {});
  });
  const listen = async (port: number) => {
    forwarder.listen(port, HOST);
    await once(forwarder, 'listening');
    return (forwarder.address() as { port: number }).port;
  };
  const port = await listen(0);
  return {
    address: `http://${HOST}:${port}`,
    pid,
    async stop() {
      if (!forwarder.listening) return;
      const closed = once(forwarder, 'close');
      forwarder.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async start() {
      await listen(port);
    },
  };
}

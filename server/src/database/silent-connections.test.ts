import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect as connectSocket, createServer, type Socket } from 'node:net';
import { after, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database.ts';
import { connect } from './database.ts';
import { DatabaseSilent } from './errors.ts';
import { openSideConnection } from './side-connection.ts';
import { createWatchdog } from './watchdog.ts';

const { address } = await testDatabase(1);

/** The sockets of a proxy that can stop forwarding without an error, as when a machine is cut off. */
const sockets = new Set<Socket>();
const network = createServer((client) => {
  const server = connectSocket(`${address.host}/.s.PGSQL.${address.port}`);
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    sockets.add(from);
    from.on('data', (chunk) => to.write(chunk));
    from.on('error', () => {});
    from.on('close', () => to.destroy());
  }
}).listen(0, '127.0.0.1');
await once(network, 'listening');
after(() => {
  for (const socket of sockets) socket.destroy();
  network.close();
});
const { port } = network.address() as { port: number };
const behindNetwork = { ...address, host: '127.0.0.1', port };

/** Existing connections stay open, but nothing passes any more; new ones work. */
function cutOff(): Socket[] {
  for (const socket of sockets) socket.pause().removeAllListeners('data');
  return [...sockets];
}

test('replaces all connections of a server that is cut off, also the idle ones, and loses its locks', async () => {
  const side = openSideConnection(behindNetwork);
  after(side.close);
  const watchdog = createWatchdog(side);
  after(() => watchdog.stop());
  const { db, close } = connect(behindNetwork, 3, { watchdog });
  after(() => close(0));
  const selectOne = async () => (await db.execute<{ one: number }>(sql`select 1 as one`)).rows[0]!.one;
  await Promise.all([selectOne(), selectOne(), selectOne()]);
  const lost = await side.tryLock('a lock');
  assert.equal(lost?.aborted, false);

  const silence = new Promise<Error>((resolve) => watchdog.onSilence(resolve));
  const cutOffSockets = cutOff();
  const waiting = selectOne().catch((error) => error.cause ?? error);
  assert.ok((await silence) instanceof DatabaseSilent);
  assert.ok((await waiting) instanceof Error);
  if (!lost!.aborted) await once(lost!, 'abort');

  const isBack = () =>
    selectOne().then(
      () => true,
      () => false,
    );
  while (!(await isBack())) await new Promise((resolve) => setTimeout(resolve, 50));
  assert.deepEqual(await Promise.all([selectOne(), selectOne(), selectOne()]), [1, 1, 1]);
  // only now does PostgreSQL learn that the old connections are gone
  for (const socket of cutOffSockets) socket.destroy();
  while (!(await side.tryLock('a lock'))) await new Promise((resolve) => setTimeout(resolve, 50));
});

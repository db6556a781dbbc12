import { registerHooks } from 'node:module';

/**
 * The driver, mended while it is read. As it is published (3.4.9), a connection that is lost in the middle of a
 * transaction ends the whole process: the driver goes on to write to a socket that is gone, outside of any call that
 * could fail. What it had not sent yet it would send as the first words of the next connection, and the last error of
 * the lost one would fail the first statement there. All this is known (porsager/postgres, 1154, 1208 and 1223). A newer
 * version that is written differently does not load.
 */
const MENDED: [from: string, to: string][] = [
  [
    'function nextWrite(fn) {',
    `function nextWrite(fn) {
    if (!socket) {
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options))
      return false
    }`,
  ],
  [
    `clearImmediate(nextWriteTimer)
    socket.removeListener`,
    `clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = errorResponse = null
    socket.removeListener`,
  ],
];

function mended(source: string): string {
  return MENDED.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`the driver of PostgreSQL has no single '${from}'`);
    return text.replace(from, () => to);
  }, source);
}

const hooks = registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const isConnection = url.endsWith('/postgres/src/connection.js');
    return isConnection ? { ...loaded, source: mended(String(loaded.source)) } : loaded;
  },
});
export const { default: postgres } = await import('postgres');
export const { drizzle } = await import('drizzle-orm/postgres-js');
hooks.deregister();

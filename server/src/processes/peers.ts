import { labelFamilies, type Peers } from '../metrics/peers.ts';
import type { Family } from '../metrics/text-format.ts';
import { onMessage, sendToPrimary } from './link.ts';

/** Longer than the primary waits for the other workers. */
const TIMEOUT_MS = 1500;

/** Exchanges figures with the other workers through the primary. */
export function createPeers(number: number): Peers {
  const waiting = new Map<number, (families: Family[]) => void>();
  let read: () => Family[] = () => [];
  let lastId = 0;
  const readOwn = () => labelFamilies(read(), number);

  onMessage('read-figures', ({ id }) => void sendToPrimary({ kind: 'figures', id, families: readOwn() }));
  onMessage('all-figures', ({ id, families }) => waiting.get(id)?.(families));

  return {
    number,
    share(readFamilies) {
      read = readFamilies;
    },
    readAll() {
      const { promise, resolve } = Promise.withResolvers<Family[]>();
      lastId += 1;
      const id = lastId;
      const timer = setTimeout(() => resolve(readOwn()), TIMEOUT_MS);
      waiting.set(id, resolve);
      void sendToPrimary({ kind: 'collect-figures', id });
      return promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(id);
      });
    },
  };
}

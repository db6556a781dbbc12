import { test as productTest } from './product.ts';
import { type RestartableProduct, startRestartableProduct } from './restartable-product.ts';

/** For journeys with a service worker. Each has a server of its own that it can replace by one with other settings. */
export const test = productTest.extend<{ server: RestartableProduct }>({
  serviceWorkers: 'allow',
  // the worker stores what is prefetched, for a start without a connection
  prefetches: true,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  server: async ({}, use) => {
    const server = await startRestartableProduct();
    await use(server);
    await server.remove();
  },
  baseURL: ({ server }, use) => use(server.address),
  // the browser logs every request that fails while the server is stopped
  expectedConsoleErrors: /Failed to load resource|ERR_|Failed to fetch|Service Worker/,
});

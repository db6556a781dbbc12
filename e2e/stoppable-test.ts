import { test as productTest } from './product.ts';
import { type StoppableServer, startStoppableServer } from './stoppable-server.ts';

/**
 * For journeys with a service worker that lose their connection. They share the product of the other journeys;
 * `restartable-test.ts` is for those that need other settings or another build.
 */
export const test = productTest.extend<{ server: StoppableServer }>({
  serviceWorkers: 'allow',
  server: async ({ product }, use) => {
    const server = await startStoppableServer(product);
    await use(server);
    await server.stop();
  },
  baseURL: ({ server }, use) => use(server.address),
  // the browser logs every request that fails while the server is stopped
  expectedConsoleErrors: /Failed to load resource|ERR_|Failed to fetch|Service Worker/,
});

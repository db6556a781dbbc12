import { message } from '@sikhya/contract/language/texts.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { isInProcessRequest } from './in-process-fetch.ts';
import { texts } from './texts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Closes each connection after its next response from now on, so that clients connect to another process. */
    stopKeepingAlive(): void;
    /** Whether clients have to connect to another process, because this one ends or is about to. */
    isRetiring(): boolean;
  }
}

const CLOSE_IDLE_INTERVAL_MS = 100;
const SHUTDOWN_TIMEOUT_MS = 10_000;

const RETRY_AFTER_SECONDS = 5;

/**
 * While the server closes, running requests are finished and new ones get 503. Keep-alive connections are closed as soon
 * as they are idle.
 */
export function addGracefulShutdown(app: FastifyInstance): void {
  let isClosing = false;
  let keepsAlive = true;
  app.decorate('stopKeepingAlive', () => {
    keepsAlive = false;
  });
  app.decorate('isRetiring', () => isClosing || !keepsAlive);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!keepsAlive) reply.header('connection', 'close');
    done();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    // a page that is being rendered needs its API calls
    if (!isClosing || isInProcessRequest(request)) return done();
    done(
      new AppError('unavailable', message(texts.restarting), {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      }),
    );
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    const closeIdle = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS).unref();
    const closeAll = setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
    app.server.once('close', () => {
      clearInterval(closeIdle);
      clearTimeout(closeAll);
    });
  });
}

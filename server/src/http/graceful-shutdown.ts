import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { isInProcessRequest } from './in-process-fetch.ts';

const LOOK_MS = 100;
const FINISH_MS = 10_000;

const RETRY_AFTER_SECONDS = 5;

/**
 * When the server closes, what runs is finished and nothing new is begun; then browsers that keep their connection
 * open are let go.
 */
export function addGracefulShutdown(app: FastifyInstance): void {
  let closing = false;
  app.addHook('onRequest', (request, _reply, done) => {
    // a page that is being rendered needs its calls to be finished
    if (!closing || isInProcessRequest(request)) return done();
    done(
      new AppError('unavailable', 'The service is being restarted. Please try again in a moment.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      }),
    );
  });
  app.addHook('preClose', async () => {
    closing = true;
    const looking = setInterval(() => app.server.closeIdleConnections(), LOOK_MS).unref();
    const late = setTimeout(() => app.server.closeAllConnections(), FINISH_MS).unref();
    app.server.once('close', () => {
      clearInterval(looking);
      clearTimeout(late);
    });
  });
}

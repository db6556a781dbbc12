import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const TICK_MS = 250;
const LATE_MS = 300;
/** One late tick is a long piece of work, such as the first page after a start; so many in a row are a queue. */
const LATE_TICKS = 4;
const RETRY_AFTER_SECONDS = 5;

/** Turns callers away in good order while the process cannot keep up, before it collapses under them. */
export function refuseWhenOverloaded(app: FastifyInstance): void {
  let lateTicks = 0;
  let expected = performance.now() + TICK_MS;
  const ticking = setInterval(() => {
    const now = performance.now();
    lateTicks = now - expected > LATE_MS ? lateTicks + 1 : 0;
    expected = now + TICK_MS;
  }, TICK_MS).unref();
  app.addHook('onClose', async () => clearInterval(ticking));
  app.addHook('onRequest', (_request, _reply, done) => {
    if (lateTicks < LATE_TICKS) return done();
    done(
      new AppError('unavailable', 'The service is busy. Please try again in a moment.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      }),
    );
  });
}

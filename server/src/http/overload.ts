import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { addBodyHooks } from './body-hooks.ts';
import { isInProcessRequest } from './in-process-fetch.ts';

declare module 'fastify' {
  interface FastifyRequest {
    isActive: boolean;
  }
  interface FastifyContextConfig {
    /** As of an endpoint, for a route that is none. */
    highPriority?: true;
  }
}

/** More than that at once would only make each other wait. */
const MOST_UNDER_WAY = 500;
/** A test that is under way goes on for long after others are asked to come back. */
const MOST_WITH_TESTS = 5000;

const TICK_MS = 250;
const LATE_MS = 300;
/** One late tick is a long piece of work, such as the first page after a start; so many in a row are a queue. */
const LATE_TICKS = 4;
const RETRY_AFTER_SECONDS = 5;

/** Turns callers away in good order while the process cannot keep up, before it collapses under them. */
export function addOverloadProtection(app: FastifyInstance, refused: () => void): void {
  let underWay = 0;
  const isLate = watchForLateness(app);

  const enter = (request: FastifyRequest) => {
    request.isActive = true;
    underWay += 1;
  };
  const leave = (request: FastifyRequest) => {
    if (request.isActive) underWay -= 1;
    request.isActive = false;
  };

  app.decorateRequest('isActive', false);
  app.addHook('onRequest', (request, _reply, done) => {
    // the page that asks was let in, and a load balancer that is refused would take the process for dead
    if (isInProcessRequest(request) || request.routeOptions.config.endpoint?.neverRefused) return done();
    const isBusy = underWay >= MOST_UNDER_WAY || isLate();
    if (isBusy && (underWay >= MOST_WITH_TESTS || !isRefusedLast(request))) {
      refused();
      return done(
        new AppError('unavailable', 'The service is busy. Please try again in a moment.', {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        }),
      );
    }
    // what has no route takes no time, but its body may, and of that none of the hooks below would know
    if (!request.is404) enter(request);
    done();
  });
  // a body may take its time, and so may what is sent back: neither keeps the server busy
  addBodyHooks(app, {
    preParsing: (request, _reply, _payload, done) => {
      leave(request);
      done();
    },
    preValidation: (request, _reply, done) => {
      enter(request);
      done();
    },
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    leave(request);
    done();
  });
}

function isRefusedLast({ routeOptions: { config } }: FastifyRequest): boolean {
  return (config.highPriority ?? config.endpoint?.highPriority) === true;
}

function watchForLateness(app: FastifyInstance): () => boolean {
  let lateTicks = 0;
  let expected = performance.now() + TICK_MS;
  const ticking = setInterval(() => {
    const now = performance.now();
    lateTicks = now - expected > LATE_MS ? lateTicks + 1 : 0;
    expected = now + TICK_MS;
  }, TICK_MS).unref();
  app.addHook('onClose', async () => clearInterval(ticking));
  return () => lateTicks >= LATE_TICKS;
}

import { message } from '@sikhya/contract/language/texts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { addBodyHooks, hasBody } from './body-hooks.ts';
import { isInProcessRequest } from './in-process-fetch.ts';
import { texts } from './texts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request counts as active. */
    isActive: boolean;
    /** Whether its response is sent. */
    isAnswered: boolean;
  }
  interface FastifyContextConfig {
    /** The same as `highPriority` of an endpoint, for routes outside the contract. */
    highPriority?: true;
  }
}

const MAX_ACTIVE = 500;
/** Requests of running mock tests are accepted for much longer than others. */
const MAX_ACTIVE_HIGH_PRIORITY = 5000;

const TICK_MS = 250;
/** One late tick is a single long task, such as the first page after a start. Several in a row mean overload. */
const LATE_TICKS = 4;
const RETRY_AFTER_SECONDS = 5;

/** Refuses requests with 503 while the process is overloaded, those with high priority last. */
export function addOverloadProtection(
  app: FastifyInstance,
  onRefused: () => void,
  isLate: () => boolean,
): void {
  let active = 0;

  const enter = (request: FastifyRequest) => {
    request.isActive = true;
    active += 1;
  };
  const leave = (request: FastifyRequest) => {
    if (request.isActive) active -= 1;
    request.isActive = false;
  };

  app.decorateRequest('isActive', false);
  app.decorateRequest('isAnswered', false);
  app.addHook('onRequest', (request, _reply, done) => {
    // an in-process request belongs to an accepted one; a load balancer would remove a server that refuses health checks
    if (isInProcessRequest(request) || request.routeOptions.config.endpoint?.neverRefused) return done();
    const isOverloaded = active >= MAX_ACTIVE || isLate();
    if (isOverloaded && (active >= MAX_ACTIVE_HIGH_PRIORITY || !isHighPriority(request))) {
      onRefused();
      return done(
        new AppError('unavailable', message(texts.busy), {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        }),
      );
    }
    // 404s are not counted, because body hooks do not run for them
    if (!request.is404) enter(request);
    done();
  });
  // a request is not active while its body arrives or its response is sent: both depend on the client's connection
  addBodyHooks(app, {
    preParsing: (request, _reply, _payload, done) => {
      leave(request);
      done();
    },
    preValidation: (request, _reply, done) => {
      // the handler of an upload reads the body itself
      const isArriving = hasBody(request) && request.raw.complete === false;
      if (!isArriving) enter(request);
      else
        request.raw.once('end', () => {
          if (!request.isAnswered) enter(request);
        });
      done();
    },
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    leave(request);
    request.isAnswered = true;
    done();
  });
}

function isHighPriority({ routeOptions: { config } }: FastifyRequest): boolean {
  return (config.highPriority ?? config.endpoint?.highPriority) === true;
}

/** Returns whether the event loop has been late several times in a row. */
export function watchEventLoop(app: FastifyInstance, lateMs: number): () => boolean {
  let lateTicks = 0;
  let expected = performance.now() + TICK_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    lateTicks = now - expected > lateMs ? lateTicks + 1 : 0;
    expected = now + TICK_MS;
  }, TICK_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return () => lateTicks >= LATE_TICKS;
}

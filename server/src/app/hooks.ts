import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { authenticate } from '../http/authenticate.ts';
import { addBodyTimeout } from '../http/body-timeout.ts';
import { answerCachedReads } from '../http/cached-reads.ts';
import { handleErrors } from '../http/error-handler.ts';
import { addETags } from '../http/etag.ts';
import { addGracefulShutdown } from '../http/graceful-shutdown.ts';
import { parseJsonBodies } from '../http/json-bodies.ts';
import { addOverloadProtection, watchEventLoop } from '../http/overload.ts';
import { createRateLimit, createVisitorLimit } from '../http/rate-limit.ts';
import { logRequests } from '../http/request-log.ts';
import { addSecurityHeaders } from '../http/security-headers.ts';
import type { AppParts } from './parts.ts';
import type { Services } from './services.ts';

/** Adds what happens to every request. The order matters, except that cached reads are answered before all hooks. */
export async function addHooks(
  app: FastifyInstance,
  { config, isEventLoopLate }: Pick<AppParts, 'config' | 'isEventLoopLate'>,
  { counter, sessions, metrics, errors }: Services,
): Promise<void> {
  parseJsonBodies(app);
  addGracefulShutdown(app);
  logRequests(app, metrics.requests);
  handleErrors(app, errors.record);
  addSecurityHeaders(app, {
    https: config.origin.startsWith('https:'),
    google: config.identity.kind === 'google',
    razorpay: config.payments.kind === 'razorpay',
  });
  const onOverload = () => {
    metrics.refused.overload += 1;
  };
  addOverloadProtection(app, onOverload, isEventLoopLate ?? watchEventLoop(app, config.overloadDelayMs));
  addBodyTimeout(app);
  const checkRate = createRateLimit(config.callsAMinute, {
    counter,
    onRefused: () => {
      metrics.refused.rate += 1;
    },
  });
  authenticate(app, sessions, checkRate);
  answerCachedReads(app, {
    requests: metrics.requests,
    trustProxy: config.trustProxy,
    isOverLimit: createVisitorLimit(config.callsAMinute, counter),
  });
  // our clients do not compress request bodies
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false });
  addETags(app);
}

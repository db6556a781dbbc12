import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** How much is left is nobody's business until it is used up; then retry-after says when to come back. */
const QUIET = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Keeps one caller from taking all. */
export async function limitRates(
  app: FastifyInstance,
  callsAMinute: { perPerson: number; perAddress: number },
): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    // only then is it known who calls
    hook: 'preHandler',
    timeWindow: 60_000,
    max: (request) => (request.caller ? callsAMinute.perPerson : callsAMinute.perAddress),
    keyGenerator: (request) => request.caller?.personId ?? request.ip,
    addHeadersOnExceeding: QUIET,
    addHeaders: QUIET,
    errorResponseBuilder: (_request, context) =>
      new AppError('too-many', 'That was too often. Please wait a moment and try again.', {
        retryAfterSeconds: Math.ceil(context.ttl / 1000),
      }),
  });
}

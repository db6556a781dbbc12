import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { callsOfAll, type ShareCalls } from './calls-of-all.ts';
import { networkOf } from './network-of.ts';
import { regularly } from './regularly.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A limit of its own, for what is called far more often than anything else. */
    callsAMinute?: number;
  }
}

const SHARE_MS = 1000;

/** Keeps one caller from taking all, however many processes are asked. */
export function limitRates(
  app: FastifyInstance,
  { perPerson, perAddress }: { perPerson: number; perAddress: number },
  { share, now, refused }: { share: ShareCalls; now: () => Date; refused: () => void },
): void {
  const counted = callsOfAll(share, now);
  // while the database is away, each process counts alone
  const exchanging = regularly(SHARE_MS, counted.exchange);
  app.addHook('onClose', () => exchanging.stop());
  // only then is it known who calls
  app.addHook('preHandler', (request, _reply, done) => {
    const { caller, ip, routeOptions } = request;
    const { callsAMinute } = routeOptions.config;
    const max = callsAMinute ?? (caller ? perPerson : perAddress);
    const who = caller?.personId ?? networkOf(ip);
    const { calls, secondsLeft } = counted.add(callsAMinute ? `${who} ${routeOptions.url}` : who, max);
    if (calls <= max) return done();
    refused();
    done(
      new AppError('too-many', 'That was too often. Please wait a moment and try again.', {
        retryAfterSeconds: secondsLeft,
      }),
    );
  });
}

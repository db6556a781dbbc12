import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { CheckRateLimit } from './authenticate.ts';
import { isInProcessRequest } from './in-process-fetch.ts';
import { toNetwork } from './ip-network.ts';
import { repeat } from './repeat.ts';
import { type AddToSharedCounts, type CallCounter, createSharedCallCounts } from './shared-call-counts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A limit of its own, for what is called far more often than anything else. */
    callsPerMinute?: number;
  }
}

type Limits = { perPerson: number; perAddress: number };
type Limit = { key: string; max: number };

const SHARE_MS = 1000;
/** Of what visitors of one address may call: enough for 200 students whose sessions end at the same time. */
const SHARE_OF_REFUSED = 0.2;
const SHARE_OF_COSTLY = 0.1;

/** Counts calls until the server closes. While the database is away, each process counts alone. */
export function startCallCounter(
  app: FastifyInstance,
  share: AddToSharedCounts,
  now: () => Date,
): CallCounter {
  const counter = createSharedCallCounts(share, now);
  const exchanging = repeat(SHARE_MS, counter.exchange);
  app.addHook('onClose', () => exchanging.stop());
  return counter;
}

/** Keeps one caller from taking all, however many processes are asked. */
export function createRateLimit(
  limits: Limits,
  { counter, refused }: { counter: CallCounter; refused: () => void },
): CheckRateLimit {
  return (request) => {
    const limit = limitOf(request, limits);
    if (!limit) return undefined;
    const { calls, secondsLeft } = counter.add(limit.key, limit.max);
    if (calls <= limit.max) return undefined;
    refused();
    return new AppError('too-many', 'Too many requests. Wait a moment and try again.', {
      retryAfterSeconds: secondsLeft,
    });
  };
}

/** What the call counts against; null for what is never counted. */
function limitOf(request: FastifyRequest, { perPerson, perAddress }: Limits): Limit | null {
  const { caller, ip, routeOptions } = request;
  const { access = 'public', endpoint, callsPerMinute } = routeOptions.config;
  if (isInProcessRequest(request) || endpoint?.neverRefused) return null;
  const network = toNetwork(ip);
  if (!caller && access !== 'public') {
    return { key: `refused ${network}`, max: Math.ceil(perAddress * SHARE_OF_REFUSED) };
  }
  if (endpoint?.isCostly) {
    return { key: `${network} ${routeOptions.url}`, max: Math.ceil(perAddress * SHARE_OF_COSTLY) };
  }
  const who = caller?.personId ?? network;
  if (callsPerMinute) return { key: `${who} ${routeOptions.url}`, max: callsPerMinute };
  return { key: who, max: caller ? perPerson : perAddress };
}

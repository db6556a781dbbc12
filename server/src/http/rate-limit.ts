import { message } from '@sikhya/contract/language/texts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { CheckRateLimit } from './authenticate.ts';
import { isInProcessRequest } from './in-process-fetch.ts';
import { toNetwork } from './ip-network.ts';
import { repeat } from './repeat.ts';
import { type AddToSharedCounts, type CallCounter, createSharedCallCounts } from './shared-call-counts.ts';
import { texts } from './texts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A separate limit for a route that is called far more often than others. */
    callsPerMinute?: number;
  }
}

type Limits = { perPerson: number; perAddress: number };
type Limit = { key: string; max: number };

const EXCHANGE_INTERVAL_MS = 1000;
/** Parts of the limit per address. The first one is enough for 200 students whose sessions expire at the same time. */
const UNAUTHENTICATED_PART = 0.2;
const COSTLY_PART = 0.1;
/** The part of the limit per person for what nobody needs often. */
const RARE_PART = 0.05;

/** Counts calls until the server closes. While the database is unavailable, each process counts for itself. */
export function startCallCounter(
  app: FastifyInstance,
  addToSharedCounts: AddToSharedCounts,
  now: () => Date,
): CallCounter {
  const counter = createSharedCallCounts(addToSharedCounts, now);
  const exchange = repeat(EXCHANGE_INTERVAL_MS, counter.exchange);
  app.addHook('onClose', () => exchange.stop());
  return counter;
}

/** Limits the calls of one caller across all processes. */
export function createRateLimit(
  limits: Limits,
  { counter, onRefused }: { counter: CallCounter; onRefused: () => void },
): CheckRateLimit {
  return (request) => {
    const limit = getLimit(request, limits);
    if (!limit) return undefined;
    const { calls, secondsLeft } = counter.add(limit.key, limit.max);
    if (calls <= limit.max) return undefined;
    onRefused();
    return new AppError('too-many', message(texts.tooManyRequests), {
      retryAfterSeconds: secondsLeft,
    });
  };
}

/**
 * Creates the check for cached reads of visitors, which are answered before Fastify sees them. It counts a read and returns
 * false. Over the limit it returns true and does not count: the read then goes to Fastify, whose rate limit counts and
 * refuses it.
 */
export function createVisitorLimit(
  { perAddress }: Limits,
  counter: CallCounter,
): (address: string) => boolean {
  return (address) => {
    const network = toNetwork(address);
    if (counter.read(network) >= perAddress) return true;
    counter.add(network, perAddress);
    return false;
  };
}

/** Returns the limit that applies to the request; null if there is none. */
function getLimit(request: FastifyRequest, { perPerson, perAddress }: Limits): Limit | null {
  const { caller, ip, routeOptions } = request;
  const { access = 'public', endpoint, callsPerMinute } = routeOptions.config;
  if (isInProcessRequest(request) || endpoint?.neverRefused) return null;
  const network = toNetwork(ip);
  if (!caller && access !== 'public') {
    return { key: `refused ${network}`, max: Math.ceil(perAddress * UNAUTHENTICATED_PART) };
  }
  if (endpoint?.isCostly) {
    return { key: `${network} ${routeOptions.url}`, max: Math.ceil(perAddress * COSTLY_PART) };
  }
  const key = caller?.personId ?? network;
  if (endpoint?.isRare) return { key: `${key} ${routeOptions.url}`, max: Math.ceil(perPerson * RARE_PART) };
  if (callsPerMinute) return { key: `${key} ${routeOptions.url}`, max: callsPerMinute };
  return { key, max: caller ? perPerson : perAddress };
}

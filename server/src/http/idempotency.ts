import { createHash } from 'node:crypto';
import { type Endpoint, IDEMPOTENCY_KEY } from '@sikhya/contract/endpoint.ts';
import { statusOfCode } from '@sikhya/contract/error.ts';
import type { FastifyRequest } from 'fastify';
import { type Db, inTransaction, type Tx } from '../database/database.ts';
import { findResponse, insertResponse, KEY_LIFETIME_MS, tryLockKey } from '../database/idempotency-keys.ts';
import { AppError } from '../errors.ts';
import { createErrorBody } from './error-handler.ts';
import type { ResponseParts } from './serve.ts';

export type WriteDependencies = { db: Db; now: () => Date };

/** A write with an Idempotency-Key. */
export type KeyedRequest = { personId: string; key: string; requestHash: string };

/** A longer response is not stored. A repeated request then gets 409. */
const MAX_STORED_CHARACTERS = 8 * 1024 * 1024;

/** How long a repeated request waits for the first one, and how often it checks. */
const WAIT_MS = 10_000;
const POLL_MS = 100;
const RETRY_AFTER_SECONDS = 2;

/** Returns the key of a request and a hash of its input, or null without a key. */
export function readKeyedRequest(
  endpoint: Endpoint,
  raw: FastifyRequest,
  input: { params: unknown; query: unknown; body: unknown },
): KeyedRequest | null {
  const key = raw.headers[IDEMPOTENCY_KEY.header];
  if (key === undefined || !raw.caller) return null;
  if (typeof key !== 'string' || key.length < 1 || key.length > IDEMPOTENCY_KEY.maxLength) {
    throw new AppError(
      'malformed',
      `The header Idempotency-Key must have 1 to ${IDEMPOTENCY_KEY.maxLength} characters.`,
    );
  }
  const { method, path } = endpoint;
  const content = JSON.stringify([method, path, input.params, input.query, input.body]);
  const requestHash = createHash('sha256').update(content).digest('base64url');
  return { personId: raw.caller.personId, key, requestHash };
}

/**
 * Runs a write at most once per key. The write and its response are committed together, so a process that is killed at
 * any moment leaves both or neither. While the first request runs, a repeated one waits for its response.
 */
export async function runOnce(
  { db, now }: WriteDependencies,
  keyed: KeyedRequest,
  work: (tx: Tx) => Promise<ResponseParts>,
): Promise<ResponseParts> {
  for (let waited = 0; waited <= WAIT_MS; waited += POLL_MS) {
    const response = await inTransaction(db, async (tx) => {
      if (!(await tryLockKey(tx, keyed))) return undefined;
      const stored = await findStoredResponse({ db: tx, now }, keyed);
      if (stored) return stored;
      const first = await work(tx);
      await storeResponse({ db: tx, now }, keyed, first);
      return first;
    });
    if (response) return response;
    // outside the transaction, so that waiting requests hold no connection of the pool
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new AppError('unavailable', 'This request is still being processed. Please try again in a moment.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

/** Returns the stored response to this request, if there is one. */
export async function findStoredResponse(
  { db, now }: WriteDependencies,
  keyed: KeyedRequest,
): Promise<ResponseParts | undefined> {
  const stored = await findResponse(db, keyed, oldestValidKey(now()));
  if (!stored) return undefined;
  if (stored.requestHash !== keyed.requestHash) {
    throw new AppError('invalid', 'This Idempotency-Key was already used for a different request.');
  }
  const { status, body } = stored;
  if (body === null && status !== 204)
    throw new AppError('conflict', 'This was already done. Please reload to see the result.');
  return { status, body, headers: { 'idempotency-replayed': 'true' } };
}

export async function storeResponse(
  { db, now }: WriteDependencies,
  keyed: KeyedRequest,
  response: ResponseParts,
) {
  const body = response.body && response.body.length <= MAX_STORED_CHARACTERS ? String(response.body) : null;
  const createdAt = now();
  await insertResponse(db, { ...keyed, status: response.status, body, createdAt }, oldestValidKey(createdAt));
}

/**
 * Stores a refusal, so that a repeated request gets the same one. Transient errors are not stored. An error while storing
 * is ignored: nothing was written, so the request may run again.
 */
export async function storeRefusal(
  dependencies: WriteDependencies,
  keyed: KeyedRequest,
  raw: FastifyRequest,
  error: unknown,
): Promise<void> {
  if (!(error instanceof AppError)) return;
  const status = statusOfCode[error.code];
  if (status >= 500 || status === 401 || status === 429) return;
  const body = JSON.stringify(createErrorBody(raw, error));
  await storeResponse(dependencies, keyed, { status, body }).catch(() => {});
}

function oldestValidKey(now: Date): Date {
  return new Date(now.getTime() - KEY_LIFETIME_MS);
}

import { createHash } from 'node:crypto';
import { type Endpoint, IDEMPOTENCY_KEY } from '@sikhya/contract/endpoint.ts';
import { type BodyTexts, statusOfCode } from '@sikhya/contract/error.ts';
import { getLocale, type Language, type Locale } from '@sikhya/contract/language/language.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { FastifyRequest } from 'fastify';
import { type Db, inTransaction, type Tx } from '../database/database.ts';
import { findResponse, insertResponse, KEY_LIFETIME_MS, tryLockKey } from '../database/idempotency-keys.ts';
import { AppError } from '../errors.ts';
import { createErrorBody, translateError } from './error-handler.ts';
import { getRequestLocale } from './request-locale.ts';
import type { ResponseParts } from './serve.ts';
import { texts } from './texts.ts';

export type WriteDependencies = { db: Db; now: () => Date };

/** A write with an Idempotency-Key. */
export type KeyedRequest = { personId: string; key: string; requestHash: string; language: Language };

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
    throw new AppError('malformed', message(texts.invalidKey, { max: String(IDEMPOTENCY_KEY.maxLength) }));
  }
  const { method, path } = endpoint;
  const content = JSON.stringify([method, path, input.params, input.query, input.body]);
  const requestHash = createHash('sha256').update(content).digest('base64url');
  return { personId: raw.caller.personId, key, requestHash, language: getRequestLocale(raw).language };
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
  throw new AppError('unavailable', message(texts.stillProcessing), {
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
    throw new AppError('invalid', message(texts.keyReused));
  }
  const { status, body } = stored;
  if (body === null && status !== 204) throw new AppError('conflict', message(texts.alreadyDone));
  const isTranslated = stored.language === keyed.language || !stored.otherTexts;
  return {
    status,
    body: body === null || isTranslated ? body : replaceTexts(body, stored.otherTexts),
    headers: { 'idempotency-replayed': 'true' },
  };
}

/** A repeated request may ask for another language than the first one. */
function replaceTexts(body: string, otherTexts: BodyTexts | null): string {
  return JSON.stringify({ ...JSON.parse(body), ...otherTexts });
}

export async function storeResponse(
  { db, now }: WriteDependencies,
  keyed: KeyedRequest,
  response: ResponseParts,
) {
  const body = response.body && response.body.length <= MAX_STORED_CHARACTERS ? String(response.body) : null;
  const otherTexts = response.translateTexts?.(getLocale(keyed.language === 'en' ? 'or' : 'en')) ?? null;
  const createdAt = now();
  await insertResponse(
    db,
    { ...keyed, status: response.status, body, otherTexts, createdAt },
    oldestValidKey(createdAt),
  );
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
  const translateTexts = (locale: Locale) => translateError(error, locale);
  await storeResponse(dependencies, keyed, { status, body, translateTexts }).catch(() => {});
}

function oldestValidKey(now: Date): Date {
  return new Date(now.getTime() - KEY_LIFETIME_MS);
}

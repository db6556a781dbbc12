import {
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  IDEMPOTENCY_KEY,
} from '@sikhya/contract/endpoint.ts';
import type { Language } from '@sikhya/contract/language/language.ts';
import { getCurrentLocale } from '../language/current-locale.ts';
import {
  ApiError,
  createInvalidResponseError,
  createSignedOutError,
  createUnreachableError,
  isRefusal,
  isUnreachable,
  toApiError,
} from './api-error.ts';
import { createIdempotencyKey, forgetIdempotencyKey, getIdempotencyKey } from './idempotency.ts';
import { readText } from './read-body.ts';
import {
  checkSession,
  endSession,
  getAccount,
  getStudentAccount,
  getToken,
  type SessionEnding,
} from './session-store.ts';

/** Longer than the server takes for the slowest read. */
const READ_TIMEOUT_MS = 45_000;

type Params = Record<string, string>;
type Query = Record<string, string | undefined>;

type CallOptions = {
  signal?: AbortSignal;
  /** How long a write waits for its response to begin; by default as long as the connection stays open. Reads have a limit. */
  timeoutMs?: number;
  /** The request continues when the page is closed. */
  keepalive?: boolean;
  /** The language of the server's messages; by default that of the open page. */
  language?: Language | undefined;
  /** The key of the first try, for a write that is retried after a reload. */
  idempotencyKey?: string;
  /** The e-mail address of the student whose work is sent. Nothing is sent while another person is signed in. */
  student?: string;
};

let transport: typeof fetch = (input, init) => fetch(input, init);

/** Replaces `fetch`: the server calls its own API without the network. */
export function setTransport(newTransport: typeof fetch): void {
  transport = newTransport;
}

/** Calls our API; upload.ts and download.ts transfer files. Throws an ApiError for every failure. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointResponse<E>> {
  const { params = {}, query = {}, body } = input as { params?: Params; query?: Query; body?: unknown };
  if (!checkSession()) throw createSignedOutError();
  const account = getAccount();
  if (options.student !== undefined && account !== null && account !== getStudentAccount(options.student))
    throw createSignedOutError();
  const token = getToken();
  const url = buildUrl(endpoint.path, params, query);
  const json = body === undefined ? undefined : JSON.stringify(body);
  const write = endpoint.idempotent && !endpoint.isRepeatable && `${endpoint.method} ${url} ${json}`;
  const headers = createHeaders(body, token, options.language);
  if (endpoint.idempotent)
    headers[IDEMPOTENCY_KEY.header] =
      options.idempotencyKey ?? (write ? getIdempotencyKey(write) : createIdempotencyKey());
  try {
    const timeoutMs = endpoint.method === 'GET' ? READ_TIMEOUT_MS : options.timeoutMs;
    const response = await fetchInTime(timeoutMs, url, {
      method: endpoint.method,
      headers,
      ...(json !== undefined && { body: json }),
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
    });
    if (!response.ok) throw endRejectedSession(await toApiError(response), token);
    const result = response.status === 204 ? undefined : await parseResponse(response);
    if (write) forgetIdempotencyKey(write);
    return result as EndpointResponse<E>;
  } catch (cause) {
    if (write && isRefusal(cause)) forgetIdempotencyKey(write);
    if (cause instanceof ApiError && !isUnreachable(cause)) throw cause;
    // an aborted call is not a network failure, also if its response had begun
    options.signal?.throwIfAborted();
    throw cause instanceof ApiError ? cause : createUnreachableError();
  }
}

/** Rejects if no response begins in time: a connection can be dead without an error. Its body may take longer. */
async function fetchInTime(timeoutMs: number | undefined, url: string, init: RequestInit): Promise<Response> {
  if (timeoutMs === undefined) return transport(url, init);
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  init.signal?.addEventListener('abort', abort);
  if (init.signal?.aborted) abort();
  try {
    return await transport(url, { ...init, signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** Fetches a picture that needs the session's token. Returns null if there is none. */
export async function fetchPicture(url: string, signal: AbortSignal): Promise<Blob | null> {
  const headers = { ...createHeaders(undefined, getToken()), accept: 'image/webp' };
  const response = await transport(url, { method: 'GET', headers, signal });
  return response.status === 200 ? response.blob() : null;
}

/** A captive portal responds 200 with its own HTML page, so a body that is not JSON is an error. */
async function parseResponse(response: Response): Promise<unknown> {
  const text = await readText(response);
  try {
    return JSON.parse(text);
  } catch {
    throw createInvalidResponseError(response.status);
  }
}

/** Ends the session when the server rejected its token, unless another one has started since. Returns the error. */
export function endRejectedSession(error: ApiError, token: string | null): ApiError {
  if (error.code === 'not-signed-in' && token !== null && checkSession() && token === getToken())
    endSession(error.message, error.body as SessionEnding);
  return error;
}

function createHeaders(
  body: unknown,
  token: string | null,
  language = getCurrentLocale().language,
): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': language,
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  return headers;
}

/** Fills in the path's parameters and appends the query; undefined values are left out. */
export function buildUrl(path: string, params: Params = {}, query: Query = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const defined = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return defined.length === 0 ? filled : `${filled}?${new URLSearchParams(defined)}`;
}

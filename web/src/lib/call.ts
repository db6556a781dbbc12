import { type AnswerOf, type Endpoint, IDEMPOTENCY_KEY, type InputOf } from '@sikhya/contract/endpoint.ts';
import { ApiError, isRefusal, refusal, unreachable, unreadable } from './api-error.ts';
import { keyOfIntent, settleIntent } from './idempotency.ts';
import { closeSession, storedToken } from './session-store.ts';

type Params = Record<string, string>;
type Query = Record<string, string | undefined>;

type CallOptions = {
  signal?: AbortSignal;
  /** The request is sent also when the page goes away meanwhile. */
  keepalive?: boolean;
  /** For a write that is retried after a reload: the key that it was first sent with. */
  idempotencyKey?: string;
};

let transport: typeof fetch = (input, init) => fetch(input, init);

/** The server reaches its own API without the network. */
export function setTransport(given: typeof fetch): void {
  transport = given;
}

/** Every call of our API; upload.ts and download.ts move files. Whatever is no good answer is thrown as an ApiError. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  const { params = {}, query = {}, body } = input as { params?: Params; query?: Query; body?: unknown };
  const token = storedToken();
  const address = addressOf(endpoint.path, params, query);
  const text = body === undefined ? undefined : JSON.stringify(body);
  const intent = endpoint.idempotent && `${endpoint.method} ${address} ${text}`;
  const headers = headersFor(body, token);
  if (intent) headers[IDEMPOTENCY_KEY.header] = options.idempotencyKey ?? keyOfIntent(intent);
  try {
    const response = await transport(address, {
      method: endpoint.method,
      headers,
      ...(text !== undefined && { body: text }),
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
    });
    if (!response.ok) throw sessionChecked(await refusal(response), token);
    const answer = response.status === 204 ? undefined : await answerIn(response);
    if (intent) settleIntent(intent);
    return answer as AnswerOf<E>;
  } catch (cause) {
    if (intent && isRefusal(cause)) settleIntent(intent);
    // a call that was given up is no failure of the network
    if (cause instanceof ApiError || options.signal?.aborted) throw cause;
    throw unreachable();
  }
}

/** A captive portal answers with a page of its own, as if all were well. */
async function answerIn(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(response.status);
  }
}

/** The server no longer knows the session; nothing that it shows is true any more. */
export function sessionChecked(error: ApiError, token: string | null): ApiError {
  if (error.code === 'not-signed-in' && token !== null && token === storedToken())
    closeSession(error.message);
  return error;
}

function headersFor(body: unknown, token: string | null): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  return headers;
}

/** Where a call goes: the endpoint's path with what stands in it and behind it. */
export function addressOf(path: string, params: Params = {}, query: Query = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given)}`;
}

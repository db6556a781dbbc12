import type * as z from 'zod/mini';
import { ProviderMisconfigured, ProviderRefusal, ProviderUnavailable } from './provider.ts';
import { razorpayError } from './razorpay-schemas.ts';

export type RazorpayAccess = {
  keyId: string;
  keySecret: string;
  apiUrl: string;
  fetch: typeof globalThis.fetch;
};

type Call<T extends z.ZodMiniType> = {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
  response: T;
};

const TIMEOUT_MS = 4000;
const PAUSES_MS = [250];
/** No response that we read is larger. */
const MAX_CHARACTERS = 4 * 1024 * 1024;

/** Returns a function that calls Razorpay. Every call has a time limit and is repeated if it may succeed then. */
export function createRazorpayClient({ keyId, keySecret, apiUrl, fetch }: RazorpayAccess) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function callOnce<T extends z.ZodMiniType>(call: Call<T>): Promise<z.output<T>> {
    const response = await fetch(`${apiUrl}${call.path}`, {
      method: call.method,
      headers: {
        authorization,
        ...(call.body && { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(call.body && { body: JSON.stringify(call.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok) throw toError(response.status, text);
    const parsed = call.response.safeParse(parseJson(text));
    if (!parsed.success) throw new ProviderUnavailable('the response of the provider is not as documented');
    return parsed.data;
  }

  return async function call<T extends z.ZodMiniType>(request: Call<T>): Promise<z.output<T>> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await callOnce(request);
      } catch (error) {
        if (error instanceof ProviderRefusal || error instanceof ProviderMisconfigured) throw error;
        const pause = PAUSES_MS[tries];
        if (pause === undefined) throw toUnavailable(error);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  };
}

/** 409 means that the same request is under way, and 429 that there were too many: both may succeed later. */
const TEMPORARY = [408, 409, 425, 429];
/** A wrong key, and a key or an address that may not do this. */
const UNAUTHORISED = [401, 403];

/** A refusal has the provider's error in its body. Without one the response may be of another server. */
function toError(status: number, text: string): Error {
  const parsed = razorpayError.safeParse(parseJson(text));
  const reason = parsed.success ? parsed.data.error.description.slice(0, 500) : '';
  const response = `the provider responded with ${status}${reason && `: ${reason}`}`;
  if (status >= 500 || TEMPORARY.includes(status)) return new ProviderUnavailable(response);
  const isRefusal = reason !== '' && !UNAUTHORISED.includes(status);
  return isRefusal ? new ProviderRefusal(reason) : new ProviderMisconfigured(response);
}

function parseJson(text: string): unknown {
  if (text.length > MAX_CHARACTERS) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toUnavailable(error: unknown): ProviderUnavailable {
  if (error instanceof ProviderUnavailable) return error;
  return new ProviderUnavailable('the provider does not respond', { cause: error });
}

import { nextTask } from '../lib/next-task.ts';

declare global {
  interface Window {
    /** Responses that public/early.js requested before the app's code was loaded, by URL. */
    earlyResponses?: Map<string, { token: string; response: Promise<Response> }>;
  }
}

/** Like fetch, but uses the response of an early request for the same URL and person. Each is used once. */
export const fetchWithEarlyResponses: typeof fetch = async (input, init) => {
  const url = String(input);
  const early = init?.method === 'GET' ? window.earlyResponses?.get(url) : undefined;
  window.earlyResponses?.delete(url);
  const isSamePerson = new Headers(init?.headers).get('authorization') === `Bearer ${early?.token}`;
  if (!early || !isSamePerson) {
    // a screen requests several things at once, and starting one request takes 6 ms on a slow phone
    if (init?.method === 'GET') await nextTask();
    return fetch(input, init);
  }
  return Promise.race([early.response.catch(() => fetch(input, init)), rejectOnAbort(init?.signal)]);
};

function rejectOnAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

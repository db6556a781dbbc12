declare global {
  interface Window {
    /** Answers that public/early.js asked for before the app's code was here, by their address. */
    earlyResponses?: Map<string, { token: string; answer: Promise<Response> }>;
  }
}

/** Like fetch, but a call that was made before the app's code was here is not made again. Each answer serves once. */
export const fetchWithEarlyResponses: typeof fetch = async (input, init) => {
  const address = String(input);
  const early = init?.method === 'GET' ? window.earlyResponses?.get(address) : undefined;
  window.earlyResponses?.delete(address);
  const isSamePerson = new Headers(init?.headers).get('authorization') === `Bearer ${early?.token}`;
  if (!early || !isSamePerson) return fetch(input, init);
  return early.answer.catch(() => fetch(input, init));
};

declare global {
  interface Window {
    /** Answers that public/early.js asked for before the app's code was here, by their address. */
    earlyAnswers?: Map<string, { token: string; answer: Promise<Response> }>;
  }
}

/** Like fetch, but a call that was made before the app's code was here is not made again. Each answer serves once. */
export const fetchAfterEarly: typeof fetch = async (input, init) => {
  const address = String(input);
  const early = init?.method === 'GET' ? window.earlyAnswers?.get(address) : undefined;
  window.earlyAnswers?.delete(address);
  const isSamePerson = new Headers(init?.headers).get('authorization') === `Bearer ${early?.token}`;
  if (!early || !isSamePerson) return fetch(input, init);
  return early.answer.catch(() => fetch(input, init));
};

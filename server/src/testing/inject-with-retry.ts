import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

const TRIES = 10;
const PAUSE_MS = 500;

/** Retries while the server responds 503, as it does on a machine that is busy with other tests. */
export const injectWithRetry = (
  app: FastifyInstance,
  request: InjectOptions,
): Promise<LightMyRequestResponse> => retryWhileBusy(() => app.inject(request));

export async function retryWhileBusy(
  send: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  for (let left = TRIES; ; left -= 1) {
    const response = await send();
    if (response.statusCode !== 503 || left === 0) return response;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

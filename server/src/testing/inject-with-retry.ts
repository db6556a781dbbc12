import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

const TRIES = 10;
const PAUSE_MS = 500;

/** Retries while the server responds 503, as it does on a machine that is busy with other tests. */
export async function injectWithRetry(
  app: FastifyInstance,
  request: InjectOptions,
): Promise<LightMyRequestResponse> {
  for (let left = TRIES; ; left -= 1) {
    const response = await app.inject(request);
    if (response.statusCode !== 503 || left === 0) return response;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

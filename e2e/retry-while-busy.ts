import { expect } from '@playwright/test';

/**
 * Repeats a request while it is refused with 503, as clients do: on a busy machine PostgreSQL may answer too late, above
 * all after a start.
 */
export async function retryWhileBusy<Response extends { status: number | (() => number) }>(
  send: () => Promise<Response>,
): Promise<Response> {
  let response = await send();
  const getStatus = () => (typeof response.status === 'function' ? response.status() : response.status);
  await expect(async () => {
    if (getStatus() === 503) response = await send();
    expect(getStatus()).not.toBe(503);
  }).toPass();
  return response;
}

import assert from 'node:assert/strict';
import { ADMIN, type TestApp } from '../testing/test-app.ts';

/** Returns the median times to refuse an unknown admin and a wrong password, measured alternately under the same load. */
export async function measureRefusals({ app, clock }: Pick<TestApp, 'app' | 'clock'>, pairs: number) {
  let address = 0;
  async function measureRefusal(username: string): Promise<number> {
    address += 1;
    const began = performance.now();
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/admin/login',
      payload: { username, password: 'wrong' },
      // each from another address, so that the account is not locked out
      remoteAddress: `10.1.${address >> 8}.${address & 255}`,
    });
    assert.equal(response.statusCode, 401, response.body);
    return performance.now() - began;
  }
  await measureRefusal('nobody');
  const times = { unknown: [] as number[], wrong: [] as number[] };
  for (let pair = 0; pair < pairs; pair += 1) {
    // long enough that earlier failures do not delay the next sign-in
    clock.now = new Date(clock.now.getTime() + 60_000);
    times.unknown.push(await measureRefusal('nobody'));
    times.wrong.push(await measureRefusal(ADMIN.username));
  }
  return { unknown: median(times.unknown), wrong: median(times.wrong) };
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

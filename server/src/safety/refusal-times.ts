import assert from 'node:assert/strict';
import { ADMIN, type TestApp } from '../testing/test-app.ts';

/** How long it takes to refuse an unknown admin and a wrong password, measured in turns so that both meet the same load. */
export async function mediansOfRefusals({ app, clock }: Pick<TestApp, 'app' | 'clock'>, pairs: number) {
  let address = 0;
  async function refusal(username: string): Promise<number> {
    address += 1;
    const began = performance.now();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/admin/login',
      payload: { username, password: 'wrong' },
      // each from an address of its own, or the account would be locked
      remoteAddress: `10.1.${address >> 8}.${address & 255}`,
    });
    assert.equal(answer.statusCode, 401, answer.body);
    return performance.now() - began;
  }
  await refusal('nobody');
  const times = { unknown: [] as number[], wrong: [] as number[] };
  for (let pair = 0; pair < pairs; pair += 1) {
    // until the failures before are forgotten, or both accounts would be slowed down
    clock.now = new Date(clock.now.getTime() + 60_000);
    times.unknown.push(await refusal('nobody'));
    times.wrong.push(await refusal(ADMIN.username));
  }
  return { unknown: median(times.unknown), wrong: median(times.wrong) };
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

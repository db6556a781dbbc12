import autocannon from 'autocannon';
import { FULL } from './full.ts';

const ROUNDS = FULL ? 5 : 3;
const SECONDS = 3;
const CONNECTIONS = 64;

export type Rate = { perSecond: number; p99: number };

/**
 * Measures the requests per second of two URLs alternately, so that noise of the machine affects both.
 * Returns the round with the median ratio.
 */
export async function compareRates(
  ours: string,
  rival: string,
): Promise<{ ours: Rate; rival: Rate; ratio: number }> {
  await Promise.all([load(ours, 1), load(rival, 1)]);
  const rounds: { ours: Rate; rival: Rate }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ ours: await load(ours, SECONDS), rival: await load(rival, SECONDS) });
  }
  const getRatio = (round: { ours: Rate; rival: Rate }) => round.ours.perSecond / round.rival.perSecond;
  const median = rounds.toSorted((a, b) => getRatio(a) - getRatio(b))[Math.floor(ROUNDS / 2)]!;
  return { ...median, ratio: getRatio(median) };
}

async function load(url: string, seconds: number): Promise<Rate> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    duration: seconds,
    connections: CONNECTIONS,
  });
  if (non2xx + errors > 0)
    throw new Error(`${url}: ${non2xx} refused requests and ${errors} errors under load`);
  return { perSecond: requests.average, p99: latency.p99 };
}

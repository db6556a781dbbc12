import assert from 'node:assert/strict';
import { waitFor } from './wait-for.ts';

/** A sender that lost its connection after it took mails keeps them for five minutes. */
const LEASE_SECONDS = 330;

/** Waits until every mail has arrived, and checks that each arrived once. */
export async function checkMails(received: readonly { messageId: string }[], total: number): Promise<void> {
  const countDifferent = () => new Set(received.map(({ messageId }) => messageId)).size;
  await waitFor(`all ${total} mails arrive`, LEASE_SECONDS, async () => countDifferent() >= total);
  assert.equal(countDifferent(), total);
  assert.equal(received.length, total, 'each mail arrives once');
}

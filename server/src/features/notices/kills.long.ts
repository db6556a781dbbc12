import assert from 'node:assert/strict';
import { test } from 'node:test';
import { killMailSenders } from '../../testing/kill-mail-senders.ts';

test('39 each of 10,000 mails arrives when the sender is killed 100 times', async () => {
  const kills = 100;
  const repeated = await killMailSenders({ mails: 10_000, kills });
  console.log(`${repeated} of 10,000 mails arrived again, with the same Message-ID`);
  assert.ok(repeated <= kills * 5);
});

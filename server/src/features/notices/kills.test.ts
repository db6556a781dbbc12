import assert from 'node:assert/strict';
import { test } from 'node:test';
import { killMailSenders } from '../../testing/kill-mail-senders.ts';

test('39 every mail arrives when the sender is killed again and again', async () => {
  const kills = 3;
  const repeated = await killMailSenders({ mails: 60, kills });
  // five mails are under way at once
  assert.ok(repeated <= kills * 5, `${repeated} mails arrived again`);
});

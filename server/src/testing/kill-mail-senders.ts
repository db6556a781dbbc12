import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { setChannels } from '../features/notices/delivery-queries.ts';
import { startMailServer } from './mail-server.ts';
import { type Killable, startProcess } from './product-process.ts';
import { testDatabase } from './test-database.ts';

const SCRIPT = path.join(import.meta.dirname, 'mail-sender-process.ts');
const PER_MINUTE = 1_000_000;

/**
 * Sends one mail to each of the students with a process that is killed at the moment a mail arrives, and started again.
 * Returns how many mails arrived again.
 */
export async function killMailSenders({ mails, kills }: { mails: number; kills: number }): Promise<number> {
  const { db, address } = await testDatabase(4);
  await setChannels(db, [{ channel: 'email', perMinute: PER_MINUTE }], new Date());
  await insertDeliveries(db, mails);
  let onMail = () => {};
  const server = await startMailServer(() => {
    onMail();
    return null;
  });
  const start = () =>
    startProcess(SCRIPT, {
      DATABASE_ADDRESS: JSON.stringify(address),
      SMTP_URL: server.url,
      SESSION_SECRET: 's'.repeat(48),
      MAILS_A_MINUTE: String(PER_MINUTE),
      LEASE_MS: '2000',
    });
  const countWaiting = async () =>
    (
      await db.execute<{ n: number }>(
        sql`select count(*)::int as n from notice_deliveries where state = 'waiting'`,
      )
    ).rows[0]!.n;
  for (let kill = 0; kill < kills && (await countWaiting()) > 0; kill += 1) {
    const running = await start();
    await waitForMail(running, 1 + Math.floor((Math.random() * mails) / kills), (handler) => {
      onMail = handler;
    });
    onMail = () => {};
  }
  const last = await start();
  while ((await countWaiting()) > 0) await setTimeout(50);
  await last.kill();
  await server.close();
  return checkMails(
    server.mails.map(({ to, messageId }) => ({ to, messageId })),
    mails,
  );
}

/** Kills the process at the arrival of a mail. Ends too if nothing is left to send. */
async function waitForMail(
  running: Killable,
  count: number,
  listen: (handler: () => void) => void,
): Promise<void> {
  let left = count;
  const killed = new Promise<void>((resolve) => {
    listen(() => {
      left -= 1;
      if (left === 0) process.kill(running.pid, 'SIGKILL');
      if (left <= 0) resolve();
    });
  });
  await Promise.race([killed, setTimeout(5000, undefined, { ref: false })]);
  await running.kill();
}

type Database = Awaited<ReturnType<typeof testDatabase>>['db'];

async function insertDeliveries(db: Database, total: number): Promise<void> {
  await db.execute(sql`insert into students (id, provider_sub, name, email, name_key, search_key)
    select gen_random_uuid(), 'sub' || n, 'Student ' || n, 's' || n || '@example.com', 's', 's'
    from generate_series(1, ${total}::int) n`);
  await db.execute(sql`with told as (
      insert into notices (id, student_id, kind, data, cause, created_at)
      select gen_random_uuid(), id, 'new-device', '{}', 'x', now() from students returning id, student_id)
    insert into notice_deliveries (id, student_id, channel, notice_id, not_before)
    select gen_random_uuid(), student_id, 'email', id, now() from told`);
}

function checkMails(received: { to: string; messageId: string }[], total: number): number {
  const idsByStudent = new Map<string, Set<string>>();
  for (const { to, messageId } of received)
    idsByStudent.set(to, (idsByStudent.get(to) ?? new Set()).add(messageId));
  assert.equal(idsByStudent.size, total, 'every student got the mail');
  assert.equal(
    [...idsByStudent.values()].every((ids) => ids.size === 1),
    true,
    'a mail that came again has the same Message-ID',
  );
  return received.length - total;
}

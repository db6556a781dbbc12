import { setTimeout } from 'node:timers/promises';
import { setChannels } from './delivery-queries.ts';
import { type LetterWriters, writeLetterMail } from './letters.ts';
import { type MailSite, writeMail } from './mail.ts';
import { type ChannelSender, type SenderParts, sendDue } from './sender.ts';
import { isPermanent, type MailTransport } from './transport.ts';

const INTERVAL_MS = 2000;

type Log = { error(details: { err: unknown }, message: string): void };

export function createMailSender(
  site: MailSite,
  transport: MailTransport,
  { perMinute, letters }: { perMinute: number; letters?: Partial<LetterWriters> },
): ChannelSender {
  return {
    channel: 'email',
    perMinute,
    async send(message) {
      await transport.send(writeMail(site, message));
      return true;
    },
    async sendLetter(deliveryId, kind, letterId) {
      const letter = await letters?.[kind]?.(letterId);
      if (!letter) return false;
      await transport.send(writeLetterMail(site, deliveryId, letter));
      return true;
    },
    isPermanent,
  };
}

/** Opens the channels of the senders and sends what is due every two seconds, beside other processes. */
export async function startOutbox(
  { log, ...parts }: SenderParts & { log: Log },
  senders: readonly ChannelSender[],
): Promise<{ stop(): Promise<void> }> {
  await setChannels(parts.db, senders, parts.now());
  const stopping = new AbortController();
  const running = senders.map(async (sender) => {
    while (!stopping.signal.aborted) {
      await sendDue(parts, sender, stopping.signal).catch((err) =>
        log.error({ err }, `sending by ${sender.channel} failed`),
      );
      await setTimeout(INTERVAL_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

import { StartFailure } from '../start-failure.ts';
import type { SettingReader } from './setting-reader.ts';

/** One address, or a name and one address. */
const SENDER = /^(?:[^<>\r\n]*<[^\s@<>,]+@[^\s@<>,]+>|[^\s@<>,]+@[^\s@<>,]+)$/;

/** Returns null without SMTP_URL. */
export function readMail({ optional, number }: SettingReader, defaultFrom: string) {
  const perMinute = number('MAILS_A_MINUTE', 300, 1, 1_000_000);
  const url = optional('SMTP_URL');
  if (!url) return null;
  if (!/^smtps?:\/\/[^/]/.test(url) || !URL.canParse(url))
    throw new StartFailure(
      'The setting SMTP_URL must be an address such as smtps://user:password@mail.example:465.',
    );
  const from = optional('MAIL_FROM') ?? defaultFrom;
  if (!SENDER.test(from))
    throw new StartFailure(
      'The setting MAIL_FROM must be an address such as Sikhya <no-reply@sikhya.example>.',
    );
  return { url, from, perMinute };
}

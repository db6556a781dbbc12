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
  const { protocol, port } = new URL(url);
  // TLS at once or not at all: with the wrong one the two sides wait for each other until every mail has failed
  if (port === '465' && protocol === 'smtp:')
    throw new StartFailure('The setting SMTP_URL has the port 465, which needs smtps: instead of smtp:.');
  if (['25', '587'].includes(port) && protocol === 'smtps:')
    throw new StartFailure(
      `The setting SMTP_URL has the port ${port}, which needs smtp: instead of smtps:. The connection is encrypted with STARTTLS.`,
    );
  return { url, from: quoteName(from), perMinute };
}

/** Quotes the name of a sender, because commas, colons and brackets have a meaning in the header. */
function quoteName(sender: string): string {
  const [, name = '', address = sender] = /^(.*)<(.*)>$/.exec(sender) ?? [];
  const unquoted = name.trim().replace(/^"(.*)"$/, '$1');
  return unquoted ? `${JSON.stringify(unquoted)} <${address}>` : address;
}

import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/** Hands mails to the mail server. Throws if it did not accept them. */
export type MailTransport = { send(mail: Mail): Promise<void>; close(): void };

const SECOND = 1000;
const MAX_CONNECTIONS = 5;

export function createSmtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    // a mail is made of our own texts; it never loads files or addresses
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      // Odia takes less than half the bytes of quoted-printable
      await transport.sendMail({ ...mail, textEncoding: 'base64' });
    },
    close: () => transport.close(),
  };
}

/** Whether the mail server refused the address or the mail for good. */
export function isPermanent(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  // a refused sign-in or greeting says nothing about the mail
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  return isAboutMail && responseCode !== undefined && responseCode >= 500 && responseCode < 600;
}

import { startMailServer } from '../server/src/testing/mail-server.ts';
import { test as productTest } from './product.ts';
import { type RestartableProduct, startRestartableProduct } from './restartable-product.ts';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** For journeys with e-mails. Each has a mail server, and a server of its own that uses it. */
export const test = productTest.extend<{ mailServer: MailServer; server: RestartableProduct }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  mailServer: async ({}, use) => {
    const mailServer = await startMailServer();
    await use(mailServer);
    await mailServer.close();
  },
  server: async ({ mailServer }, use) => {
    const server = await startRestartableProduct({ SMTP_URL: mailServer.url });
    await use(server);
    await server.remove();
  },
  baseURL: ({ server }, use) => use(server.address),
});

/** The parts of a mail as text: plain, then HTML. */
export function readMail(raw: string): { text: string; html: string } {
  const [, text = '', html = ''] = raw
    .split(/\r\n--[-\w]+/)
    .map((part) => Buffer.from(part.split('\r\n\r\n').slice(1).join('\n'), 'base64').toString('utf8'));
  return { text, html };
}

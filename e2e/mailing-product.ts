import { startMailServer } from '../server/src/testing/mail-server.ts';
import { startProduct } from '../server/src/testing/product-process.ts';
import { test as base } from './product.ts';
import { FILLED_FOLDER, SETTINGS } from './product-settings.ts';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** For journeys with e-mails: the product sends them to a mail server of the test. */
export const test = base.extend<object, { mailServer: MailServer }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mailServer }, use) => {
      const product = await startProduct(
        { ...SETTINGS, SMTP_URL: mailServer.url },
        process.env[FILLED_FOLDER],
      );
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Returns the text of the newest mail to an address; empty if there is none. */
export function readMail({ mails }: MailServer, address: string): string {
  const raw = mails.findLast(({ to }) => to === address)?.raw ?? '';
  const parts = raw.split(/\r\n--\S+/).filter((part) => /content-type: text\/plain/i.test(part));
  return parts.map(decodePart).join('\n');
}

/** Texts with Odia letters are in base64, others in lines of limited length. */
function decodePart(part: string): string {
  const body = part.split('\r\n\r\n').slice(1).join('\n');
  if (/content-transfer-encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString('utf8');
  return body.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
}

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = { to: string; messageId: string; headers: string; raw: string };

/** Starts a mail server on this machine. `answer` may refuse a recipient with a status of SMTP. */
export async function startMailServer(answer: (address: string) => number | null = () => null) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const status = answer(address);
      done(
        status === null ? null : Object.assign(new Error('refused by the test'), { responseCode: status }),
      );
    },
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        const headers = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ');
        const messageId = /^message-id: (.*)$/im.exec(headers)?.[1] ?? '';
        mails.push({ to: envelope.rcptTo[0]!.address, messageId, headers, raw });
        done();
      }, done);
    },
  });
  server.on('error', () => {
    // a killed client resets its connection
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

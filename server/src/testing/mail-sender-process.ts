import { readConfig } from '../config/config.ts';
import { connect } from '../database/database.ts';
import { sendDue } from '../features/notices/sender.ts';
import {
  createMailSender,
  createSmtpTransport,
  createUnsubscribeLinks,
} from '../features/notices/service.ts';

/** Sends mails until it is killed. DATABASE_ADDRESS is the connection as JSON, LEASE_MS the lease of the sender. */
const { mail, origin, sessionSecrets } = readConfig(process.env);
const { db } = connect(JSON.parse(process.env.DATABASE_ADDRESS!), 2);
const site = {
  name: 'Sikhya',
  origin,
  from: mail!.from,
  links: createUnsubscribeLinks(sessionSecrets, origin),
};
const sender = createMailSender(site, createSmtpTransport(mail!.url), { perMinute: mail!.perMinute });
console.log('ready at work');
for (;;) {
  const leaseMs = Number(process.env.LEASE_MS);
  const parts = { db, now: () => new Date(), protectsMinors: true, leaseMs };
  await sendDue(parts, sender, new AbortController().signal);
  await new Promise((resolve) => setTimeout(resolve, 20));
}

import type { FastifyInstance } from 'fastify';
import { messageRoutes } from '../features/messages/routes.ts';
import { newsletterRoutes } from '../features/newsletter/routes.ts';
import { createNewsletterLinks } from '../features/newsletter/service.ts';
import { noticeRoutes } from '../features/notices/routes.ts';
import { createUnsubscribeLinks, getPublicKey } from '../features/notices/service.ts';
import { unsubscribeRoutes } from '../features/notices/unsubscribe-routes.ts';
import type { RouteParts } from './parts.ts';

/** Notices and messages to students, and the newsletter. */
export async function addMessageRoutes(app: FastifyInstance, { config, db, now }: RouteParts): Promise<void> {
  const canMail = config.mail !== null;
  const pushKey = config.pushPrivateKey && getPublicKey(config.pushPrivateKey);
  noticeRoutes(app, { db, now, offered: { email: canMail, pushKey } });
  const unsubscribeLinks = createUnsubscribeLinks(config.sessionSecrets, config.origin);
  await unsubscribeRoutes(app, { db, links: unsubscribeLinks, siteName: config.site.name });
  const { name } = config.site;
  messageRoutes(app, {
    db,
    now,
    protectsMinors: config.protectsMinors,
    channels: { email: canMail, push: pushKey !== null },
    site: { name, origin: config.origin, from: config.mail?.from ?? '', links: unsubscribeLinks },
  });
  await newsletterRoutes(app, {
    db,
    now,
    links: createNewsletterLinks(config.sessionSecrets, config.origin),
    canMail,
    siteName: config.site.name,
  });
}

import type { FastifyInstance } from 'fastify';
import { newsletterRoutes } from '../features/newsletter/routes.ts';
import { createNewsletterLinks } from '../features/newsletter/service.ts';
import { noticeRoutes } from '../features/notices/routes.ts';
import { createUnsubscribeLinks, getPublicKey } from '../features/notices/service.ts';
import { unsubscribeRoutes } from '../features/notices/unsubscribe-routes.ts';
import type { RouteParts } from './parts.ts';

/** Notices to students, and the newsletter. */
export async function addMessageRoutes(app: FastifyInstance, { config, db, now }: RouteParts): Promise<void> {
  const canMail = config.mail !== null;
  const pushKey = config.pushPrivateKey && getPublicKey(config.pushPrivateKey);
  noticeRoutes(app, { db, now, offered: { email: canMail, pushKey } });
  await unsubscribeRoutes(app, {
    db,
    links: createUnsubscribeLinks(config.sessionSecrets, config.origin),
    siteName: config.site.name,
  });
  await newsletterRoutes(app, {
    db,
    now,
    links: createNewsletterLinks(config.sessionSecrets, config.origin),
    canMail,
    siteName: config.site.name,
  });
}

import * as contract from '@sikhya/contract/newsletter.ts';
import type { FastifyInstance } from 'fastify';
import type { WriteDependencies } from '../../http/idempotency.ts';
import { serve } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import type { NewsletterLinks } from './links.ts';
import { newsletterPages } from './page-routes.ts';
import * as service from './service.ts';

type Parts = WriteDependencies & { links: NewsletterLinks; canMail: boolean; siteName: string };

export async function newsletterRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { now } = parts;
  serve(app, contract.subscribeToNewsletter, ({ body, address }) =>
    service.subscribe(parts, { ...body, address }, now()),
  );
  serve(app, contract.listSubscribers, ({ query }) => service.listSubscribers(parts, query));
  serveWrite(app, parts, contract.deleteSubscriber, ({ tx, params, ...actor }) =>
    service.deleteSubscriber(tx, actor, params.subscriberId, now()),
  );
  await newsletterPages(app, parts);
}

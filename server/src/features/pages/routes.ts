import fastifyStatic from '@fastify/static';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { getSite } from '@sikhya/contract/site.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/database.ts';
import { nothingHere } from '../../errors.ts';
import { sendError } from '../../http/error-handler.ts';
import { createInProcessFetch } from '../../http/in-process-fetch.ts';
import { serve } from '../../http/serve.ts';
import { cacheControl, fillTemplate } from './rules.ts';
import { createRobotsTxt } from './search-engines.ts';
import { sitemapRoutes } from './sitemaps.ts';
import type { WebBuild } from './web-build.ts';

const ONE_HOUR = 'public, max-age=3600';

export type PagesDependencies = {
  db: Db;
  config: Pick<Config, 'site' | 'origin' | 'production' | 'seller'>;
  web: WebBuild | null;
  identity: EndpointResponse<typeof getSite>['identity'];
  /** The payment provider; null while payments are off. */
  provider: { name: 'razorpay' | 'local'; scriptUrl: string } | null;
};

/** Serves the pages and their files. Without a web build, as with `npm run dev`, only the API is served. */
export async function pagesRoutes(
  app: FastifyInstance,
  { db, config, web, identity, provider }: PagesDependencies,
): Promise<void> {
  serve(app, getSite, async () => ({
    ...config.site,
    origin: config.origin,
    identity,
    payments: provider && {
      provider: provider.name,
      scriptUrl: provider.scriptUrl,
      hasGst: config.seller.gstin !== null,
    },
  }));
  app.get('/robots.txt', { config: { access: 'public' } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', ONE_HOUR)
      .send(createRobotsTxt(config.origin)),
  );
  sitemapRoutes(app, db, config.origin);
  app.setNotFoundHandler((request, reply) => sendError(request, reply, nothingHere()));
  if (!web) return;

  const { template, clientDir } = web;
  const render = web.createPageRenderer({ fetch: createInProcessFetch(app) });
  await app.register(fastifyStatic, {
    root: clientDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, filePath) => reply.header('cache-control', cacheControl(filePath)),
  });
  app.get('/assets/*', { config: { access: 'public' } }, (request, reply) =>
    reply.sendFile(getPath(request.url)),
  );
  for (const file of ['/favicon.svg', '/share.png', '/early.js']) {
    app.get(file, { config: { access: 'public' } }, (_request, reply) => reply.sendFile(file));
  }
  app.get('/*', { config: { access: 'public' } }, async (request, reply) => {
    if (request.url.startsWith('/api/')) throw nothingHere();
    const page = await render(request.url);
    if (page.redirectTo !== undefined) return reply.redirect(page.redirectTo, page.status);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(fillTemplate(template, page));
  });
}

function getPath(url: string): string {
  return decodeURIComponent(url.split('?', 1)[0] ?? '');
}

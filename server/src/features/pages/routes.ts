import fastifyStatic from '@fastify/static';
import type { AnswerOf } from '@sikhya/contract/endpoint.ts';
import { getSite } from '@sikhya/contract/site.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
import { sendError } from '../../http/error-handler.ts';
import { fetchWithin } from '../../http/fetch-within.ts';
import { serve } from '../../http/serve.ts';
import { cacheControl, fillTemplate } from './rules.ts';
import type { WebBuild } from './web-build.ts';

export type PagesParts = {
  config: Pick<Config, 'site' | 'origin' | 'production'>;
  web: WebBuild | null;
  identity: AnswerOf<typeof getSite>['identity'];
};

/** The pages and the files that they are made of. Without a build, as under `npm run dev`, only the API is served. */
export async function pagesRoutes(
  app: FastifyInstance,
  { config, web, identity }: PagesParts,
): Promise<void> {
  serve(app, getSite, async () => ({
    ...config.site,
    origin: config.origin,
    designPage: !config.production,
    identity,
  }));
  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply, new AppError('not-found', 'There is nothing at this address.')),
  );
  if (!web) return;

  const { template, clientDir } = web;
  const render = web.createPageRenderer({ fetch: fetchWithin(app) });
  await app.register(fastifyStatic, {
    root: clientDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, filePath) => reply.header('cache-control', cacheControl(filePath)),
  });
  app.get('/assets/*', { config: { access: 'public' } }, (request, reply) =>
    reply.sendFile(pathIn(request.url)),
  );
  for (const file of ['/favicon.svg', '/share.png', '/theme.js']) {
    app.get(file, { config: { access: 'public' } }, (_request, reply) => reply.sendFile(file));
  }
  app.get('/*', { config: { access: 'public' } }, async (request, reply) => {
    if (request.url.startsWith('/api/')) throw new AppError('not-found', 'There is nothing at this address.');
    const page = await render(request.url);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(fillTemplate(template, page));
  });
}

function pathIn(url: string): string {
  return decodeURIComponent(url.split('?', 1)[0] ?? '');
}

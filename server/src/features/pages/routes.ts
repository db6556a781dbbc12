import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import { getCertificatePath } from '@sikhya/contract/certificates.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { LANGUAGES, toLanguagePath } from '@sikhya/contract/language/language.ts';
import { getSite } from '@sikhya/contract/site.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Read } from '../../database/read-database.ts';
import { nothingHere } from '../../errors.ts';
import { sendError } from '../../http/error-handler.ts';
import { createInProcessFetch } from '../../http/in-process-fetch.ts';
import { repeat } from '../../http/repeat.ts';
import { serve } from '../../http/serve.ts';
import { getKeptDir, keepBuildFiles, MARK_INTERVAL_MS } from './kept-files.ts';
import { cacheControl, fillTemplate, MANIFEST_PATH } from './rules.ts';
import { createRobotsTxt } from './search-engines.ts';
import { sitemapRoutes } from './sitemaps.ts';
import type { WebBuild } from './web-build.ts';

const ONE_HOUR = 'public, max-age=3600';
/** Per address, so that nobody guesses codes; the API, which a page calls, has a limit of its own. */
const CERTIFICATES_PER_MINUTE = 60;

export type PagesDependencies = {
  read: Read;
  config: Pick<Config, 'site' | 'origin' | 'mail' | 'production' | 'seller' | 'serviceWorker' | 'dataDir'>;
  web: WebBuild | null;
  identity: EndpointResponse<typeof getSite>['identity'];
  /** The payment provider; null while payments are off. */
  provider: { name: 'razorpay' | 'local'; scriptUrl: string } | null;
};

/** Serves the pages and their files. Without a web build, as with `npm run dev`, only the API is served. */
export async function pagesRoutes(
  app: FastifyInstance,
  { read, config, web, identity, provider }: PagesDependencies,
): Promise<void> {
  serve(app, getSite, async () => ({
    ...config.site,
    origin: config.origin,
    hasNewsletter: config.mail !== null,
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
  sitemapRoutes(app, read, config.origin);
  app.setNotFoundHandler((request, reply) => sendError(request, reply, nothingHere()));
  if (!web) return;

  const { template, clientDir } = web;
  const render = web.createPageRenderer({ fetch: createInProcessFetch(app) });
  await app.register(fastifyStatic, {
    // files of earlier builds, for tabs that were opened before an upgrade
    root: [clientDir, await keepFilesOfBuild(app, clientDir, config.dataDir)],
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, filePath) => reply.header('cache-control', cacheControl(filePath)),
  });
  app.get('/assets/*', { config: { access: 'public' } }, (request, reply) =>
    reply.sendFile(getPath(request.url)),
  );
  // icons and pictures of the app for the manifest
  app.get('/app/*', { config: { access: 'public' } }, (request, reply) =>
    reply.sendFile(getPath(request.url)),
  );
  for (const file of ['/favicon.svg', '/share.png', '/early.js']) {
    app.get(file, { config: { access: 'public' } }, (_request, reply) => reply.sendFile(file));
  }
  // browsers look for a new worker with every page, and must not get it from a cache
  const worker = config.serviceWorker ? '/sw.js' : '/sw-off.js';
  app.get('/sw.js', { config: { access: 'public' } }, (_request, reply) => reply.sendFile(worker));
  for (const language of LANGUAGES) {
    const manifest = JSON.stringify(web.createManifest(config.site.name, language));
    app.get(toLanguagePath(MANIFEST_PATH, language), { config: { access: 'public' } }, (_request, reply) =>
      reply.type('application/manifest+json').header('cache-control', ONE_HOUR).send(manifest),
    );
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.startsWith('/api/')) throw nothingHere();
    const page = await render(request.url, { savesData: request.headers['save-data'] === 'on' });
    if (page.redirectTo !== undefined) return reply.redirect(page.redirectTo, page.status);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'save-data')
      .send(fillTemplate(template, page));
  };
  app.get('/*', { config: { access: 'public' } }, sendPage);
  for (const language of LANGUAGES) {
    const path = toLanguagePath(getCertificatePath(':code'), language);
    const config = { access: 'public', callsPerMinute: CERTIFICATES_PER_MINUTE } as const;
    app.get(path, { config }, sendPage);
  }
}

/** Returns the folder with the files of earlier builds. Without room on the disk only this build is served. */
async function keepFilesOfBuild(app: FastifyInstance, clientDir: string, dataDir: string): Promise<string> {
  const keptDir = getKeptDir(dataDir);
  const keep = () =>
    keepBuildFiles(clientDir, keptDir, new Date()).catch((error) =>
      app.log.warn(error, 'The files of the web pages could not be copied'),
    );
  await mkdir(keptDir, { recursive: true });
  const firstCopy = keep();
  const marking = repeat(MARK_INTERVAL_MS, keep);
  app.addHook('onClose', async () => {
    await marking.stop();
    await firstCopy;
  });
  return keptDir;
}

function getPath(url: string): string {
  return decodeURIComponent(url.split('?', 1)[0] ?? '');
}

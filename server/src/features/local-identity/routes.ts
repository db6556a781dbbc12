import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { message } from '@sikhya/contract/language/texts.ts';
import { identityToken, identityTokenInfo, identityUserInfo } from '@sikhya/contract/local-identity.ts';
import type { FastifyInstance } from 'fastify';
import { refuseRemoteRequests } from '../../http/refuse-remote-requests.ts';
import { getRequestLocale } from '../../http/request-locale.ts';
import { serve } from '../../http/serve.ts';
import type { LocalIdentity } from './service.ts';
import { texts } from './texts.ts';
import { fillWindowPage } from './window-page.ts';

const windowFile = (name: string) => path.join(import.meta.dirname, 'window', name);

/** The files of the sign-in window besides its page, and the script that opens it. */
const FILES = [
  { url: '/identity/client.js', type: 'text/javascript; charset=utf-8', file: windowFile('client.js') },
  { url: '/identity/window.js', type: 'text/javascript; charset=utf-8', file: windowFile('window.js') },
  { url: '/identity/window.css', type: 'text/css; charset=utf-8', file: windowFile('window.css') },
  {
    url: '/identity/odia.woff2',
    type: 'font/woff2',
    file: fileURLToPath(
      import.meta.resolve('@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff2'),
    ),
  },
];

export async function localIdentityRoutes(
  app: FastifyInstance,
  identity: LocalIdentity,
  { isLocalOnly }: { isLocalOnly: boolean },
): Promise<void> {
  if (isLocalOnly) refuseRemoteRequests(app, '/identity/', message(texts.onlyOnThisMachine));
  serve(app, identityToken, ({ body }) => identity.issueToken(body));
  serve(app, identityUserInfo, ({ token }) => identity.getUserInfo(token));
  serve(app, identityTokenInfo, ({ query }) => identity.getTokenInfo(query.access_token));
  await serveWindowPage(app);
  for (const { url, type, file } of FILES) {
    const content = await readFile(file);
    app.get(url, { config: { access: 'public' } }, async (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    );
  }
}

/** The page that opens the window passes its language; without it, the browser's language counts. */
async function serveWindowPage(app: FastifyInstance): Promise<void> {
  const template = await readFile(windowFile('window.html'), 'utf8');
  const pages = { en: fillWindowPage(template, 'en'), or: fillWindowPage(template, 'or') };
  app.get('/identity/window.html', { config: { access: 'public' } }, async (request, reply) => {
    const { language } = request.query as { language?: unknown };
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'accept-language' })
      .send(pages[language === 'en' || language === 'or' ? language : getRequestLocale(request).language]);
  });
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { identityToken, identityTokenInfo, identityUserInfo } from '@sikhya/contract/local-identity.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { refuseFromElsewhere } from './from-elsewhere.ts';
import type { LocalIdentity } from './service.ts';

const inWindow = (name: string) => path.join(import.meta.dirname, 'window', name);

/** The files of the window in which a person says who they are, and the script that opens it. */
const FILES = [
  { url: '/identity/client.js', type: 'text/javascript; charset=utf-8', file: inWindow('client.js') },
  { url: '/identity/window.html', type: 'text/html; charset=utf-8', file: inWindow('window.html') },
  { url: '/identity/window.js', type: 'text/javascript; charset=utf-8', file: inWindow('window.js') },
  { url: '/identity/window.css', type: 'text/css; charset=utf-8', file: inWindow('window.css') },
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
  { onlyFromHere }: { onlyFromHere: boolean },
): Promise<void> {
  if (onlyFromHere) refuseFromElsewhere(app);
  serve(app, identityToken, ({ body }) => identity.giveToken(body));
  serve(app, identityUserInfo, ({ token }) => identity.userInfo(token));
  serve(app, identityTokenInfo, ({ query }) => identity.tokenInfo(query.access_token));
  for (const { url, type, file } of FILES) {
    const content = await readFile(file);
    app.get(url, { config: { access: 'public' } }, async (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    );
  }
}

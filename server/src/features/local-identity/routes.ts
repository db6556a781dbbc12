import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { identityToken, identityTokenInfo, identityUserInfo } from '@sikhya/contract/local-identity.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { refuseRemoteSignIn } from './refuse-remote-sign-in.ts';
import type { LocalIdentity } from './service.ts';

const windowFile = (name: string) => path.join(import.meta.dirname, 'window', name);

/** The files of the sign-in window, and the script that opens it. */
const FILES = [
  { url: '/identity/client.js', type: 'text/javascript; charset=utf-8', file: windowFile('client.js') },
  { url: '/identity/window.html', type: 'text/html; charset=utf-8', file: windowFile('window.html') },
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
  if (isLocalOnly) refuseRemoteSignIn(app);
  serve(app, identityToken, ({ body }) => identity.issueToken(body));
  serve(app, identityUserInfo, ({ token }) => identity.getUserInfo(token));
  serve(app, identityTokenInfo, ({ query }) => identity.getTokenInfo(query.access_token));
  for (const { url, type, file } of FILES) {
    const content = await readFile(file);
    app.get(url, { config: { access: 'public' } }, async (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    );
  }
}

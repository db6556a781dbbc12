import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { identityToken, identityTokenInfo, identityUserInfo } from '@sikhya/contract/local-identity.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { LocalIdentity } from './service.ts';

const WINDOW = path.join(import.meta.dirname, 'window');

/** The files of the window in which a person says who they are, and the script that opens it. */
const FILES = {
  '/identity/client.js': 'text/javascript; charset=utf-8',
  '/identity/window.html': 'text/html; charset=utf-8',
  '/identity/window.js': 'text/javascript; charset=utf-8',
  '/identity/window.css': 'text/css; charset=utf-8',
};

export async function localIdentityRoutes(app: FastifyInstance, identity: LocalIdentity): Promise<void> {
  serve(app, identityToken, ({ body }) => identity.giveToken(body));
  serve(app, identityUserInfo, ({ token }) => identity.userInfo(token));
  serve(app, identityTokenInfo, ({ query }) => identity.tokenInfo(query.access_token));
  for (const [url, type] of Object.entries(FILES)) {
    const content = await readFile(path.join(WINDOW, path.basename(url)));
    app.get(url, { config: { access: 'public' } }, async (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    );
  }
}

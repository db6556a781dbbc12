import type { FastifyInstance } from 'fastify';
import { API_PAGE_CSS, writeApiPage } from './api-page.ts';
import { createDocument } from './openapi.ts';

/** Serves the description of the API, which is generated from the endpoints that the server has: for programs and for people. */
export function serveApiDescription(app: FastifyInstance, site: { name: string; origin: string }): void {
  const isPublic = { config: { access: 'public' } } as const;
  let json: string | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', isPublic, async (_request, reply) => {
    json ??= JSON.stringify(createDocument(app.endpoints, site));
    return reply.type('application/json; charset=utf-8').send(json);
  });
  app.get('/api/docs', isPublic, async (_request, reply) => {
    page ??= writeApiPage(createDocument(app.endpoints, site));
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/api/docs.css', isPublic, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(API_PAGE_CSS),
  );
}

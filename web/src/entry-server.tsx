import type { CreatePageRenderer, RenderedPage } from '@sikhya/contract/page-renderer.ts';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { getEarlyUrls } from './app/early-urls.ts';
import { createHead, headHtml, structuredDataHtml } from './app/head.ts';
import { PortalShell } from './app/layout/portal-shell.tsx';
import { createPreloadLinks } from './app/preload-links.ts';
import { Providers } from './app/providers.tsx';
import { routesWith } from './app/router.tsx';
import { setTransport } from './lib/call.ts';
import type { PageHandle } from './lib/page-handle.ts';
import { queryClientContext } from './lib/prefetch-loader.ts';
import { createQueryClient } from './lib/query-client.ts';
import { DEFAULT_SITE, type Site, siteQuery } from './lib/site.ts';

type Fetch = typeof fetch;

/** A page does not wait longer than this for the API: the browser asks for what is missing. */
const PATIENCE_MS = 2000;

export const createPageRenderer: CreatePageRenderer = ({ fetch, designPage }) => {
  setTransport(withPatience(fetch));
  const routes = routesWith({ designPage });
  const handler = createStaticHandler(routes);

  return async (url) => {
    const address = new URL(url.startsWith('/') ? `http://page${url}` : url);
    const queryClient = createQueryClient();
    const visit = { queryClient, address, designPage };
    const matches = matchRoutes(handler.dataRoutes, address) ?? [];
    if (matches.some(({ route }) => (route.handle as PageHandle | undefined)?.clientOnly)) {
      await queryClient.prefetchQuery(siteQuery);
      // nothing of it is known here but which files it is made of, and the frame around it
      const page = pageOf(visit, { matches, statusCode: 200 }, '');
      return { ...page, body: shellOf(matches, address, siteIn(queryClient)) };
    }
    const context = new RouterContextProvider();
    context.set(queryClientContext, queryClient);
    const result = await handler.query(new Request(address), { requestContext: context });
    if (result instanceof Response) return pageOf(visit, { matches, statusCode: 200 }, '');
    dropFailures(queryClient);
    return pageOf(visit, result, bodyOf(handler.dataRoutes, result, queryClient));
  };
};

function withPatience(fetch: Fetch): Fetch {
  return async (input, init) => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error('The API did not answer in time')), PATIENCE_MS);
    return Promise.race([fetch(input, init), late.promise]).finally(() => clearTimeout(timer));
  };
}

/** The page then shows what it shows while loading, and the browser, which is not told of them, tries again. */
function dropFailures(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => query.state.status !== 'success' });
}

/** What everybody sees of the portal before the browser knows who is there; nothing for other pages. */
function shellOf(matches: { route: RouteObject }[], { pathname }: URL, { name }: Site): string {
  const role = (['student', 'admin'] as const).find((id) => matches.some(({ route }) => route.id === id));
  if (!role) return '';
  return renderToString(<PortalShell role={role} pathname={pathname} siteName={name} />);
}

function siteIn(queryClient: QueryClient): Site {
  return queryClient.getQueryData(siteQuery.queryKey) ?? DEFAULT_SITE;
}

function bodyOf(
  dataRoutes: Parameters<typeof createStaticRouter>[0],
  result: StaticHandlerContext,
  queryClient: QueryClient,
): string {
  return renderToString(
    <Providers queryClient={queryClient}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, result)}
        context={result}
        hydrate={false}
      />
    </Providers>,
  );
}

type Visit = { queryClient: QueryClient; address: URL; designPage: boolean };

function pageOf(
  { queryClient, address, designPage }: Visit,
  { matches, statusCode }: Pick<StaticHandlerContext, 'matches' | 'statusCode'>,
  body: string,
): RenderedPage {
  const handles = matches.map(({ route }) => route.handle as PageHandle | undefined);
  const site = siteIn(queryClient);
  const data = handles.findLast((handle) => handle?.structuredData)?.structuredData?.(queryClient, site);
  return {
    status: handles.findLast((handle) => handle?.status)?.status ?? statusCode,
    early: matches.flatMap(({ route, params }) => getEarlyUrls(route.id, params)),
    head: [
      headHtml(createHead(handles, site, address.pathname)),
      createPreloadLinks(
        matches.map(({ route }) => route.id),
        body,
      ),
      data ? structuredDataHtml(data) : '',
    ].join('\n'),
    body,
    state: { queries: dehydrate(queryClient), designPage },
  };
}

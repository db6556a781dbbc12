import earlyScripts from 'virtual:early-scripts';
import { getLocale, getPathLanguage, type Language } from '@sikhya/contract/language/language.ts';
import type { CreatePageRenderer, RenderedPage } from '@sikhya/contract/page-renderer.ts';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
import { adminRoutes } from './app/admin-routes.ts';
import { getEarlyUrls } from './app/early-urls.ts';
import { createHead, headHtml, structuredDataHtml } from './app/head.ts';
import { PortalShell } from './app/layout/portal-shell.tsx';
import { ScreenSkeleton } from './app/layout/screen-skeleton.tsx';
import { createPreloadLinks } from './app/preload-links.ts';
import { Providers } from './app/providers.tsx';
import { createRoutes } from './app/router.tsx';
import { studentRoutes } from './app/student-routes.ts';
import { IntroShell } from './features/test-taking/intro/intro-shell.tsx';
import { LocaleProvider } from './language/locale.tsx';
import { setTransport } from './lib/call.ts';
import type { PageHandle } from './lib/page-handle.ts';
import { queryClientContext } from './lib/prefetch-loader.ts';
import { createQueryClient } from './lib/query-client.ts';
import { setRequestLanguage } from './lib/request-language.ts';
import { DEFAULT_SITE, type Site, siteQuery } from './lib/site.ts';
import { DashboardShell } from './screens/student/dashboard-shell.tsx';

export { createManifest } from './app/manifest/manifest.ts';

type Fetch = typeof fetch;

/** A page waits at most this long for the API; the browser then fetches what is missing. */
const API_TIMEOUT_MS = 2000;

export const createPageRenderer: CreatePageRenderer = ({ fetch }) => {
  setTransport(withTimeout(fetch));

  const handler = createStaticHandler(createRoutes([studentRoutes, adminRoutes]));

  return async (requestUrl, { savesData } = { savesData: false }) => {
    const url = new URL(requestUrl.startsWith('/') ? `http://page${requestUrl}` : requestUrl);
    const queryClient = createQueryClient();
    setRequestLanguage(queryClient, getPathLanguage(url.pathname));
    const visit = { queryClient, url, savesData };
    const matches = matchRoutes(handler.dataRoutes, url) ?? [];
    if (matches.some(({ route }) => (route.handle as PageHandle | undefined)?.clientOnly)) {
      await queryClient.prefetchQuery(siteQuery);
      // the server can only name the files that the page needs and render the portal's shell
      const page = createPage(visit, { matches, statusCode: 200 }, '');
      return { ...page, body: renderShell(matches, url, getSite(queryClient)) };
    }
    const context = new RouterContextProvider();
    context.set(queryClientContext, queryClient);
    const result = await handler.query(new Request(url), { requestContext: context });
    if (result instanceof Response) return createRedirect(result, getPathLanguage(url.pathname));
    removeFailedQueries(queryClient);
    return createPage(visit, result, renderBody(handler.dataRoutes, result, queryClient));
  };
};

/** Loaders of public pages answer with a response only to redirect. */
function createRedirect({ status, headers }: Response, language: Language): RenderedPage {
  const redirectTo = headers.get('location') ?? '/';
  return { status, redirectTo, language, early: [], head: '', body: '', state: null };
}

function withTimeout(fetch: Fetch): Fetch {
  return async (input, init) => {
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(() => timeout.reject(new Error('The API timed out')), API_TIMEOUT_MS);
    return Promise.race([fetch(input, init), timeout.promise]).finally(() => clearTimeout(timer));
  };
}

/** The page then shows its loading state, and the browser runs the missing queries. */
function removeFailedQueries(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => query.state.status !== 'success' });
}

/** Renders the portal's shell, which is the same for everybody. Returns an empty text for other pages. */
function renderShell(matches: { route: RouteObject }[], url: URL, site: Site): string {
  const { pathname } = url;
  const role = (['student', 'admin'] as const).find((id) => matches.some(({ route }) => route.id === id));
  if (!role) return '';
  return renderToString(
    <LocaleProvider pathname={pathname}>
      <PortalShell
        role={role}
        pathname={pathname}
        siteName={site.name}
        hasPayments={site.payments !== null}
        content={getEarlyContent(matches, url)}
      />
    </LocaleProvider>,
  );
}

function getEarlyContent(matches: { route: RouteObject }[], url: URL): ReactNode {
  if (hasEarlyIntro(matches, url)) return <IntroShell />;
  if (!isDashboard(matches)) return <ScreenSkeleton />;
  return (
    <>
      <DashboardShell />
      <ScreenSkeleton />
    </>
  );
}

function isDashboard(matches: { route: RouteObject }[]): boolean {
  return matches.some(({ route: { id } }) => id === 'student/dashboard');
}

/** The page of a mock test has its intro, which early-intro.ts fills in, unless its address names a result. */
function hasEarlyIntro(matches: { route: RouteObject }[], { searchParams }: URL): boolean {
  const isTest = matches.some(({ route: { id } }) => id?.startsWith('student/chapter-test'));
  return isTest && !searchParams.has('result');
}

/** The script has a high priority, because a deferred script would otherwise wait for those of the app. */
function getEarlyScriptHtml(matches: { route: RouteObject }[], url: URL): string {
  const name = hasEarlyIntro(matches, url) ? 'early-intro' : isDashboard(matches) && 'early-dashboard';
  return name ? `<script src="${earlyScripts[name]}" defer fetchpriority="high"></script>` : '';
}

function getSite(queryClient: QueryClient): Site {
  return queryClient.getQueryData(siteQuery.queryKey) ?? DEFAULT_SITE;
}

function renderBody(
  dataRoutes: Parameters<typeof createStaticRouter>[0],
  result: StaticHandlerContext,
  queryClient: QueryClient,
): string {
  const html = renderToString(
    <Providers queryClient={queryClient}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, result)}
        context={result}
        hydrate={false}
      />
    </Providers>,
  );
  // the content security policy blocks inline styles, which some Radix components have
  return html.replace(/ style="[^"]*"/g, '');
}

type Visit = { queryClient: QueryClient; url: URL; savesData: boolean };

function createPage(
  { queryClient, url, savesData }: Visit,
  { matches, statusCode }: Pick<StaticHandlerContext, 'matches' | 'statusCode'>,
  body: string,
): RenderedPage {
  const handles = matches.map(({ route }) => route.handle as PageHandle | undefined);
  const site = getSite(queryClient);
  const language = getPathLanguage(url.pathname);
  const data = { client: queryClient, params: matches.at(-1)?.params ?? {} };
  const structuredData = handles
    .findLast((handle) => handle?.structuredData)
    ?.structuredData?.(data, site, getLocale(language));
  const status = handles.findLast((handle) => handle?.status)?.status;
  return {
    status: (typeof status === 'function' ? status(data) : status) ?? statusCode,
    language,
    early: matches.flatMap(({ route, params }) => getEarlyUrls(route.id, params, url.searchParams)),
    head: [
      headHtml(createHead(handles, site, { ...data, pathname: url.pathname })),
      createPreloadLinks({
        routeIds: matches.map(({ route }) => route.id),
        params: data.params,
        body,
        language,
        savesData,
      }),
      structuredData ? structuredDataHtml(structuredData) : '',
      getEarlyScriptHtml(matches, url),
    ].join('\n'),
    body,
    state: { queries: dehydrate(queryClient) },
  };
}

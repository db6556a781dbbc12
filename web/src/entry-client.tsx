import { getPathLanguage } from '@sikhya/contract/language/language.ts';
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type DataRouter,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteMatch,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { isWaitingForServer, onWaitingChange } from './app/connection.ts';
import { fetchWithEarlyResponses } from './app/early-responses.ts';
import { loadPageTexts, reloadOnce } from './app/load-screen.ts';
import { prefetchOnIntent } from './app/prefetch-on-intent.ts';
import { prefetchScreens } from './app/prefetch-screens.ts';
import { Providers } from './app/providers.tsx';
import { createRoutes, loadPortalRoutes, ROOT_ROUTE_ID } from './app/router.tsx';
import { readStorage } from './lib/browser-storage.ts';
import { setTransport } from './lib/call.ts';
import { nextTask } from './lib/next-task.ts';
import { getPortalRole, type PortalRole } from './lib/paths.ts';
import { queryClientContext } from './lib/prefetch-loader.ts';
import { createQueryClient } from './lib/query-client.ts';
import { runWhenIdle } from './lib/run-when-idle.ts';
import { DATA_OWNER_KEY, isSignedOut, onSessionChange } from './lib/session-store.ts';
import './ui/style.css';

/** The data that the server has put into the page. */
type State = { queries?: DehydratedState };

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
// null under `npm run dev`, where the server does not render pages
const state = JSON.parse(document.getElementById('state')?.textContent || 'null') as State | null;
setTransport(fetchWithEarlyResponses);
prefetchOnIntent();

/** The portal's shell is only a placeholder: React replaces it instead of hydrating it. */
const shell = document.getElementById('shell');
const isServerRendered = root.firstElementChild !== null && !shell;
// a task of its own, because evaluating the modules was a long one
void nextTask().then(() => startApp(root));

/** Not awaited at the top level: screens import from this file's chunk and would wait for it to finish. */
async function startApp(container: HTMLElement): Promise<void> {
  onWaitingChange(updateShellNotice);
  const role = getPortalRole(window.location.pathname);
  const routes = createRoutes(role ? [await loadPortalRoutes[role]()] : []);
  // the router loads the screens of other pages itself, and does not have to match all routes twice
  const matches = (isServerRendered && matchRoutes(routes, window.location)) || [];
  const areScreensLoaded = await loadScreens(matches);
  // without the screen's code React would remove the page; without React it can still be read, and its links work
  if (isServerRendered && !areScreensLoaded) return reloadOnce();
  const queryClient = createQueryClient();
  hydrate(queryClient, state?.queries ?? {});
  const router = createBrowserRouter(routes, {
    // On a page that the server has rendered, loaders do not run again: they only fill the cache. On other pages they
    // run, because the guards must decide first.
    ...(isServerRendered && {
      hydrationData: { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])) },
    }),
    patchRoutesOnNavigation: createPortalPatch(role),
    getContext: () => new RouterContextProvider(new Map([[queryClientContext, queryClient]])),
  });
  const app: ReactNode = (
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  // the shell stays until the guards have decided which screen replaces it
  if (!isServerRendered) {
    await waitUntilInitialized(router);
    // creating the root listens to all events
    await nextTask();
  }
  // React divides a transition into short tasks, so that a slow phone responds to taps meanwhile
  startTransition(() => {
    if (isServerRendered) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
  prefetchScreens(router);
  startAfterLoadWhenIdle();
}

/** After everything that the page needs, because it competes with it for a slow connection. */
function startAfterLoadWhenIdle(): void {
  const start = async () => (await import('./app/after-load.ts')).startAfterLoad();
  const whenIdle = () => {
    if (!isAfterLoadNeeded()) return;
    unsubscribe();
    // the app works without a worker, which some private windows refuse
    runWhenIdle(() => void start().catch(() => {}), { fallbackDelayMs: 2000 });
  };
  const unsubscribe = onSessionChange(whenIdle);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle);
}

/** Not for visitors, whose first visit stays small, but for everybody who has signed in on this device. */
function isAfterLoadNeeded(): boolean {
  return (
    !isSignedOut() ||
    readStorage('localStorage', DATA_OWNER_KEY) !== null ||
    Boolean(navigator.serviceWorker?.controller)
  );
}

/** Adds the routes of a role once, with the first navigation to one of them. */
function createPortalPatch(loadedRole: PortalRole | null): PatchRoutesOnNavigationFunction {
  const added = new Set([loadedRole]);
  return async ({ path, patch }) => {
    const role = getPortalRole(path);
    if (added.has(role) || !role) return;
    const portalRoutes = await loadPortalRoutes[role]();
    if (added.has(role)) return;
    added.add(role);
    patch(ROOT_ROUTE_ID, [portalRoutes]);
  };
}

/** Loads the matched screens and their texts before hydration, which cannot wait for lazy routes. Returns whether all were loaded. */
async function loadScreens(matched: RouteMatch[]): Promise<boolean> {
  const results = await Promise.allSettled(
    matched.map(async ({ route, params }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
      await loadPageTexts(route.handle, getPathLanguage(window.location.pathname), params);
    }),
  );
  return results.every((result) => result.status === 'fulfilled');
}

function waitUntilInitialized(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Before the first render only the shell can say that the page waits for a connection. */
function updateShellNotice(): void {
  const notice = document.getElementById('shell-offline');
  if (notice) notice.hidden = !isWaitingForServer();
}

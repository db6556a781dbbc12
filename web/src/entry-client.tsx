import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type DataRouter,
  matchRoutes,
  type RouteMatch,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { isWaitingForServer, onWaitingChange } from './app/connection.ts';
import { fetchWithEarlyResponses } from './app/early-responses.ts';
import { reloadOnce } from './app/load-screen.ts';
import { prefetchOnIntent } from './app/prefetch-on-intent.ts';
import { prefetchScreens } from './app/prefetch-screens.ts';
import { Providers } from './app/providers.tsx';
import { routesWith } from './app/router.tsx';
import { setTransport } from './lib/call.ts';
import { queryClientContext } from './lib/prefetch-loader.ts';
import { createQueryClient } from './lib/query-client.ts';
import './ui/style.css';

/** What the server knew when it rendered the page. */
type State = { queries?: DehydratedState; designPage?: boolean };

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
// null under `npm run dev`, where no server renders pages
const state = JSON.parse(document.getElementById('state')?.textContent || 'null') as State | null;
const routes = routesWith({ designPage: state?.designPage ?? true });
setTransport(fetchWithEarlyResponses);
prefetchOnIntent(routes);

/** What the portal's frame holds is only a stand-in. */
const shell = document.getElementById('shell');
const isServerRendered = root.firstElementChild !== null && !shell;
const matches = matchRoutes(routes, window.location) ?? [];
void begin(root);

/** Not awaited at the top: the built screens import from the file that this becomes part of, and would wait for it. */
async function begin(place: HTMLElement): Promise<void> {
  onWaitingChange(tellInShell);
  const loaded = await loadScreens(matches);
  // without its screen React would take the page away; as it stands it can be read, and its links lead on
  if (isServerRendered && !loaded) return reloadOnce();
  const queryClient = createQueryClient();
  hydrate(queryClient, state?.queries ?? {});
  const router = createBrowserRouter(routes, {
    // A page that the server has drawn stands as it is: its loaders only fill the cache, and its queries ask for
    // themselves. Where the browser draws, the guards must have their say first.
    ...(isServerRendered && {
      hydrationData: { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])) },
    }),
    getContext: () => new RouterContextProvider(new Map([[queryClientContext, queryClient]])),
  });
  const app: ReactNode = (
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  if (isServerRendered) hydrateRoot(place, app);
  else {
    // the shell stands until the guards have decided what takes its place
    await initialized(router);
    createRoot(place).render(app);
  }
  prefetchScreens(router);
}

/** React takes a rendered page over in one go, so what it is made of must be here. Says whether it is. */
async function loadScreens(matched: RouteMatch[]): Promise<boolean> {
  const outcomes = await Promise.allSettled(
    matched.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return outcomes.every((outcome) => outcome.status === 'fulfilled');
}

function initialized(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(({ initialized: isReady }) => {
      if (!isReady) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Until the app is there, only the shell can say why nothing comes. */
function tellInShell(): void {
  const note = document.getElementById('shell-offline');
  if (note) note.hidden = !isWaitingForServer();
}

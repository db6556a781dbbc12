import type { ReactNode } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import type { PageHandle } from '../lib/page.ts';
import { paths } from '../lib/paths.ts';
import { prefetch } from '../lib/prefetch.ts';
import { siteQuery } from '../lib/site.ts';
import { ErrorScreen } from './error-screen.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { loadScreen } from './load-screen.ts';
import { Root } from './root.tsx';

/**
 * Every route of the app. A screen's id is its file below screens/, from which a rendered page knows what the
 * browser will need. Routes that depend on who is signed in stand below a parent with
 * `handle: { drawnBy: 'browser' }`.
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: ErrorScreen,
    loader: prefetch((client) => [client.prefetchQuery(siteQuery)]),
    children: [
      {
        id: 'public',
        Component: PublicLayout,
        children: [
          {
            // a screen that fails leaves the header and the footer standing
            id: 'public-screens',
            ErrorBoundary: ErrorScreen,
            children: [
              screen('public/home', paths.home, () => import('../screens/public/home.tsx')),
              screen('public/not-found', '*', () => import('../screens/public/not-found.tsx')),
            ],
          },
        ],
      },
    ],
  },
];

type Screen = { Component: () => ReactNode; loader?: LoaderFunction; handle: PageHandle };

function screen(id: string, path: string, load: () => Promise<Screen>): RouteObject {
  return { id, path, lazy: loadScreen(load) };
}

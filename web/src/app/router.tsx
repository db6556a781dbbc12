import type { RouteObject } from 'react-router';
import type { PageHandle } from '../lib/page-handle.ts';
import { paths } from '../lib/paths.ts';
import { createPrefetchLoader } from '../lib/prefetch-loader.ts';
import { siteQuery } from '../lib/site.ts';
import { ErrorScreen } from './error-screen.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { loadScreen } from './load-screen.ts';
import { Root } from './root.tsx';
import { screen } from './screen-route.ts';

/** While the guards decide. */
const ShowNothing = () => null;

/** The parent of all routes. */
export const ROOT_ROUTE_ID = 'root';

/** The routes of the app: the public ones, and those behind sign-in where they are loaded. */
export const createRoutes = (portalRoutes: RouteObject[]): RouteObject[] => [
  {
    id: ROOT_ROUTE_ID,
    // every page is also served in Odia, below this prefix
    path: '/or?',
    Component: Root,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: ShowNothing,
    loader: createPrefetchLoader((client) => [client.prefetchQuery(siteQuery)]),
    children: [
      {
        id: 'public',
        Component: PublicLayout,
        children: [
          {
            // a boundary of its own keeps header and footer when a screen fails
            id: 'public-screens',
            ErrorBoundary: ErrorScreen,
            children: [
              screen('public/home', paths.home, () => import('../screens/public/home.tsx')),
              screen('public/courses', paths.courses, () => import('../screens/public/courses.tsx')),
              screen('public/course', paths.course(':slug'), () => import('../screens/public/course.tsx')),
              screen(
                'public/preview',
                paths.preview(':slug', ':chapterId'),
                () => import('../screens/public/preview.tsx'),
              ),
              screen(
                'public/preview-test',
                paths.previewTest(':slug', ':chapterId'),
                () => import('../screens/public/preview-test.tsx'),
              ),
              screen('public/login', paths.login, () => import('../screens/public/login.tsx')),
              screen('public/invite', paths.invite, () => import('../screens/public/invite.tsx')),
              screen(
                'public/certificate',
                paths.certificate(':code'),
                () => import('../screens/public/certificate.tsx'),
              ),
              screen('public/about', paths.about, () => import('../screens/public/about.tsx')),
              screen(
                'public/cancellation-refund',
                paths.cancellationRefund,
                () => import('../screens/public/cancellation-refund.tsx'),
              ),
              screen(
                'public/terms-conditions',
                paths.termsConditions,
                () => import('../screens/public/terms-conditions.tsx'),
              ),
              screen('public/shipping', paths.shipping, () => import('../screens/public/shipping.tsx')),
              screen('public/privacy', paths.privacy, () => import('../screens/public/privacy.tsx')),
              screen('public/parent', paths.parent, () => import('../screens/public/parent.tsx')),
              screen('public/grievance', paths.grievance, () => import('../screens/public/grievance.tsx')),
              screen('public/contact-us', paths.contactUs, () => import('../screens/public/contact-us.tsx')),
              screen('public/help', paths.help, () => import('../screens/public/help.tsx')),
              screen(
                'public/help-article',
                paths.helpArticle(':article'),
                () => import('../screens/public/help-article.tsx'),
              ),
              screen('public/not-found', '*', () => import('../screens/public/not-found.tsx')),
            ],
          },
        ],
      },
      ...portalRoutes,
    ],
  },
  ...(import.meta.env.DEV ? [createDesignRoute()] : []),
];

/** The routes behind sign-in. Each file is loaded with the first page for the role: matching all routes takes long on a phone. */
export const loadPortalRoutes = {
  student: loadScreen(async () => (await import('./student-routes.ts')).studentRoutes),
  admin: loadScreen(async () => (await import('./admin-routes.ts')).adminRoutes),
};

/** Shows every component of ui/. Only `npm run dev` has it: a build leaves it out. */
function createDesignRoute(): RouteObject {
  return {
    id: 'design',
    Component: Root,
    ErrorBoundary: ErrorScreen,
    handle: { clientOnly: true } satisfies PageHandle,
    children: [screen('design/design', 'design', () => import('../screens/design/design.tsx'))],
  };
}

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LocaleProvider } from '../language/locale.tsx';
import { getUpdate, onUpdateChange } from '../lib/update-store.ts';
import { useFocusOnNavigation } from './focus-on-navigation.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { usePageHead } from './page-head.ts';
import { useRedirectWhenSignedOut } from './redirect-when-signed-out.ts';
import { useReplayEarlyTaps } from './replay-early-taps.ts';
import { useScrollOnNavigation } from './scroll-on-navigation.ts';

const UpdateNotice = lazy(async () => ({
  default: (await import('./updates/update-notice.tsx')).UpdateNotice,
}));

/** The parent of every route. */
export function Root() {
  const { pathname } = useLocation();
  return (
    <LocaleProvider pathname={pathname}>
      <Page />
    </LocaleProvider>
  );
}

function Page() {
  usePageHead();
  useScrollOnNavigation();
  useFocusOnNavigation();
  useRedirectWhenSignedOut();
  useReplayEarlyTaps();
  const update = useSyncExternalStore(onUpdateChange, getUpdate, () => null);
  return (
    <>
      <Outlet />
      <OfflineNotice />
      {update && (
        <Suspense>
          <UpdateNotice onTake={update.take} />
        </Suspense>
      )}
    </>
  );
}

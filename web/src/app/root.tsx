import { Outlet, useLocation } from 'react-router';
import { LocaleProvider } from '../language/locale.tsx';
import { useFocusOnNavigation } from './focus-on-navigation.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { usePageHead } from './page-head.ts';
import { useRedirectWhenSignedOut } from './redirect-when-signed-out.ts';
import { useReplayEarlyTaps } from './replay-early-taps.ts';
import { useScrollOnNavigation } from './scroll-on-navigation.ts';

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
  return (
    <>
      <Outlet />
      <OfflineNotice />
    </>
  );
}

import { Outlet } from 'react-router';
import { useFocusOnNavigation } from './focus-on-navigation.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { usePageHead } from './page-head.ts';
import { useRedirectWhenSignedOut } from './redirect-when-signed-out.ts';
import { useReplayEarlyTaps } from './replay-early-taps.ts';
import { useScrollOnNavigation } from './scroll-on-navigation.ts';

/** What holds for every route, whatever its layout. */
export function Root() {
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

import { Outlet } from 'react-router';
import { useFocusOnNavigation } from './focus-on-navigation.ts';
import { useLeaveWhenSignedOut } from './leave-when-signed-out.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { usePageHead } from './page-head.ts';
import { useReplayedTaps } from './replay-taps.ts';
import { useScrollOnNavigation } from './scroll-on-navigation.ts';

/** What holds for every route, whatever its layout. */
export function Root() {
  usePageHead();
  useScrollOnNavigation();
  useFocusOnNavigation();
  useLeaveWhenSignedOut();
  useReplayedTaps();
  return (
    <>
      <Outlet />
      <OfflineNotice />
    </>
  );
}

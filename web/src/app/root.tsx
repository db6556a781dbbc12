import { Outlet } from 'react-router';
import { usePageHead } from './page-head.ts';
import { useScrollOnNavigation } from './scroll-on-navigation.ts';

/** What holds for every route, whatever its layout. */
export function Root() {
  usePageHead();
  useScrollOnNavigation();
  return <Outlet />;
}

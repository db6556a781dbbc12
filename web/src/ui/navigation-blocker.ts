import { removeLanguagePrefix } from '@sikhya/contract/language/language.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router';
import { useNavigate, usePathname } from '../language/navigation.tsx';

/** A navigation within the app. The same page in the other language has the same path. */
type Navigation = { next: Location; changesPath: boolean; isHistory: boolean; changesSearch: boolean };

type NavigationGuard = {
  needsConfirm: (navigation: Navigation) => boolean;
  confirmLeave: () => Promise<boolean>;
  /** Where the browser's Back leads, whatever page was open before; undefined leaves it to the browser. */
  getBackTo?: () => string | undefined;
  /** Of dialogs above each other only the newest asks. */
  isDialog?: boolean;
};

/** The newest last. */
const guards: NavigationGuard[] = [];

/** Asks before a navigation. Needs a ConfirmProvider around it, which contains the blocker. */
export function useNavigationGuard(guard: NavigationGuard): void {
  const { needsConfirm, confirmLeave, getBackTo, isDialog = false } = guard;
  const current = {
    needsConfirm: useEffectEvent(needsConfirm),
    confirmLeave: useEffectEvent(confirmLeave),
    getBackTo: useEffectEvent(() => getBackTo?.()),
    isDialog,
  };
  const register = useEffectEvent(() => {
    guards.push(current);
    return () => void guards.splice(guards.indexOf(current), 1);
  });
  useEffect(() => register(), []);
}

/** While `isActive`, the browser asks before the tab is closed or reloaded. */
export function useUnloadWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}

/** One for all guards, because a router allows one blocker at a time. */
export function NavigationBlocker(): null {
  const navigate = useNavigate();
  const pathname = usePathname();
  const historyIndex = useHistoryIndex();
  const decision = useRef<{ toConfirm: readonly NavigationGuard[]; backTo: string | undefined }>(null);
  const isRedirecting = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const currentPathname = removeLanguagePrefix(currentLocation.pathname);
    // the screen that is still shown was left, and the next one is being rendered
    const wasLeft = currentPathname !== pathname;
    if (isRedirecting.current || wasLeft) return false;
    const nextPathname = removeLanguagePrefix(nextLocation.pathname);
    const navigation = {
      next: nextLocation,
      changesPath: currentPathname !== nextPathname,
      changesSearch: currentLocation.search !== nextLocation.search,
      isHistory: historyAction === 'POP',
    };
    const isBack = navigation.isHistory && getHistoryIndex() < historyIndex.current;
    const backTo = guards.findLast(({ getBackTo }) => getBackTo?.())?.getBackTo?.();
    const isTarget = nextPathname + nextLocation.search === backTo;
    decision.current = {
      toConfirm: findAsking(navigation),
      backTo: isBack && navigation.changesPath && !isTarget ? backTo : undefined,
    };
    return decision.current.toConfirm.length > 0 || decision.current.backTo !== undefined;
  });

  const newest = useRef(blocker);
  const handleBlocked = useEffectEvent(async () => {
    if (blocker.state !== 'blocked' || !decision.current) return;
    const { toConfirm, backTo } = decision.current;
    const canLeave = await confirmAll(toConfirm);
    // the person has pressed Back again, which asks again
    if (newest.current !== blocker) return;
    if (!canLeave) return blocker.reset();
    if (backTo === undefined) return blocker.proceed();
    await waitForHistoryIndex(historyIndex.current);
    isRedirecting.current = true;
    blocker.reset();
    try {
      await navigate(backTo, { replace: true });
    } finally {
      isRedirecting.current = false;
    }
  });
  useEffect(() => {
    newest.current = blocker;
    if (blocker.state === 'blocked') void handleBlocked();
  }, [blocker]);
  return null;
}

function findAsking(navigation: Navigation): NavigationGuard[] {
  const asking = guards.filter((guard) => guard.needsConfirm(navigation)).reverse();
  const newestDialog = asking.find(({ isDialog }) => isDialog);
  return asking.filter((guard) => !guard.isDialog || guard === newestDialog);
}

async function confirmAll(toConfirm: readonly NavigationGuard[]): Promise<boolean> {
  for (const { confirmLeave } of toConfirm) if (!(await confirmLeave())) return false;
  return true;
}

/** The router's number of the current history entry. */
const getHistoryIndex = (): number => window.history.state?.idx ?? 0;

function useHistoryIndex() {
  const { key } = useLocation();
  const index = useRef(0);
  useEffect(() => {
    // a dependency only, so that the effect runs for every page
    void key;
    index.current = getHistoryIndex();
  }, [key]);
  return index;
}

/** The router undoes a blocked Back asynchronously. */
async function waitForHistoryIndex(index: number): Promise<void> {
  while (getHistoryIndex() !== index) {
    await new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
  }
}

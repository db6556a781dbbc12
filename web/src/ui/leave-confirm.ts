import { removeLanguagePrefix } from '@sikhya/contract/language/language.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router';
import { useTexts } from '../language/locale.tsx';
import { useNavigate } from '../language/navigation.tsx';
import { useConfirm } from './confirm.tsx';
import { texts } from './texts.ts';

type LeaveConfirm = {
  title: string;
  text: string;
  /** Called when the person leaves: true for a navigation that needs no confirmation. */
  unless: (next: Location) => boolean;
  /** Where the browser's Back leads, whatever page was open before. */
  backTo?: string;
  /** Tried before the question. Resolves to whether nothing is lost, so that there is nothing to ask. */
  save?: () => Promise<boolean>;
};

/** While `isActive`, asks before the person leaves: in a dialog within the app, and by the browser on closing the tab. */
export function useLeaveConfirm(isActive: boolean, options: LeaveConfirm): void {
  const { title, text, unless, backTo, save } = options;
  const confirm = useConfirm();
  const { leave, stay } = useTexts(texts);
  useNavigationBlocker({
    needsConfirm: (next) => isActive && !unless(next),
    confirmLeave: async () =>
      (await save?.()) || confirm({ title, text, yes: leave, no: stay, isNoPrimary: true }),
    backTo: isActive ? backTo : undefined,
  });
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}

/** Sets where the browser's Back leads, whatever page was open before; undefined leaves it to the browser. */
export function useBackTo(path: string | undefined): void {
  useNavigationBlocker({ needsConfirm: () => false, confirmLeave: async () => true, backTo: path });
}

type BlockerOptions = {
  needsConfirm: (next: Location) => boolean;
  confirmLeave: () => Promise<boolean>;
  backTo: string | undefined;
};

/** A router allows one blocker at a time, so one hook handles both the confirmation and the target of Back. */
function useNavigationBlocker({ needsConfirm, confirmLeave, backTo }: BlockerOptions): void {
  const navigate = useNavigate();
  const historyIndex = useHistoryIndex();
  const decision = useRef({ needsConfirm: false, redirectsBack: false });
  const isDone = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const nextPathname = removeLanguagePrefix(nextLocation.pathname);
    // the same page in the other language keeps its input
    if (isDone.current || removeLanguagePrefix(currentLocation.pathname) === nextPathname) return false;
    const isBack = historyAction === 'POP' && getHistoryIndex() < historyIndex.current;
    const isTarget = nextPathname + nextLocation.search === backTo;
    decision.current = {
      needsConfirm: needsConfirm(nextLocation),
      redirectsBack: isBack && backTo !== undefined && !isTarget,
    };
    return decision.current.needsConfirm || decision.current.redirectsBack;
  });

  const handleBlocked = useEffectEvent(async () => {
    const canLeave = !decision.current.needsConfirm || (await confirmLeave());
    if (blocker.state !== 'blocked') return;
    if (!canLeave) return blocker.reset();
    if (!decision.current.redirectsBack || backTo === undefined) return blocker.proceed();
    await waitForHistoryIndex(historyIndex.current);
    isDone.current = true;
    blocker.reset();
    await navigate(backTo, { replace: true });
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void handleBlocked();
  }, [blocker]);
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

import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useBlocker, useLocation, useNavigate } from 'react-router';
import { useConfirm } from './confirm.tsx';

type LeaveQuestion = {
  title: string;
  text: string;
  /** Asked at the last moment: whether this time one may go without being asked. */
  unless: (next: Location) => boolean;
  /** Where the browser's Back leads, whatever page was open before. */
  backTo?: string;
};

/** While something holds one here, whoever leaves is asked first, within the app and on closing the tab. */
export function useLeaveQuestion(holds: boolean, { title, text, unless, backTo }: LeaveQuestion): void {
  const confirm = useConfirm();
  useLeaving({
    asks: (next) => holds && !unless(next),
    ask: () => confirm({ title, text, yes: 'Leave', no: 'Stay', mainIsNo: true }),
    backTo: holds ? backTo : undefined,
  });
  useEffect(() => {
    if (!holds) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [holds]);
}

/** Where the browser's Back leads, whatever page was open before; undefined leaves it to the browser. */
export function useBackTo(address: string | undefined): void {
  useLeaving({ asks: () => false, ask: async () => true, backTo: address });
}

type Leaving = {
  asks: (next: Location) => boolean;
  ask: () => Promise<boolean>;
  backTo: string | undefined;
};

/** A router has one blocker at a time, so that both the question and the way back are decided here. */
function useLeaving({ asks, ask, backTo }: Leaving): void {
  const navigate = useNavigate();
  const position = usePosition();
  const decided = useRef({ asks: false, detour: false });
  const passes = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (passes.current || currentLocation.pathname === nextLocation.pathname) return false;
    const isBack = historyAction === 'POP' && currentPosition() < position.current;
    const isThere = nextLocation.pathname + nextLocation.search === backTo;
    decided.current = { asks: asks(nextLocation), detour: isBack && backTo !== undefined && !isThere };
    return decided.current.asks || decided.current.detour;
  });

  const leave = useEffectEvent(async () => {
    const goes = !decided.current.asks || (await ask());
    if (blocker.state !== 'blocked') return;
    if (!goes) return blocker.reset();
    if (!decided.current.detour || backTo === undefined) return blocker.proceed();
    await returned(position.current);
    passes.current = true;
    blocker.reset();
    await navigate(backTo, { replace: true });
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void leave();
  }, [blocker]);
}

/** The router numbers the pages of a tab. */
const currentPosition = (): number => window.history.state?.idx ?? 0;

function usePosition() {
  const { key } = useLocation();
  const position = useRef(0);
  useEffect(() => {
    // read again for every page, though the effect does not use it
    void key;
    position.current = currentPosition();
  }, [key]);
  return position;
}

/** A blocked Back is undone by the router, which takes the browser a moment. */
async function returned(position: number): Promise<void> {
  while (currentPosition() !== position) {
    await new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
  }
}

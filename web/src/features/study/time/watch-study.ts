import { STUDY } from '@sikhya/contract/constants.ts';
import { input, isActive, newClock, run, stop, takeMinutes } from './study-clock.ts';

/** Of several windows of this site only the one that holds it counts. */
const LOCK = 'study-time';
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'];
const LOOK_MS = 1000;

/**
 * Counts the time in which the page is in sight and somebody is in front of it, and hands on whole minutes: once a
 * minute, when the page goes out of sight, and at the end. Gives back what ends it.
 */
export function watchStudy(report: (minutes: number, keepalive: boolean) => void): () => void {
  let clock = newClock(Date.now());
  let sentAt = Date.now();
  let letGo: (() => void) | undefined;

  const send = (keepalive: boolean) => {
    const taken = takeMinutes(clock, Date.now());
    clock = taken.clock;
    if (taken.minutes === 0) return;
    sentAt = Date.now();
    report(taken.minutes, keepalive);
  };
  const rest = () => {
    clock = stop(clock, Date.now());
    letGo?.();
    letGo = undefined;
  };
  const study = () => {
    if (letGo) return;
    letGo = holdLock(() => {
      clock = run(clock, Date.now());
    });
  };
  const look = () => {
    if (document.visibilityState === 'visible' && isActive(clock, Date.now())) study();
    else rest();
    if (Date.now() - sentAt >= STUDY.reportIntervalMs) send(false);
  };

  const listening = new AbortController();
  const { signal } = listening;
  const touched = () => {
    clock = input(clock, Date.now());
    look();
  };
  // capture: what a scrolling part keeps to itself counts as well
  for (const name of INPUTS) window.addEventListener(name, touched, { signal, passive: true, capture: true });
  document.addEventListener(
    'visibilitychange',
    () => {
      look();
      // a phone may never come back to a page that went out of sight
      if (document.visibilityState === 'hidden') send(true);
    },
    { signal },
  );
  window.addEventListener('pagehide', () => send(true), { signal });
  const looking = setInterval(look, LOOK_MS);
  look();

  return () => {
    clearInterval(looking);
    listening.abort();
    rest();
    send(false);
  };
}

/** Calls when it is ours, which is at once unless another window has it. Gives back what lets it go. */
function holdLock(onHeld: () => void): () => void {
  // only pages that came over HTTPS have locks; without them the server alone sees that nothing counts twice
  if (!navigator.locks) {
    onHeld();
    return () => {};
  }
  const waiting = new AbortController();
  const { promise: done, resolve: letGo } = Promise.withResolvers<void>();
  navigator.locks
    .request(LOCK, { signal: waiting.signal }, () => {
      onHeld();
      return done;
    })
    .catch(() => {
      // given up while another window had it
    });
  return () => {
    waiting.abort();
    letGo();
  };
}

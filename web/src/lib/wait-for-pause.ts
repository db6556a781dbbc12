import { runWhenIdle } from './run-when-idle.ts';

/** A person who has not pressed a key or tapped for this long is not typing. */
const PAUSE_MS = 1000;

let lastInputAt = performance.now();
const recordInput = () => {
  lastInputAt = performance.now();
};
for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, recordInput, { capture: true });

/** Resolves when the person pauses and the page is idle, so that code which is evaluated then delays no keystroke. */
export async function waitForPause(): Promise<void> {
  for (;;) {
    await new Promise<void>((resolve) => runWhenIdle(resolve, { fallbackDelayMs: 100 }));
    const remainingMs = lastInputAt + PAUSE_MS - performance.now();
    if (remainingMs <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, remainingMs));
  }
}

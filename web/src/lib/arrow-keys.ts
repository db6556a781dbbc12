/** Keys that move through tabs, radio buttons and options one by one, which chooses each of them in passing. */
const MOVING_KEYS = /^(Arrow|Page|Home$|End$)/;

let wasMoving = false;

function note(event: Event): void {
  wasMoving = event instanceof KeyboardEvent && MOVING_KEYS.test(event.key);
}

/** Call before `isMovingByKeys`; calling it again does nothing. */
export function watchMovingKeys(): void {
  for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, note, { capture: true });
}

/** Whether the person has pressed one of the keys last. */
export const isMovingByKeys = (): boolean => wasMoving;

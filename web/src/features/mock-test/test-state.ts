import type { OpenTest } from './keeping/open-attempt.ts';

/** Where one is in a mock test. */
export type TestState =
  | { phase: 'intro'; trouble: string | null }
  | { phase: 'in-progress'; test: OpenTest }
  | { phase: 'handing-in'; test: OpenTest; notSaved: boolean }
  | { phase: 'results'; resultId: string };

export type TestEvent =
  /** Started, or resumed. */
  | { type: 'opened'; test: OpenTest }
  | { type: 'finished' }
  /** Handing in did not work so far; it goes on being tried. */
  | { type: 'not-saved' }
  /** It was not over after all: this device's clock was wrong. */
  | { type: 'goes-on' }
  /** The server does not know the test any more. */
  | { type: 'gone'; message: string }
  | { type: 'result'; resultId: string }
  | { type: 'retake' };

export const INTRO: TestState = { phase: 'intro', trouble: null };

/** An event that does not belong where one is changes nothing: two tabs, a timer and the network all send them. */
export function nextState(state: TestState, event: TestEvent): TestState {
  switch (event.type) {
    case 'opened':
      return state.phase === 'intro' ? { phase: 'in-progress', test: event.test } : state;
    case 'finished':
      return state.phase === 'in-progress'
        ? { phase: 'handing-in', test: state.test, notSaved: false }
        : state;
    case 'not-saved':
      return state.phase === 'handing-in' ? { ...state, notSaved: true } : state;
    case 'goes-on':
      return state.phase === 'handing-in' ? { phase: 'in-progress', test: state.test } : state;
    case 'gone':
      return state.phase === 'in-progress' || state.phase === 'handing-in'
        ? { phase: 'intro', trouble: event.message }
        : state;
    case 'result':
      return { phase: 'results', resultId: event.resultId };
    case 'retake':
      return state.phase === 'results' ? INTRO : state;
  }
}

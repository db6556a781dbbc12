import assert from 'node:assert/strict';
import { test as check } from 'node:test';
import type { OpenTest } from './keeping/open-attempt.ts';
import { INTRO, nextState, type TestEvent, type TestState } from './test-state.ts';

const test = { attempt: { attemptId: 'a' } } as OpenTest;
const STATES: Record<TestState['phase'], TestState> = {
  intro: INTRO,
  'in-progress': { phase: 'in-progress', test },
  'handing-in': { phase: 'handing-in', test, notSaved: false },
  results: { phase: 'results', resultId: 'r' },
};

/** Where each event leads from each state; what is not named stays as it is. */
const WAYS: [TestEvent, Partial<Record<TestState['phase'], TestState>>][] = [
  [{ type: 'opened', test }, { intro: STATES['in-progress'] }],
  [{ type: 'finished' }, { 'in-progress': STATES['handing-in'] }],
  [{ type: 'not-saved' }, { 'handing-in': { phase: 'handing-in', test, notSaved: true } }],
  [{ type: 'goes-on' }, { 'handing-in': STATES['in-progress'] }],
  [
    { type: 'gone', message: 'Gone.' },
    {
      'in-progress': { phase: 'intro', trouble: 'Gone.' },
      'handing-in': { phase: 'intro', trouble: 'Gone.' },
    },
  ],
  [
    { type: 'result', resultId: 'r' },
    { intro: STATES.results, 'in-progress': STATES.results, 'handing-in': STATES.results },
  ],
  [{ type: 'retake' }, { results: INTRO }],
];

for (const [event, ways] of WAYS) {
  for (const [phase, state] of Object.entries(STATES) as [TestState['phase'], TestState][]) {
    const wanted = ways[phase] ?? state;
    check(`${event.type} while ${phase}: ${wanted.phase}`, () => {
      assert.deepEqual(nextState(state, event), wanted);
    });
  }
}

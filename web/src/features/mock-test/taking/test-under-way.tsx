import { useEffect } from 'react';
import type { Location } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { isSignedOut } from '../../../lib/session-store.ts';
import { useLeaveQuestion } from '../../../ui/leave-question.ts';
import type { TestOutcome } from '../keeping/attempt-sync.ts';
import { finish } from '../sheet/sheet.ts';
import type { TestEvent, TestState } from '../test-state.ts';
import { useClockJumps } from '../time/use-clock-jumps.ts';
import { HandingIn } from './handing-in.tsx';
import { QuestionScreen } from './question-screen.tsx';
import { useKeptAttempt } from './use-kept-attempt.ts';

const LEAVING = {
  title: 'Leave the test?',
  text: 'The clock goes on. Your answers are kept, and you can come back while there is time left.',
  // then one is led to sign in, and from there back to the test; logging out has asked already
  unless: ({ state }: Location) => isSignedOut() || state?.loggingOut === true,
};

type TestUnderWayProps = {
  state: Extract<TestState, { phase: 'in-progress' | 'handing-in' }>;
  dispatch: (event: TestEvent) => void;
  onResult: (outcome: TestOutcome) => void;
};

/** A test from its start until its result is there. */
export function TestUnderWay({ state, dispatch, onResult }: TestUnderWayProps) {
  const { attempt } = state.test;
  const [keeping, keeper] = useKeptAttempt(state.test, {
    onResult,
    onGone: (message) => dispatch({ type: 'gone', message }),
  });
  const finished = keeping.sheet.finished !== null;
  const waiting = keeping.saved === 'waiting';

  // also another tab may have finished it
  useEffect(() => dispatch({ type: finished ? 'finished' : 'goes-on' }), [finished, dispatch]);
  useEffect(() => {
    if (finished && waiting) dispatch({ type: 'not-saved' });
  }, [finished, waiting, dispatch]);
  useClockJumps(() => keeper.checkTime());
  useLeaveQuestion(state.phase === 'in-progress', {
    ...LEAVING,
    backTo: paths.studentChapter(attempt.courseId, attempt.chapterId),
  });

  if (state.phase === 'handing-in') {
    return (
      <HandingIn notSaved={state.notSaved} onDevice={keeping.onDevice} onTryNow={() => keeper.checkTime()} />
    );
  }
  return (
    <QuestionScreen
      attempt={attempt}
      keeping={keeping}
      onChange={(change) => keeper.change(change)}
      onFinish={(why) => keeper.change((sheet) => finish(sheet, why))}
    />
  );
}

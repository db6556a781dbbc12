import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAuth } from '../../lib/session.tsx';
import { useMessage } from '../../ui/confirm.tsx';
import { chapterTestQuery, takeInResult } from './api.ts';
import type { TestOutcome } from './keeping/attempt-sync.ts';
import { findOpenTest } from './keeping/open-attempt.ts';
import { scoreWords } from './score-words.ts';
import type { Place } from './sheet/sheet.ts';
import { INTRO, nextState, type TestEvent, type TestState } from './test-state.ts';

type Test = {
  state: TestState;
  dispatch: (event: TestEvent) => void;
  /** Until this device has said whether the test is under way on it. */
  looking: boolean;
  onResult: (outcome: TestOutcome) => void;
  /** That the test which was just handed in is the first one passed, and the student has read so. */
  isFirstPass: boolean;
  endFirstPass: () => void;
};

/** Where one is in the test of a chapter. A result has an address of its own; the rest is known to the device. */
export function useTest(place: Place): Test {
  const resultId = useSearchParams()[0].get('result');
  const [state, dispatch] = useReducer(nextState, resultId, stateAt);
  const looking = useOpenOnDevice(place, resultId === null, dispatch);
  const navigate = useNavigate();
  const client = useQueryClient();
  const tell = useMessage();
  const [isFirstPass, setFirstPass] = useState(false);
  const endFirstPass = useCallback(() => setFirstPass(false), []);
  const { courseId, subjectIndex, chapterIndex } = place;

  useEffect(() => dispatch(resultId ? { type: 'result', resultId } : { type: 'retake' }), [resultId]);

  const onResult = useCallback(
    async (outcome: TestOutcome) => {
      const { _id, passed } = outcome.result;
      const known = client.getQueryData(chapterTestQuery({ courseId, subjectIndex, chapterIndex }).queryKey);
      const passedBefore = known?.results.some((earlier) => earlier.passed && earlier._id !== _id);
      takeInResult(client, outcome);
      void navigate({ search: `?result=${_id}` }, { replace: true, state: { justTaken: true } });
      await tell({
        title: scoreWords(outcome.result),
        text: passed
          ? 'You have passed this test.'
          : 'Look at the review below, and try again when you like.',
        ...(passed && { verdict: 'right' }),
      });
      if (passed && !passedBefore) setFirstPass(true);
    },
    [client, navigate, tell, courseId, subjectIndex, chapterIndex],
  );
  return { state, dispatch, looking, onResult, isFirstPass, endFirstPass };
}

function stateAt(resultId: string | null): TestState {
  return resultId ? { phase: 'results', resultId } : INTRO;
}

/** A test that is under way on this device opens by itself: after a reload, a crash, a dead battery. */
function useOpenOnDevice(
  { courseId, subjectIndex, chapterIndex }: Place,
  wanted: boolean,
  dispatch: (event: TestEvent) => void,
): boolean {
  const { email } = useAuth();
  const [looking, setLooking] = useState(true);
  useEffect(() => {
    let left = false;
    const find = async () => {
      const test = wanted ? await findOpenTest(email, { courseId, subjectIndex, chapterIndex }) : null;
      if (left) return;
      if (test) dispatch({ type: 'opened', test });
      setLooking(false);
    };
    void find();
    return () => {
      left = true;
    };
  }, [email, courseId, subjectIndex, chapterIndex, wanted, dispatch]);
  return looking;
}

import type { TestResult } from '@sikhya/contract/test-result.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { chapterTestQuery } from './api.ts';
import { IntroView } from './intro/intro-view.tsx';
import { ResultView } from './results/result-view.tsx';
import type { Place } from './sheet/sheet.ts';
import { TestUnderWay } from './taking/test-under-way.tsx';
import { useTest } from './use-test.ts';

type ChapterTestProps = {
  place: Place;
  /** Shown when the chapter was completed by this test. */
  joy: (onDone: () => void) => ReactNode;
  /** Where to go on after the test. */
  wayOn: (result: TestResult) => ReactNode;
};

/** Known once the intro has loaded. */
function useTestTitle(place: Place): string | undefined {
  const { data } = useQuery({ ...chapterTestQuery(place), enabled: false });
  return data && `Mock test: ${data.test.chapterTitle} · ${data.test.courseTitle}`;
}

/** The mock test of a chapter: its intro, the test, handing in, and results. */
export function ChapterTest({ place, joy, wayOn }: ChapterTestProps) {
  const { state, dispatch, looking, onResult, isFirstPass, endFirstPass } = useTest(place);
  usePageTitle(useTestTitle(place));
  switch (state.phase) {
    case 'intro':
      return (
        <IntroView
          place={place}
          looking={looking}
          trouble={state.trouble}
          onOpen={(test) => dispatch({ type: 'opened', test })}
        />
      );
    case 'in-progress':
    case 'handing-in':
      return (
        <TestUnderWay
          key={state.test.attempt.attemptId}
          state={state}
          dispatch={dispatch}
          onResult={onResult}
        />
      );
    case 'results':
      return (
        <>
          <ResultView
            key={state.resultId}
            resultId={state.resultId}
            courseId={place.courseId}
            wayOn={wayOn}
          />
          {isFirstPass && joy(endFirstPass)}
        </>
      );
  }
}

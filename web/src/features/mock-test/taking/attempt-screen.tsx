import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Location } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { isSignedOut } from '../../../lib/session-store.ts';
import { useLeaveQuestion } from '../../../ui/leave-question.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import type { ResultWithReview } from '../api.ts';
import { goToQuestion, requestHandIn, setAnswer, toggleMark } from '../attempt/attempt.ts';
import { type AttemptState, AttemptStore, type OpenAttempt } from '../attempt/attempt-store.ts';
import { useClockJumps } from '../time/use-clock-jumps.ts';
import { HandingIn } from './handing-in.tsx';
import { Navigator } from './navigator.tsx';
import { QuestionCard } from './question-card.tsx';
import { StepBar } from './step-bar.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { TestBar } from './test-bar.tsx';

const LEAVE_QUESTION = {
  title: 'Leave the test?',
  text: 'The clock goes on. Your answers are kept, and you can come back while there is time left.',
  // After the end of a session the student signs in and returns here; logging out has its own question.
  unless: ({ state }: Location) => isSignedOut() || state?.loggingOut === true,
};

type AttemptScreenProps = {
  open: OpenAttempt;
  onResult: (response: ResultWithReview) => void;
  /** The server no longer knows the attempt. */
  onGone: (message: string) => void;
};

/** An attempt from its start until its result has arrived. */
export function AttemptScreen({ open, ...listener }: AttemptScreenProps) {
  const { paper } = open;
  const [store] = useState(() => new AttemptStore(open));
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const onResult = useEffectEvent(listener.onResult);
  const onGone = useEffectEvent(listener.onGone);
  useEffect(() => store.start({ onResult, onGone }), [store]);
  useClockJumps(() => store.check());

  // Another tab may have requested the hand-in.
  const isHandingIn = state.attempt.finished !== null;
  useLeaveQuestion(!isHandingIn, {
    ...LEAVE_QUESTION,
    backTo: paths.studentChapter(paper.courseId, paper.chapterId),
  });
  if (isHandingIn) {
    return (
      <HandingIn
        hasFailed={state.syncStatus === 'retrying'}
        isStoredOnDevice={state.isStoredOnDevice}
        onTryAgain={() => store.check()}
      />
    );
  }
  return <QuestionScreen paper={paper} state={state} store={store} />;
}

type QuestionScreenProps = { paper: OpenAttempt['paper']; state: AttemptState; store: AttemptStore };

/** One question at a time, with the clock above it and the steps below. */
function QuestionScreen({ paper, state, store }: QuestionScreenProps) {
  const { attempt } = state;
  const [dialog, setDialog] = useState<'navigator' | 'submit' | null>(null);
  const closeDialog = () => setDialog(null);
  // Each tab shows its own question; the stored one is for resuming.
  const [current, setCurrent] = useState(attempt.question);
  const goTo = (question: number) => {
    setCurrent(question);
    store.change((before) => goToQuestion(before, question));
    closeDialog();
  };
  const total = paper.questions.length;
  const navigator = <Navigator attempt={attempt} current={current} onGo={goTo} />;
  return (
    <main id="main" className="flex min-h-[calc(100dvh-4rem)] flex-col">
      <TestBar
        title={paper.chapterTitle}
        state={state}
        onTimeUp={() => store.change((before) => requestHandIn(before, 'by-time'))}
      />
      <div className="page grid grow content-start gap-8 py-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <QuestionCard
          key={current}
          question={paper.questions[current]!}
          next={paper.questions[current + 1]}
          number={current + 1}
          total={total}
          answer={attempt.answers[current] ?? null}
          isMarked={attempt.marked.includes(current)}
          onAnswer={(answer) => store.change((before) => setAnswer(before, current, answer))}
          onMark={() => store.change((before) => toggleMark(before, current))}
        />
        <aside aria-label="Questions" className="max-xl:hidden">
          <div className="sticky top-40 rounded-soft border border-line bg-sheet p-4.5">{navigator}</div>
        </aside>
      </div>
      <StepBar
        current={current}
        total={total}
        onGo={goTo}
        onNavigator={() => setDialog('navigator')}
        onSubmit={() => setDialog('submit')}
      />
      <Sheet open={dialog === 'navigator'} onClose={closeDialog} side="bottom" title="Questions">
        {navigator}
      </Sheet>
      <SubmitDialog
        open={dialog === 'submit'}
        attempt={attempt}
        onClose={closeDialog}
        onGo={goTo}
        onSubmit={() => store.change((before) => requestHandIn(before, 'by-student'))}
      />
    </main>
  );
}

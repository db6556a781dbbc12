import type { TestAttempt } from '@sikhya/contract/mock-test.ts';
import { useState } from 'react';
import { Sheet as BottomSheet } from '../../../ui/sheet.tsx';
import type { Keeping } from '../keeping/attempt-keeper.ts';
import { choose, goTo, type Sheet, toggleMark } from '../sheet/sheet.ts';
import { Navigator } from './navigator.tsx';
import { QuestionCard } from './question-card.tsx';
import { StepBar } from './step-bar.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { TestBar } from './test-bar.tsx';

type QuestionScreenProps = {
  attempt: TestAttempt;
  keeping: Keeping;
  onChange: (change: (sheet: Sheet) => Sheet) => void;
  onFinish: (why: 'by-student' | 'by-time') => void;
};

/** One question at a time, with the clock above it and the way through the paper below. */
export function QuestionScreen({ attempt, keeping, onChange, onFinish }: QuestionScreenProps) {
  const [opened, setOpened] = useState<'navigator' | 'submit' | null>(null);
  const close = () => setOpened(null);
  const { sheet } = keeping;
  // each tab has its own place in the paper; the kept one is for whoever comes back
  const [at, setAt] = useState(sheet.question);
  const go = (question: number) => {
    setAt(question);
    onChange((before) => goTo(before, question));
    close();
  };
  const total = attempt.questions.length;
  const navigator = <Navigator sheet={sheet} current={at} onGo={go} />;
  return (
    <main id="main" className="flex min-h-[calc(100dvh-4rem)] flex-col">
      <TestBar title={attempt.chapterTitle} keeping={keeping} onTimeUp={() => onFinish('by-time')} />
      <div className="page grid grow content-start gap-8 py-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <QuestionCard
          key={at}
          question={attempt.questions[at]!}
          next={attempt.questions[at + 1]}
          number={at + 1}
          total={total}
          choice={sheet.answers[at] ?? null}
          isMarked={sheet.marked.includes(at)}
          onChoose={(choice) => onChange((before) => choose(before, at, choice))}
          onMark={() => onChange((before) => toggleMark(before, at))}
        />
        <aside aria-label="Questions" className="max-xl:hidden">
          <div className="sticky top-40 rounded-soft border border-line bg-sheet p-4.5">{navigator}</div>
        </aside>
      </div>
      <StepBar
        at={at}
        total={total}
        onGo={go}
        onNavigator={() => setOpened('navigator')}
        onSubmit={() => setOpened('submit')}
      />
      <BottomSheet open={opened === 'navigator'} onClose={close} side="bottom" title="Questions">
        {navigator}
      </BottomSheet>
      <SubmitDialog
        open={opened === 'submit'}
        sheet={sheet}
        onClose={close}
        onGo={go}
        onSubmit={() => onFinish('by-student')}
      />
    </main>
  );
}

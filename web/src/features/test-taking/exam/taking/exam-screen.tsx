import type { ExamAttempt } from '@sikhya/contract/student-exams.ts';
import { useState } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import type { HandInReason } from '../../attempt/attempt.ts';
import type { AttemptActions, AttemptState } from '../../attempt/attempt-store.ts';
import { requireExam } from '../../attempt/exam-attempt.ts';
import { useQuestionTime } from '../../time/use-question-time.ts';
import { ActionBar } from './action-bar.tsx';
import { Calculator } from './calculator/calculator.tsx';
import { Departures } from './departures.tsx';
import { ExamBar } from './exam-bar.tsx';
import { ExamQuestion } from './exam-question.tsx';
import { LateAnswersNotice } from './late-answers-notice.tsx';
import { Palette } from './palette.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { texts } from './texts.ts';
import { useExamSteps } from './use-exam-steps.ts';
import { useTextSize } from './use-text-size.ts';

export type ExamScreenProps = {
  paper: ExamAttempt;
  state: AttemptState;
  store: AttemptActions & { check: () => void };
};

/** The screen of the examination hall: section tabs, one question, the palette and the three buttons. */
export function ExamScreen({ paper, state, store }: ExamScreenProps) {
  const t = useTexts(texts);
  const attempt = requireExam(state.attempt);
  const [dialog, setDialog] = useState<'palette' | 'submit' | null>(null);
  const [hasCalculator, setCalculator] = useState(false);
  const closeDialog = () => setDialog(null);
  const steps = useExamSteps({ paper, attempt, store, onEnd: () => setDialog('submit') });
  const [textSize, setNextTextSize] = useTextSize();
  const { current, running } = steps;
  const storeQuestionTime = useQuestionTime(store, current);
  const handIn = (reason: HandInReason) => {
    storeQuestionTime();
    store.handIn(reason);
  };
  const goTo = (question: number) => {
    steps.goTo(question);
    closeDialog();
  };
  const palette = (
    <Palette
      paper={paper}
      attempt={attempt}
      current={current}
      onGo={goTo}
      onSubmit={() => setDialog('submit')}
    />
  );
  return (
    <main id="main" className="flex min-h-[calc(100dvh-4rem)] flex-col [:root:fullscreen_&]:min-h-dvh">
      <div className="sticky top-16 z-[5] border-b border-line bg-sheet low:contents [:root:fullscreen_&]:top-0">
        <ExamBar
          paper={paper}
          state={state}
          running={running}
          textSize={textSize}
          onTextSize={setNextTextSize}
          onCalculator={paper.rules.allowsCalculator ? () => setCalculator((before) => !before) : undefined}
          onTimeUp={() => handIn('by-time')}
        />
        <SectionTabs paper={paper} attempt={attempt} steps={steps} />
      </div>
      <div className="page grid grow content-start gap-8 py-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <Departures departures={attempt.exam.departures} />
          <LateAnswersNotice attempt={attempt} store={store} />
          <ExamQuestion key={current} paper={paper} attempt={attempt} steps={steps} zoom={textSize.zoom} />
        </div>
        <aside aria-label={t.questions} className="max-xl:hidden">
          <div className="sticky top-52 rounded-soft border border-line bg-sheet p-4.5 [:root:fullscreen_&]:top-36">
            {palette}
          </div>
        </aside>
      </div>
      <ActionBar attempt={attempt} steps={steps} onPalette={() => setDialog('palette')} />
      <Sheet open={dialog === 'palette'} onClose={closeDialog} side="bottom" title={t.questions}>
        {palette}
      </Sheet>
      <SubmitDialog
        open={dialog === 'submit'}
        paper={paper}
        attempt={attempt}
        onClose={closeDialog}
        onSubmit={() => handIn('by-student')}
      />
      {hasCalculator && <Calculator onClose={() => setCalculator(false)} />}
    </main>
  );
}

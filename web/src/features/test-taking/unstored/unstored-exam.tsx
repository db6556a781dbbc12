import type { ExamPreview } from '@sikhya/contract/exam-preview.ts';
import { useState } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { createExamAttempt } from '../attempt/exam-attempt.ts';
import type { OpenExam } from '../attempt/open-attempts.ts';
import type { ExamResultWithReview } from '../exam/api.ts';
import { Instructions } from '../exam/instructions/instructions.tsx';
import { StartFields } from '../exam/instructions/start-fields.tsx';
import { ResultView } from '../exam/result/result-view.tsx';
import { ExamScreen } from '../exam/taking/exam-screen.tsx';
import { texts as examTexts } from '../exam/texts.ts';
import { HandingIn } from '../taking/handing-in.tsx';
import { texts } from '../texts.ts';
import { type SentAnswers, useUnstoredAttempt } from './use-unstored-attempt.ts';

type UnstoredExamProps = {
  preview: ExamPreview;
  /** Grades the answers without storing them. */
  grade: (sent: SentAnswers & { seed: number }) => Promise<ExamResultWithReview>;
  /** The page that the preview was opened from, and its name on the link. */
  back: { to: string; label: string };
};

/**
 * An exam for previews: instructions, hall screen and result look as in a real exam, but nothing is stored. Needs a
 * ConfirmProvider around it.
 */
export function UnstoredExam({ preview, grade, back }: UnstoredExamProps) {
  const t = useTexts(texts);
  const { startExam } = useTexts(examTexts);
  const [open, setOpen] = useState<StartedExam | null>(null);
  const [graded, setGraded] = useState<ExamResultWithReview | null>(null);
  const start = () => {
    setGraded(null);
    // a preview that is loaded again has another order
    setOpen({ ...createLocalExam(preview.attempt, Date.now()), seed: preview.seed });
  };
  const backLink = (
    <LinkButton tone="quiet" to={back.to}>
      {back.label}
    </LinkButton>
  );
  if (graded?.result) {
    const actions = (
      <div className="grid gap-3 sm:flex sm:justify-center">
        <LinkButton tone="soft" replace to={{ search: '' }} onClick={start}>
          {t.retakeTest}
        </LinkButton>
        {backLink}
      </div>
    );
    return <ResultView result={graded.result} review={graded.review} actions={actions} />;
  }
  if (open) return <Taking key={open.paper.startedAt} open={open} grade={grade} onResult={setGraded} />;
  return (
    <main id="main" className="page py-8">
      <Instructions exam={preview.exam} clockOffset={0}>
        {preview.exam.totalQuestions > 0 ? (
          <div className="grid gap-5">
            <StartFields label={startExam} isBusy={false} onStart={start} links={backLink} />
          </div>
        ) : (
          <p className="rounded-soft border border-line bg-sheet p-5">{t.noExamQuestions}</p>
        )}
      </Instructions>
    </main>
  );
}

/** The exam starts when the student starts it, by the clock of the device. */
function createLocalExam(attempt: ExamPreview['attempt'], now: number): OpenExam {
  const passed = now - Date.parse(attempt.startedAt);
  const shift = (time: string) => new Date(Date.parse(time) + passed).toISOString();
  const paper = {
    ...attempt,
    startedAt: shift(attempt.startedAt),
    deadline: shift(attempt.deadline),
    sectionEnds: attempt.sectionEnds?.map(shift) ?? null,
  };
  return { paper, attempt: createExamAttempt(paper, { student: '', clockOffset: 0, deviceId: '' }, now) };
}

type StartedExam = OpenExam & { seed: number };

type TakingProps = {
  open: StartedExam;
  grade: UnstoredExamProps['grade'];
  onResult: (graded: ExamResultWithReview) => void;
};

function Taking({ open, grade, onResult }: TakingProps) {
  const { state, actions, isHandingIn, hasFailed, tryAgain } = useUnstoredAttempt({
    open,
    grade: (sent) => grade({ ...sent, seed: open.seed }),
    onResult,
  });
  if (isHandingIn) return <HandingIn hasFailed={hasFailed} isStoredOnDevice={false} onTryAgain={tryAgain} />;
  return <ExamScreen paper={open.paper} state={state} store={actions} />;
}

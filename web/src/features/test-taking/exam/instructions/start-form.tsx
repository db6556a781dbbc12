import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { ApiError } from '../../../../lib/api-error.ts';
import { paths } from '../../../../lib/paths.ts';
import { useAuth } from '../../../../lib/session.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FailureText } from '../../../../ui/failure-text.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { type OpenExam, startOrResumeExam } from '../../attempt/attempt-store.ts';
import { QuestionLanguageSwitch } from '../../question-language/question-language-switch.tsx';
import { useQuestionLanguage } from '../../question-language/use-question-language.ts';
import { texts as testTexts } from '../../texts.ts';
import type { StudentExam } from '../api.ts';
import { enterFullScreen, leaveFullScreen } from '../taking/full-screen.ts';
import { texts } from '../texts.ts';
import { useTakeOver } from '../use-take-over.ts';

type StartFormProps = { exam: StudentExam; error: string | null; onOpen: (open: OpenExam) => void };

/** The language of the questions, the confirmation and the start. An exam that cannot be started says why. */
export function StartForm({ exam, error: attemptError, onOpen }: StartFormProps) {
  const t = useTexts(texts);
  const { questionLanguage } = useTexts(testTexts);
  const [language, setLanguage] = useQuestionLanguage();
  const [hasRead, setRead] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const start = useStartExam(exam._id, onOpen);
  const failure = start.error?.message ?? attemptError;
  const press = () => {
    if (!hasRead) return setReminded(true);
    enterFullScreen();
    start.mutate();
  };
  return (
    <div className="grid gap-5">
      {failure && (
        <p role="alert" className="rounded-soft bg-wrong-soft px-4 py-3 text-wrong">
          <FailureText error={start.error} text={failure} />
        </p>
      )}
      {exam.status === 'open' ? (
        <>
          <div className="grid gap-2">
            <p className="font-semibold">{questionLanguage}</p>
            <div>
              <QuestionLanguageSwitch value={language} onChange={setLanguage} />
            </div>
          </div>
          <div>
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                checked={hasRead}
                onChange={({ target }) => setRead(target.checked)}
                className="size-5 shrink-0 accent-indigo"
              />
              {t.iHaveRead}
            </label>
            <p role="alert" className="text-wrong">
              {isReminded && !hasRead && t.readFirst}
            </p>
          </div>
        </>
      ) : (
        <p className="rounded-soft border border-line bg-sheet p-5">
          <WhyNot exam={exam} />
        </p>
      )}
      <div className="grid gap-3 sm:flex">
        {exam.status === 'open' && (
          <Button busy={start.isPending} busyLabel={t.opening} onClick={press}>
            {exam.openAttempt ? t.resume : t.startExam}
          </Button>
        )}
        {exam.result?.isReleased && (
          <LinkButton tone="soft" to={paths.studentExamResult(exam._id)}>
            {t.seeResult}
          </LinkButton>
        )}
        <LinkButton tone="quiet" to={paths.studentExams}>
          {t.backToExams}
        </LinkButton>
      </div>
    </div>
  );
}

function WhyNot({ exam }: { exam: StudentExam }) {
  const t = useTexts(texts);
  if (exam.isCancelled) return t.wasCancelled;
  if (exam.status === 'coming') return t.notOpenYet;
  return exam.attempts.used >= exam.attempts.allowed ? t.allAttemptsUsed : t.closed;
}

/** Starts or resumes the exam. If another device is active, asks before this one takes over. */
function useStartExam(examId: string, onOpen: (open: OpenExam) => void) {
  const { email } = useAuth();
  const takeOver = useTakeOver(examId);
  return useMutation({
    mutationFn: async () => {
      try {
        return await startOrResumeExam(email, examId, { takesOver: false });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'other-device') throw error;
        return takeOver();
      }
    },
    onSuccess: (open) => (open ? onOpen(open) : leaveFullScreen()),
    onError: leaveFullScreen,
  });
}

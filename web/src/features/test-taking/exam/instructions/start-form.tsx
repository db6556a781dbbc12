import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../../../language/locale.tsx';
import { ApiError } from '../../../../lib/api-error.ts';
import { NeedsConnection } from '../../../../lib/needs-connection.tsx';
import { paths } from '../../../../lib/paths.ts';
import { useAuth } from '../../../../lib/session.tsx';
import { FailureText } from '../../../../ui/failure-text.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { type OpenExam, startOrResumeExam } from '../../attempt/open-attempts.ts';
import type { StudentExam } from '../api.ts';
import { enterFullScreen, leaveFullScreen } from '../taking/full-screen.ts';
import { texts } from '../texts.ts';
import { useTakeOver } from '../use-take-over.ts';
import { StartFields } from './start-fields.tsx';

type StartFormProps = { exam: StudentExam; error: string | null; onOpen: (open: OpenExam) => void };

/** Starts or resumes the exam. An exam that cannot be started says why. */
export function StartForm({ exam, error: attemptError, onOpen }: StartFormProps) {
  const t = useTexts(texts);
  const start = useStartExam(exam._id, onOpen);
  const failure = start.error?.message ?? attemptError;
  const links = (
    <>
      {exam.result?.isReleased && (
        <LinkButton tone="soft" to={paths.studentExamResult(exam._id)}>
          {t.seeResult}
        </LinkButton>
      )}
      <LinkButton tone="quiet" to={paths.studentExams}>
        {t.backToExams}
      </LinkButton>
    </>
  );
  return (
    <div className="grid gap-5">
      {failure && (
        <p role="alert" className="rounded-soft bg-wrong-soft px-4 py-3 text-wrong">
          <FailureText error={start.error} text={failure} />
        </p>
      )}
      {exam.status === 'open' ? (
        <StartFields
          label={
            exam.openAttempt ? (
              t.resume
            ) : (
              <>
                {t.startExam} <NeedsConnection />
              </>
            )
          }
          isBusy={start.isPending}
          links={links}
          onStart={() => {
            enterFullScreen();
            start.mutate();
          }}
        />
      ) : (
        <>
          <p className="rounded-soft border border-line bg-sheet p-5">
            <WhyNot exam={exam} />
          </p>
          <div className="grid gap-3 sm:flex">{links}</div>
        </>
      )}
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

import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../../../language/locale.tsx';
import { useNavigate } from '../../../../language/navigation.tsx';
import { paths } from '../../../../lib/paths.ts';
import { useAuth } from '../../../../lib/session.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FailureText } from '../../../../ui/failure-text.tsx';
import { startOrResumeExam } from '../../attempt/open-attempts.ts';
import { texts as examTexts } from '../texts.ts';
import { texts } from './texts.ts';

type TakenOverDialogProps = { open: boolean; examId: string; onTakenBack: () => void };

/** Covers the exam while another device is active. The student can continue here again. */
export function TakenOverDialog({ open, examId, onTakenBack }: TakenOverDialogProps) {
  const t = useTexts(texts);
  const { continueHere, backToExams } = useTexts(examTexts);
  const { email } = useAuth();
  const navigate = useNavigate();
  const leave = () => void navigate(paths.studentExams);
  const takeBack = useMutation({
    mutationFn: () => startOrResumeExam(email, examId, { takesOver: true }),
    onSuccess: onTakenBack,
  });
  return (
    <Dialog
      open={open}
      onClose={leave}
      keepOpen
      title={t.takenOverTitle}
      description={t.takenOverText}
      footer={
        <>
          <Button tone="quiet" onClick={leave}>
            {backToExams}
          </Button>
          <Button busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
            {continueHere}
          </Button>
        </>
      }
    >
      {takeBack.error && (
        <p role="alert" className="text-wrong">
          <FailureText error={takeBack.error} />
        </p>
      )}
    </Dialog>
  );
}

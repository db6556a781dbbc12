import type { StudentDetail } from '@sikhya/contract/students.ts';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useBlockStudent, useEndSessions, useUnblockStudent } from './api.ts';
import { texts } from './texts.ts';

/** Buttons to sign a student out, and to block and unblock the student. */
export function AccountActions({ student }: { student: StudentDetail }) {
  const t = useTexts(texts);
  const studentId = student._id;
  const endSessions = useEndSessions(studentId);
  const block = useBlockStudent(studentId);
  const unblock = useUnblockStudent(studentId);
  const confirm = useConfirm();
  const toast = useToast();
  const toastResult = {
    onSuccess: ({ message }: { message: string }) => toast({ text: message, tone: 'right' }),
    onError: (error: Error) => toast({ text: <FailureText error={error} />, tone: 'wrong' }),
  };

  const signOut = async () => {
    const sure = await confirm({
      title: t.signOutTitle,
      text: t.signOutText,
      yes: t.signOutYes,
      no: t.cancel,
    });
    if (sure) endSessions.mutate({ params: { studentId } }, toastResult);
  };
  const blockStudent = async () => {
    const sure = await confirm({
      title: t.blockTitle,
      text: t.blockText,
      yes: t.blockYes,
      no: t.cancel,
      danger: true,
    });
    if (sure) block.mutate({ params: { studentId }, body: {} }, toastResult);
  };

  return (
    <div className="flex flex-wrap gap-3">
      <Button tone="quiet" busy={endSessions.isPending} onClick={() => void signOut()}>
        {t.signOut}
      </Button>
      {student.blockedAt ? (
        <Button
          tone="quiet"
          busy={unblock.isPending}
          onClick={() => unblock.mutate({ params: { studentId }, body: {} }, toastResult)}
        >
          {t.unblock}
        </Button>
      ) : (
        <Button tone="danger" busy={block.isPending} onClick={() => void blockStudent()}>
          {t.block}
        </Button>
      )}
    </div>
  );
}

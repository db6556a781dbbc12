import type { StudentDetail } from '@sikhya/contract/students.ts';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { useToast } from '../../ui/toast.tsx';
import {
  useBlockStudent,
  useDeleteStudent,
  useEndSessions,
  useRestoreStudent,
  useUnblockStudent,
} from './api.ts';
import { CorrectDateOfBirth } from './date-of-birth.tsx';
import { texts } from './texts.ts';

/** Buttons to sign a student out, to correct the date of birth, to block and unblock the student, and to delete and restore the account. */
export function AccountActions({ student }: { student: StudentDetail }) {
  const t = useTexts(texts);
  const studentId = student._id;
  const endSessions = useEndSessions(studentId);
  const block = useBlockStudent(studentId);
  const unblock = useUnblockStudent(studentId);
  const remove = useDeleteStudent(studentId);
  const restore = useRestoreStudent(studentId);
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

  const deleteAccount = async () => {
    const sure = await confirm({
      title: t.deleteAccountTitle,
      text: t.deleteAccountText,
      yes: t.deleteAccountYes,
      no: t.cancel,
      danger: true,
    });
    if (sure) remove.mutate({ params: { studentId }, body: {} }, toastResult);
  };

  return (
    <div className="flex flex-wrap gap-3">
      <Button tone="quiet" busy={endSessions.isPending} onClick={() => void signOut()}>
        {t.signOut}
      </Button>
      <CorrectDateOfBirth student={student} />
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
      {student.eraseAt ? (
        <Button
          tone="quiet"
          busy={restore.isPending}
          onClick={() => restore.mutate({ params: { studentId }, body: {} }, toastResult)}
        >
          {t.restoreAccount}
        </Button>
      ) : (
        <Button tone="quiet" busy={remove.isPending} onClick={() => void deleteAccount()}>
          {t.deleteAccount}
        </Button>
      )}
    </div>
  );
}

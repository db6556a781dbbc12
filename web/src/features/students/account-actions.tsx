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
  const { _id: studentId, blockedAt, eraseAt } = student;
  return (
    <div className="flex flex-wrap gap-3">
      <SignOutButton studentId={studentId} />
      <CorrectDateOfBirth student={student} />
      <BlockButton studentId={studentId} isBlocked={!!blockedAt} />
      <DeleteButton studentId={studentId} isDeleted={!!eraseAt} />
    </div>
  );
}

function SignOutButton({ studentId }: { studentId: string }) {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const toastResult = useToastResult();
  const endSessions = useEndSessions(studentId);
  const signOut = async () => {
    const question = { title: t.signOutTitle, text: t.signOutText, yes: t.signOutYes, no: t.cancel };
    if (await confirm(question)) endSessions.mutate({ params: { studentId } }, toastResult);
  };
  return (
    <Button tone="quiet" busy={endSessions.isPending} onClick={() => void signOut()}>
      {t.signOut}
    </Button>
  );
}

function BlockButton({ studentId, isBlocked }: { studentId: string; isBlocked: boolean }) {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const toastResult = useToastResult();
  const block = useBlockStudent(studentId);
  const unblock = useUnblockStudent(studentId);
  const blockStudent = async () => {
    const question = { title: t.blockTitle, text: t.blockText, yes: t.blockYes, no: t.cancel, danger: true };
    if (await confirm(question)) block.mutate({ params: { studentId }, body: {} }, toastResult);
  };
  const unblockStudent = () => unblock.mutate({ params: { studentId }, body: {} }, toastResult);
  return isBlocked ? (
    <Button tone="quiet" busy={unblock.isPending} onClick={unblockStudent}>
      {t.unblock}
    </Button>
  ) : (
    <Button tone="danger" busy={block.isPending} onClick={() => void blockStudent()}>
      {t.block}
    </Button>
  );
}

function DeleteButton({ studentId, isDeleted }: { studentId: string; isDeleted: boolean }) {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const toastResult = useToastResult();
  const remove = useDeleteStudent(studentId);
  const restore = useRestoreStudent(studentId);
  const deleteAccount = async () => {
    const question = { title: t.deleteAccountTitle, text: t.deleteAccountText, yes: t.deleteAccountYes };
    const isSure = await confirm({ ...question, no: t.cancel, danger: true });
    if (isSure) remove.mutate({ params: { studentId }, body: {} }, toastResult);
  };
  const restoreAccount = () => restore.mutate({ params: { studentId }, body: {} }, toastResult);
  return isDeleted ? (
    <Button tone="quiet" busy={restore.isPending} onClick={restoreAccount}>
      {t.restoreAccount}
    </Button>
  ) : (
    <Button tone="quiet" busy={remove.isPending} onClick={() => void deleteAccount()}>
      {t.deleteAccount}
    </Button>
  );
}

/** Reports the result of an action in a toast. */
function useToastResult() {
  const toast = useToast();
  return {
    onSuccess: ({ message }: { message: string }) => toast({ text: message, tone: 'right' }),
    onError: (error: Error) => toast({ text: <FailureText error={error} />, tone: 'wrong' }),
  };
}

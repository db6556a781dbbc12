import type { StudentDetail } from '@sikhya/contract/students.ts';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { useAction } from '../../ui/use-action.tsx';
import {
  useBlockStudent,
  useDeleteStudent,
  useEndSessions,
  useRestoreStudent,
  useUnblockStudent,
} from './api.ts';
import { CorrectDateOfBirth } from './date-of-birth.tsx';
import { texts } from './texts.ts';

const getMessage = ({ message }: { message: string }) => message;

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
  const { run, isBusy } = useAction();
  const { mutateAsync: endSessions } = useEndSessions(studentId);
  const signOut = async () => {
    const question = { title: t.signOutTitle, text: t.signOutText, yes: t.signOutYes, no: t.cancel };
    if (await confirm(question))
      await run(() => endSessions({ params: { studentId } }), { done: getMessage });
  };
  return (
    <Button tone="quiet" busy={isBusy} onClick={() => void signOut()}>
      {t.signOut}
    </Button>
  );
}

function BlockButton({ studentId, isBlocked }: { studentId: string; isBlocked: boolean }) {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const { run, isBusy } = useAction();
  const { mutateAsync: block } = useBlockStudent(studentId);
  const { mutateAsync: unblock } = useUnblockStudent(studentId);
  const blockStudent = async () => {
    const question = { title: t.blockTitle, text: t.blockText, yes: t.blockYes, no: t.cancel, danger: true };
    if (await confirm(question))
      await run(() => block({ params: { studentId }, body: {} }), { done: getMessage });
  };
  const unblockStudent = () => run(() => unblock({ params: { studentId }, body: {} }), { done: getMessage });
  return isBlocked ? (
    <Button tone="quiet" busy={isBusy} onClick={() => void unblockStudent()}>
      {t.unblock}
    </Button>
  ) : (
    <Button tone="danger" busy={isBusy} onClick={() => void blockStudent()}>
      {t.block}
    </Button>
  );
}

function DeleteButton({ studentId, isDeleted }: { studentId: string; isDeleted: boolean }) {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const { run, isBusy } = useAction();
  const { mutateAsync: remove } = useDeleteStudent(studentId);
  const { mutateAsync: restore } = useRestoreStudent(studentId);
  const deleteAccount = async () => {
    const question = { title: t.deleteAccountTitle, text: t.deleteAccountText, yes: t.deleteAccountYes };
    const isSure = await confirm({ ...question, no: t.cancel, danger: true });
    if (isSure) await run(() => remove({ params: { studentId }, body: {} }), { done: getMessage });
  };
  const restoreAccount = () => run(() => restore({ params: { studentId }, body: {} }), { done: getMessage });
  return isDeleted ? (
    <Button tone="quiet" busy={isBusy} onClick={() => void restoreAccount()}>
      {t.restoreAccount}
    </Button>
  ) : (
    <Button tone="quiet" busy={isBusy} onClick={() => void deleteAccount()}>
      {t.deleteAccount}
    </Button>
  );
}

import type { StudentDetail } from '@sikhya/contract/students.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useBlockStudent, useEndSessions, useUnblockStudent } from './api.ts';

/** Buttons to sign a student out, and to block and unblock the student. */
export function AccountActions({ student }: { student: StudentDetail }) {
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
      title: 'Sign the student out?',
      text: 'The student is signed out on every device and can sign in again at once. A running test is not lost.',
      yes: 'Yes, Sign Out',
      no: 'Cancel',
    });
    if (sure) endSessions.mutate({ params: { studentId } }, toastResult);
  };
  const blockStudent = async () => {
    const sure = await confirm({
      title: 'Block the student?',
      text: 'The student is signed out everywhere and cannot sign in until unblocked. Nothing is deleted.',
      yes: 'Yes, Block',
      no: 'Cancel',
      danger: true,
    });
    if (sure) block.mutate({ params: { studentId }, body: {} }, toastResult);
  };

  return (
    <div className="flex flex-wrap gap-3">
      <Button tone="quiet" busy={endSessions.isPending} onClick={() => void signOut()}>
        Sign out everywhere
      </Button>
      {student.blockedAt ? (
        <Button
          tone="quiet"
          busy={unblock.isPending}
          onClick={() => unblock.mutate({ params: { studentId }, body: {} }, toastResult)}
        >
          Unblock
        </Button>
      ) : (
        <Button tone="danger" busy={block.isPending} onClick={() => void blockStudent()}>
          Block
        </Button>
      )}
    </div>
  );
}

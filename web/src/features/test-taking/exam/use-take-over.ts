import { useTexts } from '../../../language/locale.tsx';
import { useAuth } from '../../../lib/session.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { type OpenExam, startOrResumeExam } from '../attempt/open-attempts.ts';
import { texts } from './texts.ts';

/** Returns null if the student does not want to continue on this device. */
export function useTakeOver(examId: string): () => Promise<OpenExam | null> {
  const t = useTexts(texts);
  const { email } = useAuth();
  const confirm = useConfirm();
  return async () => {
    const isWanted = await confirm({
      title: t.otherDeviceTitle,
      text: t.otherDeviceText,
      yes: t.continueHere,
      no: t.notHere,
    });
    return isWanted ? startOrResumeExam(email, examId, { takesOver: true }) : null;
  };
}

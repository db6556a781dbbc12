import type { CourseCard } from '@sikhya/contract/course.ts';
import { useTexts } from '../../language/locale.tsx';
import { useNavigate } from '../../language/navigation.tsx';
import { useInLanguage } from '../../language/use-in-language.ts';
import { ApiError } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { usePaymentDialog } from '../../lib/payment-dialog.ts';
import { endSession, isTokenStored } from '../../lib/session-store.ts';
import { useSite } from '../../lib/site.ts';
import { useConfirm, useMessage } from '../../ui/confirm.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { useEnrol } from './api.ts';
import { describeEnrolFailure } from './enrol-failure.ts';
import { texts } from './texts.ts';

/** Enrols and shows the outcome in a dialog. `start` resolves when the dialog is closed. */
export function useEnrolDialog(course: CourseCard): { isBusy: boolean; start: () => Promise<void> } {
  const t = useTexts(texts);
  const { tryAgain, close } = useTexts(uiTexts);
  const { title: courseTitle } = useInLanguage(course);
  const { isBusy, isEnrolling, enrol } = useEnrol(course);
  const confirm = useConfirm();
  const showMessage = useMessage();
  const navigate = useNavigate();
  const paymentDialog = usePaymentDialog({ course });
  const { payments } = useSite();

  const start = async (): Promise<void> => {
    if (isEnrolling()) return;
    // Leads to the login page and back here.
    if (!isTokenStored()) return endSession('signInToEnrol');
    try {
      await enrol();
    } catch (error) {
      return showFailure(error);
    }
    const wantsToStart = await confirm({
      title: t.enrolled,
      text: courseTitle,
      status: 'right',
      yes: t.startLearning,
      no: t.keepBrowsing,
    });
    if (wantsToStart) await navigate(paths.studentCourse(course._id));
  };

  const showFailure = async (error: unknown): Promise<void> => {
    // The app is already on its way to the login page.
    if (error instanceof ApiError && error.code === 'not-signed-in') return;
    if (payments && error instanceof ApiError && error.code === 'payment-needed') return paymentDialog.open();
    const { title, text: message, canRetry } = describeEnrolFailure(error);
    const text = <FailureText error={error instanceof Error ? error : null} text={message} />;
    if (!canRetry) return showMessage({ title, text });
    if (await confirm({ title, text, status: 'wrong', yes: tryAgain, no: close })) await start();
  };

  return { isBusy: isBusy || paymentDialog.isLoading, start };
}

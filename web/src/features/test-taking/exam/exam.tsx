import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { useNavigate } from '../../../language/navigation.tsx';
import { useBusy } from '../../../lib/busy.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { useLeaveConfirm } from '../../../ui/leave-confirm.ts';
import type { HandInResponse } from '../api.ts';
import { canLeave } from '../attempt/can-leave.ts';
import { findOpenExam, type OpenExam } from '../attempt/open-attempts.ts';
import { useAttemptStore } from '../attempt/use-attempt-store.ts';
import { useOpenAttempt } from '../attempt/use-open-attempt.ts';
import { HandingIn } from '../taking/handing-in.tsx';
import { cacheExamResult } from './api.ts';
import { getTitle } from './get-title.ts';
import { InstructionsScreen } from './instructions/instructions-screen.tsx';
import { ExamScreen } from './taking/exam-screen.tsx';
import { TakenOverDialog } from './taking/taken-over-dialog.tsx';
import { texts } from './taking/texts.ts';
import { useDepartures } from './taking/use-departures.ts';

/** An exam: its instructions, then the attempt. The result has a page of its own. */
export function Exam({ examId }: { examId: string }) {
  const { isSearching, open, setOpen } = useOpenAttempt(examId, (student) => findOpenExam(student, examId));
  const [error, setError] = useState<string | null>(null);
  if (!open) {
    return <InstructionsScreen examId={examId} isLoading={isSearching} error={error} onOpen={setOpen} />;
  }
  return (
    <AttemptScreen
      key={open.paper.attemptId}
      open={open}
      onGone={(message) => {
        setError(message);
        setOpen(null);
      }}
    />
  );
}

type AttemptScreenProps = { open: OpenExam; onGone: (message: string) => void };

/** An attempt from its start until it is handed in. */
function AttemptScreen({ open, onGone }: AttemptScreenProps) {
  const t = useTexts(texts);
  const { paper } = open;
  const showResult = useShowResult();
  const { store, state } = useAttemptStore(open, { onResult: showResult, onGone });
  usePageTitle(getTitle(paper, useLocale().language));

  // Another tab may have requested the hand-in.
  const isHandingIn = state.attempt.finished !== null;
  useDepartures(paper.attemptId, store, !isHandingIn);
  useBusy();
  useLeaveConfirm(!isHandingIn, {
    title: t.leaveTitle,
    text: t.leaveText,
    // another device may have handed the exam in
    unless: (next) => canLeave(next) || next.state?.justTaken === true,
    backTo: paths.studentExams,
  });
  return (
    <>
      {isHandingIn ? (
        <HandingIn
          hasFailed={state.syncStatus === 'retrying'}
          isStoredOnDevice={state.isStoredOnDevice}
          onTryAgain={() => store.check()}
        />
      ) : (
        <ExamScreen paper={paper} state={state} store={store} />
      )}
      <TakenOverDialog open={state.isTakenOver} examId={paper.examId} onTakenBack={() => store.check()} />
    </>
  );
}

/** Opens the page of the result, which says when it comes if it is not released yet. */
function useShowResult(): (response: HandInResponse) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (response) => {
    if (!('exam' in response)) throw new Error('the attempt belongs to a mock test');
    cacheExamResult(client, response);
    const attemptNumber = response.result?.attemptNumber ?? 1;
    const address = paths.studentExamResult(response.exam.examId);
    const path = attemptNumber === 1 ? address : `${address}?attempt=${attemptNumber}`;
    void navigate(path, { replace: true, state: { justTaken: true } });
  };
}

import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { useBusy } from '../../../lib/busy.ts';
import { useLeaveConfirm } from '../../../ui/leave-confirm.ts';
import { createHandInAnswers } from '../api.ts';
import type { OpenAttempt, OpenExam } from '../attempt/open-attempts.ts';
import { texts } from '../texts.ts';
import { useLocalAttempt } from './use-local-attempt.ts';

export type SentAnswers = { answers: ReturnType<typeof createHandInAnswers>; timeSpent: number };

type UnstoredAttempt<Result> = {
  open: OpenAttempt | OpenExam;
  /** Grades the answers without storing them. */
  grade: (sent: SentAnswers) => Promise<Result>;
  onResult: (result: Result) => void;
};

/** An attempt that only this page knows: it is graded as soon as it is handed in, and leaving asks first. */
export function useUnstoredAttempt<Result>({ open, grade, onResult }: UnstoredAttempt<Result>) {
  const t = useTexts(texts);
  const { state, actions } = useLocalAttempt(open);
  const isHandingIn = state.attempt.finished !== null;
  useBusy();
  useLeaveConfirm(!isHandingIn, { title: t.leaveTitle, text: t.leaveUnstoredText, unless: () => false });
  const { mutate, isError } = useMutation({
    mutationFn: () => {
      const timeSpent = Math.round((Date.now() - Date.parse(open.paper.startedAt)) / 1000);
      return grade({ answers: createHandInAnswers(open.paper, state.attempt), timeSpent });
    },
    onSuccess: onResult,
  });
  useEffect(() => {
    if (isHandingIn) mutate();
  }, [isHandingIn, mutate]);
  return { state, actions, isHandingIn, hasFailed: isError, tryAgain: () => mutate() };
}

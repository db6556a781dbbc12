import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useToast } from '../../ui/toast.tsx';
import { cacheResult, type HandInResponse } from './api.ts';
import { type Attempt, getTimeLeft, requestHandIn } from './attempt/attempt.ts';
import { createSave } from './attempt/attempt-protocol.ts';
import { deleteAttempt, listAttempts, readPaper, updateAttempt } from './attempt/attempt-storage.ts';
import { AttemptSync } from './attempt/attempt-sync.ts';
import { requireExam } from './attempt/exam-attempt.ts';
import { isGone } from './attempt/is-gone.ts';
import { isOnScreen, onLeaveScreen } from './attempt/on-screen-attempts.ts';
import { cacheExamResult } from './exam/api.ts';
import { formatScore } from './format-score.ts';
import { texts } from './texts.ts';

/**
 * Mounted on every page of a student. Syncs the attempts of this device that are not on the screen: saves unconfirmed
 * answers, and hands in attempts that could not be handed in before.
 */
export function PendingAttempts({ student }: { student: string }) {
  const client = useQueryClient();
  const toast = useToast();
  const locale = useLocale();
  const t = useTexts(texts);
  const onResult = useEffectEvent((response: HandInResponse, attempt: Attempt) => {
    if ('exam' in response) {
      cacheExamResult(client, response);
      const { title, odiaTitle } = requireExam(attempt).exam;
      toast({ text: t.examHandedIn({ title: locale.language === 'or' ? (odiaTitle ?? title) : title }) });
      return;
    }
    cacheResult(client, response);
    const { chapterTitle } = titlesInLanguage(response.result, locale.language);
    const score = formatScore(response.result, locale);
    toast({ text: t.handedIn({ chapter: chapterTitle, score }) });
  });
  // The answers of an offline test are only here, so the student is told why they are deleted.
  const onGone = useEffectEvent((error: ApiError, attempt: Attempt) => {
    if (attempt.offline) toast({ text: error.message, tone: 'wrong' });
  });
  useEffect(() => {
    const syncs = new Map<string, AttemptSync>();
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const syncPending = async () => {
      const attempts = await listAttempts(student);
      for (const [attemptId, sync] of syncs) {
        if (!isOnScreen(attemptId)) continue;
        sync.stop();
        syncs.delete(attemptId);
      }
      for (const attempt of attempts) {
        const { attemptId } = attempt;
        if (isOnScreen(attemptId) || !isPending(attempt)) continue;
        const sync = syncs.get(attemptId) ?? (await createSync(attempt, { onResult, onGone }));
        if (signal.aborted) return;
        syncs.set(attemptId, sync);
        sync.sync();
      }
    };
    // Runs are queued, because two at once would both create a sync for the same attempt.
    let queue = Promise.resolve();
    const enqueue = () => {
      queue = queue.then(() => (signal.aborted ? undefined : syncPending()));
    };
    const enqueueIfVisible = () => document.visibilityState === 'visible' && enqueue();
    enqueue();
    window.addEventListener('online', enqueue, { signal });
    document.addEventListener('visibilitychange', enqueueIfVisible, { signal });
    const unsubscribe = onLeaveScreen(enqueue);
    return () => {
      unmounted.abort();
      unsubscribe();
      for (const sync of syncs.values()) sync.stop();
    };
  }, [student]);
  return null;
}

function isPending(attempt: Attempt): boolean {
  return attempt.finished !== null || createSave(attempt) !== null || getTimeLeft(attempt, Date.now()) <= 0;
}

type Listener = {
  onResult: (response: HandInResponse, attempt: Attempt) => void;
  /** The server will never accept the attempt. */
  onGone: (error: ApiError, attempt: Attempt) => void;
};

async function createSync(attempt: Attempt, { onResult, onGone }: Listener): Promise<AttemptSync> {
  const { attemptId } = attempt;
  const chapter = attempt.exam ? {} : { courseId: attempt.courseId, chapterId: attempt.chapterId };
  const questions = (await readPaper(attemptId))?.questions ?? [];
  if (getTimeLeft(attempt, Date.now()) <= 0) {
    await updateAttempt(attemptId, (stored) => stored && requestHandIn(stored, 'by-time'));
  }
  return new AttemptSync(
    { attemptId, ...chapter, questions },
    {
      onResult: (response) => onResult(response, attempt),
      onError: (error) => {
        if (!(error instanceof ApiError) || !isGone(error, attempt)) return;
        void deleteAttempt(attemptId);
        onGone(error, attempt);
      },
      getLastKnown: () => undefined,
    },
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isNotFound } from '../../lib/api-error.ts';
import { useToast } from '../../ui/toast.tsx';
import { takeInResult } from './api.ts';
import { AttemptSync, type TestOutcome } from './keeping/attempt-sync.ts';
import { changeKept, forgetTest, keptPaper, keptSheets } from './keeping/kept-tests.ts';
import { isMinded, onUnminded } from './keeping/minded.ts';
import { scoreWords } from './score-words.ts';
import { finish, type Sheet, timeLeft } from './sheet/sheet.ts';

/**
 * Looks after tests that are not on the screen, on every page of a student: answers that the server has not got yet
 * are saved, and what could not be handed in is handed in.
 */
export function PendingTests({ student }: { student: string }) {
  const client = useQueryClient();
  const toast = useToast();
  const tell = useEffectEvent((outcome: TestOutcome) => {
    takeInResult(client, outcome);
    toast({ text: `“${outcome.result.chapterTitle}” was handed in. ${scoreWords(outcome.result)}` });
  });
  useEffect(() => {
    const looking = new Map<string, AttemptSync>();
    const ended = new AbortController();
    const { signal } = ended;
    const look = async () => {
      const sheets = await keptSheets(student);
      for (const [attemptId, sync] of looking) {
        if (!isMinded(attemptId)) continue;
        sync.stop();
        looking.delete(attemptId);
      }
      for (const sheet of sheets) {
        const { attemptId } = sheet;
        if (isMinded(attemptId) || !isPending(sheet)) continue;
        const sync = looking.get(attemptId) ?? (await lookAfter(sheet, tell));
        if (signal.aborted) return;
        looking.set(attemptId, sync);
        sync.wake();
      }
    };
    // one look after the other: two at once would both begin to look after the same test
    let last = Promise.resolve();
    const lookAgain = () => {
      last = last.then(() => (signal.aborted ? undefined : look()));
    };
    lookAgain();
    window.addEventListener('online', lookAgain, { signal });
    document.addEventListener('visibilitychange', lookAgain, { signal });
    const unhear = onUnminded(lookAgain);
    return () => {
      ended.abort();
      unhear();
      for (const sync of looking.values()) sync.stop();
    };
  }, [student]);
  return null;
}

function isPending(sheet: Sheet): boolean {
  return sheet.finished !== null || sheet.unconfirmed.length > 0 || timeLeft(sheet, Date.now()) <= 0;
}

async function lookAfter(sheet: Sheet, onResult: (outcome: TestOutcome) => void): Promise<AttemptSync> {
  const { attemptId, courseId, chapterId } = sheet;
  const questions = (await keptPaper(attemptId))?.questions ?? [];
  if (timeLeft(sheet, Date.now()) <= 0) {
    await changeKept(attemptId, (kept) => kept && finish(kept, 'by-time'));
  }
  return new AttemptSync(
    { attemptId, courseId, chapterId, questions },
    {
      onResult,
      lastKnown: () => undefined,
      onTrouble: (error) => {
        if (isNotFound(error)) void forgetTest(attemptId);
      },
    },
  );
}

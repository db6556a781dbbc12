import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { runWhenIdle } from '../../../../lib/run-when-idle.ts';
import type { CourseForm } from '../state/form.ts';
import { type Edits, removeLocalDraft, writeLocalDraft } from './local-draft-store.ts';

const DEBOUNCE_MS = 700;
const IDLE = { timeoutMs: 2000, fallbackDelayMs: 0 };

type LocalDraftOptions = Edits & {
  id: string;
  /** The form was read from the local draft, which therefore need not be written as a whole. */
  isResumed: boolean;
};

/**
 * Stores on the device what the server does not have: when typing pauses, and at once when the page is hidden or left. The
 * editor works without it where the browser does not allow IndexedDB. Returns when the local draft was last written; null
 * when there is none.
 */
export function useLocalDraft({ id, form, base, loaded, isResumed }: LocalDraftOptions): number | null {
  const lastWritten = useRef<CourseForm | null>(isResumed ? form : null);
  const known = useRef({ id, base });
  const [savedAt, setSavedAt] = useState<number | null>(null);

  const write = useEffectEvent(() => {
    if (form === base || form === lastWritten.current) return;
    const now = Date.now();
    const previous = lastWritten.current;
    lastWritten.current = form;
    writeLocalDraft(id, { form, base, loaded }, previous, now).then(
      () => setSavedAt(now),
      () => {
        // the next write stores the whole draft
        lastWritten.current = null;
      },
    );
  });

  /** The course was saved or got an id: the stored draft no longer fits, and is replaced by the edits since. */
  const replace = useEffectEvent(() => {
    const before = known.current;
    if (before.id === id && before.base === base) return;
    known.current = { id, base };
    lastWritten.current = null;
    if (form === base || before.id !== id) {
      setSavedAt(null);
      void removeLocalDraft(before.id).catch(() => {});
    }
    write();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the form restarts the debounce
  useEffect(() => {
    let cancelIdle: (() => void) | undefined;
    const timer = setTimeout(() => {
      cancelIdle = runWhenIdle(() => write(), IDLE);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      cancelIdle?.();
    };
  }, [form]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads them as an effect event
  useEffect(() => replace(), [id, base]);

  useEffect(() => {
    const flush = () => write();
    document.addEventListener('visibilitychange', flush);
    // Chromium sometimes loses what a page writes at pagehide; beforeunload comes earlier, but not on every phone
    window.addEventListener('beforeunload', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('beforeunload', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  return savedAt;
}

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
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

type StoredDraft = {
  /** When the local draft was last written; null when there is none. */
  savedAt: number | null;
  remove: () => Promise<void>;
};

/**
 * Stores unsaved edits on the device: when typing pauses, and at once when the page is hidden or left. The editor works
 * without it where the browser does not allow IndexedDB.
 */
export function useLocalDraft({ id, form, base, loaded, isResumed }: LocalDraftOptions): StoredDraft {
  const lastWritten = useRef<CourseForm | null>(isResumed ? form : null);
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

  useEffect(() => {
    const flush = () => write();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  const remove = useCallback(async () => {
    setSavedAt(null);
    lastWritten.current = null;
    await removeLocalDraft(id).catch(() => {});
  }, [id]);
  return { savedAt, remove };
}

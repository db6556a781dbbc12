import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { runWhenIdle } from '../../../../lib/run-when-idle.ts';
import type { CourseForm } from '../state/form.ts';
import { removeDraft, writeDraft } from './draft-store.ts';

/** Typing goes on for a while before it is written down. */
const PAUSE_MS = 700;
const AT_LEISURE = { timeoutMs: 2000, fallbackDelayMs: 0 };

type Work = {
  id: string;
  form: CourseForm;
  base: CourseForm;
  opened: CourseTree | null;
  continued: boolean;
};

type KeptDraft = {
  /** When the work was last written to this device. */
  keptAt: number | null;
  forget: () => Promise<void>;
};

/** Keeps unsaved work on this device, in the pauses of typing. A device that refuses to keep it is no hindrance. */
export function useDraft({ id, form, base, opened, continued }: Work): KeptDraft {
  const written = useRef<CourseForm | null>(continued ? form : null);
  const [keptAt, setKeptAt] = useState<number | null>(null);

  const write = useEffectEvent(() => {
    if (form === base || form === written.current) return;
    const [now, last] = [Date.now(), written.current];
    written.current = form;
    writeDraft(id, { form, base, opened }, last, now).then(
      () => setKeptAt(now),
      () => {
        // tried again as a whole at the next pause
        written.current = null;
      },
    );
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the form starts the pause anew
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const timer = setTimeout(() => {
      cancel = runWhenIdle(() => write(), AT_LEISURE);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancel?.();
    };
  }, [form]);

  useEffect(() => {
    const onHide = () => write();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onHide);
      // whoever leaves the screen in the middle of a word finds that word again
      onHide();
    };
  }, []);

  const forget = useCallback(async () => {
    setKeptAt(null);
    // what is written next is written as a whole
    written.current = null;
    await removeDraft(id).catch(() => {});
  }, [id]);
  return { keptAt, forget };
}

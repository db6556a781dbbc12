import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRefusal } from '../api-error.ts';
import { isTokenStored } from '../session-store.ts';
import { useIsOnline } from '../use-is-online.ts';
import { type AutosaveTimes, getAutosaveDelay } from './autosave-delay.ts';

export type AutosaveStatus = { kind: 'idle' } | { kind: 'saving' } | { kind: 'failed'; error: unknown };

type AutosaveOptions<Form> = {
  form: Form;
  /** The form that the server has. */
  synced: Form;
  /** For example while a dialog about a conflict is open. */
  isPaused: boolean;
  isUploading: boolean;
  save: () => Promise<unknown>;
};

export type Autosave = {
  status: AutosaveStatus;
  isOnline: boolean;
  /** When the form was last saved in this editor; null before. */
  savedAt: number | null;
  /** Saves without waiting. Resolves to whether the server has everything. */
  saveNow: () => Promise<boolean>;
};

/** Saves a form by itself a moment after an edit. It retries after failures and waits while offline. */
export function useAutosave<Form>(options: AutosaveOptions<Form>): Autosave {
  const { form, synced, isPaused, isUploading, save } = options;
  const [status, setStatus] = useState<AutosaveStatus>({ kind: 'idle' });
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const isOnline = useIsOnline();
  const times = useRef<Omit<AutosaveTimes, 'isUploading'>>({
    editedAt: 0,
    dirtySince: 0,
    lastSave: { endedAt: 0, durationMs: 0 },
    failures: 0,
  });
  /** The server would refuse this form again. */
  const refused = useRef<Form | null>(null);
  const isPending = form !== synced;

  const run = async (): Promise<boolean> => {
    const startedAt = Date.now();
    const { failures } = times.current;
    setStatus({ kind: 'saving' });
    let error: unknown;
    try {
      await save();
    } catch (thrown) {
      error = thrown;
      if (isRefusal(thrown)) refused.current = form;
    }
    const endedAt = Date.now();
    const lastSave = { endedAt, durationMs: endedAt - startedAt };
    times.current = { ...times.current, dirtySince: endedAt, lastSave, failures: error ? failures + 1 : 0 };
    if (!error) setSavedAt(endedAt);
    setStatus(error ? { kind: 'failed', error } : { kind: 'idle' });
    return !error;
  };
  // without a session the app leads to the sign-in screen, and the local draft keeps the edits
  const onTimer = useEffectEvent(() => void (isTokenStored() && run()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the form is an edit
  useEffect(() => {
    const now = Date.now();
    const { dirtySince, lastSave } = times.current;
    times.current = {
      ...times.current,
      editedAt: now,
      dirtySince: dirtySince > lastSave.endedAt ? dirtySince : now,
    };
  }, [form]);

  // a new connection is a new chance
  useEffect(() => {
    if (isOnline) times.current = { ...times.current, failures: 0 };
  }, [isOnline]);

  useEffect(() => {
    if (!isPending || isPaused || !isOnline || status.kind === 'saving' || refused.current === form) return;
    const delay = getAutosaveDelay({ ...times.current, isUploading }, Date.now());
    const timer = setTimeout(onTimer, delay);
    return () => clearTimeout(timer);
  }, [form, isPending, isPaused, isOnline, isUploading, status]);

  return { status, isOnline, savedAt, saveNow: async () => !isPending || (isOnline && run()) };
}

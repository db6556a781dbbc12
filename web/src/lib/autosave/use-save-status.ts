import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { ApiError } from '../api-error.ts';
import { texts } from './texts.ts';
import type { Autosave } from './use-autosave.ts';

/** The state of saving, for the bar of an editor. */
type SaveStatus = {
  text: string;
  isFailure: boolean;
  /** Label of the button that loads the page again, after somebody else has saved; null otherwise. */
  reloadLabel: string | null;
};

export function useSaveStatus(autosave: Omit<Autosave, 'saveNow'>, isDirty: boolean): SaveStatus {
  const t = useTexts(texts);
  const format = useFormatter();
  const { status, isOnline, savedAt } = autosave;
  const error = status.kind === 'failed' && status.error instanceof ApiError ? status.error : null;
  const describe = (text: string, isFailure = false): SaveStatus => ({
    text,
    isFailure,
    reloadLabel: error?.code === 'conflict' ? t.reload : null,
  });
  if (status.kind === 'saving') return describe(t.saving);
  if (!isDirty) return describe(savedAt ? t.savedAt({ time: format.time(savedAt) }) : t.noChanges);
  if (isOnline && status.kind !== 'failed') return describe(t.notSavedYet);
  if (isOnline && error && error.code !== 'unreachable')
    return describe(t.notSaved({ reason: error.serverMessage ?? error.message }), true);
  return describe(t.offline, true);
}

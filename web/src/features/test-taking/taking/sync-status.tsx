import { useTexts } from '../../../language/locale.tsx';
import type { AttemptState } from '../attempt/attempt-store.ts';
import { texts } from '../texts.ts';

const DOT_CLASSES = {
  synced: 'bg-(--color-right)',
  syncing: 'bg-(--color-right) opacity-50',
  retrying: 'bg-marigold',
  unstored: 'bg-marigold',
};

/** Whether the answers are saved. Screen readers announce only a change of the text, not every save. */
export function SyncStatus({ state: { syncStatus, isStoredOnDevice } }: { state: AttemptState }) {
  const t = useTexts(texts);
  const waiting = isStoredOnDevice ? t.savedOnDevice : t.waitingForNetwork;
  const labels = { synced: t.saved, syncing: t.saved, retrying: waiting, unstored: t.notStored };
  return (
    <p data-sync-status={syncStatus} className="flex items-center gap-2 text-small text-ink-soft">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${DOT_CLASSES[syncStatus]}`} />
      <span aria-live="polite">{labels[syncStatus]}</span>
    </p>
  );
}

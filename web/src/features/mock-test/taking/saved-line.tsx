import type { Keeping } from '../keeping/attempt-keeper.ts';

const LOOKS = {
  'on-server': 'bg-(--color-right)',
  'on-its-way': 'bg-(--color-right) opacity-50',
  waiting: 'bg-marigold',
};

/** Where the answers are, in a quiet line. Aloud only what changes for the student, not every save. */
export function SavedLine({ keeping: { saved, onDevice } }: { keeping: Keeping }) {
  const waiting = onDevice
    ? 'Saved on this device, waiting for network'
    : 'Waiting for network. Keep this page open';
  return (
    <p data-saved={saved} className="flex items-center gap-2 text-small text-ink-soft">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${LOOKS[saved]}`} />
      <span aria-live="polite">{saved === 'waiting' ? waiting : 'Saved'}</span>
    </p>
  );
}

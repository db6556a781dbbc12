import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { trackBottomBarHeight } from '../../ui/track-bottom-bar-height.ts';
import { texts } from './texts.ts';
import type { MessageFormState } from './use-message-form.ts';

type MessageBarProps = Pick<MessageFormState, 'autosave' | 'isDirty'> & {
  isOpening: boolean;
  onSend: () => void;
};

/** The bar at the bottom of the editor: what is saved, and the button that sends. */
export function MessageBar({ autosave, isDirty, isOpening, onSend }: MessageBarProps) {
  const t = useTexts(texts);
  const { status } = autosave;
  const isConflict =
    status.kind === 'failed' && status.error instanceof ApiError && status.error.code === 'conflict';
  return (
    <div
      ref={trackBottomBarHeight}
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-3 rounded-t-soft border border-b-0 border-line bg-sheet px-4 py-2 shadow-lift sm:-mx-1 sm:py-3"
    >
      <p className="min-w-0 grow basis-40 text-small text-ink-soft">
        <SaveStatus autosave={autosave} isDirty={isDirty} />
      </p>
      {isConflict && (
        <Button tone="quiet" onClick={() => window.location.reload()}>
          {t.reload}
        </Button>
      )}
      <Button busy={isOpening} onClick={onSend}>
        {t.send}
      </Button>
    </div>
  );
}

function SaveStatus({ autosave, isDirty }: Pick<MessageBarProps, 'autosave' | 'isDirty'>) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { status, isOnline, savedAt } = autosave;
  if (status.kind === 'saving') return t.saving;
  if (!isDirty) return savedAt ? t.savedAt({ time: format.time(savedAt) }) : t.noChanges;
  if (isOnline && status.kind !== 'failed') return t.notSavedYet;
  const { error } = status as { error?: unknown };
  const isReachable = isOnline && error instanceof ApiError && error.code !== 'unreachable';
  return (
    <span role="alert" className="text-wrong">
      {isReachable ? t.notSaved({ reason: error.serverMessage ?? error.message }) : t.offline}
    </span>
  );
}

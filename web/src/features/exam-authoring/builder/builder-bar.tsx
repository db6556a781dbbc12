import { useFormatter } from '../../../language/formatter.ts';
import { useTexts } from '../../../language/locale.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useCan } from '../../../lib/permissions.ts';
import { Button } from '../../../ui/button.tsx';
import { trackBottomBarHeight } from '../../../ui/track-bottom-bar-height.ts';
import { texts } from './texts.ts';
import type { ExamFormState } from './use-exam-form.ts';

type BuilderBarProps = Pick<ExamFormState, 'autosave' | 'isDirty'> & {
  isPublishing: boolean;
  onPublish: () => void;
};

/** The bar at the bottom of the builder: what is saved, and the button that publishes. */
export function BuilderBar({ autosave, isDirty, isPublishing, onPublish }: BuilderBarProps) {
  const t = useTexts(texts);
  const can = useCan();
  const { status } = autosave;
  const isConflict = status.kind === 'failed' && (status.error as ApiError).code === 'conflict';
  return (
    <div
      ref={trackBottomBarHeight}
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-3 rounded-t-soft border border-b-0 border-line bg-sheet px-4 py-2 shadow-lift sm:-mx-1 sm:py-3"
    >
      <p className="min-w-0 grow basis-48 text-small text-ink-soft">
        <SaveStatus autosave={autosave} isDirty={isDirty} />
      </p>
      {isConflict && (
        <Button tone="quiet" onClick={() => window.location.reload()}>
          {t.reload}
        </Button>
      )}
      {can('exams.publish') && (
        <Button busy={isPublishing} busyLabel={t.publishing} onClick={onPublish}>
          {t.publish}
        </Button>
      )}
    </div>
  );
}

function SaveStatus({ autosave, isDirty }: Pick<BuilderBarProps, 'autosave' | 'isDirty'>) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { status, isOnline, savedAt } = autosave;
  if (status.kind === 'saving') return t.saving;
  if (!isDirty) return savedAt ? t.savedAt({ time: format.time(savedAt) }) : t.noChanges;
  if (isOnline && status.kind !== 'failed') return t.notSavedYet;
  return (
    <span role="alert" className="text-wrong">
      {status.kind === 'failed' && isOnline ? describeFailure(status.error, t) : t.offline}
    </span>
  );
}

function describeFailure(error: unknown, t: ReturnType<typeof useTexts<typeof texts>>): string {
  if (!(error instanceof ApiError) || error.code === 'unreachable') return t.offline;
  return t.notSaved({ reason: error.serverMessage ?? error.message });
}

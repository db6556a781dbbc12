import { translate } from '@sikhya/contract/language/texts.ts';
import { memo, useSyncExternalStore } from 'react';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { trackBottomBarHeight } from '../../../ui/track-bottom-bar-height.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { UploadQueue } from './files/upload-queue.ts';
import { SaveStatus } from './saving/save-status.tsx';
import type { Save } from './saving/use-save.ts';
import { texts } from './texts.ts';

type SaveBarProps = {
  label: string;
  busyLabel: string;
  phase: Save['phase'];
  status: Save['status'];
  isOnline: boolean;
  savedAt: number | null;
  /** Cancels the publishing while files are uploading. */
  onCancel: () => void;
  uploads: UploadQueue;
  /** When the local draft was last written; null when there is none. */
  draftSavedAt: number | null;
  isDirty: boolean;
};

/** With a longer button the state of the course has a line of its own on a phone. */
const MAX_LABEL_LENGTH_ON_PHONE = 15;

/** The bar at the bottom of the editor: errors, uploads, what is saved, and the save button. Typing does not render it. */
export const SaveBar = memo(function SaveBar(props: SaveBarProps) {
  const { label, busyLabel, phase, onCancel, uploads, ...status } = props;
  const t = useTexts(texts);
  const isPreparing = useSyncExternalStore(uploads.subscribe, () => uploads.isPreparing);
  const isBusy = phase !== null || isPreparing;
  const hasRoom = phase !== 'uploading' && label.length <= MAX_LABEL_LENGTH_ON_PHONE;
  return (
    <div
      ref={trackBottomBarHeight}
      className="sticky bottom-0 z-20 -ml-4 -mr-[max(1rem,var(--edge-space,0px))] grid gap-3 rounded-t-soft border border-b-0 border-line bg-sheet py-2 pr-[max(0.75rem,var(--edge-space,0px))] pl-3 shadow-lift max-[22rem]:pr-[max(0.5rem,var(--edge-space,0px))] max-[22rem]:pl-2 sm:-mx-1 sm:px-4 sm:py-3"
    >
      <ErrorSummary />
      {phase === 'uploading' && <Uploads uploads={uploads} />}
      {/* one row on a phone too if it fits, because the bar covers part of the form */}
      <div className="flex items-center justify-end gap-2 max-sm:flex-wrap sm:gap-3 [&>:not(p)]:shrink-0 max-sm:[&>:not(p)]:px-3 max-[22rem]:[&>:not(p)]:px-2 max-sm:[&>:not(p)]:text-small max-sm:[&_svg]:hidden">
        <p
          className={`min-w-0 grow text-small text-ink-soft max-sm:leading-tight ${hasRoom ? 'max-sm:basis-0' : 'max-sm:basis-full'}`}
        >
          <SaveStatus {...status} />
        </p>
        {phase === 'uploading' ? (
          <Button tone="quiet" onClick={onCancel}>
            {t.keepEditing}
          </Button>
        ) : (
          <LinkButton to={paths.adminDashboard} tone="quiet">
            {t.cancel}
          </LinkButton>
        )}
        <Button type="submit" busy={isBusy} busyLabel={busyLabel} disabled={phase !== null}>
          {label}
        </Button>
      </div>
    </div>
  );
});

/** The files that are still uploading. The course is sent after them. */
function Uploads({ uploads }: { uploads: UploadQueue }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const files = useSyncExternalStore(uploads.subscribe, () => uploads.unfinished);
  if (files.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-small font-semibold" aria-live="polite">
        {t.waitingForFiles({ count: files.length })}
      </p>
      {files.slice(0, 2).map(({ label, progress }) => (
        <ProgressBar
          key={translate(label, locale)}
          label={translate(label, locale)}
          value={progress * 100}
          figure={t.uploadPercent({ percent: Math.round(progress * 100) })}
        />
      ))}
    </div>
  );
}

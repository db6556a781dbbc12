import { useSyncExternalStore } from 'react';
import { formatCount, formatDateTime } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { bottomBar } from '../../../ui/bottom-bar.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { FaultSummary } from './fault-summary.tsx';
import type { UploadQueue } from './files/upload-queue.ts';
import type { Save } from './saving/use-save.tsx';

type SaveBarProps = {
  label: string;
  busyLabel: string;
  phase: Save['phase'];
  uploads: UploadQueue;
  onStopWaiting: () => void;
  keptAt: number | null;
  unsaved: boolean;
};

const MOST_LETTERS_ON_A_PHONE = 15;

/** Always in sight: whether the work is safe, and the way to save it. */
export function SaveBar(props: SaveBarProps) {
  const { label, busyLabel, phase, uploads, onStopWaiting, keptAt, unsaved } = props;
  const isPreparing = useSyncExternalStore(uploads.watch, () => uploads.isPreparing);
  const isBusy = phase !== null || isPreparing;
  // beside longer buttons a phone has no room for the state of the draft
  const hasRoom = phase !== 'uploading' && label.length <= MOST_LETTERS_ON_A_PHONE;
  return (
    <div
      ref={bottomBar}
      className="sticky bottom-0 z-20 -mx-4 grid gap-3 rounded-t-soft border border-b-0 border-line bg-sheet px-3 py-2 shadow-lift max-[22rem]:px-2 sm:-mx-1 sm:px-4 sm:py-3"
    >
      <FaultSummary />
      {phase === 'uploading' && <Uploads uploads={uploads} />}
      {/* one row on a phone too, whatever the button says: below it somebody writes */}
      <div className="flex items-center gap-2 sm:gap-3 [&>:not(p)]:shrink-0 max-sm:[&>:not(p)]:px-3 max-[22rem]:[&>:not(p)]:px-2 max-sm:[&>:not(p)]:text-small max-sm:[&_svg]:hidden">
        <p
          className={`min-w-0 grow text-small text-ink-soft ${hasRoom ? 'max-sm:leading-tight' : 'max-sm:sr-only'}`}
        >
          {!unsaved && <span className="max-sm:sr-only">No unsaved changes</span>}
          {unsaved && !keptAt && 'Not saved yet'}
          {unsaved && keptAt && (
            <>
              Draft kept<span className="max-sm:sr-only"> on this device · {formatDateTime(keptAt)}</span>
            </>
          )}
        </p>
        {phase === 'uploading' ? (
          <Button tone="quiet" onClick={onStopWaiting}>
            Keep editing
          </Button>
        ) : (
          <LinkButton to={paths.adminDashboard} tone="quiet">
            Cancel
          </LinkButton>
        )}
        <Button type="submit" busy={isBusy} busyLabel={busyLabel} disabled={phase !== null}>
          {label}
        </Button>
      </div>
    </div>
  );
}

/** The files that are still on their way; the course is sent after them. */
function Uploads({ uploads }: { uploads: UploadQueue }) {
  const left = useSyncExternalStore(uploads.watch, () => uploads.unfinished);
  if (left.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-small font-semibold" aria-live="polite">
        Waiting for {formatCount(left.length, 'file')} to be uploaded
      </p>
      {left.slice(0, 2).map(({ label, done }) => (
        <ProgressBar key={label} label={label} value={done * 100} figure={`${Math.round(done * 100)} %`} />
      ))}
    </div>
  );
}

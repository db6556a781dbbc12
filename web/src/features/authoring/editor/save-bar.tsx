import { formatMoment } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { FaultSummary } from './fault-summary.tsx';
import type { UploadProgress } from './saving/upload-files.ts';

type SaveBarProps = {
  label: string;
  busyLabel: string;
  saving: boolean;
  uploads: readonly UploadProgress[];
  keptAt: number | null;
  unsaved: boolean;
};

/** Always in sight: whether the work is safe, and the way to save it. */
export function SaveBar({ label, busyLabel, saving, uploads, keptAt, unsaved }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 grid gap-3 rounded-t-soft border border-b-0 border-line bg-sheet px-3 py-2 shadow-lift max-[22rem]:px-2 sm:-mx-1 sm:px-4 sm:py-3">
      <FaultSummary />
      <Uploads uploads={uploads} />
      {/* one row on a phone too, whatever the button says: below it somebody writes */}
      <div className="flex items-center gap-2 sm:gap-3 [&>:not(p)]:shrink-0 max-sm:[&>:not(p)]:px-3 max-[22rem]:[&>:not(p)]:px-2 max-sm:[&>:not(p)]:text-small max-sm:[&_svg]:hidden">
        <p className="min-w-0 grow text-small text-ink-soft max-sm:leading-tight">
          {!unsaved && <span className="max-sm:sr-only">No unsaved changes</span>}
          {unsaved && !keptAt && 'Not saved yet'}
          {unsaved && keptAt && (
            <>
              Draft kept<span className="max-sm:sr-only"> on this device · {formatMoment(keptAt)}</span>
            </>
          )}
        </p>
        <LinkButton to={paths.adminDashboard} tone="quiet">
          Cancel
        </LinkButton>
        <Button type="submit" busy={saving} busyLabel={busyLabel} disabled={saving}>
          {label}
        </Button>
      </div>
    </div>
  );
}

/** Those that are on their way, and how many are left. */
function Uploads({ uploads }: { uploads: readonly UploadProgress[] }) {
  if (uploads.length === 0) return null;
  const sent = uploads.filter(({ done }) => done === 1).length;
  const moving = uploads.filter(({ done }) => done < 1).slice(0, 2);
  return (
    <div className="grid gap-2">
      <p className="text-small font-semibold" aria-live="polite">
        {sent} of {uploads.length} files sent
      </p>
      {moving.map(({ label, done }) => (
        <ProgressBar key={label} label={label} value={done * 100} figure={`${Math.round(done * 100)} %`} />
      ))}
    </div>
  );
}

import { Button } from '../../ui/button.tsx';

/** Shown over the document when its download has stopped. Pages that were drawn stay readable. */
export function StalledNotice({ reason, onTryAgain }: { reason: string; onTryAgain: () => void }) {
  return (
    <div
      role="alert"
      className="absolute inset-x-3 bottom-3 z-20 mx-auto flex max-w-lg flex-wrap items-center justify-between gap-3 rounded-soft border border-line bg-sheet py-2 pr-2 pl-4 shadow-lift"
    >
      <p className="min-w-0 grow basis-48 text-small">
        The rest of the document could not be loaded. {reason}
      </p>
      <Button size="small" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}

import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ChevronLeftIcon } from '../../../ui/icons.tsx';

type StepBarProps = {
  at: number;
  total: number;
  onGo: (question: number) => void;
  onNavigator: () => void;
  onSubmit: () => void;
};

/** At the bottom, where the thumb is. */
export function StepBar({ at, total, onGo, onNavigator, onSubmit }: StepBarProps) {
  const isLast = at === total - 1;
  const previous = { disabled: at === 0, onClick: () => onGo(at - 1) };
  return (
    <div className="sticky bottom-0 z-[5] border-t border-line bg-sheet pb-[env(safe-area-inset-bottom)]">
      <div className="page flex flex-wrap items-center justify-between gap-2 py-2.5">
        {/* a narrow phone has no room for three words */}
        <div className="sm:hidden">
          <IconButton label="Previous" {...previous}>
            <ChevronLeftIcon />
          </IconButton>
        </div>
        <div className="max-sm:hidden">
          <Button tone="quiet" {...previous}>
            <ChevronLeftIcon />
            Previous
          </Button>
        </div>
        <div className="xl:hidden">
          <Button
            tone="soft"
            aria-haspopup="dialog"
            aria-label={`All questions, now ${at + 1} of ${total}`}
            onClick={onNavigator}
          >
            <span className="tabular-nums">
              {at + 1}/{total}
            </span>
          </Button>
        </div>
        {isLast ? (
          <Button onClick={onSubmit}>Submit Test</Button>
        ) : (
          <Button onClick={() => onGo(at + 1)}>Next</Button>
        )}
      </div>
    </div>
  );
}

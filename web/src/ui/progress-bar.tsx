import { type ReactNode, useId } from 'react';

type ProgressBarProps = {
  /** 0 to 100; what is beyond is drawn as the end. */
  value: number;
  label: ReactNode;
  /** Shown at the end of the label, such as 63 %. */
  figure?: ReactNode;
};

/** The browser's own element: it needs no style attribute, which a rendered page must not have. */
export function ProgressBar({ value, label, figure }: ProgressBarProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-small">
        <span id={id} className="min-w-0 wrap-anywhere">
          {label}
        </span>
        {figure && <span className="shrink-0 font-semibold tabular-nums text-marigold-ink">{figure}</span>}
      </div>
      <progress
        aria-labelledby={id}
        max={100}
        value={Math.min(100, Math.max(0, value))}
        className="progress-bar"
      />
    </div>
  );
}

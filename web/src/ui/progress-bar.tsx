import { type ReactNode, useId } from 'react';

type ProgressBarProps = {
  /** 0 to 100; values outside are clamped. */
  value: number;
  label: ReactNode;
  /** Shown after the label, such as 63 %. */
  figure?: ReactNode;
};

/** A native progress element, because the content security policy blocks style attributes in rendered pages. */
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

import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';

type SlideControlsProps = {
  index: number;
  /** One label for each slide. */
  dotLabels: readonly string[];
  previousLabel: string;
  nextLabel: string;
  onShow: (index: number) => void;
  /** The button that starts and stops the slides. */
  children: ReactNode;
};

/** Goes through slides: back, a dot for each, forward. `onShow` may get an index before the first or after the last. */
export function SlideControls(props: SlideControlsProps) {
  const { index, dotLabels, previousLabel, nextLabel, onShow, children } = props;
  return (
    <div className="mt-3 flex items-center justify-between">
      <IconButton label={previousLabel} onClick={() => onShow(index - 1)}>
        <ChevronLeftIcon />
      </IconButton>
      <ul className="flex min-w-0 justify-center">
        {dotLabels.map((label, dotIndex) => (
          <li key={label} className="w-11 min-w-0">
            <Dot label={label} isCurrent={dotIndex === index} onPress={() => onShow(dotIndex)} />
          </li>
        ))}
      </ul>
      <div className="flex">
        <IconButton label={nextLabel} onClick={() => onShow(index + 1)}>
          <ChevronRightIcon />
        </IconButton>
        {children}
      </div>
    </div>
  );
}

function Dot({ label, isCurrent, onPress }: { label: string; isCurrent: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isCurrent}
      onClick={onPress}
      className="grid h-11 w-full place-items-center rounded-soft"
    >
      <span
        className={`h-2 rounded-full transition-[width] forced-colors:border ${isCurrent ? 'w-6.5 bg-indigo' : 'w-2 bg-edge'}`}
      />
    </button>
  );
}

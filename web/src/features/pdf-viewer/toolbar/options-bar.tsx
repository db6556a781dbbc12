import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { GridIcon, MinusIcon, PlusIcon } from '../../../ui/icons.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { type Paper, type ReadingChoices, TEXT_SIZE } from '../reading-choices.ts';

type OptionsBarProps = {
  choices: ReadingChoices;
  onChoose: (change: Partial<ReadingChoices>) => void;
  paper: Paper;
  onPaper: (paper: Paper) => void;
  /** For a screen that has no room for them in the toolbar. */
  zoomTools: ReactNode;
  onOverview: () => void;
};

const PAPER_OPTIONS = [
  { value: 'printed', label: 'As printed' },
  { value: 'dimmed', label: 'Dimmed' },
  { value: 'inverted', label: 'Inverted' },
] as const;

/** How the document is shown. It stands below the toolbar, since in fullscreen nothing outside the viewer is seen. */
export function OptionsBar({ choices, onChoose, paper, onPaper, zoomTools, onOverview }: OptionsBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce each of its groups twice
    <div
      role="group"
      aria-label="Reading options"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-sheet px-3 py-2"
    >
      {choices.view === 'text' ? (
        <TextSize size={choices.textSize} onSize={(textSize) => onChoose({ textSize })} />
      ) : (
        <>
          <div className="text-small whitespace-nowrap">
            <SegmentedControl label="Page colours" options={PAPER_OPTIONS} value={paper} onChange={onPaper} />
          </div>
          <div className="flex items-center md:hidden">
            {zoomTools}
            <IconButton label="All pages" onClick={onOverview}>
              <GridIcon />
            </IconButton>
          </div>
        </>
      )}
    </div>
  );
}

function TextSize({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  const { min, max, step } = TEXT_SIZE;
  return (
    <div className="flex items-center">
      <span className="mr-1 text-small">Text size</span>
      <IconButton
        label="Smaller text"
        disabled={size <= min}
        onClick={() => onSize(Math.max(min, size - step))}
      >
        <MinusIcon />
      </IconButton>
      <output aria-label="Text size" className="min-w-8 text-center text-small tabular-nums">
        {size}
      </output>
      <IconButton
        label="Larger text"
        disabled={size >= max}
        onClick={() => onSize(Math.min(max, size + step))}
      >
        <PlusIcon />
      </IconButton>
    </div>
  );
}

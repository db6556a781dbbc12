import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { GridIcon, MinusIcon, PlusIcon } from '../../../ui/icons.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import {
  type ChangeSettings,
  type PageColours,
  type ReadingSettings,
  TEXT_SIZE,
} from '../reading-settings.ts';

type OptionsBarProps = {
  settings: ReadingSettings;
  onChange: ChangeSettings;
  colours: PageColours;
  onColours: (colours: PageColours) => void;
  /** Shown on small screens, where the toolbar has no room for them. */
  zoomTools: ReactNode;
  onOpenThumbnails: () => void;
};

const COLOUR_OPTIONS = [
  { value: 'printed', label: 'As printed' },
  { value: 'dimmed', label: 'Dimmed' },
  { value: 'inverted', label: 'Inverted' },
] as const;

/** The reading settings. Inside the viewer and not in a dialog, because fullscreen hides everything outside the viewer. */
export function OptionsBar(props: OptionsBarProps) {
  const { settings, onChange, colours, onColours, zoomTools, onOpenThumbnails } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce each of its groups twice
    <div
      role="group"
      aria-label="Reading options"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-sheet px-3 py-2"
    >
      {settings.view === 'text' ? (
        <TextSize size={settings.textSize} onSize={(textSize) => onChange({ textSize })} />
      ) : (
        <>
          <div className="text-small whitespace-nowrap">
            <SegmentedControl
              label="Page colours"
              options={COLOUR_OPTIONS}
              value={colours}
              onChange={onColours}
            />
          </div>
          <div className="flex items-center md:hidden">
            {zoomTools}
            <IconButton label="All pages" onClick={onOpenThumbnails}>
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

import type { ReactNode } from 'react';
import { useFormatter } from '../../../language/formatter.ts';
import { useTexts } from '../../../language/locale.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { GridIcon, MinusIcon, PlusIcon } from '../../../ui/portal-icons.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import {
  type ChangeSettings,
  type PageColours,
  type ReadingSettings,
  TEXT_SIZE,
} from '../reading-settings.ts';
import { texts } from '../texts.ts';

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
  { value: 'printed', label: 'asPrinted' },
  { value: 'dimmed', label: 'dimmed' },
  { value: 'inverted', label: 'inverted' },
] as const satisfies { value: PageColours; label: keyof typeof texts }[];

/** The reading settings. Inside the viewer and not in a dialog, because fullscreen hides everything outside the viewer. */
export function OptionsBar(props: OptionsBarProps) {
  const t = useTexts(texts);
  const { settings, onChange, colours, onColours, zoomTools, onOpenThumbnails } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce each of its groups twice
    <div
      role="group"
      aria-label={t.readingOptions}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-sheet px-3 py-2"
    >
      {settings.view === 'text' ? (
        <TextSize size={settings.textSize} onSize={(textSize) => onChange({ textSize })} />
      ) : (
        <>
          <div className="text-small whitespace-nowrap">
            <SegmentedControl
              label={t.pageColours}
              options={COLOUR_OPTIONS.map(({ value, label }) => ({ value, label: t[label] }))}
              value={colours}
              onChange={onColours}
            />
          </div>
          <div className="flex items-center md:hidden">
            {zoomTools}
            <IconButton label={t.allPages} onClick={onOpenThumbnails}>
              <GridIcon />
            </IconButton>
          </div>
        </>
      )}
    </div>
  );
}

function TextSize({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { min, max, step } = TEXT_SIZE;
  return (
    <div className="flex items-center">
      <span className="mr-1 text-small">{t.textSize}</span>
      <IconButton
        label={t.smallerText}
        disabled={size <= min}
        onClick={() => onSize(Math.max(min, size - step))}
      >
        <MinusIcon />
      </IconButton>
      <output aria-label={t.textSize} className="min-w-8 text-center text-small tabular-nums">
        {format.number(size)}
      </output>
      <IconButton
        label={t.largerText}
        disabled={size >= max}
        onClick={() => onSize(Math.min(max, size + step))}
      >
        <PlusIcon />
      </IconButton>
    </div>
  );
}

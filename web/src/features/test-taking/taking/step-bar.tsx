import { useTexts } from '../../../language/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ChevronLeftIcon } from '../../../ui/icons.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';
import { texts } from '../texts.ts';
import { PaletteButton } from './palette-button.tsx';

type StepBarProps = {
  current: number;
  total: number;
  onGo: (question: number) => void;
  onPalette: () => void;
  onSubmit: () => void;
};

/** Stays visible at the bottom, within reach of the thumb, unless the window is low and narrow. */
export function StepBar({ current, total, onGo, onPalette, onSubmit }: StepBarProps) {
  const t = useTexts(texts);
  const ui = useTexts(uiTexts);
  const isLast = current === total - 1;
  const previous = { disabled: current === 0, onClick: () => onGo(current - 1) };
  return (
    <div className="sticky max-sm:low:static bottom-0 z-[5] border-t border-line bg-sheet pb-[env(safe-area-inset-bottom)]">
      <div className="page flex flex-wrap items-center justify-between gap-2 py-2.5">
        {/* a narrow phone has no room for a third text */}
        <div className="sm:hidden">
          <IconButton label={ui.previous} {...previous}>
            <ChevronLeftIcon />
          </IconButton>
        </div>
        <div className="max-sm:hidden">
          <Button tone="quiet" {...previous}>
            <ChevronLeftIcon />
            {ui.previous}
          </Button>
        </div>
        <PaletteButton current={current} total={total} onClick={onPalette} />
        {isLast ? (
          <Button onClick={onSubmit}>{t.submitTest}</Button>
        ) : (
          <Button onClick={() => onGo(current + 1)}>{ui.next}</Button>
        )}
      </div>
    </div>
  );
}

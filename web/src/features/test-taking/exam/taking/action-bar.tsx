import { useTexts } from '../../../../language/locale.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { ChevronLeftIcon } from '../../../../ui/icons.tsx';
import { texts as uiTexts } from '../../../../ui/texts.ts';
import type { AttemptAtExam } from '../../attempt/exam-attempt.ts';
import { PaletteButton } from '../../taking/palette-button.tsx';
import { texts } from './texts.ts';
import type { ExamSteps } from './use-exam-steps.ts';

type ActionBarProps = { attempt: AttemptAtExam; steps: ExamSteps; onPalette: () => void };

/**
 * Stays visible at the bottom, within reach of the thumb. In a low window only the lower row stays, and nothing if the window
 * is narrow too.
 */
export function ActionBar({ attempt, steps, onPalette }: ActionBarProps) {
  const t = useTexts(texts);
  const ui = useTexts(uiTexts);
  const { current, previous } = steps;
  const total = attempt.answers.length;
  return (
    <div className="sticky bottom-0 z-[5] border-t border-line bg-sheet pb-[env(safe-area-inset-bottom)] low:contents">
      <div className="page flex flex-wrap items-center gap-2 py-2 low:contents">
        <div className="flex grow flex-wrap gap-2 max-sm:basis-full max-sm:*:grow max-sm:*:px-2 low:page low:grow-0 low:pb-4">
          <Button tone="quiet" size="small" onClick={steps.markAndNext}>
            {t.markAndNext}
          </Button>
          <Button
            tone="quiet"
            size="small"
            disabled={attempt.answers[current] === null}
            onClick={() => steps.answer(null)}
          >
            {t.clearResponse}
          </Button>
        </div>
        <div className="contents low:sticky low:bottom-0 low:z-[5] low:block low:border-t low:border-line low:bg-sheet low:pb-[env(safe-area-inset-bottom)] max-sm:low:static">
          <div className="contents low:page low:flex low:flex-wrap low:items-center low:justify-end low:gap-2 low:py-1.5">
            <IconButton label={ui.previous} disabled={!previous} onClick={previous}>
              <ChevronLeftIcon />
            </IconButton>
            <PaletteButton current={current} total={total} onClick={onPalette} />
            <div className="grid grow sm:grow-0">
              <Button onClick={steps.saveAndNext}>{t.saveAndNext}</Button>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

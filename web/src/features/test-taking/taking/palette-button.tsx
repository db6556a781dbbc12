import { useFormatter } from '../../../language/formatter.ts';
import { useTexts } from '../../../language/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { texts } from '../texts.ts';

type PaletteButtonProps = { current: number; total: number; onClick: () => void };

/** Opens the palette where it is not beside the question. */
export function PaletteButton({ current, total, onClick }: PaletteButtonProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <div className="xl:hidden">
      <Button
        tone="soft"
        aria-haspopup="dialog"
        aria-label={t.allQuestionsNow({ number: current + 1, total })}
        onClick={onClick}
      >
        <span className="tabular-nums">{`${format.number(current + 1)}/${format.number(total)}`}</span>
      </Button>
    </div>
  );
}

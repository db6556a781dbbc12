import { useTexts } from '../../../language/locale.tsx';
import { EdgeButton } from '../edge-button.tsx';
import { texts } from '../texts.ts';

type KeyboardButtonProps = { isOpen: boolean; onToggle: (isByKeyboard: boolean) => void };

/** Opens and closes the screen keyboard. */
export function KeyboardButton({ isOpen, onToggle }: KeyboardButtonProps) {
  const t = useTexts(texts);
  return (
    <EdgeButton
      isActive={isOpen}
      aria-expanded={isOpen}
      aria-label={t.keyboard}
      title={t.keyboardHint}
      // a click from the keyboard has detail 0
      onClick={(event) => onToggle(event.detail === 0)}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-6 fill-none stroke-current stroke-[1.8]"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M3 6.5h18v11H3zM6.5 10v.1M10.2 10v.1M13.8 10v.1M17.5 10v.1M6.5 14v.1M17.5 14v.1M9.5 14h5" />
      </svg>
    </EdgeButton>
  );
}

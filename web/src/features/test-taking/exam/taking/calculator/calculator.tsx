import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../../language/locale.tsx';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { CrossIcon } from '../../../../../ui/icons.tsx';
import { texts } from '../texts.ts';
import { EMPTY_CALCULATOR, pressKey } from './calculate.ts';

type Key = { key: string; face: string; label?: keyof typeof texts };

const digit = (key: string): Key => ({ key, face: key });

const KEYS: readonly Key[] = [
  { key: 'c', face: 'C', label: 'clearAll' },
  { key: '<', face: '⌫', label: 'deleteDigit' },
  { key: 's', face: '√', label: 'squareRoot' },
  { key: '/', face: '÷', label: 'dividedBy' },
  digit('7'),
  digit('8'),
  digit('9'),
  { key: '*', face: '×', label: 'times' },
  digit('4'),
  digit('5'),
  digit('6'),
  { key: '-', face: '−', label: 'minus' },
  digit('1'),
  digit('2'),
  digit('3'),
  { key: '+', face: '+', label: 'plus' },
  { key: 'n', face: '±', label: 'changeSign' },
  digit('0'),
  { key: '.', face: '.', label: 'decimalPoint' },
  { key: '=', face: '=', label: 'equals' },
];

/** The keys of a keyboard that mean a key of the calculator. */
const KEYBOARD: Record<string, string> = { Enter: '=', Backspace: '<', Delete: 'c', ',': '.' };

/** A small calculator over a corner of the screen. The question stays visible and usable. */
export function Calculator({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const [state, setState] = useState(EMPTY_CALCULATOR);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const press = (key: string) => setState((before) => pressKey(before, key));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose();
    // Enter on a focused button presses that button
    const isButton = event.target !== panel.current && event.key === 'Enter';
    const key = KEYBOARD[event.key] ?? event.key;
    if (isButton || !(key === '%' || KEYS.some((one) => one.key === key))) return;
    event.preventDefault();
    press(key);
  };
  return (
    <section
      ref={panel}
      aria-label={t.calculator}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="fixed right-2 bottom-30 z-20 grid max-h-[calc(100dvh-1rem)] w-64 max-w-[calc(100vw-1rem)] gap-2 overflow-y-auto rounded-soft border border-line bg-sheet p-3 shadow-lift outline-none sm:right-6 sm:bottom-20 low:bottom-2"
    >
      <div className="flex items-center gap-2">
        <output
          aria-label={t.calculatorResult}
          className="min-w-0 grow truncate rounded-soft bg-sunk px-3 py-1.5 text-end font-display text-h3 tabular-nums"
        >
          {state.display ?? t.calculatorError}
        </output>
        <IconButton label={t.closeCalculator} onClick={onClose}>
          <CrossIcon />
        </IconButton>
      </div>
      <div className="grid grid-cols-4 gap-1.5">
        {KEYS.map(({ key, face, label }) => (
          <button
            key={key}
            type="button"
            aria-label={label && (t[label] as string)}
            onClick={() => press(key)}
            className="grid h-11 place-items-center low:h-10 rounded-soft border border-line font-semibold transition-colors hover:bg-sunk"
          >
            {face}
          </button>
        ))}
      </div>
    </section>
  );
}

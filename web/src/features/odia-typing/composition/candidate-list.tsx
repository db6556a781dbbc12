import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import { texts } from '../texts.ts';
import { FieldCopy } from './caret-position.ts';
import type { Composition } from './composer.ts';
import { getOptionId, LIST_ID, OPTION_ATTRIBUTE } from './list-ids.ts';

/** The candidate words, next to the word that is being typed. */
export function CandidateList({ composition }: { composition: Composition }) {
  const t = useTexts(texts);
  const list = useRef<HTMLDivElement>(null);
  usePositionAtRun(list, composition);
  return (
    <div
      ref={list}
      id={LIST_ID}
      role="listbox"
      aria-label={t.odiaWords}
      // keep the focus in the field
      onMouseDown={(event) => event.preventDefault()}
      className="pointer-events-auto fixed z-60 max-h-[60dvh] min-w-48 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-soft border border-line bg-sheet p-1 shadow-lift"
    >
      {composition.candidates.map((word, index) => (
        <Option
          // biome-ignore lint/suspicious/noArrayIndexKey: the next letter changes the texts of the options, without new elements
          key={index}
          word={word}
          index={index}
          hasNumberKey={composition.hasNumberKeys}
          isHighlighted={index === composition.highlighted}
        />
      ))}
    </div>
  );
}

type OptionProps = { word: string; index: number; hasNumberKey: boolean; isHighlighted: boolean };

function Option({ word, index, hasNumberKey, isHighlighted }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isHighlighted) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isHighlighted]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the highlighted option
    <div
      ref={option}
      id={getOptionId(index)}
      role="option"
      aria-selected={isHighlighted}
      {...{ [OPTION_ATTRIBUTE]: index }}
      className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-[0.55rem] px-3 ${isHighlighted ? 'bg-indigo text-indigo-ink forced-colors:outline-2' : 'hover:bg-sunk'}`}
    >
      <span
        aria-hidden="true"
        className={`w-3 text-small ${isHighlighted ? 'text-indigo-ink' : 'text-ink-soft'}`}
      >
        {hasNumberKey && index + 1}
      </span>
      <span lang={getLang(word)}>{word}</span>
    </div>
  );
}

const GAP = 6;

/** Puts the list below the line, or above it when there is no room below, and always inside the window. */
function usePositionAtRun(
  list: RefObject<HTMLDivElement | null>,
  { field, run, candidates }: Composition,
): void {
  const { start } = run;
  const count = candidates.length;
  const copy = useRef<FieldCopy>(null);
  const updatePosition = useEffectEvent(() => {
    const element = list.current;
    if (!element || !copy.current || count === 0) return;
    const { left, top, bottom } = copy.current.getPosition(start);
    const { offsetWidth: width, offsetHeight: height } = element;
    const spaceBelow = getVisibleBottom() - bottom - GAP;
    const y = spaceBelow >= height || spaceBelow > top ? bottom + GAP : top - GAP - height;
    const x = Math.min(left, document.documentElement.clientWidth - width - GAP);
    element.style.left = `${Math.max(GAP, x)}px`;
    element.style.top = `${Math.max(GAP, y)}px`;
  });
  useLayoutEffect(() => {
    const fieldCopy = new FieldCopy(field);
    copy.current = fieldCopy;
    const onResize = () => {
      fieldCopy.updateWidth();
      updatePosition();
    };
    const listeners = new AbortController();
    // capture also the scroll events of elements around the field
    window.addEventListener('scroll', () => updatePosition(), { capture: true, signal: listeners.signal });
    window.addEventListener('resize', onResize, { signal: listeners.signal });
    return () => {
      listeners.abort();
      fieldCopy.remove();
    };
  }, [field]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field, word or number of words needs another position
  useLayoutEffect(() => updatePosition(), [field, start, count]);
}

/** Returns the bottom of the window, or the top of the screen keyboard, which sets scroll-padding-bottom. */
function getVisibleBottom(): number {
  const page = document.documentElement;
  const keyboardHeight = Number.parseFloat(getComputedStyle(page).scrollPaddingBottom) || 0;
  return page.clientHeight - keyboardHeight;
}

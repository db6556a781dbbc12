import { type RefObject, useLayoutEffect, useRef } from 'react';
import { getLang } from '../../../lib/odia.ts';
import { placeInField } from './caret-place.ts';
import type { Composition } from './composer.ts';
import { LIST_ID, OPTION_ATTRIBUTE, optionId } from './list-marks.ts';

/** The words offered, at the place where the word is being written. */
export function CandidateList({ composition }: { composition: Composition }) {
  const list = useRef<HTMLDivElement>(null);
  usePlaceAtRun(list, composition);
  return (
    <div
      ref={list}
      id={LIST_ID}
      role="listbox"
      aria-label="Odia words"
      // the focus stays in the field
      onMouseDown={(event) => event.preventDefault()}
      className="pointer-events-auto fixed z-60 max-h-[60dvh] min-w-48 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-soft border border-line bg-sheet p-1 shadow-lift"
    >
      {composition.offered.map((word, number) => (
        <Option
          key={word}
          word={word}
          number={number}
          byNumber={composition.byNumber}
          highlighted={number === composition.highlighted}
        />
      ))}
    </div>
  );
}

type OptionProps = { word: string; number: number; byNumber: boolean; highlighted: boolean };

function Option({ word, number, byNumber, highlighted }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (highlighted) option.current?.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the highlighted option
    <div
      ref={option}
      id={optionId(number)}
      role="option"
      aria-selected={highlighted}
      {...{ [OPTION_ATTRIBUTE]: number }}
      className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-[0.55rem] px-3 ${highlighted ? 'bg-indigo text-indigo-ink forced-colors:outline-2' : 'hover:bg-sunk'}`}
    >
      <span
        aria-hidden="true"
        className={`w-3 text-small ${highlighted ? 'text-indigo-ink' : 'text-ink-soft'}`}
      >
        {byNumber && number + 1}
      </span>
      <span lang={getLang(word)}>{word}</span>
    </div>
  );
}

const GAP = 6;

/** Below the line, or above it where there is no room, and always on the screen. */
function usePlaceAtRun(list: RefObject<HTMLDivElement | null>, { field, run, offered }: Composition): void {
  const { start } = run;
  const count = offered.length;
  useLayoutEffect(() => {
    const place = () => {
      const element = list.current;
      if (!element || count === 0) return;
      const { left, top, bottom } = placeInField(field, start);
      const { offsetWidth: width, offsetHeight: height } = element;
      const roomBelow = lowestLine() - bottom - GAP;
      const y = roomBelow >= height || roomBelow > top ? bottom + GAP : top - GAP - height;
      const x = Math.min(left, document.documentElement.clientWidth - width - GAP);
      element.style.left = `${Math.max(GAP, x)}px`;
      element.style.top = `${Math.max(GAP, y)}px`;
    };
    place();
    const stop = new AbortController();
    // also when something around the field scrolls
    window.addEventListener('scroll', place, { capture: true, signal: stop.signal });
    window.addEventListener('resize', place, { signal: stop.signal });
    return () => stop.abort();
  }, [list, field, start, count]);
}

/** Where the screen ends, or the keyboard on it begins, which has made room for itself. */
function lowestLine(): number {
  const page = document.documentElement;
  const taken = Number.parseFloat(getComputedStyle(page).scrollPaddingBottom) || 0;
  return page.clientHeight - taken;
}

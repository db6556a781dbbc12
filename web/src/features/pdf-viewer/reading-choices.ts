import { PDF_ZOOM } from '@sikhya/contract/constants.ts';
import { useCallback, useState } from 'react';
import { readStorage, writeStorage } from '../../lib/browser-storage.ts';
import type { Zoom } from './zoom.ts';

const PAPERS = ['printed', 'dimmed', 'inverted'] as const;
/** How the page is coloured. */
export type Paper = (typeof PAPERS)[number];

/** In CSS pixels, for the text view. */
export const TEXT_SIZE = { initial: 18, step: 2, min: 14, max: 30 } as const;

export type ReadingChoices = {
  /** null until the student has chosen one. */
  zoom: Zoom | null;
  view: 'pages' | 'text';
  paper: { light: Paper; dark: Paper };
  textSize: number;
  /** The offer to read as text was declined. */
  declinedText: boolean;
};

const KEY = 'reading:';

const FIRST: ReadingChoices = {
  zoom: null,
  view: 'pages',
  paper: { light: 'printed', dark: 'dimmed' },
  textSize: TEXT_SIZE.initial,
  declinedText: false,
};

/** What a student has chosen on this device. Anything that is not a choice of ours counts as none. */
export function storedChoices(student: string): ReadingChoices {
  const stored = parse(readStorage('localStorage', KEY + student));
  const { zoom, textSize } = stored;
  return {
    zoom: zoom === 'fit' || isBetween(zoom, PDF_ZOOM) ? zoom : FIRST.zoom,
    view: stored.view === 'text' ? 'text' : FIRST.view,
    paper: {
      light: PAPERS.find((paper) => paper === stored.paper?.light) ?? FIRST.paper.light,
      dark: PAPERS.find((paper) => paper === stored.paper?.dark) ?? FIRST.paper.dark,
    },
    textSize: isBetween(textSize, TEXT_SIZE) ? textSize : FIRST.textSize,
    declinedText: stored.declinedText === true,
  };
}

function isBetween(value: unknown, { min, max }: { min: number; max: number }): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}

function parse(text: string | null): Partial<ReadingChoices> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export function useReadingChoices(
  student: string,
): [ReadingChoices, (change: Partial<ReadingChoices>) => void] {
  const [choices, setChoices] = useState(() => storedChoices(student));
  const choose = useCallback(
    (change: Partial<ReadingChoices>) =>
      setChoices((before) => {
        const after = { ...before, ...change };
        writeStorage('localStorage', KEY + student, JSON.stringify(after));
        return after;
      }),
    [student],
  );
  return [choices, choose];
}

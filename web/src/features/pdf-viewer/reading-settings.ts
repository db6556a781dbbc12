import { PDF_ZOOM } from '@sikhya/contract/constants.ts';
import { useCallback, useState } from 'react';
import { readStorage, writeStorage } from '../../lib/browser-storage.ts';
import type { Zoom } from './zoom.ts';

const PAGE_COLOURS = ['printed', 'dimmed', 'inverted'] as const;
export type PageColours = (typeof PAGE_COLOURS)[number];

/** In CSS pixels, for the text view. */
export const TEXT_SIZE = { initial: 18, step: 2, min: 14, max: 30 } as const;

export type ReadingSettings = {
  /** null until the student has chosen a zoom. */
  zoom: Zoom | null;
  view: 'pages' | 'text';
  /** The page colours in the light and in the dark theme. */
  paper: { light: PageColours; dark: PageColours };
  textSize: number;
  /** The student declined the offer of the text view. */
  declinedText: boolean;
};

const KEY = 'reading:';

const DEFAULTS: ReadingSettings = {
  zoom: null,
  view: 'pages',
  paper: { light: 'printed', dark: 'dimmed' },
  textSize: TEXT_SIZE.initial,
  declinedText: false,
};

/** Returns the student's settings on this device, with the default for every invalid value. */
export function loadReadingSettings(studentKey: string): ReadingSettings {
  const stored = parse(readStorage('localStorage', KEY + studentKey));
  const { zoom, textSize } = stored;
  return {
    zoom: zoom === 'fit' || isBetween(zoom, PDF_ZOOM) ? zoom : DEFAULTS.zoom,
    view: stored.view === 'text' ? 'text' : DEFAULTS.view,
    paper: {
      light: PAGE_COLOURS.find((colours) => colours === stored.paper?.light) ?? DEFAULTS.paper.light,
      dark: PAGE_COLOURS.find((colours) => colours === stored.paper?.dark) ?? DEFAULTS.paper.dark,
    },
    textSize: isBetween(textSize, TEXT_SIZE) ? textSize : DEFAULTS.textSize,
    declinedText: stored.declinedText === true,
  };
}

function isBetween(value: unknown, { min, max }: { min: number; max: number }): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}

function parse(text: string | null): Partial<ReadingSettings> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export type ChangeSettings = (change: Partial<ReadingSettings>) => void;

export function useReadingSettings(studentKey: string): [ReadingSettings, ChangeSettings] {
  const [settings, setSettings] = useState(() => loadReadingSettings(studentKey));
  const changeSettings = useCallback(
    (change: Partial<ReadingSettings>) =>
      setSettings((before) => {
        const after = { ...before, ...change };
        writeStorage('localStorage', KEY + studentKey, JSON.stringify(after));
        return after;
      }),
    [studentKey],
  );
  return [settings, changeSettings];
}

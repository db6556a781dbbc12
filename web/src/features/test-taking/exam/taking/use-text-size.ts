import { useState } from 'react';
import { readStorage, writeStorage } from '../../../../lib/browser-storage.ts';
import type { texts } from './texts.ts';

const KEY = 'exam-text-size';

export type TextSize = { zoom: number; label: keyof typeof texts };

const SIZES: readonly TextSize[] = [
  { zoom: 1, label: 'sizeNormal' },
  { zoom: 1.2, label: 'sizeLarge' },
  { zoom: 1.45, label: 'sizeLargest' },
];

/** Returns the size of questions and options, which the device remembers, and a function that selects the next size in turn. */
export function useTextSize(): [TextSize, () => void] {
  const [stored, setStored] = useState(() => Number(readStorage('localStorage', KEY)) || 0);
  const index = stored < SIZES.length ? stored : 0;
  const setNext = () => {
    const next = (index + 1) % SIZES.length;
    writeStorage('localStorage', KEY, String(next));
    setStored(next);
  };
  return [SIZES[index]!, setNext];
}

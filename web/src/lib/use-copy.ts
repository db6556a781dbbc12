import { useState } from 'react';

/** Returns a function that copies the text to the clipboard, and whether that has succeeded. */
export function useCopy(text: string): { state: 'new' | 'copied' | 'failed'; copy: () => Promise<void> } {
  const [state, setState] = useState<'new' | 'copied' | 'failed'>('new');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return { state, copy };
}

import { useEffectEvent, useLayoutEffect } from 'react';

type Keys = {
  onChoose: (option: number) => void;
  onEnter: () => void;
  onUndo: () => void;
  onLanguage: () => void;
};

/** 1 to 6 or A to F choose, Enter shows the next question, U undoes, L changes the language. Keys in fields and on buttons keep their meaning. */
export function useKeys(keys: Keys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const { target, key } = event;
    const isControl =
      target instanceof HTMLElement && target.matches('select, textarea, input:not([type=radio])');
    if (isControl) return;
    const letter = key.toLowerCase();
    const option = Math.max('123456'.indexOf(key), 'abcdef'.indexOf(letter));
    if (key.length === 1 && option >= 0) keys.onChoose(option);
    else if (letter === 'u') keys.onUndo();
    else if (letter === 'l') keys.onLanguage();
    else if (key === 'Enter' && !(target instanceof HTMLElement && target.closest('a, button')))
      keys.onEnter();
    else return;
    event.preventDefault();
  });
  // the keys work as soon as the question is visible
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

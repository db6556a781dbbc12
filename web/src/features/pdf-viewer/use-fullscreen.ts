import { type RefObject, useCallback, useEffect, useState } from 'react';

type Fullscreen = {
  isFull: boolean;
  /** The browser has no fullscreen for anything but videos, as on an iPhone: the element fills the window. */
  fillsWindow: boolean;
  toggle: () => void;
};

export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const [isReal, setReal] = useState(false);
  const [fillsWindow, setFillsWindow] = useState(false);

  useEffect(() => {
    const hear = () => setReal(document.fullscreenElement === element.current && element.current !== null);
    document.addEventListener('fullscreenchange', hear);
    return () => document.removeEventListener('fullscreenchange', hear);
  }, [element]);

  useEffect(() => {
    if (!fillsWindow) return;
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setFillsWindow(false);
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [fillsWindow]);

  const toggle = useCallback(() => {
    if (isReal) void document.exitFullscreen();
    else if (fillsWindow) setFillsWindow(false);
    else if (document.fullscreenEnabled)
      void element.current?.requestFullscreen().catch(() => setFillsWindow(true));
    else setFillsWindow(true);
  }, [element, isReal, fillsWindow]);

  return { isFull: isReal || fillsWindow, fillsWindow, toggle };
}

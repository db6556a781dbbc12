import { type RefObject, useCallback, useEffect, useState } from 'react';

type Fullscreen = {
  isFull: boolean;
  /** The element fills the window instead, because the browser offers fullscreen only for videos, as on an iPhone. */
  fillsWindow: boolean;
  toggle: () => void;
};

export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const [isNative, setNative] = useState(false);
  const [fillsWindow, setFillsWindow] = useState(false);

  useEffect(() => {
    const update = () =>
      setNative(document.fullscreenElement === element.current && element.current !== null);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [element]);

  useEffect(() => {
    if (!fillsWindow) return;
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setFillsWindow(false);
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [fillsWindow]);

  const toggle = useCallback(() => {
    if (isNative) void document.exitFullscreen();
    else if (fillsWindow) setFillsWindow(false);
    else if (document.fullscreenEnabled)
      void element.current?.requestFullscreen().catch(() => setFillsWindow(true));
    else setFillsWindow(true);
  }, [element, isNative, fillsWindow]);

  return { isFull: isNative || fillsWindow, fillsWindow, toggle };
}

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Scrolling less than this in one direction, in CSS pixels, changes nothing. */
const THRESHOLD = 48;

type Collapse = {
  isCollapsed: boolean;
  expand: () => void;
  /** Call on every scroll event of the document. */
  onScroll: (element: HTMLElement) => void;
  /** Call when the viewer itself scrolled, which must not collapse or expand anything. */
  onProgrammaticScroll: (element: HTMLElement) => void;
};

/**
 * On a small screen, hides everything around the document while the student scrolls down, and shows it again when they
 * scroll up or reach an end. The text being read stays at the same position on the screen.
 */
export function useCollapseOnScroll(frame: RefObject<HTMLElement | null>, isAllowed: boolean): Collapse {
  const [isWanted, setWanted] = useState(false);
  const isCollapsed = isWanted && isAllowed;
  const direction = useRef({ startTop: 0, lastTop: 0, isDown: true });
  const lastScroll = useRef<{ element: HTMLElement; screenTop: number }>(undefined);

  const onScroll = useCallback((element: HTMLElement) => {
    const { scrollTop, clientHeight, scrollHeight } = element;
    const before = direction.current;
    if (scrollTop === before.lastTop) return;
    const isDown = scrollTop > before.lastTop;
    if (isDown === before.isDown) before.lastTop = scrollTop;
    else direction.current = { startTop: before.lastTop, lastTop: scrollTop, isDown };
    const screenTop = element.getBoundingClientRect().top;
    lastScroll.current = { element, screenTop };
    const distance = Math.abs(scrollTop - direction.current.startTop);
    const isAtEnd = scrollTop < THRESHOLD || scrollTop + clientHeight > scrollHeight - 4;
    // collapsing moves the document to the top of the screen, so it must be scrolled that far to stay in position
    const hasRoom = scrollTop > screenTop + THRESHOLD;
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (isAtEnd || (!isDown && distance > THRESHOLD)) setWanted(false);
    else if (isDown && distance > THRESHOLD && hasRoom && !isTyping) setWanted(true);
  }, []);

  const onProgrammaticScroll = useCallback(({ scrollTop }: HTMLElement) => {
    direction.current = { startTop: scrollTop, lastTop: scrollTop, isDown: direction.current.isDown };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: collapsing and expanding move the document on the screen
  useLayoutEffect(() => {
    const before = lastScroll.current;
    if (!before?.element.isConnected) return;
    const { element } = before;
    const moved = element.getBoundingClientRect().top - before.screenTop;
    if (moved === 0) return;
    element.scrollTop += moved;
    direction.current = { startTop: element.scrollTop, lastTop: element.scrollTop, isDown: moved < 0 };
    lastScroll.current = { element, screenTop: before.screenTop + moved };
  }, [isCollapsed]);

  const expand = useCallback(() => setWanted(false), []);
  // keyboard users must see the control that has the focus
  useEffect(() => {
    const element = frame.current;
    element?.addEventListener('keydown', expand);
    return () => element?.removeEventListener('keydown', expand);
  }, [frame, expand]);
  return { isCollapsed, expand, onScroll, onProgrammaticScroll };
}

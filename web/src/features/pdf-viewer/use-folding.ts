import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far somebody scrolls in one direction before it means something, in CSS pixels. */
const MEANT = 48;

type Folding = {
  isFolded: boolean;
  unfold: () => void;
  /** For the scroll events of what is read. */
  onScroll: (element: HTMLElement) => void;
  /** The viewer itself has scrolled, which says nothing about what somebody wants. */
  onMoved: (element: HTMLElement) => void;
};

/**
 * On a small screen the page around the document folds away while somebody reads on, and comes back when they scroll
 * up or arrive at an end. What is read stays where it is on the screen.
 */
export function useFolding(frame: RefObject<HTMLElement | null>, isAllowed: boolean): Folding {
  const [isWanted, setWanted] = useState(false);
  const isFolded = isWanted && isAllowed;
  const turned = useRef({ at: 0, last: 0, isDown: true });
  const scrolled = useRef<{ element: HTMLElement; top: number }>(undefined);

  const onScroll = useCallback((element: HTMLElement) => {
    const { scrollTop, clientHeight, scrollHeight } = element;
    const turn = turned.current;
    if (scrollTop === turn.last) return;
    const isDown = scrollTop > turn.last;
    if (isDown !== turn.isDown) turned.current = { at: turn.last, last: scrollTop, isDown };
    else turn.last = scrollTop;
    scrolled.current = { element, top: element.getBoundingClientRect().top };
    const way = Math.abs(scrollTop - turned.current.at);
    const isAtEnd = scrollTop < MEANT || scrollTop + clientHeight > scrollHeight - 4;
    // folded, the document begins at the top of the screen: before it has been scrolled that far it would jump
    const hasRoom = scrollTop > scrolled.current.top + MEANT;
    // somebody who types keeps the field
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (isAtEnd || (!isDown && way > MEANT)) setWanted(false);
    else if (isDown && way > MEANT && hasRoom && !isTyping) setWanted(true);
  }, []);

  const onMoved = useCallback((element: HTMLElement) => {
    const { scrollTop } = element;
    turned.current = { at: scrollTop, last: scrollTop, isDown: turned.current.isDown };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: folding moves the document by its place on the screen
  useLayoutEffect(() => {
    const before = scrolled.current;
    if (!before?.element.isConnected) return;
    const moved = before.element.getBoundingClientRect().top - before.top;
    if (moved === 0) return;
    before.element.scrollTop += moved;
    turned.current = { at: before.element.scrollTop, last: before.element.scrollTop, isDown: moved < 0 };
    scrolled.current = { element: before.element, top: before.top + moved };
  }, [isFolded]);

  const unfold = useCallback(() => setWanted(false), []);
  // whoever reaches a control by keyboard sees it
  useEffect(() => {
    const element = frame.current;
    element?.addEventListener('keydown', unfold);
    return () => element?.removeEventListener('keydown', unfold);
  }, [frame, unfold]);
  return { isFolded, unfold, onScroll, onMoved };
}

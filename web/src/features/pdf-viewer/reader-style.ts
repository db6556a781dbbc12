/** On a phone as wide as the screen, and as high as the header leaves. */
export const READER_IN_PAGE =
  'h-[min(85dvh,60rem)] min-h-96 rounded-soft border border-line compact:-mx-[clamp(1rem,3vw,2rem)] compact:h-[calc(100dvh-4rem)] compact:min-h-0 compact:rounded-none compact:border-x-0';

/** The region in which pages scroll. */
export const SCROLLER_STYLE =
  'touch-pan-x touch-pan-y overflow-x-auto overflow-y-scroll bg-sunk outline-offset-[-2px] select-none';

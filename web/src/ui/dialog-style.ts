const SHAPE =
  'inset-0 max-lg:right-[var(--edge-space,0px)] m-auto h-fit scroll-pt-18 scroll-pb-36 max-sm:low:scroll-pb-4 rounded-soft data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in';

/** A centred dialog that scrolls when it is too high. */
export const DIALOG_SHAPE = `${SHAPE} max-h-[calc(100dvh-2rem)] w-[min(32rem,100%-max(2rem,1rem+var(--edge-space,0px)))]`;

/** Fills nearly the whole screen on a phone. */
export const WIDE_DIALOG_SHAPE = `${SHAPE} max-h-[calc(100dvh-1rem)] w-[min(56rem,100%-max(1rem,0.5rem+var(--edge-space,0px)))]`;

/**
 * Buttons are stacked on a phone, the primary one on top, and in a row on larger screens. Above an on-screen keyboard they
 * scroll with the fields, for which they would leave no room.
 */
export const DIALOG_FOOTER =
  'sticky max-sm:low:static bottom-0 z-10 mt-2 flex flex-col-reverse gap-3 bg-sheet px-5 pt-4 pb-5 sm:flex-row sm:flex-wrap sm:justify-end sm:px-6';

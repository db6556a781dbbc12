const SHAPE =
  'inset-0 m-auto h-fit rounded-soft data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in';

/** In the middle; what does not fit scrolls, and the title and the buttons stay in sight. */
export const DIALOG_SHAPE = `${SHAPE} max-h-[calc(100dvh-2rem)] w-[min(32rem,100%-2rem)]`;

/** Nearly the whole screen of a phone. */
export const WIDE_DIALOG_SHAPE = `${SHAPE} max-h-[calc(100dvh-1rem)] w-[min(56rem,100%-1rem)]`;

/** Below each other for thumbs, the main one on top; side by side where there is room. */
export const DIALOG_FOOTER =
  'sticky bottom-0 z-10 mt-2 flex flex-col-reverse gap-3 bg-sheet px-5 pt-4 pb-5 sm:flex-row sm:justify-end sm:px-6';

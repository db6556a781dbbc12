/** In the middle; what does not fit scrolls, and the title and the buttons stay in sight. */
export const DIALOG_SHAPE =
  'inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(32rem,100%-2rem)] rounded-soft data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in';

/** Below each other for thumbs, the main one on top; side by side where there is room. */
export const DIALOG_FOOTER =
  'sticky bottom-0 mt-2 flex flex-col-reverse gap-3 bg-sheet px-5 pt-4 pb-5 sm:flex-row sm:justify-end sm:px-6';

/** Classes of the bar above a document. */
export const TOOLBAR_STYLE =
  'flex flex-wrap items-center gap-x-1 border-b border-line bg-sheet px-1 py-1 sm:px-2';

/**
 * Extends the touch target of a link to 44 px without moving the layout. Neighbouring links need 44 px from one to the
 * next. It is not extended for a mouse on a large screen, where it would cover text that people select.
 */
export const TOUCH_TARGET =
  'relative after:absolute after:top-1/2 after:left-1/2 after:size-full after:min-h-11 after:min-w-11 after:-translate-1/2 sm:pointer-fine:after:hidden';

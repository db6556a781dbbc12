/** Classes for form controls. The text is at least 16 px, because phones zoom into smaller fields. */
export const CONTROL_STYLE =
  'block min-h-11 w-full min-w-0 rounded-soft border border-edge bg-sheet px-3.5 py-2 text-body text-ink transition-colors placeholder:text-ink-soft hover:border-ink-soft focus-visible:border-indigo focus-visible:outline-offset-0 disabled:bg-sunk disabled:text-ink-soft aria-invalid:border-wrong';

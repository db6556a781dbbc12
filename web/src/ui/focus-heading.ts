/** For the `ref` of a heading with tabIndex -1 that replaces a form: it takes over the focus and is in view. */
export function focusHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center' });
}

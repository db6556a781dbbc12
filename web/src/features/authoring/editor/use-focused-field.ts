import { type RefObject, useEffect } from 'react';

/** Focuses the field that the reducer asks for, and scrolls to it. Its row is open by then. */
export function useFocusedField(
  form: RefObject<HTMLFormElement | null>,
  focus: { readonly field: string } | null,
): void {
  useEffect(() => {
    if (!focus) return;
    const field = form.current?.elements.namedItem(focus.field);
    if (!(field instanceof HTMLElement)) return;
    // at once, because the browser ends a smooth scroll at the first keystroke, wherever the field is then
    const scrollToField = () => field.scrollIntoView({ block: 'center', behavior: 'instant' });
    field.focus({ preventScroll: true });
    scrollToField();
    // while the rows around the field unfold, the page is too short to scroll all the way
    void waitForAnimationsAround(field).then(() => {
      if (document.activeElement === field) scrollToField();
    });
  }, [form, focus]);
}

function waitForAnimationsAround(element: Element): Promise<unknown> {
  const around = document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element));
  return Promise.allSettled(around.map(({ finished }) => finished));
}

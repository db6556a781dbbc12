import { type RefObject, useEffect } from 'react';

/** Focuses the field that the reducer asks for. Its row is open by then. */
export function useFocusedField(
  form: RefObject<HTMLFormElement | null>,
  focus: { readonly field: string } | null,
): void {
  useEffect(() => {
    if (!focus) return;
    const field = form.current?.elements.namedItem(focus.field);
    if (!(field instanceof HTMLElement)) return;
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
  }, [form, focus]);
}

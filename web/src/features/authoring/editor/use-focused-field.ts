import { type RefObject, useEffect } from 'react';

/** Gives the focus to the field that the editor asks for; what it stands in is unfolded by then. */
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

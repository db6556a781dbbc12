import { useEffect } from 'react';
import type { Composition } from './composer.ts';
import type { Field } from './field.ts';
import { LIST_ID, optionId } from './list-marks.ts';

/** While words are offered the field says so, and which one is highlighted; afterwards it is as it was. */
export function useComboboxAttributes(composition: Composition | null): void {
  const field = composition?.field;
  const highlighted = composition?.highlighted ?? 0;
  useEffect(() => {
    if (!field) return;
    return borrowAttributes(field, {
      'aria-autocomplete': 'list',
      'aria-controls': LIST_ID,
      'aria-activedescendant': optionId(highlighted),
      ...roleFor(field),
    });
  }, [field, highlighted]);
}

/** A field of several lines may have no other role than its own, and that role cannot be expanded. */
function roleFor(field: Field): Record<string, string> {
  if (field instanceof HTMLTextAreaElement) return { 'aria-haspopup': 'listbox' };
  return { role: 'combobox', 'aria-expanded': 'true' };
}

function borrowAttributes(field: Field, attributes: Record<string, string>): () => void {
  const before = Object.keys(attributes).map((name) => [name, field.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  return () => {
    for (const [name, value] of before) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
  };
}

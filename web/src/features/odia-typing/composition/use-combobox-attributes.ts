import { useEffect } from 'react';
import type { Composition } from './composer.ts';
import type { Field } from './field.ts';
import { getOptionId, LIST_ID } from './list-ids.ts';

/** Makes the field a combobox with the highlighted candidate while the list is open, and restores it afterwards. */
export function useComboboxAttributes(composition: Composition | null): void {
  const field = composition?.field;
  const highlighted = composition?.highlighted ?? 0;
  useEffect(() => {
    if (!field) return;
    return setAttributes(field, {
      'aria-autocomplete': 'list',
      'aria-controls': LIST_ID,
      'aria-activedescendant': getOptionId(highlighted),
      ...getRole(field),
    });
  }, [field, highlighted]);
}

/** A textarea allows no other role than its own, and that role does not support aria-expanded. */
function getRole(field: Field): Record<string, string> {
  if (field instanceof HTMLTextAreaElement) return { 'aria-haspopup': 'listbox' };
  return { role: 'combobox', 'aria-expanded': 'true' };
}

/** Returns a function that restores the previous attributes. */
function setAttributes(field: Field, attributes: Record<string, string>): () => void {
  const previous = Object.keys(attributes).map((name) => [name, field.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  return () => {
    for (const [name, value] of previous) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
  };
}

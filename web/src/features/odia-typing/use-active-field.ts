import { type RefObject, useEffect, useRef } from 'react';
import { type Field, toTypableField } from './composition/field.ts';

/** The field that has the focus, or had it before the focus moved to a button. */
export function useActiveField(): RefObject<Field | null> {
  const field = useRef<Field | null>(null);
  useEffect(() => {
    const update = (target: EventTarget | null) => {
      field.current = toTypableField(target) ?? field.current;
    };
    update(document.activeElement);
    const onFocus = (event: FocusEvent) => update(event.target);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  return field;
}

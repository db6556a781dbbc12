import { type RefObject, useEffect, useRef } from 'react';
import { type Field, typableField } from './composition/field.ts';

/** The field that is being written in, or was before the focus went to one of our buttons. */
export function useWrittenField(): RefObject<Field | null> {
  const field = useRef<Field | null>(null);
  useEffect(() => {
    const note = (target: EventTarget | null) => {
      field.current = typableField(target) ?? field.current;
    };
    note(document.activeElement);
    const onFocus = (event: FocusEvent) => note(event.target);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  return field;
}

import { useEffect, useState } from 'react';
import { type FieldKind, getFieldKind, toTypableField } from './composition/field.ts';

/** The kind of the field that has the focus, or had it before the focus moved to something that is no field. */
export function useActiveFieldKind(): FieldKind {
  const [kind, setKind] = useState<FieldKind>('any');
  useEffect(() => {
    const update = (target: EventTarget | null) => {
      const field = toTypableField(target);
      if (field) setKind(getFieldKind(field));
    };
    update(document.activeElement);
    const onFocus = (event: FocusEvent) => update(event.target);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  return kind;
}

import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { isSignedOut, onSessionChange } from '../session-store.ts';
import { pickChanges, readFormInput, removeFormInput, storeFormInput } from './form-input-store.ts';

export type FormInput<Values> = {
  values: Values;
  set: Dispatch<SetStateAction<Values>>;
  change: (changes: Partial<Values>) => void;
  isChanged: boolean;
  /** Whether it contains input from before the session ended. */
  isRestored: boolean;
};

/**
 * The state of a form. If the session ends while the form is open, its changed fields are stored, and restored when the same
 * person opens the form with the same name again. Not for passwords, codes and files.
 */
export function useFormInput<Values extends object>(name: string, initial: Values): FormInput<Values> {
  const [restored] = useState(() => readFormInput(name));
  const [values, set] = useState<Values>({ ...initial, ...restored });
  const changes = pickChanges(values, initial);
  const isChanged = Object.keys(changes).length > 0;
  const storeIfSignedOut = useEffectEvent(() => {
    if (isChanged && isSignedOut()) storeFormInput(name, changes);
  });
  useEffect(() => {
    removeFormInput(name);
    return onSessionChange(() => storeIfSignedOut());
  }, [name]);
  return {
    values,
    set,
    change: (changed) => set((current) => ({ ...current, ...changed })),
    isChanged,
    isRestored: restored !== null && isChanged,
  };
}

import { useCallback, useMemo, useState } from 'react';
import { useFormInput } from '../../../../lib/form-input/use-form-input.ts';
import type { ComparedQuestion } from './compare-read-questions.ts';
import { addChange, type ChangedItems, type ItemChange, toImportItems, withChange } from './import-items.ts';

const NO_CHANGES: { changed: ChangedItems } = { changed: {} };

/** The questions of the preview with the changes of the admin, which are kept when the session ends. */
export function useImportItems(name: string, questions: readonly ComparedQuestion[]) {
  const [initial] = useState(() => toImportItems(questions));
  const input = useFormInput(name, NO_CHANGES);
  const { set } = input;
  const { changed } = input.values;
  const items = useMemo(() => initial.map((item) => withChange(item, changed)), [initial, changed]);
  const change = useCallback(
    (itemChange: ItemChange) =>
      set((values) => ({ changed: addChange(initial, values.changed, itemChange) })),
    [initial, set],
  );
  const isChanged = items.some((item, index) => item !== initial[index]);
  return { items, change, isChanged, isRestored: input.isRestored && isChanged };
}

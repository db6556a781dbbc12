import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Action } from './state/actions.ts';
import type { CourseForm } from './state/form.ts';
import { toShownField } from './state/shown-field.ts';

/** Opens the field that a link names, such as `?field=subjects.0.chapters.1.pdf`, again each time one is followed. */
export function useFieldInAddress(form: CourseForm, dispatch: Dispatch<Action>): void {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const field = search.get('field');
  const show = useEffectEvent((path: string) => {
    const inputPath = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    dispatch({ type: 'field shown', ...toShownField(form, inputPath) });
  });
  useEffect(() => {
    // a dependency only, so that the effect runs for every link
    void key;
    if (field) show(field);
  }, [field, key]);
}

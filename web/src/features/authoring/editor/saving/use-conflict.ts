import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { saveConflict } from '@sikhya/contract/publishing.ts';
import { type Dispatch, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../../language/locale.tsx';
import { ApiError } from '../../../../lib/api-error.ts';
import { useToast } from '../../../../ui/toast.tsx';
import { fetchCourse } from '../../api.ts';
import { mergeCourses } from '../conflict/merge.ts';
import type { Choice } from '../conflict/merge-fields.ts';
import type { Action } from '../state/actions.ts';
import { type CourseForm, toForm } from '../state/form.ts';
import { texts } from '../texts.ts';
import type { Latest } from './use-working-copy.ts';

/** Both sides have changed the same, and the admin has to choose. */
export type Conflict = {
  theirs: CourseTree;
  /** Whether the course was to be published. */
  isPublishing: boolean;
  isShown: boolean;
};

type ConflictOptions = {
  dispatch: Dispatch<Action>;
  latest: RefObject<Latest>;
  onSaved: (course: CourseTree) => void;
};

export type ConflictResolution = {
  conflict: Conflict | null;
  /** Merges what was saved meanwhile. Resolves to whether the save can be repeated; otherwise the dialog asks. */
  resolve: (error: unknown, isPublishing: boolean) => Promise<boolean>;
  /** Merges with the choices of the admin. */
  merge: (choices: ReadonlyMap<string, Choice>) => void;
  /** The next save overwrites theirs. */
  overwrite: () => void;
  hide: () => void;
};

export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'conflict' && parseConflict(error) !== null;

/** Handles a save that the server has refused because the course was saved since it was loaded. */
export function useConflict({ dispatch, latest, onSaved }: ConflictOptions): ConflictResolution {
  const t = useTexts(texts);
  const toast = useToast();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const replaceForm = (theirs: CourseTree, form: CourseForm) =>
    // at once, because the next save reads what is on the screen
    flushSync(() => {
      dispatch({ type: 'form replaced', form, base: toForm(theirs) });
      onSaved(theirs);
      setConflict(null);
    });
  return {
    conflict,
    resolve: async (error, isPublishing) => {
      const { loaded } = latest.current;
      const saved = error instanceof ApiError ? parseConflict(error) : null;
      if (!loaded || !saved) return false;
      const theirs = await fetchCourse(loaded._id);
      const { base, form: mine } = latest.current.state;
      const { form, conflicts } = mergeCourses(base, mine, toForm(theirs));
      if (conflicts.length > 0 && !saved.isOwnSave) {
        setConflict({ theirs, isPublishing, isShown: true });
        return false;
      }
      replaceForm(theirs, form);
      const byOther = saved.savedBy ? t.mergedWith({ name: saved.savedBy }) : t.mergedWithSomebody;
      toast({ text: saved.isOwnSave ? t.mergedWithOwn : byOther });
      return true;
    },
    merge: (choices) => {
      if (!conflict) return;
      const { base, form } = latest.current.state;
      replaceForm(conflict.theirs, mergeCourses(base, form, toForm(conflict.theirs), choices).form);
    },
    overwrite: () => {
      if (!conflict) return;
      flushSync(() => {
        onSaved(conflict.theirs);
        setConflict(null);
      });
    },
    hide: () => setConflict((open) => open && { ...open, isShown: false }),
  };
}

function parseConflict({ body }: ApiError) {
  const { conflict } = (body ?? {}) as { conflict?: unknown };
  const parsed = saveConflict.safeParse(conflict);
  return parsed.success ? parsed.data : null;
}

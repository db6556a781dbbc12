import { createContext, type Dispatch, use } from 'react';
import type { UploadQueue } from './files/upload-queue.ts';
import type { Action } from './state/actions.ts';
import type { FormError } from './state/form-errors.ts';
import type { Version } from './state/reducer.ts';
import type { RowLevel } from './state/row-path.ts';

export type Editor = {
  dispatch: Dispatch<Action>;
  uploads: UploadQueue;
  /** The version that a narrow screen shows. */
  version: Version;
  /** By the name of the field. */
  errors: ReadonlyMap<string, FormError>;
  /** Asks for confirmation, and offers to undo the removal. */
  remove: (removal: Removal) => void;
};

export type Removal = {
  level: RowLevel;
  action: Action & { type: 'removed' };
  /** Restores the row at its old index. */
  undo: Action;
};

const EditorContext = createContext<Editor | null>(null);

export const EditorProvider = EditorContext.Provider;

/** The value changes only with the errors and the shown version, so that typing does not re-render the whole editor. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor must be used within the editor');
  return editor;
}

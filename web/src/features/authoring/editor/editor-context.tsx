import { createContext, type Dispatch, use } from 'react';
import type { UploadQueue } from './files/upload-queue.ts';
import type { Action } from './state/actions.ts';
import type { Fault } from './state/faults.ts';

type Editor = {
  dispatch: Dispatch<Action>;
  uploads: UploadQueue;
  /** What is wrong with a field, by its name. */
  faults: ReadonlyMap<string, Fault>;
  /** Asks first, and offers to take it back. */
  remove: (removal: Removal) => void;
};

export type Removal = {
  noun: 'Subject' | 'Chapter' | 'Question';
  action: Action & { type: 'removed' };
  /** Puts it back where it was. */
  undo: Action;
};

const EditorContext = createContext<Editor | null>(null);

export const EditorProvider = EditorContext.Provider;

/** What every part of the editor may do. It changes with the faults alone, never with a key. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor must be used within the editor');
  return editor;
}

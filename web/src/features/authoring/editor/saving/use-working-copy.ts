import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { type Dispatch, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { WriteQueue } from '../../../../lib/autosave/write-queue.ts';
import { collectTexts } from '../collect-texts.ts';
import type { UploadQueue } from '../files/upload-queue.ts';
import type { Action } from '../state/actions.ts';
import { toCourseInput } from '../state/course-input.ts';
import type { CourseForm } from '../state/form.ts';
import { listChosenFiles } from '../state/form-files.ts';
import type { EditorState } from '../state/reducer.ts';
import { getRowKeys } from '../state/row-keys.ts';
import { createPendingSaveStore, type SentForm } from './pending-save-store.ts';
import { type SaveTarget, sendSave } from './send-save.ts';

export type Latest = { state: EditorState; loaded: CourseTree | null };

export type WorkingCopyOptions = Latest & {
  dispatch: Dispatch<Action>;
  draftId: string;
  uploads: UploadQueue;
  onSaved: (course: CourseTree) => void;
};

export type WorkingCopy = {
  /** The form on the screen now. A save that has waited for another one must not use the form that it was called with. */
  latest: RefObject<Latest>;
  /** Runs saves one after the other. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /**
   * Sends the form; call it in turn. The screen has the ids of the new rows when the promise resolves. The target is
   * asked for again after a pending save, which may have created the course.
   */
  send: (state: 'draft' | 'published', getTarget: () => SaveTarget) => Promise<CourseTree>;
};

/** Sends the form on the screen to the server, as working copy or to publish it. */
export function useWorkingCopy(options: WorkingCopyOptions): WorkingCopy {
  const { state, loaded, uploads } = options;
  const latest = useRef<Latest>({ state, loaded });
  const latestOptions = useRef(options);
  useLayoutEffect(() => {
    latest.current = { state, loaded };
    latestOptions.current = options;
  });
  const [queue] = useState(() => createSaveQueue(() => latestOptions.current));

  const createWrite = (newState: 'draft' | 'published', target: SaveTarget) => {
    const { form } = latest.current.state;
    const getUrl = (chosen: File | null) => chosen && uploads.getUrl(chosen);
    const sentFiles = listChosenFiles(form).filter(({ file }) => uploads.getUrl(file));
    const courseInput = toCourseInput(form, ({ url, chosen }) => getUrl(chosen) ?? url);
    const body = newState === 'draft' ? { ...courseInput, state: newState } : courseInput;
    const files = new Set(sentFiles.map(({ file }) => file));
    return { request: { target, body }, context: { rows: getRowKeys(form), getForm: () => form, files } };
  };
  return {
    latest,
    inTurn: useCallback((work) => queue.inTurn(work), [queue]),
    send: (newState, getTarget) => queue.write(() => createWrite(newState, getTarget())),
  };
}

type QueueOptions = Pick<WorkingCopyOptions, 'dispatch' | 'onSaved' | 'draftId'>;

function createSaveQueue(getOptions: () => QueueOptions) {
  return new WriteQueue({
    send: sendSave,
    store: createPendingSaveStore(() => getOptions().draftId),
    onResult: (course: CourseTree, { getForm, files }: SentForm) => {
      const { dispatch, onSaved } = getOptions();
      // at once, because the next save reads what is on the screen
      flushSync(() => {
        dispatch({ type: 'saved', course, sent: getForm(course), files });
        onSaved(course);
      });
    },
  });
}

/**
 * Returns a function that reads which course a save updates: the one that was last saved. `isInsteadOfLoaded` is for a new
 * course in place of the loaded one, which was deleted: there is nothing to update until the new one is stored.
 */
export function createTargetReader(latest: RefObject<Latest>, isInsteadOfLoaded = false): () => SaveTarget {
  const deleted = isInsteadOfLoaded ? latest.current.loaded : undefined;
  return () => {
    const { loaded } = latest.current;
    return loaded && loaded !== deleted ? { courseId: loaded._id, updatedAt: loaded.updatedAt } : null;
  };
}

/** A new course is stored when something was written. */
export function isWorthSaving({ state: { form, synced }, loaded }: Latest): boolean {
  return form !== synced && (loaded !== null || hasText(form));
}

const hasText = (form: CourseForm) => collectTexts(form).some((text) => text.trim() !== '');

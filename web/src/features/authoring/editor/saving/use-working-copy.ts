import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { type Dispatch, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { collectTexts } from '../collect-texts.ts';
import type { UploadQueue } from '../files/upload-queue.ts';
import type { Action } from '../state/actions.ts';
import { toCourseInput } from '../state/course-input.ts';
import type { CourseForm } from '../state/form.ts';
import { listChosenFiles } from '../state/form-files.ts';
import type { EditorState } from '../state/reducer.ts';
import { SaveSender, type SaveTarget } from './save-sender.ts';

export type Latest = { state: EditorState; loaded: CourseTree | null };

export type WorkingCopyOptions = Latest & {
  dispatch: Dispatch<Action>;
  draftId: string;
  uploads: UploadQueue;
  onSaved: (course: CourseTree) => void;
};

export type WorkingCopy = {
  /** What is on the screen now. A save that has waited for another one must not use what it was called with. */
  latest: RefObject<Latest>;
  /** Runs saves one after the other. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Sends the form. The screen has the ids of the new rows when the promise resolves. */
  send: (state: 'draft' | 'published', target: SaveTarget) => Promise<CourseTree>;
};

/** Sends the form on the screen to the server, as working copy or to publish it. */
export function useWorkingCopy(options: WorkingCopyOptions): WorkingCopy {
  const { state, loaded, dispatch, draftId, uploads, onSaved } = options;
  const [sender] = useState(() => new SaveSender(draftId));
  const latest = useRef<Latest>({ state, loaded });
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useLayoutEffect(() => {
    latest.current = { state, loaded };
  }, [state, loaded]);
  useLayoutEffect(() => sender.setDraftId(draftId), [sender, draftId]);

  const inTurn = useCallback(<Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.current.then(work);
    queue.current = result.catch(() => {});
    return result;
  }, []);

  const send = async (newState: 'draft' | 'published', target: SaveTarget): Promise<CourseTree> => {
    const { form } = latest.current.state;
    const getUrl = (chosen: File | null) => chosen && uploads.getUrl(chosen);
    const sentFiles = listChosenFiles(form).filter(({ file }) => uploads.getUrl(file));
    const courseInput = toCourseInput(form, ({ url, chosen }) => getUrl(chosen) ?? url);
    const course = await sender.send(
      newState === 'draft' ? { ...courseInput, state: newState } : courseInput,
      target,
    );
    // at once, because the next save reads what is on the screen
    flushSync(() => {
      dispatch({ type: 'saved', course, sent: form, files: new Set(sentFiles.map(({ file }) => file)) });
      onSaved(course);
    });
    return course;
  };
  return { latest, inTurn, send };
}

export function toTarget(loaded: CourseTree | null): SaveTarget {
  return loaded && { courseId: loaded._id, updatedAt: loaded.updatedAt };
}

/** A new course is stored when something was written. */
export function isWorthSaving({ state: { form, synced }, loaded }: Latest): boolean {
  return form !== synced && (loaded !== null || hasText(form));
}

const hasText = (form: CourseForm) => collectTexts(form).some((text) => text.trim() !== '');

import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { type Dispatch, type RefObject, useRef, useState } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { isTokenStored } from '../../../../lib/session-store.ts';
import { useMessage } from '../../../../ui/confirm.tsx';
import type { UploadQueue } from '../files/upload-queue.ts';
import type { Action } from '../state/actions.ts';
import { toCourseInput } from '../state/course-input.ts';
import type { CourseForm } from '../state/form.ts';
import { validateForm } from '../state/form-errors.ts';
import type { EditorState } from '../state/reducer.ts';
import { texts } from '../texts.ts';
import { useVersionCheck } from '../versions/use-version-check.tsx';
import { getSaveErrorMessage } from './save-error-message.ts';
import { SaveSender, type SaveTarget } from './save-sender.ts';
import { useFinishSave } from './use-finish-save.ts';
import { useSaveRecovery } from './use-save-recovery.tsx';

/** After the save: back to the dashboard, or stay in the editor. */
export type AfterSave = 'leave' | 'stay';

export type SaveRequest = {
  form: CourseForm;
  target: SaveTarget;
  after: AfterSave;
  /** Missing files were uploaded again once; a second time would repeat forever. */
  hasResentFiles?: true;
};

export type SaveOptions = {
  state: EditorState;
  dispatch: Dispatch<Action>;
  /** The course as it was loaded or last saved; null for a new course. */
  loaded: CourseTree | null;
  draftId: string;
  uploads: UploadQueue;
  /** The element that had the focus when the save started. */
  focused: RefObject<Element | null>;
  onSaved: (course: CourseTree) => void;
  removeDraft: () => Promise<void>;
};

export type Save = {
  /** Null when no save is running. Files are uploaded before the course is sent. */
  phase: 'uploading' | 'sending' | null;
  save: (after: AfterSave) => Promise<void>;
  /** Cancels the save while files are uploading. */
  cancel: () => void;
  /** The course as somebody else saved it meanwhile; null when there is no conflict. */
  theirs: CourseTree | null;
  overwriteTheirs: () => Promise<void>;
  keepEditing: () => void;
};

/** Saves the course. After a failure the form is unchanged and the admin chooses what to do. */
export function useSave(options: SaveOptions): Save {
  const t = useTexts(texts);
  const { state, dispatch, loaded, draftId, uploads } = options;
  const [phase, setPhase] = useState<Save['phase']>(null);
  const [conflict, setConflict] = useState<{ theirs: CourseTree; after: AfterSave } | null>(null);
  const running = useRef<AbortController | null>(null);
  const [sender] = useState(() => new SaveSender(draftId));
  const showMessage = useMessage();
  const checkVersions = useVersionCheck(dispatch);
  const finish = useFinishSave(options);
  const recover = useSaveRecovery({
    dispatch,
    uploads,
    onConflict: (theirs, after) => setConflict({ theirs, after }),
  });

  /** Returns the request to try next, or whether the editor was left when the save is over. */
  const trySave = async (
    request: SaveRequest,
    signal: AbortSignal,
  ): Promise<SaveRequest | 'left' | 'stayed'> => {
    try {
      setPhase('uploading');
      if (!(await uploads.waitUntilUploaded(signal))) {
        dispatch({ type: 'first error opened' });
        return 'stayed';
      }
      setPhase('sending');
      const getUrl = (chosen: File | null) => chosen && uploads.getUrl(chosen);
      const courseInput = toCourseInput(request.form, ({ url, chosen }) => getUrl(chosen) ?? url);
      return await finish(await sender.send(courseInput, request.target), request);
    } catch (error) {
      setPhase(null);
      if (signal.aborted) return 'stayed';
      const next = await recover(error, request).catch((recoveryError) => recover(recoveryError, request));
      return next ?? 'stayed';
    }
  };

  const save = async (target: SaveTarget, after: AfterSave): Promise<void> => {
    if (running.current || uploads.isPreparing) return;
    if (!isTokenStored()) {
      const { title } = getSaveErrorMessage(target ? 'update' : 'create', null, t);
      return showMessage({ title, text: t.notSignedIn, status: 'wrong' });
    }
    const errors = validateForm(state.form);
    dispatch({ type: 'errors found', errors });
    if (errors.length > 0) return;
    const controller = new AbortController();
    running.current = controller;
    if (!(await checkVersions(state.form, state.base))) {
      running.current = null;
      return;
    }
    let next: SaveRequest | 'left' | 'stayed' = { form: state.form, target, after };
    while (typeof next === 'object') next = await trySave(next, controller.signal);
    // After leaving, the form stays locked until the next screen is rendered, because text typed into it would be lost.
    if (next === 'stayed') setPhase(null);
    running.current = null;
  };

  return {
    phase,
    theirs: conflict?.theirs ?? null,
    save: (after) => save(loaded && toTarget(loaded), after),
    cancel: () => running.current?.abort(),
    overwriteTheirs: async () => {
      setConflict(null);
      if (conflict) await save(toTarget(conflict.theirs), conflict.after);
    },
    keepEditing: () => setConflict(null),
  };
}

function toTarget({ _id, updatedAt }: CourseTree): SaveTarget {
  return { courseId: _id, updatedAt };
}

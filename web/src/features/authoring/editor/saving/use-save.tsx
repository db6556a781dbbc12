import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { type AutosaveStatus, useAutosave } from '../../../../lib/autosave/use-autosave.ts';
import { isTokenStored } from '../../../../lib/session-store.ts';
import { useMessage } from '../../../../ui/confirm.tsx';
import { useRestoreCourse } from '../../api.ts';
import type { Choice } from '../conflict/merge-fields.ts';
import type { CourseForm } from '../state/form.ts';
import { validateForm } from '../state/form-errors.ts';
import { texts } from '../texts.ts';
import { useVersionCheck } from '../versions/use-version-check.tsx';
import { findMissingFiles } from './missing-files.ts';
import { getSaveErrorMessage } from './save-error-message.ts';
import type { SaveTarget } from './save-sender.ts';
import { type Conflict, useConflict } from './use-conflict.ts';
import { type DeletedCourse, useDeletedCourse } from './use-deleted-course.ts';
import { useFinishSave } from './use-finish-save.ts';
import { useSaveRecovery } from './use-save-recovery.tsx';
import { isWorthSaving, toTarget, useWorkingCopy, type WorkingCopyOptions } from './use-working-copy.ts';

export type SaveRequest = {
  target: SaveTarget;
  /** Missing files were uploaded again once; a second time would repeat forever. */
  hasResentFiles?: true;
};

export type SaveOptions = WorkingCopyOptions & {
  /** The form as it was opened: what differs from it is checked before it is published. */
  opened: CourseForm;
  /** The form is not saved by itself. */
  isPaused: boolean;
};

export type Save = {
  /** Null unless the course is being published. Files are uploaded before the course is sent. */
  phase: 'uploading' | 'sending' | null;
  /** Checks and publishes the course, and returns to the dashboard. */
  publish: () => Promise<void>;
  /** Cancels the publishing while files are uploading. */
  cancel: () => void;
  /** Whether the form can be published; otherwise its first error is shown. */
  check: () => Promise<boolean>;
  /** Saves the working copy now. Resolves to whether the server has everything. */
  saveNow: () => Promise<boolean>;
  /** The course as it was last saved, and the form, as they are now and not when the screen was rendered. */
  getSaved: () => CourseTree | null;
  getForm: () => CourseForm;
  /** Runs a change of the course on the server when no save is under way. */
  whileIdle: <Result>(work: () => Promise<Result>) => Promise<Result>;
  status: AutosaveStatus;
  isOnline: boolean;
  savedAt: number | null;
  /** Set while the dialog about a conflict is open. */
  conflict: Conflict | null;
  mergeTheirs: (choices: ReadonlyMap<string, Choice>) => Promise<void>;
  overwriteTheirs: () => Promise<void>;
  keepEditing: () => void;
  /** Set while the dialog about the deletion of the course is open. */
  deleted: DeletedCourse | null;
  restoreAndSave: () => Promise<void>;
  saveAsNew: () => Promise<void>;
  /** Returns whether a step failed because the course was deleted. The dialog then asks what to do. */
  detectDeletion: (error: unknown) => boolean;
  keepEditingDeleted: () => void;
};

/** Saves the course by itself, and publishes it. After a failure the form is unchanged and the admin chooses what to do. */
export function useSave(options: SaveOptions): Save {
  const t = useTexts(texts);
  const { state, dispatch, uploads, opened, onSaved } = options;
  const [phase, setPhase] = useState<Save['phase']>(null);
  const running = useRef<AbortController | null>(null);
  const isUploading = useSyncExternalStore(uploads.subscribe, () => uploads.unfinished.length > 0);
  const { latest, inTurn, send } = useWorkingCopy(options);
  const showMessage = useMessage();
  const checkVersions = useVersionCheck(dispatch);
  const finish = useFinishSave();
  const { resolve, ...conflicts } = useConflict({ dispatch, latest, onSaved });
  const { conflict } = conflicts;
  const { deleted, detect: detectDeletion, ...deletion } = useDeletedCourse();
  const restoreCourse = useRestoreCourse();
  const recover = useSaveRecovery({
    dispatch,
    uploads,
    latest,
    resolve: (error) => resolve(error, true),
    detectDeletion: (error) => detectDeletion(error, true),
  });

  const saveDraft = () =>
    inTurn(async () => {
      while (isWorthSaving(latest.current)) {
        try {
          await send('draft', toTarget(latest.current.loaded));
          return;
        } catch (error) {
          // the form changes when they are uploaded, and is then saved again
          for (const file of findMissingFiles(error, latest.current.state.form, uploads)?.chosen ?? [])
            uploads.resend(file);
          if (detectDeletion(error, false) || !(await resolve(error, false))) throw error;
        }
      }
    });
  const autosave = useAutosave({
    form: state.form,
    synced: state.synced,
    isPaused:
      options.isPaused || phase !== null || conflict !== null || deleted !== null || uploads.isPreparing,
    isUploading,
    save: saveDraft,
  });

  const check = async (): Promise<boolean> => {
    const { form } = latest.current.state;
    const errors = validateForm(form);
    dispatch({ type: 'errors found', errors });
    return errors.length === 0 && checkVersions(form, opened);
  };

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
      const isFirst = request.target === null || latest.current.loaded?.state === 'draft';
      await finish(await send('published', request.target), isFirst);
      return 'left';
    } catch (error) {
      setPhase(null);
      if (signal.aborted) return 'stayed';
      const next = await recover(error, request).catch((recoveryError) => recover(recoveryError, request));
      return next ?? 'stayed';
    }
  };

  const publish = async (isNew = false): Promise<void> => {
    if (running.current || uploads.isPreparing) return;
    if (!isTokenStored()) {
      const { title } = getSaveErrorMessage(latest.current.loaded ? 'update' : 'create', null, t);
      return showMessage({ title, text: t.notSignedIn, status: 'wrong' });
    }
    const controller = new AbortController();
    running.current = controller;
    if (await check()) {
      setPhase('sending');
      await inTurn(async () => {
        let next: SaveRequest | 'left' | 'stayed' = {
          target: isNew ? null : toTarget(latest.current.loaded),
        };
        while (typeof next === 'object') next = await trySave(next, controller.signal);
        // After leaving, the form stays locked until the next screen is rendered, because text typed into it would be lost.
        if (next === 'stayed') setPhase(null);
      });
    }
    running.current = null;
  };

  const repeat = (isPublishing = false) => (isPublishing ? publish() : autosave.saveNow());

  return {
    phase,
    publish: () => publish(),
    cancel: () => running.current?.abort(),
    check,
    getSaved: () => latest.current.loaded,
    getForm: () => latest.current.state.form,
    whileIdle: inTurn,
    ...autosave,
    conflict: conflict?.isShown ? conflict : null,
    mergeTheirs: async (choices) => {
      conflicts.merge(choices);
      await repeat(conflict?.isPublishing);
    },
    overwriteTheirs: async () => {
      conflicts.overwrite();
      await repeat(conflict?.isPublishing);
    },
    keepEditing: conflicts.hide,
    deleted: deleted?.isShown ? deleted : null,
    restoreAndSave: async () => {
      await restoreCourse.mutateAsync(latest.current.loaded!._id);
      deletion.forget();
      await repeat(deleted?.isPublishing);
    },
    saveAsNew: async () => {
      if (deleted?.isPublishing) {
        deletion.forget();
        return publish(true);
      }
      await inTurn(() => send('draft', null));
      deletion.forget();
    },
    detectDeletion: (error) => detectDeletion(error, false),
    keepEditingDeleted: deletion.hide,
  };
}

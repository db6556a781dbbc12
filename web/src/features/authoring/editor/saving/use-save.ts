import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { useSyncExternalStore } from 'react';
import { type AutosaveStatus, useAutosave } from '../../../../lib/autosave/use-autosave.ts';
import { useRestoreCourse } from '../../api.ts';
import type { Choice } from '../conflict/merge-fields.ts';
import type { CourseForm } from '../state/form.ts';
import { findMissingFiles } from './missing-files.ts';
import { type Conflict, useConflict } from './use-conflict.ts';
import { type DeletedCourse, useDeletedCourse } from './use-deleted-course.ts';
import { useSaveAndPublish } from './use-save-and-publish.ts';
import { isWorthSaving, toTarget, useWorkingCopy, type WorkingCopyOptions } from './use-working-copy.ts';

export type SaveOptions = WorkingCopyOptions & {
  /** The form as it was opened: what differs from it is checked before it is published. */
  opened: CourseForm;
  /** The form is not saved automatically. */
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

/** Saves the course automatically, and publishes it. */
export function useSave(options: SaveOptions): Save {
  const { state, dispatch, uploads, opened, onSaved } = options;
  const isUploading = useSyncExternalStore(uploads.subscribe, () => uploads.unfinished.length > 0);
  const workingCopy = useWorkingCopy(options);
  const { latest, inTurn, send } = workingCopy;
  const { resolve, ...conflicts } = useConflict({ dispatch, latest, onSaved });
  const { conflict } = conflicts;
  const { deleted, detect: detectDeletion, ...deletion } = useDeletedCourse();
  const restoreCourse = useRestoreCourse();
  const { phase, check, publish, cancel } = useSaveAndPublish({
    ...workingCopy,
    dispatch,
    uploads,
    opened,
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

  const repeat = (isPublishing = false) => (isPublishing ? publish() : autosave.saveNow());

  return {
    phase,
    publish: () => publish(),
    cancel,
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

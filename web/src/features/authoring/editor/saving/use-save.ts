import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { useSyncExternalStore } from 'react';
import { type AutosaveStatus, useAutosave } from '../../../../lib/autosave/use-autosave.ts';
import { useRestoreCourse } from '../../api.ts';
import type { Choice } from '../conflict/merge-fields.ts';
import type { UploadQueue } from '../files/upload-queue.ts';
import type { CourseForm } from '../state/form.ts';
import { findMissingFiles } from './missing-files.ts';
import { type Conflict, type ConflictResolution, useConflict } from './use-conflict.ts';
import { type DeletedCourse, type DeletedCourseState, useDeletedCourse } from './use-deleted-course.ts';
import { useSaveAndPublish } from './use-save-and-publish.ts';
import {
  createTargetReader,
  isWorthSaving,
  useWorkingCopy,
  type WorkingCopy,
  type WorkingCopyOptions,
} from './use-working-copy.ts';

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
  const { latest, inTurn } = workingCopy;
  const conflicts = useConflict({ dispatch, latest, onSaved });
  const deletion = useDeletedCourse();
  const restoreCourse = useRestoreCourse();
  const { phase, check, publish, cancel } = useSaveAndPublish({
    ...workingCopy,
    dispatch,
    uploads,
    opened,
    resolve: (error) => conflicts.resolve(error, true),
    detectDeletion: (error) => deletion.detect(error, true),
  });
  const autosave = useAutosave({
    form: state.form,
    synced: state.synced,
    isPaused:
      options.isPaused ||
      phase !== null ||
      conflicts.conflict !== null ||
      deletion.deleted !== null ||
      uploads.isPreparing,
    isUploading,
    save: () => saveDraft({ ...workingCopy, uploads, conflicts, deletion }),
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
    ...getConflictAnswers(conflicts, repeat),
    ...getDeletionAnswers(deletion, {
      restore: () => restoreCourse.mutateAsync(latest.current.loaded!._id),
      repeat,
      publishAsNew: () => publish(true),
      saveDraftAsNew: () => inTurn(() => workingCopy.send('draft', createTargetReader(latest, true))),
    }),
  };
}

type DraftSaveOptions = WorkingCopy & {
  uploads: UploadQueue;
  conflicts: ConflictResolution;
  deletion: DeletedCourseState;
};

/** Saves the working copy, and again if it was merged with what somebody else has saved meanwhile. */
function saveDraft({ latest, inTurn, send, uploads, conflicts, deletion }: DraftSaveOptions): Promise<void> {
  return inTurn(async () => {
    while (isWorthSaving(latest.current)) {
      try {
        await send('draft', createTargetReader(latest));
        return;
      } catch (error) {
        // the form changes when they are uploaded, and is then saved again
        for (const file of findMissingFiles(error, latest.current.state.form, uploads)?.chosen ?? [])
          uploads.resend(file);
        if (deletion.detect(error, false) || !(await conflicts.resolve(error, false))) throw error;
      }
    }
  });
}

/** Saves or publishes again after a dialog was answered. */
type Repeat = (isPublishing?: boolean) => Promise<unknown>;

/** The dialog about a conflict, and what its buttons do. */
function getConflictAnswers({ conflict, merge, overwrite, hide }: ConflictResolution, repeat: Repeat) {
  return {
    conflict: conflict?.isShown ? conflict : null,
    mergeTheirs: async (choices: ReadonlyMap<string, Choice>) => {
      merge(choices);
      await repeat(conflict?.isPublishing);
    },
    overwriteTheirs: async () => {
      overwrite();
      await repeat(conflict?.isPublishing);
    },
    keepEditing: hide,
  };
}

type DeletionSteps = {
  restore: () => Promise<unknown>;
  repeat: Repeat;
  publishAsNew: () => Promise<void>;
  saveDraftAsNew: () => Promise<unknown>;
};

/** The dialog about the deletion of the course, and what its buttons do. */
function getDeletionAnswers({ deleted, detect, forget, hide }: DeletedCourseState, steps: DeletionSteps) {
  return {
    deleted: deleted?.isShown ? deleted : null,
    restoreAndSave: async () => {
      await steps.restore();
      forget();
      await steps.repeat(deleted?.isPublishing);
    },
    saveAsNew: async () => {
      if (deleted?.isPublishing) {
        forget();
        return steps.publishAsNew();
      }
      await steps.saveDraftAsNew();
      forget();
    },
    detectDeletion: (error: unknown) => detect(error, false),
    keepEditingDeleted: hide,
  };
}

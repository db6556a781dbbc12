import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import type { CourseForm } from '../state/form.ts';
import { DeletedCourseDialog } from './deleted-course-dialog.tsx';
import type { Save } from './use-save.ts';

type SaveDialogsProps = {
  saving: Save;
  /** The form as it was last saved, and as it is on the screen. */
  base: CourseForm;
  mine: CourseForm;
};

/** Asks what to do when somebody else has deleted the course, or changed the same since it was loaded. */
export function SaveDialogs({ saving, base, mine }: SaveDialogsProps) {
  const { deleted, conflict } = saving;
  return (
    <>
      {deleted && (
        <DeletedCourseDialog
          canRestore={deleted.canRestore}
          onRestore={saving.restoreAndSave}
          onSaveAsNew={saving.saveAsNew}
          onKeepEditing={saving.keepEditingDeleted}
        />
      )}
      {conflict && (
        <ConflictDialog
          base={base}
          theirs={conflict.theirs}
          mine={mine}
          onMerge={(choices) => void saving.mergeTheirs(choices)}
          onSaveMine={() => void saving.overwriteTheirs()}
          onKeepEditing={saving.keepEditing}
        />
      )}
    </>
  );
}

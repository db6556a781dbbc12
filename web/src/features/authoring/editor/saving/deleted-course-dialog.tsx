import { useState } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FailureText } from '../../../../ui/failure-text.tsx';
import { texts } from '../texts.ts';

type DeletedCourseDialogProps = {
  canRestore: boolean;
  /** Takes the course out of the bin and saves. Rejects if that fails. */
  onRestore: () => Promise<void>;
  onSaveAsNew: () => Promise<void>;
  onKeepEditing: () => void;
};

/** Asks where to save the edits of a course that somebody else has deleted. */
export function DeletedCourseDialog(props: DeletedCourseDialogProps) {
  const { canRestore, onRestore, onSaveAsNew, onKeepEditing } = props;
  const t = useTexts(texts);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const run = (step: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    step()
      .catch(setError)
      .finally(() => setBusy(false));
  };
  return (
    <Dialog
      open
      keepOpen
      onClose={onKeepEditing}
      title={t.updateFailed}
      description={canRestore ? t.courseIsInBin : t.courseWasDeleted}
      footer={
        <>
          <Button tone="quiet" onClick={onKeepEditing}>
            {t.keepEditing}
          </Button>
          <Button tone={canRestore ? 'soft' : 'main'} busy={isBusy} onClick={() => run(onSaveAsNew)}>
            {t.saveAsNew}
          </Button>
          {canRestore && (
            <Button busy={isBusy} onClick={() => run(onRestore)}>
              {t.restoreAndSave}
            </Button>
          )}
        </>
      }
    >
      {error && (
        <p role="alert" className="text-wrong">
          <FailureText error={error} />
        </p>
      )}
    </Dialog>
  );
}

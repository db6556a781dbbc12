import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { useMemo, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { toCourseInput } from '../state/course-input.ts';
import { type CourseForm, toForm } from '../state/form.ts';
import { DifferenceList } from './difference-list.tsx';
import { findDifferences } from './differences.ts';

type ConflictDialogProps = {
  /** The form as it was loaded. */
  base: CourseForm;
  theirs: CourseTree;
  mine: CourseForm;
  onSaveMine: () => void;
  onKeepEditing: () => void;
};

/** Asks what to do when somebody else has saved the course since it was loaded. */
export function ConflictDialog({ base, theirs, mine, onSaveMine, onKeepEditing }: ConflictDialogProps) {
  const [showsChanges, setShowsChanges] = useState(false);
  return (
    <Dialog
      open
      keepOpen
      onClose={onKeepEditing}
      title="Somebody else has saved this course since you opened it."
      description="Your work is not lost. If you save yours, their changes are overwritten."
      footer={
        <>
          <Button tone="quiet" onClick={onKeepEditing}>
            Keep editing
          </Button>
          {!showsChanges && (
            <Button tone="soft" onClick={() => setShowsChanges(true)}>
              See what changed
            </Button>
          )}
          <Button tone="danger" onClick={onSaveMine}>
            Save mine
          </Button>
        </>
      }
    >
      {showsChanges && <Changes base={base} theirs={theirs} mine={mine} />}
    </Dialog>
  );
}

function Changes({ base, theirs, mine }: Pick<ConflictDialogProps, 'base' | 'theirs' | 'mine'>) {
  const changes = useMemo(() => {
    const baseInput = toCourseInput(base);
    return {
      theirs: findDifferences(baseInput, toCourseInput(toForm(theirs))),
      mine: findDifferences(
        baseInput,
        toCourseInput(mine, ({ url, chosen }) => (chosen ? chosen.name : url)),
      ),
    };
  }, [base, theirs, mine]);
  return (
    <div className="grid gap-6">
      <DifferenceList id="their-changes" title="They changed" differences={changes.theirs} />
      <DifferenceList id="your-changes" title="You changed" differences={changes.mine} />
    </div>
  );
}

import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { useMemo, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { draftOf } from '../state/draft-of.ts';
import { type CourseForm, formOf } from '../state/form.ts';
import { DifferenceList } from './difference-list.tsx';
import { differences } from './differences.ts';

type ConflictDialogProps = {
  /** As the course was opened here, as somebody else has saved it since, and as it is in the form. */
  base: CourseForm;
  theirs: CourseTree;
  mine: CourseForm;
  onSaveMine: () => void;
  onKeepEditing: () => void;
};

/** Two have edited one course: nothing is overwritten before this one has decided. */
export function ConflictDialog({ base, theirs, mine, onSaveMine, onKeepEditing }: ConflictDialogProps) {
  const [looking, setLooking] = useState(false);
  return (
    <Dialog
      open
      keepOpen
      onClose={onKeepEditing}
      title="Somebody else has saved this course since you opened it."
      description="Nothing of yours is lost. If you save yours over it, what they changed is gone."
      footer={
        <>
          <Button tone="quiet" onClick={onKeepEditing}>
            Keep editing
          </Button>
          {!looking && (
            <Button tone="soft" onClick={() => setLooking(true)}>
              See what changed
            </Button>
          )}
          <Button tone="danger" onClick={onSaveMine}>
            Save mine
          </Button>
        </>
      }
    >
      {looking && <Changes base={base} theirs={theirs} mine={mine} />}
    </Dialog>
  );
}

function Changes({ base, theirs, mine }: Pick<ConflictDialogProps, 'base' | 'theirs' | 'mine'>) {
  const changes = useMemo(() => {
    const opened = draftOf(base);
    return {
      theirs: differences(opened, draftOf(formOf(theirs))),
      mine: differences(
        opened,
        draftOf(mine, ({ url, chosen }) => (chosen ? chosen.name : url)),
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

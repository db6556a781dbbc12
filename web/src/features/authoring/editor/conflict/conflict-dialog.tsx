import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { findDifferences } from '@sikhya/contract/course-differences.ts';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { toCourseInput } from '../state/course-input.ts';
import { type CourseForm, toForm } from '../state/form.ts';
import { texts } from '../texts.ts';
import { DifferenceList } from './difference-list.tsx';

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
  const t = useTexts(texts);
  const [showsChanges, setShowsChanges] = useState(false);
  return (
    <Dialog
      open
      keepOpen
      onClose={onKeepEditing}
      title={t.conflictTitle}
      description={t.conflictText}
      footer={
        <>
          <Button tone="quiet" onClick={onKeepEditing}>
            {t.keepEditing}
          </Button>
          {!showsChanges && (
            <Button tone="soft" onClick={() => setShowsChanges(true)}>
              {t.seeWhatChanged}
            </Button>
          )}
          <Button tone="danger" onClick={onSaveMine}>
            {t.saveMine}
          </Button>
        </>
      }
    >
      {showsChanges && <Changes base={base} theirs={theirs} mine={mine} />}
    </Dialog>
  );
}

function Changes({ base, theirs, mine }: Pick<ConflictDialogProps, 'base' | 'theirs' | 'mine'>) {
  const t = useTexts(texts);
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
      <DifferenceList id="their-changes" title={t.theyChanged} differences={changes.theirs} />
      <DifferenceList id="your-changes" title={t.youChanged} differences={changes.mine} />
    </div>
  );
}

import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { findDifferences } from '@sikhya/contract/course-differences.ts';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DifferenceList } from '../../differences/difference-list.tsx';
import { toCourseInput } from '../state/course-input.ts';
import { type CourseForm, toForm } from '../state/form.ts';
import { texts } from '../texts.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { mergeCourses } from './merge.ts';
import type { Choice } from './merge-fields.ts';

type ConflictDialogProps = {
  /** The form as it was loaded. */
  base: CourseForm;
  theirs: CourseTree;
  mine: CourseForm;
  onMerge: (choices: ReadonlyMap<string, Choice>) => void;
  onSaveMine: () => void;
  onKeepEditing: () => void;
};

/** Asks about each field or row that both the admin and somebody else have changed. Everything else is merged. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { base, theirs, mine, onMerge, onSaveMine, onKeepEditing } = props;
  const t = useTexts(texts);
  const [showsChanges, setShowsChanges] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map());
  const theirForm = useMemo(() => toForm(theirs), [theirs]);
  const conflicts = useMemo(() => mergeCourses(base, mine, theirForm).conflicts, [base, mine, theirForm]);
  return (
    <Dialog
      open
      keepOpen
      wide
      onClose={onKeepEditing}
      title={t.conflictTitle}
      description={`${t.conflictPlaces({ count: conflicts.length })} ${t.conflictText}`}
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
          <Button onClick={() => onMerge(chosen)}>{t.saveMerged}</Button>
        </>
      }
    >
      <div className="grid gap-6">
        <ul className="grid gap-4">
          {conflicts.map((conflict) => (
            <li key={conflict.key}>
              <ConflictChoice
                conflict={conflict}
                forms={[mine, theirForm]}
                choice={chosen.get(conflict.key)}
                onChoose={(choice) => setChosen(new Map(chosen).set(conflict.key, choice))}
              />
            </li>
          ))}
        </ul>
        {showsChanges && <Changes base={base} theirs={theirForm} mine={mine} />}
      </div>
    </Dialog>
  );
}

type ChangesProps = Record<'base' | 'theirs' | 'mine', CourseForm>;

function Changes({ base, theirs, mine }: ChangesProps) {
  const t = useTexts(texts);
  const changes = useMemo(() => {
    const baseInput = toCourseInput(base);
    return {
      theirs: findDifferences(baseInput, toCourseInput(theirs)),
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

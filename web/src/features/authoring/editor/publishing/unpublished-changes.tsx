import { countDifferences, type Difference, findDifferences } from '@sikhya/contract/course-differences.ts';
import { useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useId, useMemo, useState } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DifferenceList } from '../../differences/difference-list.tsx';
import { publishedCourseQuery } from '../../publishing-api.ts';
import { useEditor } from '../editor-context.tsx';
import { toCourseInput } from '../state/course-input.ts';
import { type CourseForm, toForm } from '../state/form.ts';
import { toShownField } from '../state/shown-field.ts';
import { texts } from './texts.ts';

type UnpublishedChangesProps = {
  courseId: string;
  /** The number of the version that students see. */
  version: number | null;
  /** The form as it was last saved: the list does not change with every key. */
  saved: CourseForm;
};

/** Counts the changes that students do not see yet, and lists them with links. Typing does not render it again. */
export const UnpublishedChanges = memo(function UnpublishedChanges(props: UnpublishedChangesProps) {
  const { courseId, version, saved } = props;
  const t = useTexts(texts);
  const { dispatch } = useEditor();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const { data: published, isError, refetch } = useQuery(publishedCourseQuery(courseId, version));
  const form = useDeferredValue(saved);
  const differences = useMemo(
    () => published && findDifferences(toCourseInput(toForm(published)), toCourseInput(form)),
    [published, form],
  );
  const show = (difference: Difference) =>
    dispatch({ type: 'field shown', ...toShownField(form, toFieldPath(difference)) });
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="grow">
          {differences ? t.unpublishedChanges(countDifferences(differences)) : t.hasUnpublishedChanges}
        </p>
        {isError && (
          <p role="alert" className="text-wrong">
            {t.changesNotLoaded}
          </p>
        )}
        {isError ? (
          <Button tone="quiet" size="small" onClick={() => refetch()}>
            {t.tryAgain}
          </Button>
        ) : (
          <Button
            tone="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t.hideChanges : t.showChanges}
          </Button>
        )}
      </div>
      {isOpen && differences && (
        <div id={listId} className="max-h-96 overflow-y-auto">
          <DifferenceList
            id={`${listId}-title`}
            title={t.changesToLive}
            differences={differences}
            onShow={show}
          />
        </div>
      )}
    </div>
  );
});

/** The field to focus. The first field stands for a new row, and the list of a new order has no field. */
function toFieldPath(difference: Difference): PropertyKey[] {
  const { row } = difference;
  if (difference.kind === 'changed') {
    const [field] = difference.field;
    // the correct answer is marked at an option
    return [...row, ...(field === 'correctAnswer' ? ['options', 0] : difference.field)];
  }
  return [...row, row.includes('questions') ? 'question' : 'title'];
}

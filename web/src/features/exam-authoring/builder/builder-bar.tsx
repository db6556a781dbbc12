import { useTexts } from '../../../language/locale.tsx';
import { useSaveStatus } from '../../../lib/autosave/use-save-status.ts';
import { useCan } from '../../../lib/permissions.ts';
import { Button } from '../../../ui/button.tsx';
import { EditorBar } from '../../../ui/editor-bar.tsx';
import { texts } from './texts.ts';
import type { ExamFormState } from './use-exam-form.ts';

type BuilderBarProps = Pick<ExamFormState, 'autosave' | 'isDirty'> & {
  isPublishing: boolean;
  onPublish: () => void;
};

/** The bar at the bottom of the builder: what is saved, and the button that publishes. */
export function BuilderBar({ autosave, isDirty, isPublishing, onPublish }: BuilderBarProps) {
  const t = useTexts(texts);
  const can = useCan();
  return (
    <EditorBar status={useSaveStatus(autosave, isDirty)}>
      {can('exams.publish') && (
        <Button busy={isPublishing} busyLabel={t.publishing} onClick={onPublish}>
          {t.publish}
        </Button>
      )}
    </EditorBar>
  );
}

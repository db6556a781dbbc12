import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { useCan } from '../../../../lib/permissions.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChecksDialog } from '../../checks/checks-dialog.tsx';
import { ChecksSummary } from '../../checks/checks-summary.tsx';
import { publishingStatusQuery } from '../../publishing-api.ts';
import type { CourseForm } from '../state/form.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { PublishingActions } from './publishing-actions.tsx';
import { PublishingState } from './publishing-state.tsx';
import { texts } from './texts.ts';
import { type PublishingOptions, usePublishing } from './use-publishing.ts';

type PublishingPanelProps = PublishingOptions & {
  /** The form as it was last saved. */
  saved: CourseForm;
};

/**
 * Shows the state of the course and its unpublished changes, with the buttons to publish, archive and discard. It is not
 * rendered again by typing.
 */
export const PublishingPanel = memo(function PublishingPanel({ saved, ...options }: PublishingPanelProps) {
  const t = useTexts(texts);
  const can = useCan();
  const { course, saving } = options;
  const publishing = usePublishing(options);
  const [dialog, setDialog] = useState<'publish' | 'checks' | null>(null);
  const { data: status } = useQuery(publishingStatusQuery(course._id));
  const canPublish = can('courses.publish') && publishing.refusal === null;
  return (
    <section
      aria-label={t.publishing}
      className="grid min-w-0 gap-3 rounded-soft border border-line bg-sheet p-4"
    >
      <PublishingState {...{ course, status, saved, canPublish, publishing }} />
      <PublishingActions
        {...{ course, canPublish, publishing }}
        saveNow={saving.saveNow}
        onPublish={() => setDialog('publish')}
        onCheck={() => setDialog('checks')}
      />
      {dialog === 'checks' && (
        <ChecksDialog
          courseId={course._id}
          onClose={() => setDialog(null)}
          renderPublish={(isAccepted) =>
            canPublish &&
            course.hasUnpublishedChanges && (
              <Button disabled={!isAccepted} onClick={() => setDialog('publish')}>
                {t.publish}
              </Button>
            )
          }
        />
      )}
      {dialog === 'publish' && (
        <PublishDialog
          courseId={course._id}
          isBusy={publishing.isBusy}
          checks={<ChecksSummary courseId={course._id} onShow={() => setDialog('checks')} />}
          onClose={() => setDialog(null)}
          onPublish={async (note, publishAt) => {
            await publishing.publish(note, publishAt);
            setDialog(null);
          }}
        />
      )}
    </section>
  );
});

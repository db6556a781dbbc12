import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter } from '../../../../language/formatter.ts';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { useNavigate } from '../../../../language/navigation.tsx';
import { paths } from '../../../../lib/paths.ts';
import { useCan } from '../../../../lib/permissions.ts';
import { Button } from '../../../../ui/button.tsx';
import { AlertIcon } from '../../../../ui/icons.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { ChecksDialog } from '../../checks/checks-dialog.tsx';
import { ChecksSummary } from '../../checks/checks-summary.tsx';
import { CourseStateBadge } from '../../course-state-badge.tsx';
import { texts as previewTexts } from '../../preview/texts.ts';
import { publishingStatusQuery } from '../../publishing-api.ts';
import { texts as authoringTexts } from '../../texts.ts';
import type { CourseForm } from '../state/form.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { texts } from './texts.ts';
import { UnpublishedChanges } from './unpublished-changes.tsx';
import { type PublishingOptions, usePublishing } from './use-publishing.ts';

type PublishingPanelProps = PublishingOptions & {
  /** The form as it was last saved. */
  saved: CourseForm;
};

/** Shows the state of the course and its unpublished changes, with the buttons to publish, archive and discard. */
export function PublishingPanel({ saved, ...options }: PublishingPanelProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const { check, versions } = useTexts(authoringTexts);
  const { preview } = useTexts(previewTexts);
  const navigate = useNavigate();
  const can = useCan();
  const { course } = options;
  const { state, hasUnpublishedChanges } = course;
  const publishing = usePublishing(options);
  const { isBusy, refusal } = publishing;
  const [dialog, setDialog] = useState<'publish' | 'checks' | null>(null);
  const { data: status } = useQuery(publishingStatusQuery(course._id));
  const canPublish = can('courses.publish') && refusal === null;
  const failure = status?.publishFailure;
  // the checks read what the server has; without a connection the dialog opens nevertheless
  const openPublishDialog = async () => {
    await options.saving.saveNow();
    setDialog('publish');
  };
  const hints = { draft: t.draftHint, published: t.publishedHint, archived: t.archivedHint, deleted: '' };
  return (
    <section
      aria-label={t.publishing}
      className="grid min-w-0 gap-3 rounded-soft border border-line bg-sheet p-4"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <CourseStateBadge state={state} />
        {!(state === 'published' && hasUnpublishedChanges) && <p className="text-ink-soft">{hints[state]}</p>}
        {status?.publishedAt && state !== 'draft' && (
          <p className="text-small text-ink-soft">
            {t.publishedOn({ date: format.indianDateTime(status.publishedAt) })}
          </p>
        )}
      </div>
      {hasUnpublishedChanges && state !== 'draft' && status && (
        <UnpublishedChanges courseId={course._id} version={status.version} saved={saved} />
      )}
      {failure && (
        <p role="alert" className="flex items-start gap-2 text-wrong">
          <AlertIcon />
          {t.scheduleFailed({ date: format.indianDateTime(failure.at), reason: failure[language] })}
        </p>
      )}
      {status?.publishAt && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="font-semibold">{t.scheduledFor({ date: format.indianDateTime(status.publishAt) })}</p>
          {canPublish && (
            <Button tone="quiet" size="small" busy={isBusy} onClick={() => void publishing.cancelSchedule()}>
              {t.cancelSchedule}
            </Button>
          )}
        </div>
      )}
      {refusal && <p className="text-wrong">{refusal}</p>}
      <div className="flex flex-wrap gap-2">
        {canPublish && (hasUnpublishedChanges || state === 'draft') && (
          <Button tone="soft" size="small" onClick={openPublishDialog}>
            {t.publish}
          </Button>
        )}
        <Button
          tone="quiet"
          size="small"
          // the checks read what the server has
          onClick={async () => (await options.saving.saveNow()) && setDialog('checks')}
        >
          {check}
        </Button>
        <Button
          tone="quiet"
          size="small"
          // the preview shows what the server has
          onClick={async () =>
            (await options.saving.saveNow()) && (await navigate(paths.coursePreview(course._id)))
          }
        >
          {preview}
        </Button>
        {state !== 'draft' && (
          <LinkButton to={paths.courseVersions(course._id)} tone="quiet" size="small">
            {versions}
          </LinkButton>
        )}
        {hasUnpublishedChanges && state !== 'draft' && (
          <Button tone="quiet" size="small" busy={isBusy} onClick={() => void publishing.discard()}>
            {t.discardChanges}
          </Button>
        )}
        {canPublish && state === 'published' && (
          <Button tone="quiet" size="small" busy={isBusy} onClick={() => void publishing.archive()}>
            {t.archive}
          </Button>
        )}
        {canPublish && state === 'archived' && (
          <Button tone="quiet" size="small" busy={isBusy} onClick={() => void publishing.unarchive()}>
            {t.unarchive}
          </Button>
        )}
      </div>
      {dialog === 'checks' && (
        <ChecksDialog
          courseId={course._id}
          onClose={() => setDialog(null)}
          renderPublish={(isAccepted) =>
            canPublish &&
            hasUnpublishedChanges && (
              <Button disabled={!isAccepted} onClick={() => setDialog('publish')}>
                {t.publish}
              </Button>
            )
          }
        />
      )}
      {dialog === 'publish' && (
        <PublishDialog
          isBusy={isBusy}
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
}

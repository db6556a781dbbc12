import type { CourseTree } from '@sikhya/contract/authoring.ts';
import type { PublishingStatus } from '@sikhya/contract/publishing.ts';
import { useFormatter } from '../../../../language/formatter.ts';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { Button } from '../../../../ui/button.tsx';
import { AlertIcon } from '../../../../ui/icons.tsx';
import { CourseStateBadge } from '../../course-state-badge.tsx';
import type { CourseForm } from '../state/form.ts';
import { texts } from './texts.ts';
import { UnpublishedChanges } from './unpublished-changes.tsx';
import type { Publishing } from './use-publishing.ts';

type PublishingStateProps = {
  course: CourseTree;
  status: PublishingStatus | undefined;
  /** The form as it was last saved. */
  saved: CourseForm;
  canPublish: boolean;
  publishing: Publishing;
};

/** The published state of the course, its unpublished changes, and when they will be published. */
export function PublishingState({ course, status, saved, canPublish, publishing }: PublishingStateProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const { state, hasUnpublishedChanges } = course;
  const { isBusy, refusal, cancelSchedule } = publishing;
  const failure = status?.publishFailure;
  const hints = { draft: t.draftHint, published: t.publishedHint, archived: t.archivedHint, deleted: '' };
  return (
    <>
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
            <Button tone="quiet" size="small" busy={isBusy} onClick={() => void cancelSchedule()}>
              {t.cancelSchedule}
            </Button>
          )}
        </div>
      )}
      {refusal && <p className="text-wrong">{refusal}</p>}
    </>
  );
}

import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { useTexts } from '../../../../language/locale.tsx';
import { useNavigate } from '../../../../language/navigation.tsx';
import { paths } from '../../../../lib/paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { texts as previewTexts } from '../../preview/texts.ts';
import { texts as authoringTexts } from '../../texts.ts';
import { texts } from './texts.ts';
import type { Publishing } from './use-publishing.ts';

type PublishingActionsProps = {
  course: CourseTree;
  canPublish: boolean;
  publishing: Publishing;
  saveNow: () => Promise<boolean>;
  onPublish: () => void;
  onCheck: () => void;
};

/** The buttons to publish, check, preview, discard and archive; those that fit the state of the course. */
export function PublishingActions(props: PublishingActionsProps) {
  const { course, canPublish, publishing, saveNow, onPublish, onCheck } = props;
  const t = useTexts(texts);
  const { check, versions } = useTexts(authoringTexts);
  const { preview } = useTexts(previewTexts);
  const navigate = useNavigate();
  const { isBusy, discard, archive, unarchive } = publishing;
  const { state, hasUnpublishedChanges } = course;
  return (
    <div className="flex flex-wrap gap-2">
      {canPublish && (hasUnpublishedChanges || state === 'draft') && (
        <Button
          tone="soft"
          size="small"
          // the checks read what the server has; without a connection the dialog opens nevertheless
          onClick={async () => {
            await saveNow();
            onPublish();
          }}
        >
          {t.publish}
        </Button>
      )}
      <Button
        tone="quiet"
        size="small"
        // the checks read what the server has
        onClick={async () => (await saveNow()) && onCheck()}
      >
        {check}
      </Button>
      <Button
        tone="quiet"
        size="small"
        // the preview shows what the server has
        onClick={async () => (await saveNow()) && (await navigate(paths.coursePreview(course._id)))}
      >
        {preview}
      </Button>
      {state !== 'draft' && (
        <LinkButton to={paths.courseVersions(course._id)} tone="quiet" size="small">
          {versions}
        </LinkButton>
      )}
      {hasUnpublishedChanges && state !== 'draft' && (
        <Button tone="quiet" size="small" busy={isBusy} onClick={() => void discard()}>
          {t.discardChanges}
        </Button>
      )}
      {canPublish && state === 'published' && (
        <Button tone="quiet" size="small" busy={isBusy} onClick={() => void archive()}>
          {t.archive}
        </Button>
      )}
      {canPublish && state === 'archived' && (
        <Button tone="quiet" size="small" busy={isBusy} onClick={() => void unarchive()}>
          {t.unarchive}
        </Button>
      )}
    </div>
  );
}

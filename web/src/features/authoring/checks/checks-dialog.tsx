import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { checksQuery } from '../versions-api.ts';
import { CheckResults } from './check-results.tsx';
import { texts } from './texts.ts';

type ChecksDialogProps = {
  courseId: string;
  onClose: () => void;
  /** Renders the button that publishes. `canPublish` is false while the checks run and if the server would refuse. */
  renderPublish?: (canPublish: boolean) => ReactNode;
};

/** Checks the stored working copy and lists what was found, with a link to each field in the editor. */
export function ChecksDialog({ courseId, onClose, renderPublish }: ChecksDialogProps) {
  const t = useTexts(texts);
  const checks = useQuery(checksQuery(courseId));
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t.title}
      description={t.hint}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t.close}
          </Button>
          {renderPublish?.(checks.data?.totalRefusals === 0 && !checks.isFetching)}
        </>
      }
    >
      <QueryView
        query={checks}
        errorTitle={t.failed}
        loading={<SkeletonLines lines={6} />}
        isEmpty={({ totalRefusals, findings }) => totalRefusals + findings.length === 0}
        empty={<p role="status">{t.nothingFound}</p>}
      >
        {(data) => <CheckResults courseId={courseId} checks={data} onGo={onClose} />}
      </QueryView>
    </Dialog>
  );
}

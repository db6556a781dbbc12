import type { CourseVersion } from '@sikhya/contract/publishing.ts';
import { useState } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { useNavigate } from '../../../language/navigation.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { CompareForm } from './compare-form.tsx';
import { texts } from './texts.ts';
import { useRestore } from './use-restore.ts';
import { VersionTable } from './version-table.tsx';

const PER_PAGE = 20;

type VersionListProps = {
  courseId: string;
  versions: readonly CourseVersion[];
  hasUnpublishedChanges: boolean;
};

/** All versions, some at a time, because a course may have hundreds. */
export function VersionList({ courseId, versions, hasUnpublishedChanges }: VersionListProps) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { restore, isBusy } = useRestore(courseId, hasUnpublishedChanges);
  const [page, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(versions.length / PER_PAGE));
  const shownPage = Math.min(page, pages);
  return (
    <div className="grid gap-6">
      <CompareForm
        versions={versions}
        hasWorkingCopy={hasUnpublishedChanges}
        onCompare={(from, to) => void navigate({ search: `?compare=${from}..${to}` })}
      />
      <VersionTable
        versions={versions.slice((shownPage - 1) * PER_PAGE, shownPage * PER_PAGE)}
        current={versions[0]?.number ?? 0}
        isRestoring={isBusy}
        onRestore={(number) => void restore(number)}
      />
      <Pagination label={t.pages} page={shownPage} pages={pages} onChange={setPage} />
    </div>
  );
}

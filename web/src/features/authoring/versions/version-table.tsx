import type { CourseVersion } from '@sikhya/contract/publishing.ts';
import { useFormatter } from '../../../language/formatter.ts';
import { useTexts } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import { useCan } from '../../../lib/permissions.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { texts } from './texts.ts';

type VersionTableProps = {
  versions: readonly CourseVersion[];
  /** The number of the newest version. */
  current: number;
  isRestoring: boolean;
  onRestore: (number: number) => void;
};

export function VersionTable({ versions, current, isRestoring, onRestore }: VersionTableProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const can = useCan();
  const columns: Column<CourseVersion>[] = [
    {
      key: 'version',
      header: t.version,
      hideLabel: true,
      cell: ({ number }) => (
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {t.versionNumber({ number })}
          {number === current && <Badge tone="right">{t.current}</Badge>}
        </span>
      ),
    },
    {
      key: 'published',
      header: t.published,
      cell: ({ publishedAt }) => format.dateTime(publishedAt),
    },
    {
      key: 'by',
      header: t.publishedBy,
      cell: ({ publishedBy }) => (
        <span lang={getLang(publishedBy)} className="wrap-anywhere">
          {publishedBy || t.unknownPerson}
        </span>
      ),
    },
    {
      key: 'note',
      header: t.note,
      cell: ({ note }) => (
        <span lang={getLang(note)} className="wrap-anywhere">
          {note || '–'}
        </span>
      ),
    },
    { key: 'changes', header: t.changes, cell: ({ difference }) => <Changes {...difference} /> },
    {
      key: 'actions',
      header: t.actions,
      hideLabel: true,
      cell: ({ number }) => (
        <span className="flex flex-wrap gap-2">
          <LinkButton
            tone="quiet"
            size="small"
            aria-label={t.viewVersion({ number })}
            to={{ search: `?version=${number}` }}
          >
            {t.view}
          </LinkButton>
          {can('courses.edit') && (
            <Button
              tone="quiet"
              size="small"
              aria-label={t.restoreNumber({ number })}
              busy={isRestoring}
              onClick={() => onRestore(number)}
            >
              {t.restore}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return <Table caption={t.title} columns={columns} rows={versions} rowKey={({ number }) => number} />;
}

/** For example '+3 ~2 −1'; screen readers get words. */
function Changes({ added, changed, removed }: CourseVersion['difference']) {
  const t = useTexts(texts);
  const format = useFormatter();
  if (added + changed + removed === 0) return '–';
  return (
    <>
      <span className="sr-only">{t.changeCounts({ added, changed, removed })}</span>
      <span aria-hidden="true" className="flex gap-2 whitespace-nowrap tabular-nums max-sm:justify-end">
        <span className="text-(--color-right)">+{format.number(added)}</span>
        <span className="text-indigo">~{format.number(changed)}</span>
        <span className="text-wrong">−{format.number(removed)}</span>
      </span>
    </>
  );
}

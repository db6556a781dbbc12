import type { ListedCertificate } from '@sikhya/contract/certificates.ts';
import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { useCan } from '../../lib/permissions.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { StandaloneLink } from '../../ui/text-link.tsx';
import { CertificateActions } from './certificate-actions.tsx';
import { texts } from './texts.ts';

export function CertificateTable({ certificates }: { certificates: readonly ListedCertificate[] }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const can = useCan();
  const { language } = useLocale();
  const columns: Column<ListedCertificate>[] = [
    {
      key: 'name',
      header: t.name,
      hideLabel: true,
      cell: ({ name, student }) => (
        <span className="grid min-w-0 xl:min-w-48">
          <StandaloneLink lang={getLang(name)} to={paths.student(student._id)}>
            {name}
          </StandaloneLink>
          <span lang="en" className="text-small wrap-anywhere text-ink-soft">
            {student.email}
          </span>
        </span>
      ),
    },
    {
      key: 'course',
      header: t.course,
      cell: (certificate) => {
        const { courseTitle } = titlesInLanguage(certificate, language);
        return (
          <span lang={getLang(courseTitle)} className="wrap-anywhere max-sm:text-end">
            {courseTitle}
          </span>
        );
      },
    },
    {
      key: 'score',
      header: t.averageScore,
      align: 'end',
      cell: ({ score }) => (score === null ? '–' : format.percent(score)),
    },
    {
      key: 'date',
      header: t.date,
      cell: ({ issuedAt }) => <span className="whitespace-nowrap">{format.date(issuedAt)}</span>,
    },
    {
      key: 'state',
      header: t.state,
      cell: ({ reason, note }) => (
        <span className="grid justify-items-start gap-1 max-sm:justify-items-end">
          <Badge tone={reason ? 'wrong' : 'right'}>{reason ? t[reason] : t.valid}</Badge>
          {note && (
            <span lang={getLang(note)} className="text-small wrap-anywhere text-ink-soft">
              {note}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'actions',
      header: t.actions,
      hideLabel: true,
      cell: (certificate) => (
        <CertificateActions certificate={certificate} canChange={can('students.manage')} />
      ),
    },
  ];
  return <Table caption={t.certificates} columns={columns} rows={certificates} rowKey={({ _id }) => _id} />;
}

import type { ExamAttempt } from '@sikhya/contract/student-exams.ts';
import { useFormatter } from '../../../../language/formatter.ts';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { getLang } from '../../../../lib/odia.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import type { AttemptAtExam } from '../../attempt/exam-attempt.ts';
import { getTitle } from '../get-title.ts';
import { PALETTE_STATUSES, type SectionSummary, STATUS_LABELS, summariseSections } from './palette-status.ts';
import { texts } from './texts.ts';

type SubmitDialogProps = {
  open: boolean;
  paper: ExamAttempt;
  attempt: AttemptAtExam;
  onClose: () => void;
  onSubmit: () => void;
};

type Row = SectionSummary & { title: string };

/** Asks before the exam is handed in, with the number of questions of each state in every section. */
export function SubmitDialog({ open, paper, attempt, onClose, onSubmit }: SubmitDialogProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const summaries = summariseSections(attempt);
  const rows = paper.rules.sections.map(
    (section, index): Row => ({
      title: getTitle(section, language),
      ...summaries[index]!,
    }),
  );
  const columns: Column<Row>[] = [
    {
      key: 'section',
      header: t.section,
      hideLabel: true,
      cell: ({ title }) => (
        <span lang={getLang(title)} className="font-semibold">
          {title}
        </span>
      ),
    },
    ...PALETTE_STATUSES.map((status) => ({
      key: status,
      header: t[STATUS_LABELS[status]],
      align: 'end' as const,
      cell: (row: Row) => format.number(row[status]),
    })),
  ];
  return (
    <Dialog
      wide
      open={open}
      onClose={onClose}
      title={t.submitTitle}
      description={t.submitText}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t.goBack}
          </Button>
          <Button onClick={onSubmit}>{t.submit}</Button>
        </>
      }
    >
      <Table caption={t.submitTitle} columns={columns} rows={rows} rowKey={({ title }) => title} />
    </Dialog>
  );
}

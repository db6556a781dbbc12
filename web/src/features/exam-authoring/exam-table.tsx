import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { useCan } from '../../lib/permissions.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconLink } from '../../ui/icon-link.tsx';
import { ChartIcon } from '../../ui/icons.tsx';
import { CopyIcon, EditIcon, TrashIcon } from '../../ui/portal-icons.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { ListedExam } from './api.ts';
import { ExamStateBadges } from './exam-state-badge.tsx';
import { texts } from './texts.ts';
import { useExamSteps } from './use-exam-steps.tsx';

export function ExamTable({ exams: allExams }: { exams: readonly ListedExam[] }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const exams = allExams
    .map((exam) => inLanguage(exam, language))
    .map((exam) => ({ ...exam, title: exam.title || t.untitledExam }));
  const columns: Column<ListedExam>[] = [
    {
      key: 'title',
      header: t.exam,
      hideLabel: true,
      cell: ({ title }) => (
        <span
          lang={getLang(title)}
          title={title}
          className="line-clamp-2 font-semibold wrap-anywhere xl:min-w-32"
        >
          {title}
        </span>
      ),
    },
    { key: 'state', header: t.state, hideLabel: true, cell: (exam) => <ExamStateBadges exam={exam} /> },
    {
      key: 'questions',
      header: t.questions,
      align: 'end',
      cell: ({ totalQuestions }) => format.number(totalQuestions),
    },
    {
      key: 'time',
      header: t.time,
      align: 'end',
      cell: ({ minutes }) => <span className="whitespace-nowrap">{format.duration(minutes)}</span>,
    },
    {
      key: 'opens',
      header: t.opens,
      cell: ({ opensAt }) => (opensAt ? format.dateTime(opensAt) : t.alwaysOpen),
    },
    { key: 'started', header: t.started, align: 'end', cell: ({ started }) => format.number(started) },
    { key: 'handedIn', header: t.handedIn, align: 'end', cell: ({ handedIn }) => format.number(handedIn) },
    { key: 'actions', header: t.actions, hideLabel: true, cell: (exam) => <ExamActions exam={exam} /> },
  ];
  return <Table caption={t.exams} columns={columns} rows={exams} rowKey={({ _id }) => _id} />;
}

function ExamActions({ exam: { _id, title, state } }: { exam: ListedExam }) {
  const t = useTexts(texts);
  const can = useCan();
  const { takeStep, deleteExam, isBusy } = useExamSteps();
  const step = state === 'published' ? 'archive' : 'publish';
  if (state === 'deleted')
    return can('exams.edit') ? (
      <Button
        tone="quiet"
        size="small"
        aria-label={t.restoreTitle({ title })}
        busy={isBusy}
        onClick={() => void takeStep(_id, 'restore')}
      >
        {t.restore}
      </Button>
    ) : null;
  return (
    <span className="flex flex-wrap items-center max-sm:gap-x-1">
      {can('exams.publish') && (
        <Button
          tone="quiet"
          size="small"
          aria-label={step === 'archive' ? t.archiveTitle({ title }) : t.publishTitle({ title })}
          busy={isBusy}
          onClick={() => void takeStep(_id, step)}
        >
          {t[step]}
        </Button>
      )}
      {state !== 'draft' && (
        <IconLink to={paths.examResults(_id)} label={t.watchTitle({ title })}>
          <ChartIcon />
        </IconLink>
      )}
      {can('exams.edit') && (
        <>
          <IconLink to={paths.exam(_id)} label={t.editTitle({ title })}>
            <EditIcon />
          </IconLink>
          <IconButton
            label={t.copyTitle({ title })}
            busy={isBusy}
            onClick={() => void takeStep(_id, 'duplicate')}
          >
            <CopyIcon />
          </IconButton>
          <IconButton label={t.deleteTitle({ title })} busy={isBusy} onClick={() => void deleteExam(_id)}>
            <TrashIcon />
          </IconButton>
        </>
      )}
    </span>
  );
}

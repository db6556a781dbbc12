import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { getExamLive, LiveAttempt } from '@sikhya/contract/exam-control.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { useCan } from '../../lib/permissions.ts';
import { Button } from '../../ui/button.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { StudentName } from './student-name.tsx';
import { texts } from './texts.ts';
import { useExtend } from './use-extend.ts';

const MINUTES_FOR_ONE = 5;

export function LiveView({ live }: { live: EndpointResponse<typeof getExamLive> }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { started, running, active, handedIn, savesPerMinute, silentTotal } = live;
  const figure = (label: string, value: number) => ({ label, value: format.number(value) });
  const { _id } = live.exam;
  return (
    <div className="grid gap-6">
      <Figures
        figures={[
          figure(t.started, started),
          figure(t.running, running),
          figure(t.active, active),
          figure(t.handedIn, handedIn),
          figure(t.savesPerMinute, savesPerMinute),
          figure(t.silent, silentTotal),
        ]}
      />
      <Panel title={t.silent} note={t.silentNote}>
        <AttemptTable examId={_id} caption={t.silent} attempts={live.silent} empty={t.nobodySilent} />
      </Panel>
      <Panel title={t.leftPage} note={t.leftPageNote}>
        <AttemptTable examId={_id} caption={t.leftPage} attempts={live.leftPage} empty={t.nobodyLeft} />
      </Panel>
    </div>
  );
}

type AttemptTableProps = {
  examId: string;
  caption: string;
  attempts: readonly LiveAttempt[];
  empty: string;
};

function AttemptTable({ examId, caption, attempts, empty }: AttemptTableProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const can = useCan();
  const { extend, isBusy } = useExtend(examId);
  if (attempts.length === 0) return <p className="text-ink-soft">{empty}</p>;
  const columns: Column<LiveAttempt>[] = [
    {
      key: 'student',
      header: t.student,
      hideLabel: true,
      cell: ({ student }) => <StudentName student={student} />,
    },
    {
      key: 'lastSave',
      header: t.lastSave,
      cell: ({ savedAt }) => (savedAt ? format.time(savedAt) : t.noSave),
    },
    { key: 'deadline', header: t.deadline, cell: ({ deadline }) => format.time(deadline) },
    { key: 'leftPage', header: t.leftPage, align: 'end', cell: ({ leftPage }) => format.number(leftPage) },
    {
      key: 'actions',
      header: t.actions,
      hideLabel: true,
      cell: ({ attemptId, student }) =>
        can('exams.publish') && (
          <Button
            tone="quiet"
            size="small"
            busy={isBusy}
            aria-label={t.extendStudent({
              student: student?.name ?? t.student,
              minutes: MINUTES_FOR_ONE,
            })}
            onClick={() => void extend(MINUTES_FOR_ONE, attemptId)}
          >
            {t.extendOne({ minutes: MINUTES_FOR_ONE })}
          </Button>
        ),
    },
  ];
  return <Table caption={caption} columns={columns} rows={attempts} rowKey={({ attemptId }) => attemptId} />;
}

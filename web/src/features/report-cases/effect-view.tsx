import type { CorrectionEffect } from '@sikhya/contract/report-cases.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { Figures } from '../../ui/figures.tsx';
import { Table } from '../../ui/table.tsx';
import { texts } from './texts.ts';

/** The effect of a decision, and the students that it concerns. */
export function EffectView({ effect }: { effect: CorrectionEffect }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { results, passesGained, passesLost, ranks, chaptersGained, chaptersLost } = effect;
  const sentences = [
    t.chapters({ gained: chaptersGained, lost: chaptersLost }),
    t.certificates({ count: effect.certificatesRevoked }),
    t.checked({ checked: effect.checked, total: effect.total }),
  ];
  const toScore = (percent: number, marks: number | null) =>
    marks === null ? format.percent(percent) : format.number(marks);
  return (
    <section aria-label={t.effect} className="grid gap-4">
      <Figures
        figures={[
          { label: t.scores, value: format.number(results) },
          { label: t.passesGained, value: format.number(passesGained) },
          { label: t.passesLost, value: format.number(passesLost) },
          { label: t.ranks, value: format.number(ranks) },
        ]}
      />
      <p className="text-small text-ink-soft">{sentences.join(' ')}</p>
      {effect.concerned.length > 0 && (
        <Table
          caption={t.concerned}
          rows={effect.concerned}
          rowKey={({ resultId }) => resultId}
          columns={[
            {
              key: 'student',
              header: t.student,
              hideLabel: true,
              cell: ({ student }) => (
                <span lang={getLang(student?.name ?? '')}>{student?.name ?? t.hiddenName}</span>
              ),
            },
            {
              key: 'from',
              header: t.scoreBefore,
              align: 'end',
              cell: (row) => toScore(row.from, row.fromMarks),
            },
            { key: 'to', header: t.scoreAfter, align: 'end', cell: (row) => toScore(row.to, row.toMarks) },
          ]}
        />
      )}
    </section>
  );
}

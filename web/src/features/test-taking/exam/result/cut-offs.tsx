import type { ExamResult } from '@sikhya/contract/exam-result.ts';
import { useFormatter } from '../../../../language/formatter.ts';
import { useTexts } from '../../../../language/locale.tsx';
import { getLang } from '../../../../lib/odia.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Table } from '../../../../ui/table.tsx';
import { texts } from './texts.ts';

/** The cut-off of each category, and how far the score is from it. */
export function CutOffs({ cutOffs, score }: Pick<ExamResult, 'cutOffs' | 'score'>) {
  const t = useTexts(texts);
  const format = useFormatter();
  if (cutOffs.length === 0) return null;
  const describe = (marks: number) => {
    const difference = Math.round((score - marks) * 100) / 100;
    if (difference === 0) return t.reached;
    return difference > 0 ? t.above({ marks: difference }) : t.below({ marks: -difference });
  };
  return (
    <section aria-labelledby="cut-offs" className="grid gap-4">
      <h2 id="cut-offs" className="text-h2">
        {t.cutOffs}
      </h2>
      <Table
        caption={t.cutOffs}
        rows={cutOffs}
        rowKey={({ category }) => category}
        columns={[
          {
            key: 'category',
            header: t.category,
            hideLabel: true,
            cell: ({ category }) => (
              <span lang={getLang(category)} className="font-semibold">
                {category}
              </span>
            ),
          },
          { key: 'cut-off', header: t.cutOff, align: 'end', cell: ({ marks }) => format.number(marks) },
          {
            key: 'difference',
            header: t.difference,
            align: 'end',
            cell: ({ marks }) => <Badge tone={score >= marks ? 'right' : 'plain'}>{describe(marks)}</Badge>,
          },
        ]}
      />
    </section>
  );
}

import { useFormatter } from '../../../../language/formatter.ts';
import { useTexts } from '../../../../language/locale.tsx';
import type { Column } from '../../../../ui/table.tsx';
import { texts } from './texts.ts';

type Answers = { score: number; maximum: number; right: number; wrong: number; empty: number };

/** The marks, and the number of right, wrong and empty answers, of a section or topic. */
export function useAnswerColumns<Row extends Answers>(): Column<Row>[] {
  const t = useTexts(texts);
  const format = useFormatter();
  const count = (key: 'right' | 'wrong' | 'empty', header: string): Column<Row> => ({
    key,
    header,
    align: 'end',
    cell: (row) => format.number(row[key]),
  });
  return [
    {
      key: 'score',
      header: t.score,
      align: 'end',
      cell: ({ score, maximum }) => `${format.number(score)}/${format.number(maximum)}`,
    },
    count('right', t.right),
    count('wrong', t.wrong),
    count('empty', t.notAnswered),
  ];
}

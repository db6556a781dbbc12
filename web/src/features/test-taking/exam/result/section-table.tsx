import type { ExamResult } from '@sikhya/contract/exam-result.ts';
import { useFormatter } from '../../../../language/formatter.ts';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { getLang } from '../../../../lib/odia.ts';
import { type Column, Table } from '../../../../ui/table.tsx';
import { getTitle } from '../get-title.ts';
import { texts } from './texts.ts';
import { useAnswerColumns } from './use-answer-columns.tsx';

type Section = ExamResult['sections'][number];

export function SectionTable({ sections }: Pick<ExamResult, 'sections'>) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const columns: Column<Section>[] = [
    {
      key: 'section',
      header: t.section,
      hideLabel: true,
      cell: (section) => {
        const title = getTitle(section, language);
        return (
          <span lang={getLang(title)} className="font-semibold">
            {title}
          </span>
        );
      },
    },
    ...useAnswerColumns<Section>(),
  ];
  const rank: Column<Section> = {
    key: 'rank',
    header: t.rank,
    align: 'end',
    cell: (section) => (section.rank === null ? '–' : format.number(section.rank)),
  };
  const hasRanks = sections.some((section) => section.rank !== null);
  return (
    <section aria-labelledby="sections" className="grid gap-4">
      <h2 id="sections" className="text-h2">
        {t.sections}
      </h2>
      <Table
        caption={t.sections}
        columns={hasRanks ? [...columns, rank] : columns}
        rows={sections}
        rowKey={({ title }) => title}
      />
    </section>
  );
}

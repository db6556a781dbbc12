import { type ExamRules, type ExamSection, hasTimedSections } from '@sikhya/contract/exam-rules.ts';
import { useFormatter } from '../../../../language/formatter.ts';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { getLang } from '../../../../lib/odia.ts';
import { type Column, Table } from '../../../../ui/table.tsx';
import { formatMarks } from '../format-marks.ts';
import { getTitle } from '../get-title.ts';
import { texts } from '../texts.ts';

/** The marks of right, wrong and missing answers in each section, and its time if it has one. */
export function MarkingScheme({ rules }: { rules: ExamRules }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const format = useFormatter();
  const columns: Column<ExamSection>[] = [
    {
      key: 'section',
      header: t.section,
      hideLabel: true,
      cell: (section) => {
        const title = getTitle(section, locale.language);
        return (
          <span className="grid">
            <span lang={getLang(title)} className="font-semibold">
              {title}
            </span>
            {section.maxAnswers !== null && (
              <span className="text-small text-ink-soft">
                {t.firstAnswersCount({ count: section.maxAnswers })}
              </span>
            )}
          </span>
        );
      },
    },
    {
      key: 'questions',
      header: t.questions,
      align: 'end',
      cell: ({ totalQuestions }) => format.number(totalQuestions),
    },
    { key: 'right', header: t.right, align: 'end', cell: ({ marks }) => formatMarks(marks.right, locale) },
    { key: 'wrong', header: t.wrong, align: 'end', cell: ({ marks }) => formatMarks(marks.wrong, locale) },
    {
      key: 'empty',
      header: t.notAnswered,
      align: 'end',
      cell: ({ marks }) => formatMarks(marks.empty, locale),
    },
  ];
  const time: Column<ExamSection> = {
    key: 'time',
    header: t.ownTime,
    align: 'end',
    cell: ({ minutes }) => (minutes === null ? '–' : format.duration(minutes)),
  };
  return (
    <section aria-labelledby="marking-scheme" className="grid gap-3">
      <h2 id="marking-scheme" className="text-h3">
        {t.markingScheme}
      </h2>
      <Table
        caption={t.markingScheme}
        columns={hasTimedSections(rules) ? [...columns, time] : columns}
        rows={rules.sections}
        rowKey={({ title }) => title}
      />
    </section>
  );
}

import type { ExamResult } from '@sikhya/contract/exam-result.ts';
import { useTexts } from '../../../../language/locale.tsx';
import { getLang } from '../../../../lib/odia.ts';
import { Table } from '../../../../ui/table.tsx';
import { texts } from './texts.ts';
import { useAnswerColumns } from './use-answer-columns.tsx';

/** The answers by topic, where the questions have tags. */
export function TopicTable({ topics }: Pick<ExamResult, 'topics'>) {
  const t = useTexts(texts);
  const answerColumns = useAnswerColumns<ExamResult['topics'][number]>();
  if (topics.length === 0) return null;
  return (
    <section aria-labelledby="topics" className="grid gap-4">
      <h2 id="topics" className="text-h2">
        {t.topics}
      </h2>
      <Table
        caption={t.topics}
        rows={topics}
        rowKey={({ topic }) => topic}
        columns={[
          {
            key: 'topic',
            header: t.topic,
            hideLabel: true,
            cell: ({ topic }) => (
              <span lang={getLang(topic)} className="font-semibold wrap-anywhere">
                {topic}
              </span>
            ),
          },
          ...answerColumns,
        ]}
      />
    </section>
  );
}

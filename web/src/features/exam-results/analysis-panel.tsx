import type { QuestionAnalysis } from '@sikhya/contract/exam-control.ts';
import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TickIcon } from '../../ui/icons.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { analysisQuery } from './api.ts';
import { texts } from './texts.ts';

const PER_PAGE = 20;
/** Below this a question does not tell good students from weak ones. */
const LOW_DISCRIMINATION = 0.1;

/** How hard each question was, how well it discriminates, and which options were chosen. */
export function AnalysisPanel({ examId }: { examId: string }) {
  const t = useTexts(texts);
  const analysis = useQuery(analysisQuery(examId));
  const [page, setPage] = useState(1);
  return (
    <QueryView
      query={analysis}
      loading={<SkeletonLines lines={8} />}
      isEmpty={({ countedResults }) => countedResults === 0}
      empty={<EmptyState title={t.noResults} />}
    >
      {({ questions, countedResults }) => (
        <div className="grid gap-4">
          <p className="text-ink-soft">{t.analysisNote({ count: countedResults })}</p>
          <ol className="grid gap-3">
            {questions.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((question, n) => (
              <QuestionItem
                key={question._id}
                question={question}
                number={getNumber(questions, (page - 1) * PER_PAGE + n)}
              />
            ))}
          </ol>
          <Pagination page={page} pages={Math.ceil(questions.length / PER_PAGE)} onChange={setPage} />
        </div>
      )}
    </QueryView>
  );
}

/** The number of the question within its section, from 1. */
function getNumber(questions: readonly QuestionAnalysis[], index: number): number {
  const { section } = questions[index]!;
  return index - questions.findIndex((question) => question.section === section) + 1;
}

function QuestionItem({ question, number }: { question: QuestionAnalysis; number: number }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const { section, correctAnswer, shareRight, discrimination, chosen, unanswered } = question;
  const shown = inLanguage(question, language);
  const total = chosen.reduce((sum, count) => sum + count, unanswered);
  const toPercent = (share: number) => format.number(Math.round(share * 100));
  const toCount = (count: number) => t.chosen({ count, percent: toPercent(total === 0 ? 0 : count / total) });
  return (
    <li className="grid gap-2 rounded-soft border border-line bg-sheet p-3 sm:p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
        <span className="font-semibold">{t.questionNumber({ section: section + 1, number })}</span>
        {shareRight !== null && <span>{t.rightShare({ percent: toPercent(shareRight) })}</span>}
        <span>
          {discrimination === null
            ? t.tooFew
            : t.discrimination({ value: format.number(Math.round(discrimination * 100) / 100) })}
        </span>
        {discrimination !== null && discrimination < LOW_DISCRIMINATION && (
          <Badge tone="wrong">{t.check}</Badge>
        )}
      </p>
      <p lang={getLang(shown.question)} className="font-semibold wrap-anywhere whitespace-pre-line">
        {shown.question}
      </p>
      <ul className="grid gap-1">
        {shown.options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options never move here
          <li key={index} className="grid grid-cols-[1fr_auto] items-center gap-x-3">
            <span className="flex min-w-0 items-start gap-1.5">
              {index === correctAnswer && (
                <span className="text-(--color-right)">
                  <TickIcon />
                </span>
              )}
              <span lang={getLang(option)} className="min-w-0 wrap-anywhere">
                {option}
              </span>
            </span>
            <span className="text-small tabular-nums">{toCount(chosen[index] ?? 0)}</span>
            <span className="col-span-2 h-1.5 rounded-full bg-sunk" aria-hidden="true">
              <span
                className={`block h-full rounded-full ${index === correctAnswer ? 'bg-(--color-right)' : 'bg-indigo'}`}
                style={{ width: `${total === 0 ? 0 : ((chosen[index] ?? 0) / total) * 100}%` }}
              />
            </span>
          </li>
        ))}
        <li className="flex justify-between gap-3 text-small text-ink-soft">
          <span>{t.unanswered}</span>
          <span className="tabular-nums">{toCount(unanswered)}</span>
        </li>
      </ul>
    </li>
  );
}

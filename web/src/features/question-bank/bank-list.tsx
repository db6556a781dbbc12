import type { BankQuestion } from '@sikhya/contract/question-bank.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { type BankFilter, bankQuery } from './api.ts';
import { BankQuestionView } from './bank-question-view.tsx';
import { texts } from './texts.ts';

type BankListProps = {
  filter: BankFilter;
  /** Before each question, such as a checkbox. */
  renderLead?: (question: BankQuestion) => ReactNode;
};

/** The questions that match a filter, more of them on demand. */
export function BankList({ filter, renderLead }: BankListProps) {
  const t = useTexts(texts);
  const list = useInfiniteQuery(bankQuery(filter));
  return (
    <QueryView
      query={list}
      loading={<SkeletonCard />}
      isEmpty={({ pages }) => pages[0]?.questions.length === 0}
      empty={<EmptyState title={t.noneFound}>{t.tryOther}</EmptyState>}
    >
      {({ pages }) => (
        <>
          <ul className="grid gap-3">
            {pages
              .flatMap(({ questions }) => questions)
              .map((question) => (
                <li
                  key={question._id}
                  className="flex min-w-0 items-start gap-3 rounded-soft border border-line bg-sheet p-3 sm:p-4"
                >
                  {renderLead?.(question)}
                  <BankQuestionView question={question} />
                </li>
              ))}
          </ul>
          {list.hasNextPage && (
            <LoadMore
              autoLoad={false}
              loading={list.isFetchingNextPage}
              error={list.isFetchNextPageError ? <FailureText error={list.error} /> : undefined}
              onLoadMore={() => void list.fetchNextPage()}
            />
          )}
        </>
      )}
    </QueryView>
  );
}

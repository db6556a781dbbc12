import type { UseQueryResult } from '@tanstack/react-query';
import { useTexts } from '../language/locale.tsx';
import { Button } from './button.tsx';
import { FailureText } from './failure-text.tsx';
import { texts } from './texts.ts';

type StaleNoticeProps = {
  query: Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown };
};

/** Shown above old data when a reload has failed. */
export function StaleNotice({ query: { error, isFetching, refetch } }: StaleNoticeProps) {
  const t = useTexts(texts);
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-soft border border-line bg-wrong-soft px-4 py-3"
    >
      <p className="min-w-0 grow basis-60">
        <span className="block font-semibold">{t.reloadFailed}</span>
        <FailureText error={error} />
      </p>
      <Button tone="quiet" size="small" busy={isFetching} onClick={() => refetch()}>
        {t.tryAgain}
      </Button>
    </div>
  );
}

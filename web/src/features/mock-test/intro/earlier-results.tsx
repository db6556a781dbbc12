import type { TestResult } from '@sikhya/contract/test-result.ts';
import { Link } from '../../../language/navigation.tsx';
import { formatDate } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ChevronRightIcon } from '../../../ui/icons.tsx';

/** The scores of earlier attempts, each a link to its review. */
export function EarlierResults({ results }: { results: readonly TestResult[] }) {
  return (
    <section aria-labelledby="earlier-results" className="mt-4">
      <h2 id="earlier-results" className="text-h3">
        Your earlier tests
      </h2>
      <ul className="mt-3 grid divide-y divide-line overflow-hidden rounded-soft border border-line bg-sheet">
        {results.map(({ _id, score, passed, correctAnswers, totalQuestions, completedAt }) => (
          <li key={_id}>
            <Link
              to={{ search: `?result=${_id}` }}
              className="flex min-h-14 items-center gap-3 px-4 py-2 -outline-offset-2 transition-colors hover:bg-sunk"
            >
              <span className="w-12 font-display text-h3 font-semibold tabular-nums">{score}%</span>
              <span className="grow text-ink-soft">
                {correctAnswers}/{totalQuestions} · {formatDate(completedAt)}
              </span>
              <Badge tone={passed ? 'right' : 'plain'}>{passed ? 'Passed' : 'Not passed'}</Badge>
              <span className="text-ink-soft">
                <span className="sr-only">Review</span>
                <ChevronRightIcon />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

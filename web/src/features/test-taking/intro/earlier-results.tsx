import type { TestResult } from '@sikhya/contract/test-result.ts';
import { useFormatter } from '../../../language/formatter.ts';
import { useTexts } from '../../../language/locale.tsx';
import { Link } from '../../../language/navigation.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ChevronRightIcon } from '../../../ui/icons.tsx';
import { texts } from '../texts.ts';

/** The scores of earlier attempts, each a link to its review. */
export function EarlierResults({ results }: { results: readonly TestResult[] }) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <section aria-labelledby="earlier-results" className="mt-4">
      <h2 id="earlier-results" className="text-h3">
        {t.earlierTests}
      </h2>
      <ul className="mt-3 grid divide-y divide-line overflow-hidden rounded-soft border border-line bg-sheet">
        {results.map(({ _id, score, passed, correctAnswers, totalQuestions, completedAt, takenOffline }) => (
          <li key={_id}>
            <Link
              to={{ search: `?result=${_id}` }}
              className="flex min-h-14 items-center gap-3 px-4 py-2 -outline-offset-2 max-[18rem]:flex-wrap transition-colors hover:bg-sunk"
            >
              <span className="w-12 font-display text-h3 font-semibold tabular-nums">
                {format.percent(score)}
              </span>
              <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-1.5 text-ink-soft">
                <span>
                  {`${format.number(correctAnswers)}/${format.number(totalQuestions)}`}
                  {/* the long Odia date is below on a phone */}
                  <span className="max-sm:in-[:lang(or)]:hidden"> ·</span>
                </span>
                <span className="min-[22rem]:whitespace-nowrap max-sm:in-[:lang(or)]:basis-full max-sm:in-[:lang(or)]:text-small">
                  {format.date(completedAt)}
                </span>
                {takenOffline && <span className="basis-full text-small">{t.takenOffline}</span>}
              </span>
              <Badge tone={passed ? 'right' : 'plain'}>{passed ? t.passed : t.notPassed}</Badge>
              <span className="text-ink-soft">
                <span className="sr-only">{t.review}</span>
                <ChevronRightIcon />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

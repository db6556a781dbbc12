import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { useNumberFormatter, useTexts } from '../language/locale.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { getPageNumbers } from './page-numbers.ts';
import { texts } from './texts.ts';

const pageTexts = defineTexts({
  pages: { en: 'Pages', or: 'ପୃଷ୍ଠାସମୂହ' },
  page: { en: 'Page {number:number}', or: 'ପୃଷ୍ଠା {number:number}' },
});

type PaginationProps = {
  page: number;
  pages: number;
  onChange: (page: number) => void;
  /** Names the list on a screen with several lists. */
  label?: string;
  /** The requested page is loading. */
  loading?: boolean;
};

/** Renders nothing for a single page. */
export function Pagination({ page, pages, onChange, label, loading = false }: PaginationProps) {
  const t = useTexts(texts);
  const labels = useTexts(pageTexts);
  const format = useNumberFormatter();
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={label ?? labels.pages}
      className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1"
    >
      <button
        type="button"
        className={`${STEP} gap-1 sm:pr-4 sm:pl-2.5`}
        disabled={loading || page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <ChevronLeftIcon />
        <span className="max-sm:sr-only">{t.previous}</span>
      </button>
      {getPageNumbers(page, pages).map((number) => (
        <button
          key={number}
          type="button"
          aria-label={labels.page({ number })}
          aria-current={number === page ? 'page' : undefined}
          disabled={loading && number !== page}
          onClick={() => onChange(number)}
          className={`${STEP} tabular-nums aria-[current]:bg-indigo aria-[current]:text-indigo-ink forced-colors:aria-[current]:border`}
        >
          {format.number(number)}
        </button>
      ))}
      <button
        type="button"
        className={`${STEP} gap-1 sm:pr-2.5 sm:pl-4`}
        disabled={loading || page >= pages}
        onClick={() => onChange(page + 1)}
      >
        <span className="max-sm:sr-only">{t.next}</span>
        <ChevronRightIcon />
      </button>
    </nav>
  );
}

const STEP =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-soft px-1.5 font-semibold transition-colors hover:bg-indigo-soft hover:text-indigo disabled:pointer-events-none disabled:opacity-50';

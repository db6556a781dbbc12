import type { Locale } from '@sikhya/contract/language/language.ts';
import { translate } from '@sikhya/contract/language/texts.ts';
import { useRef, useState } from 'react';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { Select } from '../../../../ui/select.tsx';
import { describeFinding } from '../versions/describe-finding.ts';
import type { Assessment } from './assess.ts';
import type { ImportItem, ItemChange } from './import-items.ts';
import { ImportQuestion } from './import-question.tsx';
import { texts } from './texts.ts';

const PER_PAGE = 10;

type Filter = 'all' | 'errors' | 'warnings' | 'left-out';

const LABELS = {
  all: 'filterAll',
  errors: 'filterErrors',
  warnings: 'filterWarnings',
  'left-out': 'filterLeftOut',
} as const satisfies Record<Filter, keyof typeof texts>;

type ImportListProps = {
  items: readonly ImportItem[];
  assessments: readonly Assessment[];
  openKey: number | null;
  onOpen: (key: number | null) => void;
  onChange: (change: ItemChange) => void;
};

function matchesFilter(filter: Filter, item: ImportItem, { error, warnings, findings }: Assessment): boolean {
  if (filter === 'all') return true;
  if (filter === 'left-out') return item.isLeftOut;
  return (
    !item.isLeftOut && (filter === 'errors' ? error !== undefined : warnings.length + findings.length > 0)
  );
}

const describeError = (assessment: Assessment | undefined, locale: Locale) =>
  assessment?.error ? translate(assessment.error, locale) : '';

const describeWarnings = (assessment: Assessment | undefined, locale: Locale) => [
  ...(assessment?.warnings.map((warning) => translate(warning, locale)) ?? []),
  ...(assessment?.findings.map((finding) => describeFinding(finding, locale)) ?? []),
];

/** The questions of the preview, paginated because there may be thousands. */
export function ImportList({ items, assessments, openKey, onOpen, onChange }: ImportListProps) {
  const t = useTexts(texts);
  const top = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(1);
  const filters = (Object.keys(LABELS) as Filter[]).map((name) => ({
    name,
    count: items.filter((item, index) => matchesFilter(name, item, assessments[index]!)).length,
  }));
  // an open question stays in the list, also when it no longer matches the filter
  const listed = items.filter(
    (item, index) => item.key === openKey || matchesFilter(filter, item, assessments[index]!),
  );
  const pages = Math.max(1, Math.ceil(listed.length / PER_PAGE));
  const currentPage = Math.min(page, pages);
  const turnPage = (to: number) => {
    setPage(to);
    onOpen(null);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div ref={top} className="grid scroll-mt-24 gap-4">
      {filters.some(({ name, count }) => name !== 'all' && count > 0) && (
        <Field label={t.show}>
          <Select
            value={filter}
            onChange={(event) => {
              setFilter(event.target.value as Filter);
              turnPage(1);
            }}
          >
            {filters.map(({ name, count }) => (
              <option key={name} value={name} disabled={count === 0 && name !== filter}>
                {t[LABELS[name]]({ count })}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {listed.length === 0 && <p className="text-ink-soft">{t.noMoreHere}</p>}
      <ol className="grid gap-3">
        {listed.slice((currentPage - 1) * PER_PAGE, currentPage * PER_PAGE).map((item) => (
          <ImportQuestion
            key={item.key}
            item={item}
            error={describeError(assessments[item.key], locale)}
            warnings={describeWarnings(assessments[item.key], locale).join('\n')}
            isOpen={item.key === openKey}
            onOpen={onOpen}
            onChange={onChange}
          />
        ))}
      </ol>
      <Pagination label={t.foundPages} page={currentPage} pages={pages} onChange={turnPage} />
    </div>
  );
}

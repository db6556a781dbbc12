import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { useId } from 'react';
import { useNumberFormatter, useTexts } from '../language/locale.tsx';
import { Pagination } from './pagination.tsx';
import { Select } from './select.tsx';

const texts = defineTexts({
  perPage: { en: 'Per page', or: 'ପ୍ରତି ପୃଷ୍ଠାରେ' },
});

type PageControlsProps = {
  sizes: readonly number[];
  size: number;
  page: number;
  pages: number;
  /** The requested page is loading. */
  loading: boolean;
  onChange: (change: { limit?: number; page?: number }) => void;
};

/** The page size and the pagination below a list. */
export function PageControls({ sizes, size, page, pages, loading, onChange }: PageControlsProps) {
  const t = useTexts(texts);
  const format = useNumberFormatter();
  const id = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex items-center gap-2.5">
        <label htmlFor={id} className="text-small text-ink-soft">
          {t.perPage}
        </label>
        <Select id={id} value={size} onChange={(event) => onChange({ limit: Number(event.target.value) })}>
          {sizes.map((option) => (
            <option key={option} value={option}>
              {format.number(option)}
            </option>
          ))}
        </Select>
      </div>
      <Pagination page={page} pages={pages} loading={loading} onChange={(next) => onChange({ page: next })} />
    </div>
  );
}

import { useTexts } from '../../../language/locale.tsx';
import { ChoiceButtons } from '../../../ui/choice-buttons.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Select } from '../../../ui/select.tsx';
import type { CataloguePage } from './page-query.ts';
import { texts } from './texts.ts';

type PublicControlsProps = {
  shown: CataloguePage;
  onChange: (changed: Partial<CataloguePage>) => void;
  /** Undefined while loading. */
  pagination: { totalCourses: number; more: boolean } | undefined;
};

export function PublicControls({ shown, onChange, pagination }: PublicControlsProps) {
  const t = useTexts(texts);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <SearchInput label={t.search} value={shown.search} onSearch={(search) => onChange({ search })} />
        <ChoiceButtons
          label={t.whichCourses}
          choices={[
            { value: 'all', label: t.all },
            { value: 'free', label: t.free },
            { value: 'premium', label: t.paid },
          ]}
          value={shown.type ?? 'all'}
          onChange={(type) => onChange({ type: type === 'all' ? undefined : type })}
        />
        <div className="w-full sm:ml-auto sm:w-60">
          <Select
            aria-label={t.sortBy}
            value={shown.sort}
            onChange={({ target }) => onChange({ sort: target.value as CataloguePage['sort'] })}
          >
            <option value="newest">{t.newest}</option>
            <option value="title">{t.byTitle}</option>
            <option value="price">{t.byPrice}</option>
          </Select>
        </div>
      </div>
      {/* always rendered, so that screen readers announce a change */}
      <p role="status" className="min-h-6 text-small text-ink-soft">
        {pagination && (pagination.more ? t.foundMore : t.found)({ count: pagination.totalCourses })}
      </p>
    </div>
  );
}

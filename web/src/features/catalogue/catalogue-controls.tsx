import { useTexts } from '../../language/locale.tsx';
import { ChoiceButtons } from '../../ui/choice-buttons.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CourseFilter } from './api.ts';
import { texts } from './portal-texts.ts';

type CatalogueControlsProps = {
  filter: CourseFilter;
  onChange: (changed: Partial<CourseFilter>) => void;
  /** How many courses the list shows. */
  shownCount: number;
  /** The counts of the whole catalogue; undefined while loading, null if that failed. */
  totals: { totalCourses: number; totalFree: number; totalPremium: number } | null | undefined;
};

/** Search, filter and counts of the catalogue. */
export function CatalogueControls({ filter, onChange, shownCount, totals }: CatalogueControlsProps) {
  const t = useTexts(texts);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <SearchInput
          label={t.searchCourses}
          value={filter.search}
          onSearch={(search) => onChange({ search })}
        />
        <ChoiceButtons
          label={t.whichCourses}
          choices={[
            { value: 'all', label: t.allTypes },
            { value: 'free', label: t.freeOnly },
            { value: 'premium', label: t.premiumOnly },
          ]}
          value={filter.type ?? 'all'}
          onChange={(type) => onChange({ type: type === 'all' ? undefined : type })}
        />
      </div>
      <div className="flex min-h-6 flex-wrap justify-between gap-x-6 text-small text-ink-soft">
        {/* always rendered, so that screen readers announce a change */}
        <p role="status">
          {totals && t.showingInCatalogue({ shown: shownCount, total: totals.totalCourses })}
        </p>
        {totals && <p>{t.freeAndPremium({ free: totals.totalFree, premium: totals.totalPremium })}</p>}
        {totals === undefined && <Skeleton className="h-5 w-48 rounded-soft" />}
      </div>
    </div>
  );
}

import { formatNumber } from '../../lib/format.ts';
import { ChoiceButtons } from '../../ui/choice-buttons.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CourseFilter } from './api.ts';

const TYPES = [
  { value: 'all', label: 'All Courses' },
  { value: 'free', label: 'Free Only' },
  { value: 'premium', label: 'Premium' },
] as const;

type CatalogueControlsProps = {
  filter: CourseFilter;
  onChange: (changed: Partial<CourseFilter>) => void;
  /** How many courses the list shows. */
  shownCount: number;
  /** Of the whole catalogue; undefined while loading. */
  totals: { totalCourses: number; totalFree: number; totalPremium: number } | undefined;
};

/** Search, filter and counts of the catalogue. */
export function CatalogueControls({ filter, onChange, shownCount, totals }: CatalogueControlsProps) {
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <SearchInput
          label="Search courses"
          value={filter.search}
          onSearch={(search) => onChange({ search })}
        />
        <ChoiceButtons
          label="Which courses"
          choices={TYPES}
          value={filter.type ?? 'all'}
          onChange={(type) => onChange({ type: type === 'all' ? undefined : type })}
        />
      </div>
      <div className="flex min-h-6 flex-wrap justify-between gap-x-6 text-small text-ink-soft">
        {/* always rendered, so that screen readers announce a change */}
        <p role="status">
          {totals && `Showing ${formatNumber(shownCount)} of ${formatNumber(totals.totalCourses)} courses`}
        </p>
        {totals ? (
          <p>
            {formatNumber(totals.totalFree)} free · {formatNumber(totals.totalPremium)} premium
          </p>
        ) : (
          <Skeleton className="h-5 w-48 rounded-soft" />
        )}
      </div>
    </div>
  );
}

import { useId } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Select } from '../../ui/select.tsx';
import type { CourseOrder } from './sort-courses.ts';
import { texts } from './texts.ts';

type MyCoursesControlsProps = {
  search: string;
  onSearch: (text: string) => void;
  order: CourseOrder;
  onOrder: (order: CourseOrder) => void;
};

export function MyCoursesControls({ search, onSearch, order, onOrder }: MyCoursesControlsProps) {
  const t = useTexts(texts);
  const id = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <SearchInput label={t.searchMyCourses} value={search} onSearch={onSearch} />
      <div className="flex w-full items-center gap-3 sm:w-auto">
        <label htmlFor={id} className="shrink-0 text-small text-ink-soft">
          {t.sortBy}
        </label>
        <div className="grow sm:w-52">
          <Select id={id} value={order} onChange={({ target }) => onOrder(target.value as CourseOrder)}>
            <option value="recent">{t.recentlyEnrolled}</option>
            <option value="title">{t.courseTitle}</option>
          </Select>
        </div>
      </div>
    </div>
  );
}

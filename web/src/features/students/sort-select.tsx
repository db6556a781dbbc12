import { useId } from 'react';
import { useTexts } from '../../language/locale.tsx';
import type { ListState } from '../../lib/list-state.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../ui/portal-icons.tsx';
import { Select } from '../../ui/select.tsx';
import { texts } from './texts.ts';

export const STUDENT_SORTS = ['createdAt', 'googleProfile.name', 'googleProfile.email'] as const;

type StudentSort = (typeof STUDENT_SORTS)[number];

const LABELS = {
  createdAt: 'joinDate',
  'googleProfile.name': 'name',
  'googleProfile.email': 'email',
} as const satisfies Record<StudentSort, keyof typeof texts>;

type SortSelectProps = {
  state: ListState<StudentSort>;
  onChange: (change: Partial<ListState<StudentSort>>) => void;
};

/** The sort field and order of the student list. */
export function SortSelect({ state: { sortBy, sortOrder }, onChange }: SortSelectProps) {
  const t = useTexts(texts);
  const id = useId();
  const isAscending = sortOrder === 'asc';
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-small whitespace-nowrap text-ink-soft">
        {t.sortBy}
      </label>
      <Select
        id={id}
        value={sortBy}
        onChange={(event) => onChange({ sortBy: event.target.value as StudentSort })}
      >
        {STUDENT_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t[LABELS[sort]]}
          </option>
        ))}
      </Select>
      <IconButton
        label={isAscending ? t.ascending : t.descending}
        onClick={() => onChange({ sortOrder: isAscending ? 'desc' : 'asc' })}
      >
        {isAscending ? <ArrowUpIcon /> : <ArrowDownIcon />}
      </IconButton>
    </div>
  );
}

import {
  type ActivityFilters,
  AUDIT_ACTIONS,
  type AuditAction,
  SERVER_ACTOR,
  UNKNOWN_ACTOR,
} from '@sikhya/contract/activity.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { peopleQuery } from './api.ts';
import { CourseFilter } from './course-filter.tsx';
import { actionNames, texts } from './texts.ts';

const NO_FILTERS: ActivityFilters = { person: '', action: '', courseId: '', from: '', to: '' };

type FilterBarProps = {
  filters: ActivityFilters;
  /** The title of the filtered course. */
  courseTitle: string;
  isFiltered: boolean;
  onChange: (change: Partial<ActivityFilters>) => void;
};

export function FilterBar({ filters, courseTitle, isFiltered, onChange }: FilterBarProps) {
  const t = useTexts(texts);
  const names = useTexts(actionNames);
  const { person, action, courseId, from, to } = filters;
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-5">
      <PersonFilter person={person} onChange={onChange} />
      <Field label={t.action}>
        <Select
          value={action}
          onChange={(event) => onChange({ action: event.target.value as AuditAction | '' })}
        >
          <option value="">{t.allActions}</option>
          {AUDIT_ACTIONS.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </Select>
      </Field>
      <CourseFilter
        title={courseId === '' ? t.allCourses : courseTitle}
        onChange={(chosen) => onChange({ courseId: chosen })}
      />
      <Field label={t.from}>
        <TextInput
          type="date"
          min="2020-01-01"
          max={to || '2099-12-31'}
          value={from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </Field>
      <Field label={t.to}>
        <TextInput
          type="date"
          min={from || '2020-01-01'}
          max="2099-12-31"
          value={to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </Field>
      {isFiltered && (
        <div>
          <Button tone="quiet" size="small" onClick={() => onChange(NO_FILTERS)}>
            {t.clearFilters}
          </Button>
        </div>
      )}
    </div>
  );
}

function PersonFilter({ person, onChange }: { person: string; onChange: FilterBarProps['onChange'] }) {
  const t = useTexts(texts);
  const { data: people = [] } = useQuery(peopleQuery);
  const known = person === '' || people.includes(person) ? people : [person, ...people];
  const labels: Record<string, string> = { [SERVER_ACTOR]: t.server, [UNKNOWN_ACTOR]: t.somebody };
  return (
    <Field label={t.person}>
      <Select value={person} onChange={(event) => onChange({ person: event.target.value })}>
        <option value="">{t.everybody}</option>
        {known.map((name) => (
          <option key={name} value={name} lang={getLang(labels[name] ?? name)}>
            {labels[name] ?? name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

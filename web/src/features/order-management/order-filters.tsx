import { inLanguage, titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { ORDER_STATUSES } from '@sikhya/contract/orders.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { Field } from '../../ui/field.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { courseOptionsQuery, revenueQuery } from './api.ts';
import { statusTexts, texts } from './texts.ts';
import type { OrderFilters } from './use-order-filters.ts';

type OrderFilterFieldsProps = {
  filters: OrderFilters;
  onChange: (changes: Partial<OrderFilters>) => void;
};

export function OrderFilterFields({ filters, onChange }: OrderFilterFieldsProps) {
  const t = useTexts(texts);
  const statusText = useTexts(statusTexts);
  const { search, status, from, to } = filters;
  return (
    <search className="grid gap-4">
      <SearchInput label={t.searchOrders} value={search} onSearch={(text) => onChange({ search: text })} />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Field label={t.status}>
          <Select
            value={status}
            onChange={({ target }) => onChange({ status: target.value as OrderFilters['status'] })}
          >
            <option value="">{t.allStatuses}</option>
            {ORDER_STATUSES.map((value) => (
              <option key={value} value={value}>
                {statusText[value]}
              </option>
            ))}
          </Select>
        </Field>
        <CourseSelect filters={filters} onChange={onChange} />
        <Field label={t.from}>
          <TextInput
            type="date"
            value={from}
            max={to || undefined}
            onChange={({ target }) => onChange({ from: target.value })}
          />
        </Field>
        <Field label={t.to}>
          <TextInput
            type="date"
            value={to}
            min={from || undefined}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        </Field>
      </div>
    </search>
  );
}

/** The first courses by title, and all courses and passes that were sold in the period. */
function CourseSelect({ filters: { courseId, from, to }, onChange }: OrderFilterFieldsProps) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const courses = useQuery(courseOptionsQuery).data ?? [];
  const sold = useQuery(revenueQuery(toPeriod({ from, to }))).data?.items ?? [];
  const options = new Map<string, string>([
    ...courses.map((course) => [course._id, inLanguage(course, language).title] as const),
    ...sold.map((item) => [item._id, titlesInLanguage(item, language).title] as const),
  ]);
  if (courseId && !options.has(courseId)) options.set(courseId, t.chosenCourse);
  return (
    <Field label={t.courseOrPass}>
      <Select value={courseId} onChange={({ target }) => onChange({ courseId: target.value })}>
        <option value="">{t.allCourses}</option>
        {[...options].map(([id, title]) => (
          <option key={id} value={id} lang={getLang(title)}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The days of a request, without those that are empty. */
export function toPeriod({ from, to }: Pick<OrderFilters, 'from' | 'to'>) {
  return { ...(from && { from }), ...(to && { to }) };
}
